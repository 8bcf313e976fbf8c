package dev.hindsight.cli.tables;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.tables.AnyFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight tables convert F --to gnubg --out G}. */
@Command(
    name = "convert",
    header = "Write a table in the format of another program, or such a file as a table.",
    description = {
      "Bearoff tables, one- or two-sided, become databases that gnubg opens, and the other way",
      "round. Rack equities become .req files or lines as MAGPIE writes them (.csv), leave values",
      ".klv2 files or text (.csv), plain placement values .spv files, and the other way round.",
      "A word graph becomes a text list. The values of nearly every table become an array that",
      "NumPy opens (.npy; docs/formats.md has its axes). The file is checked to its last byte",
      "first. Values stay as they are stored (.req and .klv2: rounded to a float); racks without",
      "a line in a .csv are estimated. A table records the SHA-256 of the file it was made from."
    },
    footer = {
      "  hindsight tables convert bearoff8.table --out gnubg_ts.bd",
      "  hindsight tables convert gnubg_os0.bd --out one-sided.table",
      "  hindsight tables convert english.racks --out english.req",
      "  hindsight tables convert english_rack_equity.csv --out english.racks",
      "  hindsight tables convert english.klv2 --out english.csv",
      "  hindsight tables convert mine.kwg --out mine.txt",
      "  hindsight tables convert endgame-15.table --out endgame-15.npy",
      "  hindsight tables convert english.racks --to packed --out packed.racks"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class TablesConvertCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The table or database to read.")
  private Path file;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "gnubg, req, klv2, spv, csv, text, npy, or table for one of ours; else what --out is"
              + " named, or what FILE is not. packed: rack equities in a tenth of the room.")
  private Conversion.@Nullable Format format;

  @Option(
      names = "--compressed",
      description = "Compressed, as gnubg's one-sided databases can be.")
  private boolean compressed;

  @Option(
      names = "--words",
      paramLabel = "LIST",
      description = "What words a .req file was made with, as it does not tell (ENABLE).")
  private @Nullable Path words;

  @Option(
      names = "--tiles",
      paramLabel = "CSV",
      description = "Letters of a file of another program (the English tiles).")
  private @Nullable Path tiles;

  @Mixin private OutputOption out;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    Conversion conversion =
        new Conversion(
            file, Optional.ofNullable(format), compressed, new FileHints(words, tiles), out.file());
    Cancellation cancellation = HindsightCommand.of(spec).cancellation();
    ConvertResult written = Usage.checkFiles(spec, () -> AnyFile.convert(conversion, cancellation));
    result.print(written, TablesConvertCommand::text);
    return ExitCode.FINE;
  }

  private static String text(ConvertResult written) {
    return String.format(
        Locale.ROOT, "%s: %s, %,d bytes.", written.file(), written.what(), written.bytes());
  }
}
