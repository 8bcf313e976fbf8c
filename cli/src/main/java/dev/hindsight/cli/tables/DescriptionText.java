package dev.hindsight.cli.tables;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.tables.TableDescription;
import java.util.Locale;
import java.util.Map;

/**
 * A file in words: a table of ours, or less about the file of another program.
 *
 * <pre>
 * end9.table: oware.endgame version 1, container version 1, 294,464 bytes
 *   rules  codingame
 *   seeds  9
 * Made by retrograde analysis.
 *   column  type  storage    values    bytes  in file  crc-32c
 *   values  int8  raw       293,930  293,930  293,930  8d1a66f0
 * </pre>
 */
final class DescriptionText {
  private static final int COLUMNS = 80;

  private DescriptionText() {}

  static String of(FileDescription file) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(Locale.ROOT, "%s: %s, %,d bytes%n", file.file(), file.title(), file.bytes()));
    appendPairs(text, file.parameters());
    if (file instanceof TableDescription table) {
      appendOrigin(text, table.provenance());
      appendColumns(text, table);
    }
    return text.toString().stripTrailing();
  }

  private static void appendColumns(StringBuilder text, TableDescription table) {
    TextTable columns =
        new TextTable("  ", "lllrrrl")
            .row("column", "type", "storage", "values", "bytes", "in file", "crc-32c");
    for (TableDescription.Column column : table.columns()) {
      columns.row(
          column.name(),
          column.type(),
          column.storage(),
          number(column.count()),
          number(column.contentBytes()),
          number(column.storedBytes()),
          column.crc32c());
    }
    text.append(columns);
  }

  private static void appendOrigin(StringBuilder text, TableDescription.Origin origin) {
    text.append("Made by ").append(origin.recipe());
    if (origin.trialCount() > 0) {
      text.append(
          String.format(
              Locale.ROOT,
              ", %,d trials from number %,d, seed %d",
              origin.trialCount(),
              origin.firstTrial(),
              origin.seed()));
    }
    text.append(origin.inputs().isEmpty() ? "." : ", from inputs with these SHA-256:");
    text.append(System.lineSeparator());
    appendPairs(text, origin.inputs());
  }

  /** A value that is too long to stand beside the longest name stands below its own. */
  private static void appendPairs(StringBuilder text, Map<String, String> pairs) {
    int widest = pairs.keySet().stream().mapToInt(String::length).max().orElse(0);
    pairs.forEach(
        (key, value) -> {
          String beside = "  " + key + " ".repeat(widest - key.length()) + "  " + value;
          text.append(beside.length() <= COLUMNS ? beside : "  " + key + "\n    " + value)
              .append('\n');
        });
  }

  private static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }
}
