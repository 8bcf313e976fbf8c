package dev.hindsight.cli;

import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.workbench.backgammon.BackgammonConvert;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight tables convert F --to gnubg --out G}. */
@Command(
    name = "convert",
    header = "Write a table in the format of another program.",
    description = "Bearoff tables, one- or two-sided, become databases that gnubg opens.",
    footer = "  hindsight tables convert bearoff8.table --to gnubg --out gnubg_ts.bd")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class TablesConvertCommand implements Callable<Integer> {
  /** Whose format it is. */
  enum Program {
    GNUBG
  }

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The table to read.")
  private Path file;

  @Option(
      names = "--to",
      paramLabel = "PROGRAM",
      defaultValue = "gnubg",
      description = "The program to write for (${DEFAULT-VALUE}).")
  private Program program;

  @Option(names = "--compressed", description = "Compressed, as one-sided databases can be.")
  private boolean compressed;

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "The file to write.")
  private Path out;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() {
    result.print(Usage.check(spec, this::convert), TablesConvertCommand::text);
    return ExitCode.FINE;
  }

  private BackgammonConvert.Result convert() {
    try {
      return switch (program) {
        case GNUBG -> BackgammonConvert.toGnubg(file, out, compressed);
      };
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
  }

  private static String text(BackgammonConvert.Result written) {
    return String.format(
        Locale.ROOT, "%s: %s, %,d bytes.", written.file(), written.what(), written.bytes());
  }
}
