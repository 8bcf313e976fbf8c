package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;

/** A small book that is solved when it is needed and kept in memory: no file, no waiting. */
public final class SpotBook implements OwareTable {
  private final OwareRules rules;
  private final SeedIndex index;
  private final SolvedBook book;

  /** Solves for up to {@code turns} turns left, or for any number if nothing changes after that. */
  public SpotBook(OwareRules rules, int seeds, int turns, Crew crew) {
    this.rules = rules;
    this.index = new SeedIndex(seeds);
    this.book = new BookSolver(index, rules, crew).solve(turns);
  }

  /** The last turn at which any value changes. */
  public int lastTurn() {
    return book.lastTurn();
  }

  @Override
  public String name() {
    return "book-" + mostSeeds() + " solved on the spot";
  }

  @Override
  public OwareRules rules() {
    return rules;
  }

  @Override
  public int mostSeeds() {
    return index.mostSeeds();
  }

  @Override
  public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
    boolean known = book.complete() || turnsLeft <= book.lastTurn();
    return known && Row.total(mover) + Row.total(other) <= mostSeeds()
        ? book.value((int) index.index(mover, other), turnsLeft)
        : UNKNOWN;
  }
}
