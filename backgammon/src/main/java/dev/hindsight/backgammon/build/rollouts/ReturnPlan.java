package dev.hindsight.backgammon.build.rollouts;

import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.tables.Parameters;
import java.util.Locale;

/**
 * Which games are played for the returns of their positions, and how far these look.
 *
 * <p>The dice of game n follow from the seed and n alone, so that games 0 to 999 and 1,000 to 1,999
 * are two halves.
 *
 * @param first the number of the first game
 * @param games how many
 * @param seed of the dice
 * @param lambda how much of what is found out a ply later counts: 0 is a look one ply ahead, 1 the
 *     whole rest of the game
 * @param starts where games begin
 * @param races whether they are played on when contact is over; else they end there, with what the
 *     nets think of the race
 * @param plies that a game lasts at most from where learning begins; then it ends with what the
 *     nets think
 */
public record ReturnPlan(
    long first, long games, long seed, double lambda, Starts starts, boolean races, int plies) {
  /** Longer games are none of players with sense. */
  public static final int MOST_PLIES = 300;

  /** Of one table; more are made in parts. */
  private static final int MOST_GAMES = 20_000;

  public ReturnPlan {
    if (first < 0 || games < 1 || games > MOST_GAMES) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "1 to %d games from 0 on can be played for a table, not %d from %d on",
              MOST_GAMES,
              games,
              first));
    }
    if (!(lambda >= 0 && lambda <= 1)) {
      throw new IllegalArgumentException("lambda is from 0 to 1, not " + lambda);
    }
    if (plies < 1 || plies > MOST_PLIES) {
      throw new IllegalArgumentException("games last 1 to " + MOST_PLIES + " plies, not " + plies);
    }
  }

  /** The numbers of the games. */
  TrialRange range() {
    return new TrialRange(seed, first, games);
  }

  /** All that it says but the range. */
  public Parameters parameters() {
    return Parameters.of()
        .with("lambda", Double.toString(lambda))
        .with("starts", starts.toString())
        .with("races", Boolean.toString(races))
        .with("plies", plies);
  }

  /** The plan with such parameters. */
  public static ReturnPlan of(Parameters parameters, TrialRange range) {
    return new ReturnPlan(
        range.first(),
        range.count(),
        range.seed(),
        Double.parseDouble(parameters.text("lambda")),
        Starts.parse(parameters.text("starts")),
        Boolean.parseBoolean(parameters.text("races")),
        Integer.parseInt(parameters.text("plies")));
  }
}
