/**
 * Crossword games at the workbench: a room for each use. What people open is in {@code files},
 * questions about a position in {@code ask}, tables and trainings in {@code build}, recorded games
 * in {@code review}, games and duels in {@code play}.
 */
@NullMarked
package dev.hindsight.workbench.crossword;

import org.jspecify.annotations.NullMarked;
