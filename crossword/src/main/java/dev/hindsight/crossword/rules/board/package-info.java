/** The board, what may be put on it, what that scores, and the game around it. */
@NullMarked
package dev.hindsight.crossword.rules.board;

import org.jspecify.annotations.NullMarked;
