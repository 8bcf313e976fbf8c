package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Positions with their targets, to be learnt in a random order. */
final class SampleList {
  private static final int SIX = NetEncoding.OUTPUTS;
  private static final int LONGS = 4;
  private static final SampleKind[] KINDS = SampleKind.values();

  private int size;
  private long[] positions = new long[LONGS * 1024];
  private float[] targets = new float[SIX * 1024];
  private byte[] kinds = new byte[1024];
  private int[] order = new int[1024];

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  /** Adds a position with the six chances from a place of an array on. */
  void add(RunningBoard board, float[] target, int at, SampleKind kind) {
    if (size == kinds.length) {
      positions = Arrays.copyOf(positions, 2 * positions.length);
      targets = Arrays.copyOf(targets, 2 * targets.length);
      kinds = Arrays.copyOf(kinds, 2 * kinds.length);
      order = Arrays.copyOf(order, 2 * order.length);
    }
    positions[LONGS * size] = board.moverNear();
    positions[LONGS * size + 1] = board.moverFar();
    positions[LONGS * size + 2] = board.otherNear();
    positions[LONGS * size + 3] = board.otherFar();
    System.arraycopy(target, at, targets, SIX * size, SIX);
    kinds[size] = (byte) kind.position();
    order[size] = size;
    size++;
  }

  /** Puts the samples in a random order, each as likely as the others. */
  void shuffle(RandomGenerator random) {
    for (int last = size - 1; last > 0; last--) {
      int chosen = random.nextInt(last + 1);
      int moved = order[last];
      order[last] = order[chosen];
      order[chosen] = moved;
    }
  }

  /** Sets a board to a sample in the present order and returns where it stands in the arrays. */
  int read(int number, RunningBoard board) {
    int sample = order[number];
    int at = LONGS * sample;
    board.set(positions[at], positions[at + 1], positions[at + 2], positions[at + 3]);
    return sample;
  }

  float[] targets() {
    return targets;
  }

  SampleKind kind(int sample) {
    return KINDS[kinds[sample]];
  }
}
