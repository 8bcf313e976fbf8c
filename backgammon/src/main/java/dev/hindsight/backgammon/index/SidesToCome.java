package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Every side that one bearoff side can still become, and what each roll makes of each of them.
 *
 * <p>They are numbered by pip count, ties by rank: the empty side is 0 and the side itself is the
 * last. Two checkers on the ace point have two, themselves and none, since every roll bears both
 * off. So a question about one bearoff looks at its own sides and not at all of an index.
 */
public final class SidesToCome {
  private static final int ROLLS = Dice.ROLLS.size();

  private final BearoffIndex index;

  /** {@code numbers[rank]}: the number of a side, or −1 if it cannot come up. */
  private final int[] numbers;

  /** {@code pips[number]}, ascending. */
  private final int[] pips;

  /** {@code starts[number · 21 + roll]} to the next entry: that list within {@code successors}. */
  private final int[] starts;

  private final int[] successors;

  private SidesToCome(BearoffIndex index, int[] unordered) {
    int[] ranks = byPips(index, unordered);
    this.index = index;
    this.numbers = new int[index.size()];
    this.pips = new int[ranks.length];
    this.starts = new int[ranks.length * ROLLS + 1];
    Arrays.fill(numbers, -1);
    for (int number = 0; number < ranks.length; number++) {
      numbers[ranks[number]] = number;
      pips[number] = Checkers.pips(index.unrank(ranks[number]), 0);
    }
    BearoffStep step = new BearoffStep(index);
    int[] found = new int[64 * ranks.length];
    int end = 0;
    for (int number = 0; number < ranks.length; number++) {
      long side = index.unrank(ranks[number]);
      for (int roll = 0; roll < ROLLS; roll++) {
        Dice dice = Dice.ROLLS.get(roll);
        int count = step.play(side, dice.high(), dice.low());
        if (found.length - end < count) {
          found = Arrays.copyOf(found, Math.addExact(end, Math.max(count, end)));
        }
        for (int next = 0; next < count; next++) {
          found[end + next] = numbers[step.rank(next)];
        }
        end += count;
        starts[number * ROLLS + roll + 1] = end;
      }
    }
    this.successors = Arrays.copyOf(found, end);
  }

  /**
   * Those of a side; empty if it reaches beyond {@link BearoffIndex#MOST_POINTS} or there are too
   * many of them.
   *
   * @param most how many there may be
   */
  public static Optional<SidesToCome> find(long near, long far, int most) {
    int points = Math.max(Checkers.HOME_POINTS, Checkers.rearmost(near, far));
    int checkers = Math.max(1, Checkers.PER_SIDE - Checkers.on(Checkers.OFF, near, far));
    if (points > BearoffIndex.MOST_POINTS) {
      return Optional.empty();
    }
    BearoffIndex index = new BearoffIndex(points, checkers);
    BearoffStep step = new BearoffStep(index);
    boolean[] seen = new boolean[index.size()];
    int[] ranks = new int[Math.min(most, index.size())];
    int count = 0;
    seen[index.rank(near)] = true;
    ranks[count++] = index.rank(near);
    for (int looked = 0; looked < count; looked++) {
      long side = index.unrank(ranks[looked]);
      for (Dice dice : Dice.ROLLS) {
        int ends = step.play(side, dice.high(), dice.low());
        for (int end = 0; end < ends; end++) {
          int rank = step.rank(end);
          if (!seen[rank]) {
            if (count == ranks.length) {
              return Optional.empty();
            }
            seen[rank] = true;
            ranks[count++] = rank;
          }
        }
      }
    }
    return Optional.of(new SidesToCome(index, Arrays.copyOf(ranks, count)));
  }

  /** All sides with up to this many checkers on the home points: whatever any of them becomes. */
  public static SidesToCome all(int checkers) {
    BearoffIndex index = new BearoffIndex(Checkers.HOME_POINTS, checkers);
    return new SidesToCome(index, IntStream.range(0, index.size()).toArray());
  }

  private static int[] byPips(BearoffIndex index, int[] ranks) {
    return Arrays.stream(ranks)
        .mapToLong(rank -> (long) Checkers.pips(index.unrank(rank), 0) << 32 | rank)
        .sorted()
        .mapToInt(key -> (int) key)
        .toArray();
  }

  /** How many there are, the empty side and the side itself included. */
  public int size() {
    return pips.length;
  }

  /** Whether a side can come up. */
  public boolean covers(long near, long far) {
    return index.covers(near, far) && numbers[index.rank(near)] >= 0;
  }

  /** The number of a side that can come up. */
  public int numberOf(long near) {
    return numbers[index.rank(near)];
  }

  /** The first number of a greater pip count than this number's. */
  public int endOfLayer(int number) {
    int end = number + 1;
    while (end < pips.length && pips[end] == pips[number]) {
      end++;
    }
    return end;
  }

  /** Where the list of a side and a roll begins in {@link #successors}; the next begins behind. */
  public int start(int number, int roll) {
    return starts[number * ROLLS + roll];
  }

  /** Numbers of sides after a roll, for kernels: do not write. */
  public int[] successors() {
    return successors;
  }
}
