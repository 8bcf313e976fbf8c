package dev.hindsight.oware.build;

/**
 * A solved book before it is sealed: for every board the turns at which its value changes.
 *
 * <p>The changes of board s are {@code firstChange[s]} to below {@code firstChange[s + 1]} in
 * {@code turns} (unsigned, ascending) and {@code values}. With no turn left every board is worth 0.
 *
 * @param lastTurn the last turn that was needed, or the limit asked for
 * @param complete whether the values stay the same for ever after {@code lastTurn}
 */
@SuppressWarnings("ArrayRecordComponent") // a carrier between solver and file, never compared
record SolvedBook(int[] firstChange, byte[] turns, byte[] values, int lastTurn, boolean complete) {

  /** Sorts the changes of all logs by board; within a board they come in order of turns. */
  static SolvedBook of(int boards, int lastTurn, boolean complete, ChangeLog[] logs) {
    int[] firstChange = new int[boards + 1];
    for (ChangeLog log : logs) {
      for (int change = 0; change < log.size(); change++) {
        firstChange[log.board(change) + 1]++;
      }
    }
    for (int board = 0; board < boards; board++) {
      firstChange[board + 1] = Math.addExact(firstChange[board], firstChange[board + 1]);
    }
    int[] next = firstChange.clone();
    byte[] turns = new byte[firstChange[boards]];
    byte[] values = new byte[turns.length];
    for (int turn = 1; turn <= lastTurn; turn++) {
      for (ChangeLog log : logs) {
        for (int change = log.startOf(turn); change < log.endOf(turn); change++) {
          int place = next[log.board(change)]++;
          turns[place] = (byte) turn;
          values[place] = log.value(change);
        }
      }
    }
    return new SolvedBook(firstChange, turns, values, lastTurn, complete);
  }

  /** How many changes each board has, as unsigned bytes. */
  byte[] changesOf() {
    byte[] counts = new byte[firstChange.length - 1];
    for (int board = 0; board < counts.length; board++) {
      counts[board] = (byte) (firstChange[board + 1] - firstChange[board]);
    }
    return counts;
  }

  /** The value with so many turns left: that of the last change not later than that. */
  int value(int board, int turnsLeft) {
    int value = 0;
    for (int change = firstChange[board]; change < firstChange[board + 1]; change++) {
      if ((turns[change] & 0xFF) > turnsLeft) {
        break;
      }
      value = values[change];
    }
    return value;
  }
}
