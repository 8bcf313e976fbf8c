package dev.hindsight.crossword.play.players;

import dev.hindsight.core.notation.SpecifiedOptions;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.SimulationRanking;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * {@code simulate}: best by playing on.
 *
 * @param follows whether leave values are corrected for the tiles left on every turn of a playout
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
                  "by",
                  "rack-equity",
                  "win-chance",
                  "placement",
                  "spread",
                  "follow",
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
        readPlan(options),
        MoveTime.readNanos(options, "seconds"),
        ReadingSpec.read(options));
  }

  private static SimulationPlan readPlan(SpecifiedOptions options) {
    SimulationPlan usual = USUAL_PLAN;
    List<SimulationRanking> rankings = Arrays.asList(SimulationRanking.values());
    List<String> words = rankings.stream().map(SimulationRanking::word).toList();
    Optional<String> by = options.word("by", words);
    SimulationPlan plan =
        options.has("endings")
            ? usual.withEndings(options.number("endings", 0, SimulationPlan.MOST_POSITIONS, 0))
            : usual;
    return plan.withPlies(options.number("plies", 1, SimulationPlan.MOST_PLIES, usual.plies()))
        .withCandidates(
            options.number("candidates", 1, SimulationPlan.MOST_CANDIDATES, usual.candidates()))
        .withIterations(options.number("iterations", 1, MOST_ITERATIONS, (int) usual.iterations()))
        .withRanking(by.map(word -> rankings.get(words.indexOf(word))).orElse(usual.ranking()));
  }

  @Override
  public boolean usesUsualRackEquity() {
    return rackEquity.isEmpty() && leaves.isEmpty();
  }

  /**
   * Whether leaves are derived for each position. Where there is no time for it, they follow the
   * bag from those of a full one.
   */
  boolean hasTimeToDerive() {
    return nanosPerMove.isEmpty() || nanosPerMove.getAsLong() >= FEWEST_NANOS_TO_DERIVE;
  }

  /** This player with leaves that follow the bag. */
  SimulatingSpec following() {
    return new SimulatingSpec(
        leaves, rackEquity, winChance, placement, true, plan, nanosPerMove, reading);
  }

  @Override
  public boolean isTimed() {
    return nanosPerMove.isPresent();
  }
}
