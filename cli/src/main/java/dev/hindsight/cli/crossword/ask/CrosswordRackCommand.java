package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.workbench.crossword.ask.CrosswordRack;
import dev.hindsight.workbench.crossword.ask.RackAnswer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword rack TILES}. */
@Command(
    name = "rack",
    header = "Say what a full rack is worth on average, and what that rests on.",
    footer = {
      "  hindsight crossword rack EEINRST",
      "  hindsight crossword rack EEINRST --rack-equity english.racks"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordRackCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "TILES", description = "All tiles of the rack, ? for a blank.")
  private String tiles;

  @Option(
      names = "--rack-equity",
      paramLabel = "FILE",
      description = "A table made by build rack-equity, or a .req file (those for ENABLE).")
  private @Nullable Path rackEquity;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    CrosswordRack racks =
        rackEquity == null ? CrosswordRack.builtIn() : CrosswordRack.open(rackEquity);
    RackAnswer answer = Usage.check(spec, () -> racks.ask(tiles));
    result.print(answer, CrosswordRackCommand::text);
    return ExitCode.FINE;
  }

  private static String text(RackAnswer answer) {
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
