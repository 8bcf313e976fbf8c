package dev.hindsight.workbench.crossword.build;

import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.workbench.drawing.HeatMap;

/**
 * Placement values as maps of the board: what a tile across is worth on each square, on a board
 * whose premium squares are all open. All maps of a table have the same scale.
 */
public final class PlacementMaps {
  private final PlacementTable table;
  private final PlacementIndex index;
  private final int size;

  PlacementMaps(PlacementTable table) {
    this.table = table;
    this.index = table.index();
    this.size = index.layout().size();
  }

  /** Of the values that come with the program. */
  public static PlacementMaps builtIn() {
    return new PlacementMaps(DefaultTables.placement());
  }

  /** Of all tiles, by how often they were seen. */
  public HeatMap mean() {
    return new HeatMap("Mean, all tiles (points)", average(false), Math.max(0.5, largest(false)));
  }

  /** Of tiles of this many points. */
  public HeatMap mean(int points) {
    return new HeatMap(
        "Mean, " + tiles(points) + " (points)", grid(points, false), Math.max(0.5, largest(false)));
  }

  HeatMap variance(int points) {
    return new HeatMap(
        "Variance, " + tiles(points) + " (points squared)",
        grid(points, true),
        Math.max(20, largest(true)));
  }

  private static String tiles(int points) {
    return points == 0 ? "blanks" : "tiles of " + points;
  }

  /** Whether anything is known of tiles of this many points. */
  public boolean isSeen(int points) {
    if (points < 0 || points >= index.buckets()) {
      return false;
    }
    for (int square = 0; square < index.squares(); square++) {
      if (table.observations()[index.cell(0, square, points)] > 0
          || table.meanMillipoints()[index.cell(0, square, points)] != 0) {
        return true;
      }
    }
    return table.hasExposure();
  }

  private double value(int address, int points, boolean ofVariance) {
    int open = index.premiumsBeside(Direction.ACROSS, address);
    return (ofVariance
            ? table.varianceThousandths(Direction.ACROSS, address, open, points)
            : table.meanMillipoints(Direction.ACROSS, address, open, points))
        / 1_000.0;
  }

  private double[][] grid(int points, boolean ofVariance) {
    double[][] grid = new double[size][size];
    for (int address = 0; address < size * size; address++) {
      grid[address / size][address % size] = value(address, points, ofVariance);
    }
    return grid;
  }

  /** By the tiles that were seen; evenly where there were none. */
  double[][] average(boolean ofVariance) {
    double[][] grid = new double[size][size];
    for (int address = 0; address < size * size; address++) {
      double sum = 0;
      double tiles = 0;
      for (int points = 0; points < index.buckets(); points++) {
        if (isSeen(points)) {
          double weight = 1e-6 + table.observations()[index.cell(0, address, points)];
          sum += weight * value(address, points, ofVariance);
          tiles += weight;
        }
      }
      grid[address / size][address % size] = tiles == 0 ? 0 : sum / tiles;
    }
    return grid;
  }

  private double largest(boolean ofVariance) {
    double most = 0;
    for (double[] row : average(ofVariance)) {
      for (double value : row) {
        most = Math.max(most, Math.abs(value));
      }
    }
    return most;
  }
}
