/** What is sealed in files: bearoff tables of sides and of pairs of sides, nets, and anchors. */
@NullMarked
package dev.hindsight.backgammon.table;

import org.jspecify.annotations.NullMarked;
