package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Boards on which both sides have all their checkers home. */
final class HomeBoards {
  private HomeBoards() {}

  /** The mover's checkers on points 1 to 6, then the other's. */
  static Board of(int[] mover, int[] other) {
    return Board.of(Arrays.copyOf(mover, 25), Arrays.copyOf(other, 25));
  }

  /** Every side of up to so many checkers, the empty one first. */
  static List<int[]> sides(int mostCheckers) {
    List<int[]> sides = new ArrayList<>();
    for (int checkers = 0; checkers <= mostCheckers; checkers++) {
      add(sides, new int[6], 0, checkers);
    }
    return sides;
  }

  private static void add(List<int[]> sides, int[] side, int point, int left) {
    if (point == 5) {
      side[5] = left;
      sides.add(side.clone());
      return;
    }
    for (int here = 0; here <= left; here++) {
      side[point] = here;
      add(sides, side, point + 1, left - here);
    }
  }

  /** A side of 1 to so many checkers anywhere at home. */
  static int[] random(RandomGenerator random, int mostCheckers) {
    int[] side = new int[6];
    for (int left = 1 + random.nextInt(mostCheckers); left > 0; left--) {
      side[random.nextInt(6)]++;
    }
    return side;
  }
}
