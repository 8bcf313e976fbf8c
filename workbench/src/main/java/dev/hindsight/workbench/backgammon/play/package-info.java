/** Matches against a player of the program, quizzes, and duels of two players. */
@NullMarked
package dev.hindsight.workbench.backgammon.play;

import org.jspecify.annotations.NullMarked;
