package dev.hindsight.oware.table;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;

/**
 * Exact knowledge about every board with few enough seeds. Any number of threads may ask; nothing
 * is allocated.
 */
public interface OwareTable {
  /** The answer to what the table does not know. */
  int UNKNOWN = Integer.MIN_VALUE;

  /** How the table is called in what people read, such as {@code endgame-15}. */
  String name();

  /** The rules its values are true under. */
  OwareRules rules();

  /** The most seeds on the board that it knows about. */
  int mostSeeds();

  /**
   * The net seeds that the mover gets from here on with best play of both.
   *
   * @param mover the mover's row
   * @param other the other player's row
   * @param turnsLeft plies before the game is stopped, or {@link OwareRules#NO_TURN_LIMIT}
   * @return the value, or {@link #UNKNOWN} if the table does not know it exactly
   */
  int findNetSeedsForMover(long mover, long other, int turnsLeft);

  /**
   * At least this for the mover when there is no turn limit, whatever a repetition is worth; minus
   * all seeds on the board if the table does not know better.
   */
  default int lowestForMover(long mover, long other) {
    return -Row.total(mover) - Row.total(other);
  }

  /** At most this for the mover when there is no turn limit, whatever a repetition is worth. */
  default int highestForMover(long mover, long other) {
    return Row.total(mover) + Row.total(other);
  }
}
