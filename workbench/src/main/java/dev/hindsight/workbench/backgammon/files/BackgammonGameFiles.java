package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.NetFormat;
import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.ForeignFile;
import dev.hindsight.workbench.GameFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** The files of backgammon: bearoff tables, nets, and databases of gnubg. */
public final class BackgammonGameFiles implements GameFiles {
  private static final Set<Conversion.Format> FOR_CROSSWORD_GAMES =
      Set.of(Conversion.Format.REQ, Conversion.Format.KLV2, Conversion.Format.SPV);

  @Override
  public boolean hasKind(String kind) {
    return kind.startsWith("backgammon.");
  }

  @Override
  public void open(Path table) throws IOException {
    BackgammonTables.open(table);
  }

  @Override
  public Optional<ForeignFile> findForeign(Path file, FileHints hints) throws IOException {
    NetFormat.refuseModel(file);
    return GnubgHeader.begins(file) ? Optional.of(new Database(file)) : Optional.empty();
  }

  private record Database(Path path) implements ForeignFile {
    @Override
    public FileDescription describe() throws IOException {
      return DatabaseDescription.read(path);
    }

    @Override
    public FileVerdict verify() throws IOException {
      return DatabaseVerdict.reach(path);
    }
  }

  @Override
  public ConvertResult convert(Conversion conversion) throws IOException {
    Path source = conversion.source();
    if (!GnubgHeader.begins(source)
        && TableFiles.inspect(source).kind().equals(NetFormat.KIND.name())) {
      throw new IllegalArgumentException(
          source + " holds nets; 'hindsight backgammon export' writes them for other programs");
    }
    if (conversion.hints().words() != null
        || conversion.hints().tiles() != null
        || conversion.format().filter(FOR_CROSSWORD_GAMES::contains).isPresent()) {
      throw new IllegalArgumentException(
          "--to req, --to klv2, --words and --tiles are for rack equities and leave values, which "
              + source
              + " does not hold");
    }
    boolean isForGnubg =
        conversion.format().isEmpty()
            ? !GnubgHeader.begins(source)
            : conversion.format().get() == Conversion.Format.GNUBG;
    if (conversion.compressed() && !isForGnubg) {
      throw new IllegalArgumentException(
          "--compressed is for databases of gnubg; give --to gnubg with it");
    }
    BearoffFileKind wanted =
        conversion.compressed()
            ? BearoffFileKind.GNUBG_COMPRESSED
            : isForGnubg ? BearoffFileKind.GNUBG : BearoffFileKind.TABLE;
    return BackgammonConvert.convert(source, wanted, conversion.target());
  }
}
