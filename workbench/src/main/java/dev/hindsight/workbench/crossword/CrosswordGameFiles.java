package dev.hindsight.workbench.crossword;

import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.crossword.rules.words.WordFileException;
import dev.hindsight.crossword.table.RackEquityFormat;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.foreign.ValueFileException;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.ForeignFile;
import dev.hindsight.workbench.GameFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The files of crossword games: rack equities and more of ours, and those that programs share. */
public final class CrosswordGameFiles implements GameFiles {
  @Override
  public boolean hasKind(String kind) {
    return kind.startsWith("crossword.");
  }

  @Override
  public void open(Path table) throws IOException {
    if (TableFiles.inspect(table).kind().equals(RackEquityFormat.KIND.name())) {
      RackEquityTable.open(table);
    }
  }

  @Override
  public Optional<ForeignFile> findForeign(Path file, FileHints hints) {
    return SharedFile.isNamedLikeOne(file)
        ? Optional.of(new Shared(file, hints))
        : Optional.empty();
  }

  private record Shared(Path path, FileHints hints) implements ForeignFile {
    @Override
    public FileDescription describe() throws IOException {
      return SharedFile.read(path, CrosswordEngine.openTiles(hints.tiles()));
    }

    @Override
    public FileVerdict verify() throws IOException {
      try {
        long bytes = describe().bytes();
        return new SharedFileVerdict(path.toString(), true, bytes, Optional.empty());
      } catch (WordFileException | ValueFileException damaged) {
        String fault = String.valueOf(damaged.getMessage());
        return new SharedFileVerdict(path.toString(), false, Files.size(path), Optional.of(fault));
      }
    }
  }

  @Override
  public ConvertResult convert(Conversion conversion) throws IOException {
    Path source = conversion.source();
    if (!RackEquityConvert.isAbout(source)) {
      throw new IllegalArgumentException(
          source + " is not converted; only rack equities are, to .req files and back");
    }
    boolean isReq = RackEquityFiles.isForeign(source);
    Conversion.Format other = isReq ? Conversion.Format.TABLE : Conversion.Format.REQ;
    if (conversion.compressed() || conversion.format().orElse(other) != other) {
      throw new IllegalArgumentException(
          source
              + " holds rack equities and becomes a "
              + (isReq ? "table" : ".req file")
              + "; leave out --to and --compressed");
    }
    FileHints hints = conversion.hints();
    return RackEquityConvert.convert(
        source, new CrosswordFiles(hints.words(), null, hints.tiles(), null), conversion.target());
  }
}
