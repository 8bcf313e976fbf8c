package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight lab crossword spread}. */
@Command(
    name = "spread",
    header = "Whether variance makes players wilder behind than ahead.",
    description = {
      "On every turn of games of static players with placement values, the moves of a player who"
          + " is",
      "behind and of one who is ahead are found, with variance weighed by the lead. Where they"
          + " differ, the",
      "same racks are drawn for the opponent after both, and the variance of the reply is counted.",
      "The same seed gives the same result for any number of threads."
    },
    footer = "  hindsight lab crossword spread --games 1000 --lead 60")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class SpreadCommand extends CrewCommand<SpreadResult> {
  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Games to watch (${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = "--lead",
      paramLabel = "POINTS",
      defaultValue = "60",
      description = "The lead of one player, by which the other is behind (${DEFAULT-VALUE}).")
  private int lead;

  @Option(
      names = "--racks",
      paramLabel = "N",
      defaultValue = "50",
      description = "Racks to draw for the opponent (${DEFAULT-VALUE}).")
  private int racks;

  @Mixin private SquaresOptions squares;

  @Override
  protected Work<SpreadResult> open() throws IOException {
    CrosswordExperiment.Games watched = squares.games(spec(), games);
    SpreadResult.Question question =
        Usage.check(spec(), () -> new SpreadResult.Question(squares.placement(), lead, racks));
    LoadedEquipment loaded = squares.open();
    return crew -> SpreadResult.measure(loaded, question, watched, crew);
  }

  @Override
  protected String text(SpreadResult found) {
    return new TextTable("", "lrrr")
        .row("", "", "95 % from", "to")
        .row("turns", String.format(Locale.ROOT, "%,d", found.turns()), "", "")
        .row(RangeRow.of("another move behind than ahead (%)", found.changed(), 100, 2))
        .row(RangeRow.of("variance of the reply, behind (points²)", found.varianceBehind(), 1, 2))
        .row(RangeRow.of("variance of the reply, ahead", found.varianceAhead(), 1, 2))
        .row(RangeRow.of("more behind than ahead", found.varianceMore(), 1, 2))
        .row(RangeRow.of("reply, more behind than ahead (points)", found.replyMore(), 1, 2))
        .toString()
        .stripTrailing();
  }
}
