package dev.hindsight.oware.build;

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

  int startOf(int ofTurn) {
    return turnStarts[ofTurn];
  }

  int endOf(int ofTurn) {
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
