package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.BearoffStep;
import dev.hindsight.backgammon.rules.Dice;
import java.util.Arrays;

/**
 * Holds a two-sided table against the rules, one ply at a time: what a pair should be worth by the
 * stored values of everything that it can become.
 *
 * <pre>{@code
 * OnePlyCheck check = new OnePlyCheck(table);
 * check.putOnRoll(462);                             // six checkers on the ace point
 * double difference = check.differenceAgainst(923); // from the stored value, in 65,535ths
 * }</pre>
 *
 * <p>Values that were rounded once differ by less than 2, those of gnubg, which truncates at every
 * step, hardly more; a damaged byte usually by much more. Since every value depends on those after
 * it and the last are known, a table without differences is right as a whole.
 *
 * <p>For one thread.
 */
public final class OnePlyCheck {
  private static final double WHOLE = BearoffFormat.WHOLE;

  private final BearoffTable table;
  private final BearoffIndex index;
  private final BearoffStep step;
  private final int values;

  /** The successors of the side on roll, roll after roll; those of a roll end at its bound. */
  private int[] successors = new int[1 << 12];

  private final int[] ends = new int[Dice.ROLLS.size()];
  private int onRoll;

  /** By cube state: the best value over the successors of a roll, and the sum over the rolls. */
  private final double[] best = new double[CubeState.values().length];

  private final double[] sums = new double[CubeState.values().length];

  public OnePlyCheck(BearoffTable table) {
    this.table = table;
    this.index = table.index();
    this.step = new BearoffStep(index);
    this.values = BearoffFormat.valuesOfPair(table.isCubeful());
  }

  /** From now on this side, by its number, is on roll. */
  public void putOnRoll(int moverRank) {
    onRoll = moverRank;
    long side = index.unrank(moverRank);
    int end = 0;
    for (int roll = 0; roll < ends.length; roll++) {
      Dice dice = Dice.ROLLS.get(roll);
      int count = step.play(side, dice.high(), dice.low());
      if (end + count > successors.length) {
        successors = Arrays.copyOf(successors, 2 * (end + count));
      }
      for (int found = 0; found < count; found++) {
        successors[end++] = step.rank(found);
      }
      ends[roll] = end;
    }
  }

  /** The largest difference among the values of the pair, in 65,535ths of the whole. */
  public double differenceAgainst(int otherRank) {
    recompute(otherRank);
    double largest = 0;
    for (int value = 0; value < values; value++) {
      int stored = table.stored(value, onRoll, otherRank);
      largest = Math.max(largest, Math.abs(stored - sums[value] / 36));
    }
    return largest;
  }

  private void recompute(int otherRank) {
    Arrays.fill(sums, 0);
    if (onRoll == 0 || otherRank == 0) {
      Arrays.fill(sums, onRoll == 0 ? 36 * WHOLE : 0);
      return;
    }
    int from = 0;
    for (int roll = 0; roll < ends.length; roll++) {
      Arrays.fill(best, 0);
      for (int at = from; at < ends[roll]; at++) {
        raiseBest(otherRank, successors[at]);
      }
      from = ends[roll];
      for (int value = 0; value < values; value++) {
        sums[value] += Dice.ROLLS.get(roll).ways() * best[value];
      }
    }
  }

  /** After the roll the other player is on roll, and whoever owned the cube is now his opponent. */
  private void raiseBest(int otherRank, int successor) {
    raise(CubeState.CUBELESS, table.stored(CubeState.CUBELESS, otherRank, successor));
    if (values > 1) {
      double opponents = table.stored(CubeState.OPPONENTS, otherRank, successor);
      double centred = table.stored(CubeState.CENTRED, otherRank, successor);
      double owned = table.stored(CubeState.OWNED, otherRank, successor);
      // Twice the equity of e is a fraction of 2e − 1/2, and nobody gets more than the whole.
      double doubled = Math.min(WHOLE, 2 * opponents - WHOLE / 2);
      raise(CubeState.OWNED, opponents);
      raise(CubeState.CENTRED, Math.max(centred, doubled));
      raise(CubeState.OPPONENTS, Math.max(owned, doubled));
    }
  }

  private void raise(CubeState state, double forOther) {
    best[state.position()] = Math.max(best[state.position()], WHOLE - forOther);
  }
}
