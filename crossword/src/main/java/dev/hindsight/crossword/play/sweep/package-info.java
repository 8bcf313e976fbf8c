/** Every rack of a position at once: what the best move of each is worth. */
@NullMarked
package dev.hindsight.crossword.play.sweep;

import org.jspecify.annotations.NullMarked;
