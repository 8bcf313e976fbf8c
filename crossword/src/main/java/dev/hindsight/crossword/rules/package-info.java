/** The rules of crossword games, in four parts: letters, words, board and notation. */
@NullMarked
package dev.hindsight.crossword.rules;

import org.jspecify.annotations.NullMarked;
