/** Games in the terminal, and duels of players. */
@NullMarked
package dev.hindsight.cli.crossword.play;

import org.jspecify.annotations.NullMarked;
