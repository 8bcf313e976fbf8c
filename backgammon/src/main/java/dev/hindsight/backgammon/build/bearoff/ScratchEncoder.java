package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.DiskSweep;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Turns the solved values of a {@link PairScratch} into the rows of the table, some thousand at a
 * time; the rounding is here, for what was solved on disk.
 *
 * <p>The file is ordered by rank and the scratch by pip count, ties by rank. So the sides of some
 * thousand neighbouring ranks are a run of places in every layer, and little is read in vain.
 */
final class ScratchEncoder<A> {
  /** No more values at once than 2 GiB of shorts. */
  private static final long MOST_VALUES = 1L << 30;

  private final TwoSidedTask<A> task;
  private final LayerPanels panels;
  private final int values;
  private final PairScratch<A> scratch;
  private final Crew crew;
  private final int rowsAtOnce;

  ScratchEncoder(
      TwoSidedTask<A> task, LayerPanels panels, PairScratch<A> scratch, Crew crew, long bytes) {
    this.task = task;
    this.panels = panels;
    this.values = BearoffFormat.valuesOfPair(task.cubeful());
    this.scratch = scratch;
    this.crew = crew;
    this.rowsAtOnce = rowsAtOnce(task, bytes);
  }

  private static int rowsAtOnce(TwoSidedTask<?> task, long bytes) {
    long fitting = Math.min(bytes / Short.BYTES, MOST_VALUES) / task.rowLength();
    return (int) Math.max(1, Math.min(fitting, task.index().size()));
  }

  /** The memory for the rows at a time, where this much is allowed. */
  static long bytes(TwoSidedTask<?> task, long allowed) {
    return (long) rowsAtOnce(task, allowed) * task.rowLength() * Short.BYTES;
  }

  /** How many steps the crew reports as progress. */
  long steps() {
    long steps = 0;
    for (int rank = 0; rank < task.index().size(); rank += rowsAtOnce) {
      steps += panelsWithin(rank, rank + rowsAtOnce).length;
    }
    return steps;
  }

  /** Writes all rows. */
  void write(BearoffWriter writer) throws IOException {
    int[] ranks = task.ranks();
    short[] rows = new short[rowsAtOnce * task.rowLength()];
    List<List<A>> panelOfWorker = new ArrayList<>();
    for (int worker = 0; worker < crew.threads(); worker++) {
      List<A> planes = new ArrayList<>();
      for (int plane = 0; plane < values; plane++) {
        planes.add(task.arithmetic().allocate(ranks.length * panels.lanes()));
      }
      panelOfWorker.add(planes);
    }
    for (int start = 0; start < ranks.length; start += rowsAtOnce) {
      int firstRank = start;
      int endRank = Math.min(ranks.length, start + rowsAtOnce);
      int[] touched = panelsWithin(firstRank, endRank);
      DiskSweep.run(
          crew,
          touched.length,
          1,
          (from, to, worker) -> {
            List<A> planes = panelOfWorker.get(worker);
            read(touched[(int) from], planes, worker);
            encode(touched[(int) from], planes, ranks, firstRank, endRank, rows);
          });
      writer.write(rows, (endRank - firstRank) * task.rowLength());
    }
  }

  private void read(int panel, List<A> planes, int worker) throws IOException {
    for (int layer = 0; layer < panels.layers(); layer++) {
      int offset = panels.order().layerStart(layer) * panels.lanes();
      scratch.read(panel, layer, planes, offset, worker);
    }
  }

  /** Encodes those sides of a panel whose ranks are wanted. */
  private void encode(
      int panel, List<A> planes, int[] ranks, int firstRank, int endRank, short[] rows) {
    for (int lane = 0; lane < panels.sides(panel); lane++) {
      int rank = ranks[panels.firstSide(panel) + lane];
      if (rank >= firstRank && rank < endRank) {
        int row = (rank - firstRank) * task.rowLength();
        for (int value = 0; value < values; value++) {
          task.arithmetic().encode(planes.get(value), lane, ranks, rows, row + value, values);
        }
      }
    }
  }

  /** The panels that hold any of the sides of some neighbouring ranks. */
  private int[] panelsWithin(int firstRank, int endRank) {
    int[] found = new int[panels.panels()];
    int count = 0;
    for (int panel = 0; panel < panels.panels(); panel++) {
      if (hasRank(panel, firstRank, endRank)) {
        found[count++] = panel;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private boolean hasRank(int panel, int firstRank, int endRank) {
    for (int lane = 0; lane < panels.sides(panel); lane++) {
      int rank = task.order().rankAt(panels.firstSide(panel) + lane);
      if (rank >= firstRank && rank < endRank) {
        return true;
      }
    }
    return false;
  }
}
