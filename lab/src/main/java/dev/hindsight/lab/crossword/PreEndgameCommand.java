package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** {@code hindsight lab crossword pre-endgame}. */
@Command(
    name = "pre-endgame",
    header = "How long it takes to prove win chances with one tile in the bag.",
    description = {
      "Static players play games; the first turn of each with one tile in the bag is looked at"
          + " until",
      "the win chances of the first ten plays are proven. About a quarter of all games have such a",
      "turn. One thread; times are processor time."
    },
    footer = "  hindsight lab crossword pre-endgame --games 100 --seconds 60")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class PreEndgameCommand extends ProofsCommand<PreEndgamesResult> {
  @Option(
      names = "--candidates",
      paramLabel = "N",
      defaultValue = "10",
      description = "Moves to compare, besides the pass (${DEFAULT-VALUE}).")
  private int candidates;

  @Option(
      names = "--seconds",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "Time for each turn (${DEFAULT-VALUE}).")
  private BigDecimal seconds;

  @Override
  protected BigDecimal seconds() {
    return seconds;
  }

  @Override
  protected Measure<PreEndgamesResult> open(CommandSpec spec, Duration allowed) {
    Usage.checkRange(spec, "--candidates", candidates, 1, PreEndgameLimits.ALL);
    PreEndgameLimits limits = PreEndgameLimits.within(allowed).withCandidates(candidates);
    return (loaded, played, alone) -> PreEndgamesResult.measure(loaded, played, limits, alone);
  }

  @Override
  protected String text(PreEndgamesResult found) {
    return new TextTable("", "lrrr")
        .row("", "", "95 % from", "to")
        .row("turns with one tile in the bag", Integer.toString(found.turns()), "", "")
        .row(
            RangeRow.of(
                "first ten proven within " + timeText(found.secondsAllowed()) + " (%)",
                found.proven(),
                100,
                1))
        .row("a quarter of them within", timeText(found.secondsQuarter()), "", "")
        .row("half of them within", timeText(found.secondsMedian()), "", "")
        .row("three quarters within", timeText(found.secondsThreeQuarters()), "", "")
        .row(RangeRow.of("best move proven by then (%)", found.bestProven(), 100, 1))
        .toString()
        .stripTrailing();
  }
}
