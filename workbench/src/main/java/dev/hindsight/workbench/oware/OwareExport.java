package dev.hindsight.workbench.oware;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.export.Language;
import dev.hindsight.oware.table.export.SourceExport;
import dev.hindsight.oware.table.export.SourceKind;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes an endgame or a book as one source file that a bot writer can paste into a program.
 *
 * @param language what it is written in
 * @param kind whether it counts turns
 * @param rules the variant
 * @param seeds the most seeds on a board
 * @param withPlayer whether a search comes with it, that plays whole games
 */
public record OwareExport(
    Language language, SourceKind kind, OwareRules rules, int seeds, boolean withPlayer) {
  /** A book of this many seeds is there in 0.3 s, even without optimisation. */
  private static final int BOOK_SEEDS = 8;

  private static final int ENDGAME_SEEDS = 10;

  /** The same for the slowest of the languages. */
  private static final int PYTHON_BOOK_SEEDS = 6;

  private static final int PYTHON_ENDGAME_SEEDS = 8;

  public OwareExport {
    if (seeds < 1 || seeds > SourceExport.MOST_SEEDS) {
      throw new IllegalArgumentException(
          "an export holds 1 to " + SourceExport.MOST_SEEDS + " seeds, not " + seeds);
    }
  }

  /** What was written. */
  public record Result(
      @Says("where it is") String file,
      @Says("cpp, java or python") String language,
      @Says("endgame or book") String kind,
      @Says("the variant that its values are true under") String rules,
      @Says(value = "the most seeds on a board that it knows", unit = Unit.SEEDS) int seeds,
      @Says("its length; the bot arena takes 100,000") int characters,
      @Says("what the table or the game has and the source has not, a sentence each")
          List<String> leftOut) {
    public Result {
      leftOut = List.copyOf(leftOut);
    }
  }

  /** How many seeds are exported if nobody says. */
  public static int defaultSeeds(Language language, SourceKind kind, Optional<OwareTable> table) {
    boolean isPython = language == Language.PYTHON;
    int suits =
        kind == SourceKind.ENDGAME
            ? isPython ? PYTHON_ENDGAME_SEEDS : ENDGAME_SEEDS
            : isPython ? PYTHON_BOOK_SEEDS : BOOK_SEEDS;
    return Math.max(1, Math.min(suits, table.map(OwareTable::mostSeeds).orElse(suits)));
  }

  /** The source, from a table or, without one, from what is solved on the spot. */
  public String render(Optional<OwareTable> table, Crew crew) {
    String source = renderTable(table, crew);
    return withPlayer ? SourceExport.withPlayer(source, language, kind, rules, seeds) : source;
  }

  private String renderTable(Optional<OwareTable> table, Crew crew) {
    if (kind == SourceKind.BOOK) {
      return SourceExport.book(language, rules, table, seeds);
    }
    OwareTable source = table.orElseGet(() -> new EndgameBuilder(rules, seeds, false).solve(crew));
    return SourceExport.endgame(language, source, seeds);
  }

  /** What the table or the game has and the source has not, a sentence each. */
  public List<String> leftOut(Optional<OwareTable> table) {
    List<String> sentences = new ArrayList<>();
    int most = table.map(OwareTable::mostSeeds).orElse(seeds);
    sentences.add(
        most > seeds
            ? String.format(Locale.ROOT, "Boards of %d to %d seeds of the table.", seeds + 1, most)
            : String.format(Locale.ROOT, "Boards of more than %d seeds.", seeds));
    if (kind == SourceKind.ENDGAME && rules.hasTurnLimit()) {
      sentences.add(
          String.format(
              Locale.ROOT,
              "Turns: %s games stop after %d; a book counts turns.",
              rules.name(),
              rules.turnLimit()));
    }
    String others =
        OwareRules.ALL.stream()
            .map(OwareRules::name)
            .filter(name -> !name.equals(rules.name()))
            .collect(Collectors.joining(" and "));
    sentences.add("Other rules: " + others + ".");
    return sentences;
  }

  /** Writes the source; the file is complete, or what it was before. */
  public Result write(Path target, String source, List<String> leftOut) throws IOException {
    OutputFile.check(target, FileForm.OTHER);
    try {
      WholeFile.write(target, out -> out.write(source.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    return new Result(
        target.toString(),
        language.label(),
        kind.label(),
        rules.name(),
        seeds,
        source.length(),
        leftOut);
  }
}
