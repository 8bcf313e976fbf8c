package dev.hindsight.crossword.play.players;

import dev.hindsight.core.notation.SpecifiedOptions;
import dev.hindsight.crossword.play.judge.JudgeBudget;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * {@code best}: one budget for a move, spent where it matters at that time of the game.
 *
 * @param budget time of its thread, or work
 * @param readsMoves whether it minds what the opponent's last move tells
 */
public record BestSpec(
    Optional<String> leaves,
    Optional<String> rackEquity,
    Optional<String> winChance,
    JudgeBudget budget,
    boolean readsMoves)
    implements PlayerSpec {
  static final List<String> OPTIONS =
      List.of("seconds", "iterations", "leaves", "rack-equity", "win-chance", "infer");

  private static final int USUAL_ITERATIONS = 600;
  private static final int MOST_ITERATIONS = 999_999_999;

  static BestSpec read(SpecifiedOptions options) {
    if (options.has("seconds") && options.has("iterations")) {
      throw new IllegalArgumentException(
          "the player best has either seconds or iterations, not both");
    }
    OptionalLong nanos = MoveTime.readNanos(options, "seconds");
    return new BestSpec(
        options.file("leaves"),
        options.file("rack-equity"),
        options.file("win-chance"),
        nanos.isPresent()
            ? JudgeBudget.within(Duration.ofNanos(nanos.getAsLong()))
            : JudgeBudget.ofWork(
                options.number("iterations", 1, MOST_ITERATIONS, USUAL_ITERATIONS)),
        !options.has("infer") || options.isTrue("infer"));
  }

  @Override
  public boolean usesUsualRackEquity() {
    return rackEquity.isEmpty() && leaves.isEmpty();
  }

  @Override
  public boolean isTimed() {
    return budget.time().isPresent();
  }
}
