package dev.hindsight.workbench.tables;

import dev.hindsight.core.tables.ColumnHeader;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableHeader;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What one table file says about itself. The component names are the keys of the JSON. */
public record TableDescription(
    @Says("its name, as given") String file,
    @Says("what it is, see formats.md") String kind,
    @Says("of what it is") int kindVersion,
    @Says("of the container around it") int containerVersion,
    @Says(value = "size of the file", unit = Unit.BYTES) long bytes,
    @Says("what it was made for, by name; the names depend on the kind")
        SortedMap<String, String> parameters,
    @Says("how it was made") Origin provenance,
    @Says("what it holds") List<Column> columns)
    implements FileDescription {

  /** How it was made. */
  public record Origin(
      @Says("how it was made, in words") String recipe,
      @Says("of the trials behind it; 0 where there are none") long seed,
      @Says("of those behind it") long firstTrial,
      @Says("how many trials are behind it") long trialCount,
      @Says("the SHA-256 of each input, by name") Map<String, String> inputs) {
    private static Origin of(Provenance provenance) {
      return new Origin(
          provenance.recipe(),
          provenance.seed(),
          provenance.firstTrial(),
          provenance.trialCount(),
          provenance.inputSha256());
    }
  }

  /** One column; {@code crc32c} is of its content before compression. */
  public record Column(
      @Says("as in the header") String name,
      @Says("of its values") String type,
      @Says("as it is, or packed") String storage,
      @Says("number of values") long count,
      @Says(value = "of the content", unit = Unit.BYTES) long contentBytes,
      @Says(value = "in the file", unit = Unit.BYTES) long storedBytes,
      @Says("checksum of the content before compression, eight hexadecimal digits") String crc32c) {
    private static Column of(ColumnHeader header) {
      return new Column(
          header.spec().name(),
          header.spec().type().word(),
          header.spec().storage().word(),
          header.spec().count(),
          header.spec().contentBytes(),
          header.storedLength(),
          String.format(Locale.ROOT, "%08x", header.contentCrc32c()));
    }
  }

  /** Opens the file, with all the checks that opening makes. */
  static TableDescription read(Path file) throws IOException {
    TableHeader header = TableFiles.inspect(file);
    return new TableDescription(
        file.toString(),
        header.kind(),
        header.kindVersion(),
        header.containerVersion(),
        header.fileLength(),
        texts(header.parameters()),
        Origin.of(header.provenance()),
        header.columns().stream().map(Column::of).toList());
  }

  @Override
  public String title() {
    return kind + " version " + kindVersion + ", container version " + containerVersion;
  }

  private static SortedMap<String, String> texts(Parameters parameters) {
    SortedMap<String, String> texts = new TreeMap<>();
    for (String key : parameters.keys()) {
      texts.put(key, parameters.text(key));
    }
    return texts;
  }
}
