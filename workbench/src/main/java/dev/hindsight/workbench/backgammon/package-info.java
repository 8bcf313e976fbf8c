/**
 * Backgammon at the workbench: a room for each use, as in crossword games. What people open is in
 * {@code files}, questions about a position in {@code ask}, tables and nets in {@code build},
 * recorded matches in {@code review}, matches, quizzes and duels in {@code play}; {@code redis} is
 * the one place that knows the server of that name.
 */
@NullMarked
package dev.hindsight.workbench.backgammon;

import org.jspecify.annotations.NullMarked;
