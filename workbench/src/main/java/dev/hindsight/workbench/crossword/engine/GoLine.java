package dev.hindsight.workbench.crossword.engine;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a {@code go} line asks for: {@code go static}, {@code go seconds 2 plies 4 infer}, {@code go
 * iterations 5000 candidates 10}, {@code go infinite}, {@code go player}.
 *
 * @param kind of thinking
 * @param time after which the answer is due; null for no such time
 * @param plan of a simulation
 * @param infers whether the opponent's last move is looked at
 * @param hasLimit whether it ends without being stopped
 */
record GoLine(
    Kind kind, @Nullable Duration time, SimulationPlan plan, boolean infers, boolean hasLimit) {
  private static final Duration USUAL_TIME = Duration.ofSeconds(2);
  private static final double MOST_SECONDS = 86_400;
  private static final long MOST_ITERATIONS = 1_000_000_000_000L;
  private static final Pattern DECIMAL = Pattern.compile("[0-9]{1,6}(\\.[0-9]{1,6})?");
  private static final Pattern WHOLE = Pattern.compile("[0-9]{1,13}");

  enum Kind {
    /** By equity, without a look ahead. */
    STATIC,
    /** As one of the program's players, whom an option names. */
    PLAYER,
    /** By simulation, and by solving once the bag is empty. */
    SEARCH
  }

  /**
   * Reads the words after {@code go}.
   *
   * @throws IllegalArgumentException with a sentence if they make no sense
   */
  static GoLine parse(List<String> words) {
    Kind kind = Kind.SEARCH;
    Duration time = null;
    boolean isSaid = false;
    boolean isInfinite = false;
    boolean infers = false;
    SimulationPlan plan = SimulationPlan.usual().withIterations(MOST_ITERATIONS);
    plan = plan.withRanking(RankingRule.AUTO);
    for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
      String word = rest.next();
      switch (word) {
        case "static" -> kind = Kind.STATIC;
        case "player" -> kind = Kind.PLAYER;
        case "infinite" -> isInfinite = true;
        case "infer" -> infers = true;
        case "seconds" -> {
          time = seconds(rest);
          isSaid = true;
        }
        case "iterations" -> {
          plan = plan.withIterations(number(word, rest));
          isSaid = true;
        }
        case "plies" -> plan = plan.withPlies((int) Math.min(number(word, rest), 1_000));
        case "candidates" -> plan = plan.withCandidates((int) Math.min(number(word, rest), 1_000));
        case "seed" -> plan = plan.withSeed(number(word, rest));
        case "rank" -> plan = plan.withRanking(ranking(rest));
        default ->
            throw new IllegalArgumentException(
                "go does not know "
                    + quoted(word)
                    + "; it knows static, player, seconds, iterations, infinite, plies, candidates,"
                    + " rank, seed and infer");
      }
    }
    return new GoLine(
        kind, isSaid || isInfinite ? time : USUAL_TIME, plan, infers, isSaid || !isInfinite);
  }

  private static Duration seconds(Iterator<String> rest) {
    String text = rest.hasNext() ? rest.next() : "";
    double seconds = DECIMAL.matcher(text).matches() ? Double.parseDouble(text) : -1;
    if (seconds < 0 || seconds > MOST_SECONDS) {
      throw new IllegalArgumentException(
          "go seconds needs a number from 0 to 86400, not " + quoted(text));
    }
    return Duration.ofNanos((long) (seconds * 1e9));
  }

  private static long number(String word, Iterator<String> rest) {
    String text = rest.hasNext() ? rest.next() : "";
    if (!WHOLE.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "go " + word + " needs a whole number, not " + quoted(text));
    }
    return Long.parseLong(text);
  }

  private static RankingRule ranking(Iterator<String> rest) {
    String text = rest.hasNext() ? rest.next() : "";
    for (RankingRule rule : RankingRule.values()) {
      if (rule.word().equals(text)) {
        return rule;
      }
    }
    throw new IllegalArgumentException(
        String.format(Locale.ROOT, "go rank needs equity, win or auto, not %s", quoted(text)));
  }
}
