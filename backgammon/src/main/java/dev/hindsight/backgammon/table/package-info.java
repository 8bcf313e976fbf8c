/** Bearoff tables: what is known of each side and of each pair of sides, sealed in files. */
@NullMarked
package dev.hindsight.backgammon.table;

import org.jspecify.annotations.NullMarked;
