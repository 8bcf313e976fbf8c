package dev.hindsight.workbench.oware;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.export.Language;
import dev.hindsight.oware.table.export.SourceExport;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** Writes an endgame as one source file that a bot writer can paste into a program. */
public final class OwareExport {
  private OwareExport() {}

  /**
   * What was written.
   *
   * @param file where it is
   * @param language cpp, java or python
   * @param seeds the most seeds on a board that it knows
   * @param characters its length; the bot arena takes 100,000
   */
  public record Result(String file, String language, int seeds, int characters) {}

  /** The source, from a table or, without one, from an endgame solved on the spot. */
  public static String render(Language language, int seeds, Optional<OwareTable> table, Crew crew) {
    if (seeds < 1 || seeds > SourceExport.MOST_SEEDS) {
      throw new IllegalArgumentException(
          "an export holds 1 to " + SourceExport.MOST_SEEDS + " seeds, not " + seeds);
    }
    OwareTable source =
        table.orElseGet(() -> new EndgameBuilder(OwareRules.CODINGAME, seeds, false).solve(crew));
    return SourceExport.render(language, source, seeds);
  }

  /** Writes the source; the file is complete, or what it was before. */
  public static Result write(Path target, Language language, int seeds, String source)
      throws IOException {
    OutputFile.check(target);
    try {
      WholeFile.write(target, out -> out.write(source.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    return new Result(target.toString(), language.label(), seeds, source.length());
  }
}
