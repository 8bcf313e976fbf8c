package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Mergeable;
import java.util.Arrays;

/**
 * What was seen of cells that are told apart by the premium squares beside them as well: as many
 * cells as {@link PlacementFeatures#neighbourCells} says, with sums of what came of their tiles.
 *
 * <p>These would be thousands of features more for {@link NormalEquations}, and a hundred million
 * products. But tiles of one play lie in one line, so that only cells of one line have products at
 * all: 82,215 for each of the 15 lines of the standard board, 10 MB. All are whole numbers.
 */
final class NeighbourCells implements Mergeable<NeighbourCells> {
  private final int cells;
  private final int cellsOfLine;
  private final int productsOfLine;

  /** The features that cells are multiplied with besides: from this one on, and how many. */
  private final int firstOther;

  private final int others;

  /** Of cells i ≥ j of a line, counted within the line, behind those of the lines before. */
  private final long[] products;

  /** Of a cell and another feature. */
  private final long[] withOthers;

  /** By label, then cell. */
  private final long[] withLabels;

  NeighbourCells(PlacementFeatures features, int labels) {
    this(features, emptyArrays(features, labels));
  }

  private NeighbourCells(PlacementFeatures features, long[][] arrays) {
    this.cells = features.neighbourCells();
    this.cellsOfLine = cells / features.lines();
    this.productsOfLine = productsOfLine(features);
    this.firstOther = features.exposure(0);
    this.others = features.size() - firstOther;
    this.products = arrays[0];
    this.withOthers = arrays[1];
    this.withLabels = arrays[2];
  }

  private static int productsOfLine(PlacementFeatures features) {
    int cellsOfLine = features.neighbourCells() / features.lines();
    return cellsOfLine * (cellsOfLine + 1) / 2;
  }

  private static long[][] emptyArrays(PlacementFeatures features, int labels) {
    int others = features.size() - features.exposure(0);
    return new long[][] {
      new long[Math.multiplyExact(features.lines(), productsOfLine(features))],
      new long[Math.multiplyExact(features.neighbourCells(), others)],
      new long[Math.multiplyExact(features.neighbourCells(), labels)]
    };
  }

  /** Of arrays as {@link #arrays} hands them out. */
  static NeighbourCells of(PlacementFeatures features, int labels, long[][] arrays) {
    long[][] right = emptyArrays(features, labels);
    for (int array = 0; array < right.length; array++) {
      if (arrays[array].length != right[array].length) {
        throw new IllegalArgumentException("sums of other cells");
      }
    }
    return new NeighbourCells(features, arrays);
  }

  /** Products, products with other features, and with labels. */
  long[][] arrays() {
    return new long[][] {products, withOthers, withLabels};
  }

  /** Takes one play. */
  void add(PlacementFeatures.Sheet sheet, long[] values) {
    for (int one = 0; one < sheet.tiles(); one++) {
      int cell = sheet.neighbourCell(one);
      for (int two = 0; two <= one; two++) {
        products[place(cell, sheet.neighbourCell(two))]++;
      }
      for (int place = 0; place < sheet.count(); place++) {
        if (sheet.number(place) >= firstOther) {
          withOthers[cell * others + sheet.number(place) - firstOther] += sheet.amount(place);
        }
      }
      for (int label = 0; label < values.length; label++) {
        withLabels[label * cells + cell] += values[label];
      }
    }
  }

  private int place(int one, int other) {
    int line = one / cellsOfLine;
    assert line == other / cellsOfLine : "tiles of one play lie in one line";
    int high = Math.max(one, other) - line * cellsOfLine;
    int low = Math.min(one, other) - line * cellsOfLine;
    return line * productsOfLine + high * (high + 1) / 2 + low;
  }

  /** Tiles that were seen in a cell. */
  long tiles(int cell) {
    return products[place(cell, cell)];
  }

  long withLabel(int label, int cell) {
    return withLabels[label * cells + cell];
  }

  /** By cell: the sum over its plays of what values of cells say of them. */
  double[] timesProducts(double[] values) {
    double[] times = new double[cells];
    for (int cell = 0; cell < cells; cell++) {
      int first = cell / cellsOfLine * cellsOfLine;
      for (int other = first; values[cell] != 0 && other < first + cellsOfLine; other++) {
        times[other] += values[cell] * products[place(cell, other)];
      }
    }
    return times;
  }

  /** By cell: the sum over its plays of what values of other features say of them. */
  double[] timesOthers(PlacementModel.Fit fit) {
    double[] times = new double[cells];
    for (int cell = 0; cell < cells; cell++) {
      for (int other = 0; other < others; other++) {
        times[cell] += fit.value(firstOther + other) * withOthers[cell * others + other];
      }
    }
    return times;
  }

  /** Adds, by feature, the sum over its plays of what values of cells say of them. */
  void addToOthers(double[] values, double[] times) {
    for (int cell = 0; cell < cells; cell++) {
      for (int other = 0; other < others; other++) {
        times[firstOther + other] += values[cell] * withOthers[cell * others + other];
      }
    }
  }

  @Override
  public void merge(NeighbourCells other) {
    long[][] to = arrays();
    long[][] from = other.arrays();
    for (int array = 0; array < to.length; array++) {
      long[] sums = to[array];
      long[] more = from[array];
      Arrays.setAll(sums, place -> Math.addExact(sums[place], more[place]));
    }
  }
}
