/**
 * Every rack of a position at once: what each multiset of tiles is worth on the board, and what the
 * best move of each rack.
 */
@NullMarked
package dev.hindsight.crossword.play.sweep;

import org.jspecify.annotations.NullMarked;
