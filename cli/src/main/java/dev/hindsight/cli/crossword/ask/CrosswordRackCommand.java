package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.ask.RackAnswer;
import java.util.Locale;
import picocli.CommandLine.Command;

/** {@code hindsight crossword rack TILES}. */
@Command(
    name = "rack",
    footer = {
      "  hindsight crossword rack EEINRST",
      "  hindsight crossword rack EEINRST --rack-equity english.racks"
    })
public final class CrosswordRackCommand extends QuestionCommand<RackAnswer> {
  CrosswordRackCommand() {
    super(CrosswordQuestions.RACK_VALUE);
  }

  @Override
  protected String text(RackAnswer answer) {
    Equity error = answer.standardError();
    Double weight = answer.weight();
    String rest =
        answer.observations() == 0
            ? "an estimate: it was never seen"
            : weight == null
                ? String.format(
                    Locale.ROOT,
                    error == null ? "from %,d turns" : "from about %,d positions",
                    answer.observations())
                : String.format(
                    Locale.ROOT,
                    "from %,d positions of weight %,.1f",
                    answer.observations(),
                    weight);
    String within = error == null ? "" : String.format(Locale.ROOT, " ± %.2f", error.points());
    return String.format(
        Locale.ROOT,
        "%s: %.2f%s points, %s.",
        answer.rack(),
        answer.equity().points(),
        within,
        rest);
  }
}
