package dev.hindsight.oware.build;

import dev.hindsight.oware.table.BookChanges;
import java.util.Arrays;

/** The changes of value that one worker found, turn after turn, as they came. */
final class ChangeLog {
  private int[] boards = new int[1 << 10];
  private byte[] values = new byte[1 << 10];

  /** Of the current turn only: {@code valuesBefore[c - firstOfTurn()]} belongs to change c. */
  private byte[] valuesBefore = new byte[1 << 10];

  private int size;

  /** {@code turnStarts[t]}: where the changes of turn t begin; turn 0 has none. */
  private int[] turnStarts = new int[1 << 8];

  private int turn;

  /** The changes of all logs by board; within a board they come in order of turns. */
  static BookChanges sorted(ChangeLog[] logs, int boards, int lastTurn, boolean complete) {
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
    byte[] netSeeds = new byte[turns.length];
    for (int turn = 1; turn <= lastTurn; turn++) {
      for (ChangeLog log : logs) {
        for (int change = log.startOf(turn); change < log.endOf(turn); change++) {
          int place = next[log.board(change)]++;
          turns[place] = (byte) turn;
          netSeeds[place] = log.value(change);
        }
      }
    }
    return new BookChanges(firstChange, turns, netSeeds, lastTurn, complete);
  }

  void beginTurn(int newTurn) {
    if (newTurn + 1 >= turnStarts.length) {
      turnStarts = Arrays.copyOf(turnStarts, 2 * turnStarts.length);
    }
    turn = newTurn;
    turnStarts[turn] = size;
    turnStarts[turn + 1] = size;
  }

  void add(int board, int valueBefore, int value) {
    if (size == boards.length) {
      int larger = Math.addExact(size, size / 2);
      boards = Arrays.copyOf(boards, larger);
      values = Arrays.copyOf(values, larger);
    }
    int ofTurn = sizeOfTurn();
    if (ofTurn == valuesBefore.length) {
      valuesBefore = Arrays.copyOf(valuesBefore, Math.addExact(ofTurn, ofTurn / 2));
    }
    valuesBefore[ofTurn] = (byte) valueBefore;
    boards[size] = board;
    values[size++] = (byte) value;
    turnStarts[turn + 1] = size;
  }

  int size() {
    return size;
  }

  int firstOfTurn() {
    return turnStarts[turn];
  }

  int sizeOfTurn() {
    return size - turnStarts[turn];
  }

  private int startOf(int ofTurn) {
    return turnStarts[ofTurn];
  }

  private int endOf(int ofTurn) {
    return turnStarts[ofTurn + 1];
  }

  int board(int change) {
    return boards[change];
  }

  /** What the value was before a change of the current turn. */
  byte valueBefore(int change) {
    return valuesBefore[change - firstOfTurn()];
  }

  byte value(int change) {
    return values[change];
  }
}
