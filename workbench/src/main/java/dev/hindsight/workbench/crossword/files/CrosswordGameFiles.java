package dev.hindsight.workbench.crossword.files;

import dev.hindsight.crossword.rules.words.WordFileException;
import dev.hindsight.crossword.rules.words.WordGraphFile;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEvidence;
import dev.hindsight.crossword.table.foreign.ValueFileException;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.ForeignFile;
import dev.hindsight.workbench.GameFiles;
import dev.hindsight.workbench.NumpyArray;
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
    if (CrosswordTables.open(table) instanceof RackEquityTable) {
      RackEvidence.open(table); // what equities rest on is read by who asks for it
    }
  }

  @Override
  public Optional<ForeignFile> findForeign(Path file, FileHints hints) throws IOException {
    return CrosswordTables.isShared(file) ? Optional.of(new Shared(file, hints)) : Optional.empty();
  }

  private record Shared(Path path, FileHints hints) implements ForeignFile {
    @Override
    public FileDescription describe() throws IOException {
      return SharedFile.read(path, LoadedEquipment.openTiles(hints.tiles()));
    }

    @Override
    public FileVerdict verify() throws IOException {
      try {
        long bytes = describe().bytes();
        if (CrosswordTables.hasEnding(path, CrosswordTables.WORDS)) {
          WordGraphFile.verify(path, SharedFile.anyLetters());
        }
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
    if (NumpyArray.isWanted(conversion)) {
      return NumpyArray.convert(conversion, CrosswordArrays::write);
    }
    CrosswordConvert.Source found =
        CrosswordConvert.find(source)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        source
                            + " has no other form; rack equities become .req or .csv files, leave"
                            + " values .klv2 or .csv, placement values .spv, word graphs text"));
    if (conversion.compressed()) {
      throw new IllegalArgumentException("`compressed` is for databases of gnubg; leave it out");
    }
    FileHints hints = conversion.hints();
    return CrosswordConvert.convert(
        found,
        found.becomes(conversion.format(), conversion.target()),
        new CrosswordFiles(hints.words(), null, hints.tiles(), null),
        conversion.target());
  }
}
