/** Crossword games: words on a board, tiles from a bag, and what a rack is worth. */
@NullMarked
package dev.hindsight.crossword;

import org.jspecify.annotations.NullMarked;
