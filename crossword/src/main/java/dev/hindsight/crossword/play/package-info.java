/**
 * What a game is played with. The rooms go from what a play is worth ({@code evaluate}) over the
 * moves of a turn ({@code find}) and looking ahead or back ({@code simulation}, {@code inference},
 * {@code endgame}) and all racks at once ({@code sweep}) to those who choose ({@code players});
 * each may use those before it.
 */
@NullMarked
package dev.hindsight.crossword.play;

import org.jspecify.annotations.NullMarked;
