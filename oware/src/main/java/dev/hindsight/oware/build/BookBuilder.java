package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BookFormat;
import java.io.IOException;
import java.nio.file.Path;

/** Builds a turn-limited book and seals it in a file. */
public final class BookBuilder {
  private static final String RECIPE = "turn-limited retrograde analysis";

  /** Beyond this the moves between the boards no longer fit Java arrays. */
  public static final int MOST_SEEDS = 17;

  private final OwareRules rules;
  private final int seeds;
  private final int turns;

  /**
   * @param seeds the most seeds on a board
   * @param turns the most turns that will ever be left; the build stops earlier at the fixed point
   */
  public BookBuilder(OwareRules rules, int seeds, int turns) {
    if (rules.repetition() != OwareRules.Repetition.PLAYED_ON) {
      throw new IllegalArgumentException(
          "a book counts turns, but a game under "
              + rules.name()
              + " ends by repetition; build an endgame for these rules instead");
    }
    if (seeds < 1 || seeds > MOST_SEEDS) {
      throw new IllegalArgumentException(
          "a book holds 1 to " + MOST_SEEDS + " seeds, not " + seeds);
    }
    if (turns < 1 || turns > BookFormat.MOST_TURNS) {
      throw new IllegalArgumentException(
          "a book holds 1 to " + BookFormat.MOST_TURNS + " turns, not " + turns);
    }
    this.rules = rules;
    this.seeds = seeds;
    this.turns = turns;
  }

  /** Roughly the memory that the build needs: the moves both ways, and the changes. */
  public long bytesNeeded() {
    return new SeedIndex(seeds).size() * 90;
  }

  /** Solves and writes; the file takes its name only when it is complete. */
  public void build(Path target, Crew crew) throws IOException {
    SeedIndex index = new SeedIndex(seeds);
    TableWriter.checkTarget(target);
    SolvedBook book;
    crew.progress().begin("book of " + seeds + " seeds", BookSolver.visits(index, turns), "boards");
    try {
      book = new BookSolver(index, rules, crew).solve(turns);
    } finally {
      crew.progress().end();
    }
    int changes = book.turns().length;
    Parameters parameters =
        BookFormat.parameters(rules, seeds, book.lastTurn(), book.complete(), changes);
    TableSchema schema =
        new TableSchema(
            BookFormat.KIND,
            parameters,
            Provenance.ofRecipe(RECIPE),
            BookFormat.columns(index, changes));
    try (TableWriter writer = TableWriter.create(target, schema)) {
      byte[] changesOf = book.changesOf();
      writer.column("changesOf").write(changesOf, 0, changesOf.length);
      writer.column("turns").write(book.turns(), 0, changes);
      writer.column("netSeeds").write(book.values(), 0, changes);
      writer.seal();
    }
  }
}
