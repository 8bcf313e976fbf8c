package dev.hindsight.oware.play.search;

import java.util.Comparator;
import java.util.List;

/**
 * What a move is worth to the player who makes it.
 *
 * @param pit where the seeds are taken from, 0 to 5
 * @param captured seeds captured at once
 * @param hundredthsForMover net seeds from here on, the captured ones among them, in hundredths of
 *     a seed; a multiple of 100 if exact
 * @param exact whether the value is proven, or only an estimate
 * @param line the pits of best play, this move first, as far as the search has seen it
 */
public record MoveValue(
    int pit, int captured, int hundredthsForMover, boolean exact, List<Integer> line) {
  /** Hundredths in a seed. */
  public static final int SEED = 100;

  /**
   * Best first, in a fixed total order: the greatest value, then the most seeds captured at once,
   * then the pit furthest to the left.
   */
  public static final Comparator<MoveValue> BEST_FIRST =
      Comparator.comparingInt(MoveValue::hundredthsForMover)
          .thenComparingInt(MoveValue::captured)
          .reversed()
          .thenComparingInt(MoveValue::pit);

  public MoveValue {
    line = List.copyOf(line);
  }

  /** Net seeds from here on, rounded to whole seeds; nothing is lost if exact. */
  public int netSeedsForMover() {
    return Math.floorDiv(hundredthsForMover + SEED / 2, SEED);
  }
}
