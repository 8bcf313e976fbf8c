package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.random.RandomGenerator;

/** Chooses moves; one for each thread, since players own scratch memory. */
public interface BackgammonPlayer {
  /**
   * Chooses one of the end positions of a roll.
   *
   * @param before the board before the move, seen by this player
   * @param ends what the roll can lead to, at least one
   * @return the index of the end position
   */
  int choose(RunningBoard before, MoveGenerator ends, RandomGenerator random);

  /** Goes home: no more moves will be asked for. */
  default void close() {}
}
