package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BookFormat;
import dev.hindsight.oware.table.BookTable;
import java.io.IOException;
import java.nio.file.Path;

/** Builds a turn-limited book, in memory or sealed in a file. */
public final class BookBuilder {
  private static final Provenance PROVENANCE =
      Provenance.ofRecipe("turn-limited retrograde analysis");

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

  /** Solves and keeps the book in memory. */
  public BookTable solve(Crew crew) {
    SeedIndex index = new SeedIndex(seeds);
    return BookTable.of(rules, index, new BookSolver(index, rules, crew).solve(turns));
  }

  /** Solves and writes; the file takes its name only when it is complete. */
  public void build(Path target, Crew crew) throws IOException {
    WholeFile.check(target);
    long visits = BookSolver.visits(new SeedIndex(seeds), turns);
    crew.progress().begin("book of " + seeds + " seeds", visits, "boards");
    BookTable book;
    try {
      book = solve(crew);
    } finally {
      crew.progress().end();
    }
    book.write(target, PROVENANCE);
  }
}
