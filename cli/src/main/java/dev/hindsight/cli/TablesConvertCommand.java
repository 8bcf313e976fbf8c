package dev.hindsight.cli;

import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.workbench.backgammon.BackgammonConvert;
import dev.hindsight.workbench.backgammon.BearoffFileKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight tables convert F --to gnubg --out G}. */
@Command(
    name = "convert",
    header = "Write a table in the format of another program, or such a file as a table.",
    description = {
      "Bearoff tables, one- or two-sided, become databases that gnubg opens, and the other way",
      "round. Values stay as they are stored; a table tells the SHA-256 of the file it was made of."
    },
    footer = {
      "  hindsight tables convert bearoff8.table --out gnubg_ts.bd",
      "  hindsight tables convert gnubg_os0.bd --out one-sided.table"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class TablesConvertCommand implements Callable<Integer> {
  /** Whose format it is. */
  enum Format {
    TABLE,
    GNUBG
  }

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The table or database to read.")
  private Path file;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description = "gnubg, or table for one of ours (the one that FILE is not).")
  private @Nullable Format format;

  @Option(
      names = "--compressed",
      description = "Compressed, as gnubg's one-sided databases can be.")
  private boolean compressed;

  @Mixin private OutputOption out;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    BearoffFileKind wanted = wanted();
    result.print(Usage.check(spec, () -> convert(wanted)), TablesConvertCommand::text);
    return ExitCode.FINE;
  }

  private BearoffFileKind wanted() throws IOException {
    boolean isForGnubg =
        format == null
            ? BackgammonConvert.other(file) == BearoffFileKind.GNUBG
            : format == Format.GNUBG;
    if (compressed && !isForGnubg) {
      throw new ParameterException(
          spec.commandLine(), "--compressed is for databases of gnubg; give --to gnubg with it");
    }
    if (compressed) {
      return BearoffFileKind.GNUBG_COMPRESSED;
    }
    return isForGnubg ? BearoffFileKind.GNUBG : BearoffFileKind.TABLE;
  }

  private BackgammonConvert.Result convert(BearoffFileKind wanted) {
    try {
      return BackgammonConvert.convert(file, wanted, out.file());
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
  }

  private static String text(BackgammonConvert.Result written) {
    return String.format(
        Locale.ROOT, "%s: %s, %,d bytes.", written.file(), written.what(), written.bytes());
  }
}
