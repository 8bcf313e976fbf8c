/** Bearoff sides as numbers, the moves between them, and what nets see of a position. */
@NullMarked
package dev.hindsight.backgammon.index;

import org.jspecify.annotations.NullMarked;
