package dev.hindsight.backgammon.rules;

import org.jspecify.annotations.Nullable;

/**
 * The doubling cube: its value, and who holds it ({@code null} when it stands in the middle).
 *
 * <p>While a double is offered this is still the cube before the double.
 */
public record Cube(int value, @Nullable Player owner) {
  /** 2 to the power of 15, the largest that a gnubg match id can hold. */
  public static final int LARGEST_LOGARITHM = 15;

  /** The cube of a new game. */
  public static final Cube CENTRED = new Cube(1, null);

  public Cube {
    if (value < 1 || value > 1 << LARGEST_LOGARITHM || Integer.bitCount(value) != 1) {
      throw new IllegalArgumentException(
          "a cube shows a power of two from 1 to 32768, not " + value);
    }
  }

  /** The cube that shows 2 to this power. */
  public static Cube ofLogarithm(int logarithm, @Nullable Player owner) {
    return new Cube(1 << logarithm, owner);
  }

  /** The power of two on the cube. */
  public int logarithm() {
    return Integer.numberOfTrailingZeros(value);
  }

  public boolean isCentred() {
    return owner == null;
  }

  /** Whether the cube's place allows this player to double; the score may still forbid it. */
  public boolean isAvailableTo(Player player) {
    return owner == null || owner == player;
  }

  /** The cube after this player has taken a double. */
  public Cube takenBy(Player taker) {
    return new Cube(2 * value, taker);
  }
}
