package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Dice;
import java.util.Arrays;

/**
 * For every side and each of the 21 rolls, the sides it can become: all of them, each once.
 *
 * <p>Sides are places in {@link PipOrder}, rolls the positions in {@link Dice#ROLLS}. Places of one
 * list ascend. With six points a side has 74.7 successors over all rolls on average for up to 6
 * checkers, 122 for 10, 170 for 15 (37 MB of ints then). No successor is left out for looking worse
 * than another: advancing a checker further can hurt, because gaps waste pips.
 */
public final class BearoffMoves {
  public static final int ROLLS = Dice.ROLLS.size();

  private final PipOrder order;

  /** {@code starts[place · 21 + roll]} to the next entry: that list within {@code successors}. */
  private final int[] starts;

  private final int[] successors;

  private BearoffMoves(PipOrder order, int[] starts, int[] successors) {
    this.order = order;
    this.starts = starts;
    this.successors = successors;
  }

  /** Plays every roll from every side of the index. */
  public static BearoffMoves build(BearoffIndex index, PipOrder order) {
    int[] starts = new int[index.size() * ROLLS + 1];
    int[] successors = new int[index.size() * 64];
    BearoffStep step = new BearoffStep(index);
    int end = 0;
    for (int place = 0; place < index.size(); place++) {
      long side = index.unrank(order.rankAt(place));
      for (int roll = 0; roll < ROLLS; roll++) {
        Dice dice = Dice.ROLLS.get(roll);
        int count = step.play(side, dice.high(), dice.low());
        if (successors.length - end < count) {
          successors = Arrays.copyOf(successors, Math.addExact(end, Math.max(count, end / 2)));
        }
        for (int found = 0; found < count; found++) {
          successors[end + found] = order.placeOf(step.rank(found));
        }
        Arrays.sort(successors, end, end + count);
        end += count;
        starts[place * ROLLS + roll + 1] = end;
      }
    }
    return new BearoffMoves(order, starts, Arrays.copyOf(successors, end));
  }

  public PipOrder order() {
    return order;
  }

  /**
   * Where the lists of a side and roll begin in {@link #successors}; they end where the next do.
   */
  public int start(int place, int roll) {
    return starts[place * ROLLS + roll];
  }

  public int end(int place, int roll) {
    return starts[place * ROLLS + roll + 1];
  }

  /** Successors of all sides and rolls. */
  public long count() {
    return successors.length;
  }

  /** One successor: a place. */
  public int successor(int entry) {
    return successors[entry];
  }

  /** The lists' bounds for kernels: do not write. See {@link #start}. */
  public int[] starts() {
    return starts;
  }

  /** All lists for kernels: do not write. */
  public int[] successors() {
    return successors;
  }
}
