package dev.hindsight.cli.backgammon.review;

import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.backgammon.files.MatchConvert;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon convert match.xg --out match.sgf}. */
@Command(
    name = "convert",
    header = "Write a recorded match as a match file (.mat) or SGF.",
    description = {
      "Reads match files (.mat), SGF, and files of eXtreme Gammon (.xg, .xgp) and BGBlitz (.bgf);",
      "the file itself tells which it is. What was played is kept, what a program thought of it",
      "is not. What makes no sense is named, and its game is written up to there. A position that",
      "was set up by hand can be written as SGF only."
    },
    footer = {
      "  hindsight backgammon convert match.xg --out match.sgf",
      "  hindsight backgammon convert match.bgf --out match.mat"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonConvertCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The match to read.")
  private Path file;

  @Mixin private OutputOption out;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    MatchConvert.Result written =
        Usage.checkFiles(spec, () -> MatchConvert.convert(file, out.file()));
    result.print(written, BackgammonConvertCommand::text);
    return written.problems().isEmpty() ? ExitCode.FINE : ExitCode.NO;
  }

  private static String text(MatchConvert.Result written) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s: %d %s, %,d bytes.",
            written.file(),
            written.games(),
            written.games() == 1 ? "game" : "games",
            written.bytes()));
    written.problems().forEach(problem -> text.append('\n').append(Wrapped.of(problem.toString())));
    return text.toString();
  }
}
