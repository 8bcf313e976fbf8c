package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.backgammon.ask.OpeningReport;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon report openings}. */
@Command(
    name = "openings",
    header = "Show the best first moves of all 21 rolls, or the replies to one.",
    description = {
      "From rollouts that were kept, beside what players know by heart. A first roll is never a",
      "double: those are plays of a second player whom the first has left alone. With --after, the",
      "replies to the best play of a first roll. To roll them out anew: backgammon openings."
    },
    footer = {
      "  hindsight backgammon report openings",
      "  hindsight backgammon report openings --after 6-4",
      "  hindsight backgammon report openings --anchors my.anchors --json"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonReportOpeningsCommand implements Callable<Integer> {
  private static final Pattern ROLL = Pattern.compile("([1-6])-?([1-6])");

  @Spec private CommandSpec spec;

  @Option(
      names = "--after",
      paramLabel = "ROLL",
      description = "Show the replies to the best play of this first roll, such as 3-1.")
  private @Nullable String after;

  @Option(
      names = "--anchors",
      paramLabel = "FILE",
      defaultValue = AnchorChoice.BUILT_IN,
      description = "A table of build anchors (${DEFAULT-VALUE}: that of the program).")
  private String anchors;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    AnchorChoice choice = AnchorChoice.of(anchors);
    OpeningReport report =
        Usage.check(
            spec,
            () ->
                after == null
                    ? OpeningReport.ofStart(choice)
                    : OpeningReport.ofReplies(choice, roll(after)));
    result.print(report, BackgammonReportOpeningsCommand::text);
    return ExitCode.FINE;
  }

  private static Dice roll(String text) {
    var matcher = ROLL.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("a roll is written like 3-1, not " + text);
    }
    int first = Integer.parseInt(matcher.group(1));
    int second = Integer.parseInt(matcher.group(2));
    return new Dice(Math.max(first, second), Math.min(first, second));
  }

  private static String text(OpeningReport report) {
    return report.after() == null ? firstMoves(report) : replies(report);
  }

  private static String firstMoves(OpeningReport report) {
    TextTable table =
        new TextTable("", "llrrllr")
            .row("roll", "best play", "equity", "±", "book", "next best", "loses");
    for (OpeningReport.Roll roll : report.rolls()) {
      OpeningReport.Play best = roll.plays().get(0);
      Optional<OpeningReport.Play> next = roll.plays().stream().skip(1).findFirst();
      table.row(
          roll.roll().toString(),
          MoveNotation.write(best.move()),
          AnswerText.signed(best.equity()),
          error(best),
          best.bookPlace() == 0 ? "no" : best.bookPlace() == 1 ? "yes" : "also",
          next.map(play -> MoveNotation.write(play.move())).orElse(""),
          next.map(play -> String.format(Locale.ROOT, "%.4f", play.loss())).orElse(""));
    }
    return table
        + how(report)
        + "\n"
        + Wrapped.of(
            "Book: yes for the play that players know best for the roll, also for another that they"
                + " know.");
  }

  private static String replies(OpeningReport report) {
    TextTable table = new TextTable("", "llrr").row("roll", "reply", "equity", "±");
    for (OpeningReport.Roll roll : report.rolls()) {
      OpeningReport.Play best = roll.plays().get(0);
      table.row(
          roll.roll().toString(),
          MoveNotation.write(best.move()),
          AnswerText.signed(best.equity()),
          error(best));
    }
    return "Replies to " + report.after() + "\n\n" + table + how(report);
  }

  private static String error(OpeningReport.Play play) {
    return String.format(Locale.ROOT, "%.4f", play.standardError());
  }

  private static String how(OpeningReport report) {
    return Wrapped.of(
        "By "
            + report.source()
            + ", without a cube; ± is the standard error of the dice alone. A difference of less"
            + " than two of them says nothing.");
  }
}
