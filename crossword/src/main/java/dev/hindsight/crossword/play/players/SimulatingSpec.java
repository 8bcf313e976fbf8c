package dev.hindsight.crossword.play.players;

import dev.hindsight.core.notation.SpecifiedOptions;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Sight;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * {@code simulate}: best by playing on.
 *
 * @param follows whether leave values are corrected for the tiles left on every turn of a playout
 * @param from which leave values a simulation plays with, if that was said
 * @param plan how much, unless there is a budget of time
 * @param nanosPerMove the budget of time, if there is one
 * @param reading how it reads the opponent's moves, if it does
 */
public record SimulatingSpec(
    Optional<String> leaves,
    Optional<String> rackEquity,
    Optional<String> winChance,
    Optional<PlacementSpec> placement,
    boolean follows,
    Optional<SimulationLeaves> from,
    SimulationPlan plan,
    OptionalLong nanosPerMove,
    Optional<ReadingSpec> reading)
    implements PlayerSpec {
  static final List<String> OPTIONS =
      Stream.concat(
              Stream.of(
                  "leaves",
                  "plies",
                  "iterations",
                  "seconds",
                  "candidates",
                  "endings",
                  "rank",
                  "rack-equity",
                  "win-chance",
                  "placement",
                  "spread",
                  "follow",
                  "leaves-from",
                  "bag",
                  "infer"),
              ReadingSpec.OPTIONS.stream())
          .toList();

  /** A duel has thousands of turns: less than for one position that somebody asks about. */
  private static final SimulationPlan USUAL_PLAN =
      SimulationPlan.usual().withCandidates(10).withIterations(600);

  private static final int MOST_ITERATIONS = 999_999_999;

  /**
   * Deriving the leaves of both players takes about a tenth of a second of one thread, by the costs
   * of one derivation. A player who did it with 0.1 s a move lost by 8 points a game.
   */
  private static final long FEWEST_NANOS_TO_DERIVE = 1_000_000_000L;

  static SimulatingSpec read(SpecifiedOptions options) {
    if (options.has("seconds") && options.has("iterations")) {
      throw new IllegalArgumentException(
          "the player simulate has either seconds or iterations, not both");
    }
    return new SimulatingSpec(
        options.file("leaves"),
        options.file("rack-equity"),
        options.file("win-chance"),
        PlacementSpec.read(options),
        options.isTrue("follow"),
        readFrom(options),
        readPlan(options),
        MoveTime.readNanos(options, "seconds"),
        ReadingSpec.read(options));
  }

  private static Optional<SimulationLeaves> readFrom(SpecifiedOptions options) {
    Optional<String> word = options.text("leaves-from");
    Optional<String> bag = options.word("bag", List.of("visible", "true"));
    if (bag.isPresent() && word.isEmpty()) {
      throw new IllegalArgumentException(
          "the option bag of the player simulate needs leaves-from=every:N or leaves-from=letter");
    }
    Sight sight = bag.equals(Optional.of("true")) ? Sight.TRUE : Sight.VISIBLE;
    return word.map(text -> new SimulationLeaves(text, options.isTrue("follow"), sight));
  }

  private static SimulationPlan readPlan(SpecifiedOptions options) {
    SimulationPlan usual = USUAL_PLAN;
    List<RankingRule> rankings = Arrays.asList(RankingRule.values());
    List<String> words = rankings.stream().map(RankingRule::word).toList();
    Optional<String> rank = options.word("rank", words);
    SimulationPlan plan =
        options.has("endings")
            ? usual.withEndings(options.number("endings", 0, SimulationPlan.MOST_POSITIONS, 0))
            : usual;
    return plan.withPlies(options.number("plies", 1, SimulationPlan.MOST_PLIES, usual.plies()))
        .withCandidates(
            options.number("candidates", 1, SimulationPlan.MOST_CANDIDATES, usual.candidates()))
        .withIterations(options.number("iterations", 1, MOST_ITERATIONS, (int) usual.iterations()))
        .withRanking(rank.map(word -> rankings.get(words.indexOf(word))).orElse(usual.ranking()));
  }

  @Override
  public boolean usesUsualRackEquity() {
    return rackEquity.isEmpty()
        && leaves.isEmpty()
        && from.map(SimulationLeaves::isDerived).orElse(true);
  }

  /**
   * Whether leaves are derived for each position unless it was said which to play with. Where there
   * is no time for it, they follow the bag from those of a full one.
   */
  boolean hasTimeToDerive() {
    return nanosPerMove.isEmpty() || nanosPerMove.getAsLong() >= FEWEST_NANOS_TO_DERIVE;
  }

  /** This player with leaves that follow the bag. */
  SimulatingSpec following() {
    return new SimulatingSpec(
        leaves, rackEquity, winChance, placement, true, from, plan, nanosPerMove, reading);
  }

  @Override
  public boolean isTimed() {
    return nanosPerMove.isPresent();
  }
}
