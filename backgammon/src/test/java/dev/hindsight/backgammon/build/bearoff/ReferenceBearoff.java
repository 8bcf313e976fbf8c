package dev.hindsight.backgammon.build.bearoff;

import static dev.hindsight.backgammon.index.BearoffSides.side;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.ReferenceSides;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.table.CubeState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Values of pairs as they are defined: a memoised recursion on equities, in doubles. */
public final class ReferenceBearoff {
  private final BearoffIndex index;
  private final int[][][] ends;
  private final double[][][] equities;

  public ReferenceBearoff(BearoffIndex index) {
    this.index = index;
    this.ends = new int[index.size()][][];
    this.equities = new double[CubeState.values().length][index.size()][index.size()];
    for (double[][] plane : equities) {
      for (double[] row : plane) {
        Arrays.fill(row, Double.NaN);
      }
    }
  }

  /** The equity of the side on roll, not doubling this turn. */
  public double equity(CubeState state, int us, int them) {
    double known = equities[state.position()][us][them];
    if (!Double.isNaN(known)) {
      return known;
    }
    double equity = 0;
    if (us == 0) {
      equity = 1;
    } else if (them == 0) {
      equity = -1;
    } else {
      for (int roll = 0; roll < Dice.ROLLS.size(); roll++) {
        double best = -1;
        for (int end : ends(us)[roll]) {
          best = Math.max(best, -equityBeforeDoubling(mirrored(state), them, end));
        }
        equity += Dice.ROLLS.get(roll).ways() * best / 36;
      }
    }
    equities[state.position()][us][them] = equity;
    return equity;
  }

  public double fraction(CubeState state, int us, int them) {
    return (equity(state, us, them) + 1) / 2;
  }

  private double equityBeforeDoubling(CubeState state, int us, int them) {
    double noDouble = equity(state, us, them);
    if (state == CubeState.CUBELESS || state == CubeState.OPPONENTS || us == 0 || them == 0) {
      return noDouble;
    }
    double doubled = Math.min(1, 2 * equity(CubeState.OPPONENTS, us, them));
    return Math.max(noDouble, doubled);
  }

  private static CubeState mirrored(CubeState state) {
    return switch (state) {
      case CUBELESS, CENTRED -> state;
      case OWNED -> CubeState.OPPONENTS;
      case OPPONENTS -> CubeState.OWNED;
    };
  }

  private int[][] ends(int us) {
    if (ends[us] == null) {
      ends[us] = new int[Dice.ROLLS.size()][];
      List<Integer> side = ReferenceSides.counts(index.unrank(us), index.points());
      for (int roll = 0; roll < Dice.ROLLS.size(); roll++) {
        Dice dice = Dice.ROLLS.get(roll);
        List<Integer> ranks = new ArrayList<>();
        for (List<Integer> end : ReferenceSides.ends(side, dice.high(), dice.low())) {
          ranks.add(index.rank(side(end.stream().mapToInt(i -> i).toArray())));
        }
        ends[us][roll] = ranks.stream().mapToInt(i -> i).toArray();
      }
    }
    return ends[us];
  }
}
