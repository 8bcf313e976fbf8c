/** Bearoff sides as numbers, and the moves between them. */
@NullMarked
package dev.hindsight.backgammon.index;

import org.jspecify.annotations.NullMarked;
