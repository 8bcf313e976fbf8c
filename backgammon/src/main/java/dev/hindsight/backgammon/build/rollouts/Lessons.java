package dev.hindsight.backgammon.build.rollouts;

import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.ReturnTable;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** What a net is to learn: positions with their six targets, and how much each counts. */
final class Lessons {
  private static final int LONGS = ReturnTable.LONGS;
  private static final int SIX = ReturnTable.RESULTS;
  private static final int FIRST_ROOM = 1024;

  private int count;
  private long[] cells = new long[LONGS * FIRST_ROOM];
  private float[] targets = new float[SIX * FIRST_ROOM];
  private float[] weights = new float[FIRST_ROOM];

  /** Adds a position with the six targets from a place of an array on. */
  void add(RunningBoard board, float[] six, int at, float weight) {
    if (count == weights.length) {
      int room = weights.length / 2 * 3;
      cells = Arrays.copyOf(cells, LONGS * room);
      targets = Arrays.copyOf(targets, SIX * room);
      weights = Arrays.copyOf(weights, room);
    }
    int cell = LONGS * count;
    cells[cell] = board.moverNear();
    cells[cell + 1] = board.moverFar();
    cells[cell + 2] = board.otherNear();
    cells[cell + 3] = board.otherFar();
    System.arraycopy(six, at, targets, SIX * count, SIX);
    weights[count] = weight;
    count++;
  }

  int count() {
    return count;
  }

  void position(int lesson, RunningBoard board) {
    int at = LONGS * lesson;
    board.set(cells[at], cells[at + 1], cells[at + 2], cells[at + 3]);
  }

  /** The targets of all; those of a lesson begin at six times its number. */
  float[] targets() {
    return targets;
  }

  float weight(int lesson) {
    return weights[lesson];
  }

  /** Puts numbers in a random order, each as likely as the others. */
  static void shuffle(int[] order, RandomGenerator random) {
    for (int last = order.length - 1; last > 0; last--) {
      int chosen = random.nextInt(last + 1);
      int moved = order[last];
      order[last] = order[chosen];
      order[chosen] = moved;
    }
  }
}
