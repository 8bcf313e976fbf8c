package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.ReferenceSides;
import dev.hindsight.backgammon.rules.Dice;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Rolls to bear off the last checker, or the first of fifteen: a memoised recursion. */
final class ReferenceRolls {
  private final boolean gammon;
  private final Map<List<Integer>, double[]> distributions = new HashMap<>();
  private final Map<List<Integer>, Double> means = new HashMap<>();

  ReferenceRolls(boolean gammon) {
    this.gammon = gammon;
  }

  double mean(List<Integer> side) {
    Double known = means.get(side);
    if (known == null) {
      double mean = 0;
      if (!isReached(side)) {
        mean = 1;
        for (Dice dice : Dice.ROLLS) {
          mean += dice.ways() * mean(best(side, dice)) / 36;
        }
      }
      known = mean;
      means.put(side, known);
    }
    return known;
  }

  /** Chances of 0, 1, … rolls. */
  double[] distribution(List<Integer> side) {
    double[] known = distributions.get(side);
    if (known == null) {
      known = new double[64];
      if (isReached(side)) {
        known[0] = 1;
      } else {
        for (Dice dice : Dice.ROLLS) {
          double[] after = distribution(best(side, dice));
          for (int rolls = 0; rolls < 63; rolls++) {
            known[rolls + 1] += dice.ways() * after[rolls] / 36;
          }
        }
      }
      distributions.put(side, known);
    }
    return known;
  }

  private boolean isReached(List<Integer> side) {
    int left = side.stream().mapToInt(i -> i).sum();
    return gammon ? left < 15 : left == 0;
  }

  private List<Integer> best(List<Integer> side, Dice dice) {
    List<Integer> best = null;
    for (List<Integer> end : ReferenceSides.ends(side, dice.high(), dice.low())) {
      if (best == null || mean(end) < mean(best)) {
        best = end;
      }
    }
    return best;
  }
}
