package dev.hindsight.crossword.build.placement;

import java.util.Locale;

/** What the values of a table depend on. */
public enum PlacementVariant {
  /** Square, direction and points of the tile. */
  PLAIN(true, false, false),

  /**
   * Square, direction, points, and whether premium squares beside it are all open, some, or none.
   */
  NEIGHBOURS(true, true, false),

  /** Open premium squares beside the tile alone, by kind, axis and points. */
  EXPOSURE(false, false, true),

  /** Everything. */
  ALL(true, true, true);

  private final boolean cells;
  private final boolean neighbours;
  private final boolean exposure;

  PlacementVariant(boolean cells, boolean neighbours, boolean exposure) {
    this.cells = cells;
    this.neighbours = neighbours;
    this.exposure = exposure;
  }

  boolean hasCells() {
    return cells;
  }

  boolean hasNeighbours() {
    return neighbours;
  }

  boolean hasExposure() {
    return exposure;
  }

  /** As people write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
