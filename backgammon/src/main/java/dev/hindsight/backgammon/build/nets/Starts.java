package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.rules.GamePlan;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Which share of the games of a training begins in positions of which plan; the others begin as
 * games do.
 *
 * <p>Good players hardly ever get into a backgame, so nets that only play from the start learn
 * little about it. Written as {@code backgame=0.2,primes=0.1}, or {@code none}.
 *
 * @param shares of all games, by plan, in all at most 1
 */
public record Starts(Map<GamePlan, Double> shares) {
  /** Every game from the start. */
  public static final Starts NONE = new Starts(Map.of());

  /** Half of the games in the places that self-play visits least. */
  public static final Starts USUAL =
      new Starts(
          Map.of(
              GamePlan.BACKGAME, 0.14,
              GamePlan.CONTAINMENT, 0.06,
              GamePlan.BEAR_IN, 0.05,
              GamePlan.CRASHED, 0.05,
              GamePlan.PRIMES, 0.06,
              GamePlan.MANY_BACK, 0.06,
              GamePlan.HOLDING, 0.03,
              GamePlan.ORDINARY, 0.05));

  private static final String NONE_TEXT = "none";
  private static final String USUAL_TEXT = "usual";

  public Starts {
    EnumMap<GamePlan, Double> sorted = new EnumMap<>(GamePlan.class);
    sorted.putAll(shares);
    shares = Collections.unmodifiableMap(sorted);
    double sum = 0;
    for (double share : shares.values()) {
      if (!(share >= 0)) {
        throw new IllegalArgumentException("a share of games is at least 0, not " + share);
      }
      sum += share;
    }
    if (sum > 1 + 1e-9) {
      throw new IllegalArgumentException("shares of games are at most 1 in all, not " + sum);
    }
  }

  /**
   * Reads {@code none}, {@code usual} or shares by plan.
   *
   * @throws IllegalArgumentException if it is something else
   */
  public static Starts parse(String text) {
    if (text.equals(NONE_TEXT)) {
      return NONE;
    }
    if (text.equals(USUAL_TEXT)) {
      return USUAL;
    }
    EnumMap<GamePlan, Double> shares = new EnumMap<>(GamePlan.class);
    for (String part : text.split(",", -1)) {
      int equals = part.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException(
            "starts are none, usual or shares such as backgame=0.2,primes=0.1, not " + text);
      }
      shares.put(plan(part.substring(0, equals)), share(part.substring(equals + 1)));
    }
    return new Starts(shares);
  }

  private static GamePlan plan(String name) {
    for (GamePlan plan : GamePlan.values()) {
      if (plan.toString().equals(name)) {
        return plan;
      }
    }
    throw new IllegalArgumentException(
        "no plan is called " + name + "; there are " + Arrays.toString(GamePlan.values()));
  }

  private static double share(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("a share is a number such as 0.1, not " + text, e);
    }
  }

  /** The plan that the next game begins with, if it does not begin as games do. */
  public Optional<GamePlan> draw(RandomGenerator random) {
    if (shares.isEmpty()) {
      return Optional.empty();
    }
    double drawn = random.nextDouble();
    for (Map.Entry<GamePlan, Double> entry : shares.entrySet()) {
      drawn -= entry.getValue();
      if (drawn < 0) {
        return Optional.of(entry.getKey());
      }
    }
    return Optional.empty();
  }

  @Override
  public String toString() {
    if (shares.isEmpty()) {
      return NONE_TEXT;
    }
    StringBuilder text = new StringBuilder();
    shares.forEach(
        (plan, share) ->
            text.append(text.length() == 0 ? "" : ",").append(plan).append('=').append(share));
    return text.toString();
  }
}
