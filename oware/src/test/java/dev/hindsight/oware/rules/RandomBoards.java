package dev.hindsight.oware.rules;

import java.util.SplittableRandom;

/** Random boards for tests: every shape, from a single seed to all 48 in one pit. */
public final class RandomBoards {
  private RandomBoards() {}

  /** Throws the seeds into a random subset of the pits, so that crowded pits are common too. */
  public static int[] board(int seeds, SplittableRandom random) {
    int[] board = new int[12];
    int pits = random.nextInt(1, 13);
    int[] chosen = new int[pits];
    for (int i = 0; i < pits; i++) {
      chosen[i] = random.nextInt(12);
    }
    for (int seed = 0; seed < seeds; seed++) {
      board[chosen[random.nextInt(pits)]]++;
    }
    return board;
  }
}
