package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Positions with few seeds, always the same for the same seed of chance. */
final class RandomPositions {
  private static final int PITS = 2 * Row.PITS;

  private RandomPositions() {}

  static List<OwarePosition> of(long seed, int count, int mostSeeds) {
    SplittableRandom random = new SplittableRandom(seed);
    List<OwarePosition> positions = new ArrayList<>();
    while (positions.size() < count) {
      int[] pits = new int[PITS];
      int seeds = random.nextInt(1, mostSeeds + 1);
      for (int thrown = 0; thrown < seeds; thrown++) {
        pits[random.nextInt(PITS)]++;
      }
      int southStore = random.nextInt(Row.MOST_SEEDS - seeds + 1);
      positions.add(
          new OwarePosition(
              Row.pack(pits, 0),
              Row.pack(pits, Row.PITS),
              southStore,
              Row.MOST_SEEDS - seeds - southStore,
              random.nextBoolean() ? Side.SOUTH : Side.NORTH));
    }
    return positions;
  }

  /** The same position as the other player sees it: everything changes sides. */
  static OwarePosition mirrored(OwarePosition position) {
    return new OwarePosition(
        position.north(),
        position.south(),
        position.northStore(),
        position.southStore(),
        position.toMove().opponent());
  }
}
