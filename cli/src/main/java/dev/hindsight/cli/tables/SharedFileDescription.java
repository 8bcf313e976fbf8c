package dev.hindsight.cli.tables;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.workbench.crossword.SharedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SortedMap;

/** What is in a word graph or a file of leave values. The component names are the JSON's keys. */
public record SharedFileDescription(
    String file, String kind, long bytes, SortedMap<String, String> parameters)
    implements FileDescription {
  static SharedFileDescription read(Path file, TileSet tiles) throws IOException {
    SharedFile shared = SharedFile.read(file, tiles);
    return new SharedFileDescription(
        file.toString(), shared.kind(), shared.bytes(), shared.contents());
  }

  @Override
  public String text() {
    TextTable lines = new TextTable("  ", "ll");
    parameters.forEach((key, value) -> lines.row(key, value));
    String first = String.format(Locale.ROOT, "%s: %s, %,d bytes%n", file, kind, bytes);
    return (first + lines).stripTrailing();
  }
}
