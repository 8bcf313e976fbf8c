package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a gnubg database says about itself. The component names are the keys of the JSON. */
public record DatabaseDescription(
    @Says("its name, as given") String file,
    @Says("`gnubg.two-sided` or `gnubg.one-sided`") String kind,
    @Says(value = "size of the file", unit = Unit.BYTES) long bytes,
    @Says("what it was made for, by name; the names depend on the kind")
        SortedMap<String, String> parameters,
    @Says("how many pairs of sides, or sides, it covers") long positions)
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
  public String title() {
    boolean isTwoSided = kind.equals(TWO_SIDED);
    return String.format(
        Locale.ROOT,
        "%s gnubg database, %,d %s",
        isTwoSided ? "two-sided" : "one-sided",
        positions,
        isTwoSided ? "pairs of sides" : "sides");
  }
}
