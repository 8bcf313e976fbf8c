package dev.hindsight.crossword.build;

import dev.hindsight.crossword.rules.board.Game;
import java.util.random.RandomGenerator;

/**
 * A game of a player against itself, one turn after another.
 *
 * <pre>{@code
 * self.start(random);
 * while (!self.game().isOver()) {
 *   int equityMillipoints = self.findMove();
 *   self.playMove();
 * }
 * }</pre>
 *
 * One object serves for any number of games, one thread at a time.
 */
public interface SelfPlay {
  /** Begins another game; all its chance comes from here. */
  void start(RandomGenerator random);

  Game game();

  /** Finds the best move of the seat on turn, and says what it is worth in millipoints. */
  int findMove();

  /**
   * What the best move would be worth if the seat on turn had another rack, and the tiles of its
   * own were among those that it does not see. Nothing changes, but a move found before is
   * forgotten.
   */
  int look(int[] rackCounts);

  /** Whether the move found last is a pass. */
  boolean isPass();

  /** Plays the move found last. */
  void playMove();
}
