package dev.hindsight.workbench.tables;

import dev.hindsight.core.tables.ColumnHeader;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableHeader;
import dev.hindsight.workbench.FileDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What one table file says about itself. The component names are the keys of the JSON. */
public record TableDescription(
    String file,
    String kind,
    int kindVersion,
    int containerVersion,
    long bytes,
    SortedMap<String, String> parameters,
    Origin provenance,
    List<Column> columns)
    implements FileDescription {

  /** How it was made. */
  public record Origin(
      String recipe, long seed, long firstTrial, long trialCount, Map<String, String> inputs) {
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
      String name,
      String type,
      String storage,
      long count,
      long contentBytes,
      long storedBytes,
      String crc32c) {
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
