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
import dev.hindsight.workbench.NumpyArray;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The files of backgammon: bearoff tables, nets, databases of gnubg, and recorded matches. */
public final class BackgammonGameFiles implements GameFiles {
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
    if (GnubgHeader.begins(file)) {
      return Optional.of(new Database(file));
    }
    return MatchSource.kind(file).isPresent() ? Optional.of(new Match(file)) : Optional.empty();
  }

  private record Match(Path path) implements ForeignFile {
    @Override
    public FileDescription describe() throws IOException {
      return MatchDescription.read(path);
    }

    @Override
    public FileVerdict verify() throws IOException {
      return MatchDescription.Verdict.reach(path);
    }
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
    if (MatchSource.kind(source).isPresent()) {
      throw new IllegalArgumentException(
          source
              + " is a recorded match; 'hindsight backgammon convert' writes it as .mat or .sgf");
    }
    if (NumpyArray.isWanted(conversion)) {
      return NumpyArray.convert(conversion, BackgammonArrays::write);
    }
    if (!GnubgHeader.begins(source)
        && TableFiles.inspect(source).kind().equals(NetFormat.KIND.name())) {
      throw new IllegalArgumentException(
          source + " holds nets; 'hindsight backgammon export' writes them for other programs");
    }
    if (conversion.hints().words() != null || conversion.hints().tiles() != null) {
      throw new IllegalArgumentException(
          "`words` and `tiles` are for rack equities and leave values, which "
              + source
              + " does not hold");
    }
    boolean isForGnubg = isForGnubg(conversion);
    if (conversion.compressed() && !isForGnubg) {
      throw new IllegalArgumentException(
          "`compressed` is for databases of gnubg; say `to` gnubg with it");
    }
    BearoffFileKind wanted =
        conversion.compressed()
            ? BearoffFileKind.GNUBG_COMPRESSED
            : isForGnubg ? BearoffFileKind.GNUBG : BearoffFileKind.TABLE;
    return BackgammonConvert.convert(source, wanted, conversion.target());
  }

  /** What was asked for; else what the target is named; else what the source is not. */
  private static boolean isForGnubg(Conversion conversion) throws IOException {
    String wanted =
        conversion
            .format()
            .map(format -> format.name().toLowerCase(Locale.ROOT))
            .orElseGet(() -> ending(conversion.target()));
    return switch (wanted) {
      case "gnubg", "bd" -> true;
      case "table" -> false;
      case "req", "klv2", "kwg", "spv", "csv", "text", "txt", "packed" ->
          throw new IllegalArgumentException(
              conversion.source()
                  + " holds a bearoff and becomes a database of gnubg (.bd) or a table (.table),"
                  + " not "
                  + wanted);
      default -> !GnubgHeader.begins(conversion.source());
    };
  }

  private static String ending(Path file) {
    String name = file.toString();
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }
}
