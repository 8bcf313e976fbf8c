package dev.hindsight.crossword.play.players;

import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import java.util.random.RandomGenerator;

/**
 * Somebody who plays: given a game that is not over, chooses a move for the seat on turn. One
 * thread at a time.
 *
 * <p>The game shows everything, but a player looks only at what its seat can see: the board, its
 * own rack, the scores, how many tiles are in the bag, and, once that is empty, the opponent's
 * rack. What a player does is a function of that, the generator and the moves since {@link
 * #newGame}.
 */
public interface Player {
  /** A legal move. All chance comes from {@code random}. */
  Move choose(Game game, RandomGenerator random);

  /** Another game begins: forgets what was learnt in the last one. */
  default void newGame() {}

  /** Goes home: no more moves will be asked for. */
  default void close() {}
}
