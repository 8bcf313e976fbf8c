/** Matches in the terminal, duels of players, and the quiz. */
@NullMarked
package dev.hindsight.cli.backgammon.play;

import org.jspecify.annotations.NullMarked;
