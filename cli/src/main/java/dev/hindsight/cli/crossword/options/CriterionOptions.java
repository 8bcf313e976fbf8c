package dev.hindsight.cli.crossword.options;

import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.CriterionText;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How well a rack must explain an observed move, for the commands that infer. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CriterionOptions {
  @Option(
      names = "--margin",
      paramLabel = "POINTS",
      description = "By how much an observed move may fall short of the best (0).")
  private @Nullable BigDecimal margin;

  @Option(
      names = "--definition",
      paramLabel = "NAME",
      description =
          "near-best (default): an exchange counts if the best move is worth at most the margin"
              + " more than the best exchange of N. classic: if the best move is worth at most the"
              + " margin, or is an exchange of N itself.")
  private @Nullable String definition;

  @Option(
      names = "--likelihood",
      paramLabel = "softmax:T",
      description =
          "Instead of yes or no, weigh each rack by the chance of the move for a player who chooses"
              + " a move worth T points less 2.7 times less often.")
  private @Nullable String likelihood;

  /** Whether any of them was given. */
  public boolean isGiven() {
    return margin != null || definition != null || likelihood != null;
  }

  public boolean isLikelihood() {
    return likelihood != null;
  }

  /**
   * What they say.
   *
   * @param cutoff whether to stop at the first move that is too good
   * @throws IllegalArgumentException if they make no sense
   */
  public Criterion criterion(boolean cutoff) {
    return new CriterionText("--").parse(margin, definition, likelihood, cutoff);
  }
}
