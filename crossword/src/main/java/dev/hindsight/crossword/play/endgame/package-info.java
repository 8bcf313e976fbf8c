/** Exact values once the tiles are known, or nearly so: the endgame and the turns before it. */
@NullMarked
package dev.hindsight.crossword.play.endgame;

import org.jspecify.annotations.NullMarked;
