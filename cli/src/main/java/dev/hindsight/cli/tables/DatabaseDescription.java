package dev.hindsight.cli.tables;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.cli.terminal.TextTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a gnubg database says about itself. The component names are the keys of the JSON.
 *
 * <pre>
 * gnubg_ts0.bd: two-sided gnubg database, 853,776 pairs of sides, 6,830,248 bytes
 *   checkers  6
 *   points    6
 *   values    cubeful
 * </pre>
 *
 * @param positions how many pairs of sides, or sides, it covers
 */
public record DatabaseDescription(
    String file, String kind, long bytes, SortedMap<String, String> parameters, long positions)
    implements FileDescription {
  private static final String TWO_SIDED = "gnubg.two-sided";
  private static final String ONE_SIDED = "gnubg.one-sided";

  static DatabaseDescription read(Path file) throws IOException {
    GnubgHeader header = GnubgHeader.read(file);
    long sides = BearoffIndex.size(header.points(), header.checkers());
    SortedMap<String, String> parameters = new TreeMap<>();
    parameters.put("points", Integer.toString(header.points()));
    parameters.put("checkers", Integer.toString(header.checkers()));
    boolean isTwoSided = false;
    if (header instanceof GnubgHeader.TwoSided twoSided) {
      isTwoSided = true;
      parameters.put("values", twoSided.cubeful() ? "cubeful" : "cubeless");
    } else if (header instanceof GnubgHeader.OneSided oneSided) {
      parameters.put("gammons", oneSided.gammon() ? "yes" : "no");
      parameters.put("compressed", oneSided.compressed() ? "yes" : "no");
      parameters.put("values", oneSided.approximated() ? "normal approximations" : "distributions");
    }
    return new DatabaseDescription(
        file.toString(),
        isTwoSided ? TWO_SIDED : ONE_SIDED,
        Files.size(file),
        parameters,
        isTwoSided ? sides * sides : sides);
  }

  @Override
  public String text() {
    boolean isTwoSided = kind.equals(TWO_SIDED);
    String first =
        String.format(
            Locale.ROOT,
            "%s: %s gnubg database, %,d %s, %,d bytes%n",
            file,
            isTwoSided ? "two-sided" : "one-sided",
            positions,
            isTwoSided ? "pairs of sides" : "sides",
            bytes);
    TextTable lines = new TextTable("  ", "ll");
    parameters.forEach((key, value) -> lines.row(key, value));
    return (first + lines).stripTrailing();
  }
}
