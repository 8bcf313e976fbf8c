/** Positions, games and moves as text. */
@NullMarked
package dev.hindsight.crossword.rules.notation;

import org.jspecify.annotations.NullMarked;
