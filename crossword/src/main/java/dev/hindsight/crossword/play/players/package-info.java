/** Those who choose a move, as people write them and as programs use them. */
@NullMarked
package dev.hindsight.crossword.play.players;

import org.jspecify.annotations.NullMarked;
