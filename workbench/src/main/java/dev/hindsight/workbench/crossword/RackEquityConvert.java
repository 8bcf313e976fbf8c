package dev.hindsight.workbench.crossword;

import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.crossword.table.RackEquityFormat;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.foreign.RackEquityFile;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileHash;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Writes rack equities as a {@code .req} file that other programs read, or such one as a table. */
public final class RackEquityConvert {
  private RackEquityConvert() {}

  /** Whether the file holds rack equities, as far as its name or its header say. */
  public static boolean isAbout(Path source) throws IOException {
    return RackEquityFiles.isForeign(source)
        || TableFiles.inspect(source).kind().equals(RackEquityFormat.KIND.name());
  }

  /**
   * Converts to the form that the source is not.
   *
   * @param files the words and tiles that a {@code .req} file was made with, which it does not tell
   */
  public static ConvertResult convert(Path source, CrosswordFiles files, Path target)
      throws IOException {
    OutputFile.check(target);
    boolean isForeign = RackEquityFiles.isForeign(source);
    RackEquityTable table =
        isForeign
            ? RackEquityFiles.open(source, LoadedEquipment.open(files))
            : RackEquityTable.open(source);
    try {
      if (isForeign) {
        table.write(target, provenance(source));
      } else {
        RackEquityFile.write(target, table);
      }
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    String what =
        String.format(
            Locale.ROOT,
            "equities of %,d racks of the %s tiles, %s",
            table.index().size(),
            table.index().tiles().name(),
            isForeign ? "a table" : "for other programs (.req)");
    return new ConvertResult(source.toString(), target.toString(), what, Files.size(target));
  }

  private static Provenance provenance(Path source) throws IOException {
    return new Provenance(
        "conversion of a .req file",
        0,
        0,
        0,
        new TreeMap<>(Map.of("file", FileHash.sha256(source))));
  }
}
