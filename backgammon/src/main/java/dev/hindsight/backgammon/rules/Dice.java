package dev.hindsight.backgammon.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Two dice as they lie, such as 3-1.
 *
 * <p>The order is kept because other people's files write it; the rules do not care. {@link #ROLLS}
 * lists the 21 different rolls, larger die first, in the order 1-1, 2-1, 2-2, 3-1, … 6-6; {@link
 * #ways} of them sum to 36.
 */
public record Dice(int first, int second) {
  /** Ordered pairs of two dice: the denominator of every roll's probability. */
  public static final int ALL_WAYS = 36;

  /** The 21 rolls, larger die first. */
  public static final List<Dice> ROLLS = everyRoll();

  public Dice {
    if (first < 1 || first > 6 || second < 1 || second > 6) {
      throw new IllegalArgumentException(
          "a die shows 1 to 6, so there is no roll " + first + "-" + second);
    }
  }

  private static List<Dice> everyRoll() {
    List<Dice> rolls = new ArrayList<>();
    for (int high = 1; high <= 6; high++) {
      for (int low = 1; low <= high; low++) {
        rolls.add(new Dice(high, low));
      }
    }
    return List.copyOf(rolls);
  }

  public int high() {
    return Math.max(first, second);
  }

  public int low() {
    return Math.min(first, second);
  }

  public boolean isDouble() {
    return first == second;
  }

  /** In how many of the 36 ordered pairs this roll comes up. */
  public int ways() {
    return isDouble() ? 1 : 2;
  }

  @Override
  public String toString() {
    return first + "-" + second;
  }
}
