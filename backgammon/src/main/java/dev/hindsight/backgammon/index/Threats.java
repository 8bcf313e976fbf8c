package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Checkers;

/**
 * What one side threatens the other with, in numbers that raw counts of checkers hide: shots, what
 * a hit would cost, how a rear checker gets away, how well a block holds, who cannot enter.
 *
 * <p>A blot six points away, with nothing else around, is hit by 17 of the 36 rolls; one twelve
 * points away by 3. Five points in a row leave the checker right behind them 11 rolls, six leave
 * none.
 *
 * <p>Sides are masks: bit c is cell c of the side's own numbering, the bar is bit 25. The same
 * point is c for one side and 25 − c for the other.
 */
final class Threats {
  /** All rolls of two dice. */
  static final int ROLLS = 36;

  private static final int FACES = 6;
  private static final int POINTS_MASK = (1 << Checkers.BAR) - 2;
  private static final int BAR_BIT = 1 << Checkers.BAR;
  private static final int AHEAD_POINTS = 12;
  private static final int AHEAD_MASK = (1 << AHEAD_POINTS) - 1;

  /** A checker has got away when it is beyond as many points as a full block has. */
  private static final int AWAY = FACES + 1;

  /**
   * {@code ESCAPES[mask]}: rolls with which a checker gets {@link #AWAY} or further, bit i of the
   * mask saying that the point i + 1 ahead is blocked; 4,096 bytes.
   */
  private static final byte[] ESCAPES = escapes();

  private Threats() {}

  private static byte[] escapes() {
    byte[] rolls = new byte[1 << AHEAD_POINTS];
    for (int mask = 0; mask < rolls.length; mask++) {
      int escaping = 0;
      for (int first = 1; first <= FACES; first++) {
        for (int second = 1; second <= FACES; second++) {
          escaping += escapes(mask, first, second) ? 1 : 0;
        }
      }
      rolls[mask] = (byte) escaping;
    }
    return rolls;
  }

  /** Steps of one checker, in either order of the dice; four steps with a double. */
  private static boolean escapes(int mask, int first, int second) {
    if (first != second) {
      return first + second >= AWAY
          && isOpen(mask, first + second)
          && (isOpen(mask, first) || isOpen(mask, second));
    }
    for (int steps = 1; steps <= 4 && isOpen(mask, steps * first); steps++) {
      if (steps * first >= AWAY) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOpen(int mask, int ahead) {
    return ahead > AHEAD_POINTS || (mask >>> (ahead - 1) & 1) == 0;
  }

  /** Cells of one side as the other numbers them; both bars are left out. */
  static int turned(int cells) {
    return Integer.reverse(cells) >>> (31 - Checkers.BAR) & POINTS_MASK;
  }

  /**
   * Rolls, out of 36, with which a side can hit at least one blot, and in the upper half what the
   * dearest hits cost in pips, summed over the 36. Both dice need not be playable: this is a sight
   * of the board, not a rule.
   *
   * @param occupied the hitter's cells with a checker
   * @param onBar how many the hitter has on the bar
   * @param blots the other's blots, as the hitter numbers points
   * @param blocked points where the other has two or more, as the hitter numbers them
   */
  static int shotsAndCost(int occupied, int onBar, int blots, int blocked) {
    if (blots == 0) {
      return 0;
    }
    int open = ~blocked;
    int shots = 0;
    int cost = 0;
    // Without branches on what is hit, which nobody could foresee.
    for (int high = 1; high <= FACES; high++) {
      int hit = blots & hitByDouble(occupied, onBar, high, open);
      shots += oneIfAny(hit);
      cost += highest(hit);
      for (int low = 1; low < high; low++) {
        hit = blots & hitByRoll(occupied, onBar, high, low, open);
        shots += 2 * oneIfAny(hit);
        cost += 2 * highest(hit);
      }
    }
    return cost << 16 | shots;
  }

  private static int oneIfAny(int cells) {
    return (cells | -cells) >>> 31;
  }

  /** A checker hit on the hitter's point p has lost p pips; none has lost 0. */
  private static int highest(int cells) {
    return 31 - Integer.numberOfLeadingZeros(cells | 1);
  }

  /** Points that are reached with a roll that is not a double. */
  private static int hitByRoll(int occupied, int onBar, int high, int low, int open) {
    if (onBar == 0) {
      int byHigh = occupied >>> high;
      int byLow = occupied >>> low;
      return byHigh | byLow | (byHigh & open) >>> low | (byLow & open) >>> high;
    }
    int enterHigh = BAR_BIT >>> high & open;
    int enterLow = BAR_BIT >>> low & open;
    if (onBar > 1) {
      return enterHigh | enterLow;
    }
    int others = occupied & ~BAR_BIT;
    return enterHigh
        | enterLow
        | (enterHigh == 0 ? 0 : (others | enterHigh) >>> low)
        | (enterLow == 0 ? 0 : (others | enterLow) >>> high);
  }

  /** Points that are reached with a double. */
  private static int hitByDouble(int occupied, int onBar, int die, int open) {
    int from = occupied;
    int reached = 0;
    if (onBar > 0) {
      int entered = BAR_BIT >>> die & open;
      if (entered == 0) {
        return 0;
      }
      from = (occupied & ~BAR_BIT) | entered;
      reached = entered;
    }
    for (int steps = onBar; steps < 4; steps++) {
      int next = from >>> die;
      reached |= next;
      from = next & open;
    }
    return reached;
  }

  /**
   * Rolls with which the rearmost checker of a side gets away from the points in front of it.
   *
   * @param rearmost its cell
   * @param othersPoints where the other has two or more, as the other numbers them
   */
  static int escapes(int rearmost, int othersPoints) {
    int points = othersPoints & POINTS_MASK;
    return ESCAPES[points >>> (Checkers.BAR + 1 - rearmost) & AHEAD_MASK];
  }

  /**
   * The fewest rolls with which a checker of the other side, standing anywhere from the bar to the
   * side's own point 6, would get away from the points that this side holds.
   */
  static int escapesLeft(int points) {
    int fewest = ROLLS;
    for (int standing = 0; standing <= Checkers.HOME_POINTS; standing++) {
      fewest = Math.min(fewest, ESCAPES[points >>> (standing + 1) & AHEAD_MASK]);
    }
    return fewest;
  }
}
