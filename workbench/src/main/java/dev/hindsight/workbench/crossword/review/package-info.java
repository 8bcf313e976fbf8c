/** Recorded games, turn by turn: what each move gave away. */
@NullMarked
package dev.hindsight.workbench.crossword.review;

import org.jspecify.annotations.NullMarked;
