package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.file.Path;

/** Builds a one-sided bearoff table of fifteen checkers, in memory or sealed in a file. */
public final class OneSidedBuilder {
  private static final Provenance PROVENANCE =
      Provenance.ofRecipe("one-sided bearoff by fewest rolls on average");

  private final BearoffIndex index;

  /** A table of all fifteen checkers on this many points, from 1 to 8. */
  public OneSidedBuilder(int points) {
    this(points, BearoffIndex.MOST_CHECKERS);
  }

  /** With fewer checkers there is no gammon to save, but a race all the same. */
  public OneSidedBuilder(int points, int checkers) {
    this.index = new BearoffIndex(points, checkers);
  }

  /** The memory that it needs at its peak: some 30 chances of 8 bytes per side, and overheads. */
  public long bytesNeeded() {
    return 1_000L * index.size() + (64L << 20);
  }

  /** Solves and keeps the table in memory. */
  public OneSidedTable solve(Crew crew) {
    crew.progress()
        .begin("one-sided bearoff on " + index.points() + " points", index.size(), "sides");
    try {
      return new OneSidedSolver(index, crew).solve();
    } finally {
      crew.progress().end();
    }
  }

  /** Solves and writes; the file takes its name only when it is complete. */
  public void build(Path target, Crew crew) throws IOException {
    solve(crew).write(target, PROVENANCE);
  }
}
