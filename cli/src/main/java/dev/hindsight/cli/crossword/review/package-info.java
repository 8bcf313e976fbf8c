/** Recorded games, turn by turn. */
@NullMarked
package dev.hindsight.cli.crossword.review;

import org.jspecify.annotations.NullMarked;
