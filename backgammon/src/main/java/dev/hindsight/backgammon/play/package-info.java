/** Consulting bearoff tables: what a position is worth, the cube, the moves, the race. */
@NullMarked
package dev.hindsight.backgammon.play;

import org.jspecify.annotations.NullMarked;
