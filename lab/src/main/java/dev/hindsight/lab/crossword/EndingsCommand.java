package dev.hindsight.lab.crossword;

import dev.hindsight.cli.terminal.TextTable;
import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** {@code hindsight lab crossword endings}. */
@Command(
    name = "endings",
    header = "How long it takes to prove ends of games, and what the static choice loses there.",
    description = {
      "Static players play games; the first position of each with an empty bag is solved, and if"
          + " the",
      "static choice is another move, so is the position after it. One thread; times are processor",
      "time."
    },
    footer = "  hindsight lab crossword endings --games 200 --seconds 1")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class EndingsCommand extends ProofsCommand<EndingsResult> {
  @Option(
      names = "--seconds",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description = "Time for each search (${DEFAULT-VALUE}).")
  private BigDecimal seconds;

  @Override
  protected BigDecimal seconds() {
    return seconds;
  }

  @Override
  protected Measure<EndingsResult> open(CommandSpec spec, Duration allowed) {
    return (loaded, played, alone) -> EndingsResult.measure(loaded, played, allowed, alone);
  }

  @Override
  protected String text(EndingsResult found) {
    Long most = found.mostLossPoints();
    return new TextTable("", "lrrr")
        .row("", "", "95 % from", "to")
        .row("endings", Integer.toString(found.endings()), "", "")
        .row(
            RangeRow.of(
                "proven within " + timeText(found.secondsAllowed()) + " (%)",
                found.proven(),
                100,
                1))
        .row("half of them within", timeText(found.secondsMedian()), "", "")
        .row("95 % within", timeText(found.secondsOf95()), "", "")
        .row("static choice judged", Long.toString(found.judged()), "", "")
        .row(RangeRow.of("it loses points in (%)", found.errors(), 100, 1))
        .row(RangeRow.of("points lost on average", found.lossPoints(), 1, 1))
        .row("points lost at most", most == null ? "" : most.toString(), "", "")
        .toString()
        .stripTrailing();
  }
}
