package dev.hindsight.backgammon.build.anchors;

import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.core.tables.Parameters;
import java.util.Locale;

/**
 * How anchors are rolled out. Luck, as the nets see it, is taken out of every roll.
 *
 * @param games of each position; of the first moves of a game four times as many, because their
 *     differences are small and everybody meets them
 * @param plies after which the opinion of the nets ends a game with contact; races are played out
 * @param seed of the dice, which are the same for all positions
 * @param scope which positions
 */
public record AnchorPlan(int games, int plies, long seed, Scope scope) {
  /** First moves get this many times the games of other positions. */
  static final int OPENING_FACTOR = 4;

  private static final int MOST_GAMES = (int) (RolloutPlan.MOST_TRIALS / OPENING_FACTOR);

  /** Which positions are rolled out; each has those of the one before it, and in the same order. */
  public enum Scope {
    /** The start and what the 21 rolls make of it. */
    OPENINGS("openings"),

    /** And the replies to the best first moves. */
    REPLIES("replies"),

    /** And the first cubes, and races of several lengths. */
    ALL("all");

    private final String text;

    Scope(String text) {
      this.text = text;
    }

    private static Scope parse(String text) {
      for (Scope scope : values()) {
        if (scope.text.equals(text)) {
          return scope;
        }
      }
      throw new IllegalArgumentException("no scope of anchors is called " + text);
    }

    /** How options and files write it. */
    @Override
    public String toString() {
      return text;
    }
  }

  public AnchorPlan {
    if (games < 2 || games > MOST_GAMES) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "an anchor takes 2 to %d games, not %d", MOST_GAMES, games));
    }
    if (plies < 1 || plies > RolloutPlan.MOST_PLIES) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "games end after 1 to %d plies, not %d", RolloutPlan.MOST_PLIES, plies));
    }
  }

  /** All that it says but the seed. */
  public Parameters parameters() {
    return Parameters.of()
        .with("scope", scope.toString())
        .with("games", games)
        .with("plies", plies);
  }

  /** The plan with such parameters. */
  public static AnchorPlan of(Parameters parameters, long seed) {
    return new AnchorPlan(
        Integer.parseInt(parameters.text("games")),
        Integer.parseInt(parameters.text("plies")),
        seed,
        Scope.parse(parameters.text("scope")));
  }
}
