/** What commands for crossword games share: the words, tiles and tables to play with. */
@NullMarked
package dev.hindsight.cli.crossword.options;

import org.jspecify.annotations.NullMarked;
