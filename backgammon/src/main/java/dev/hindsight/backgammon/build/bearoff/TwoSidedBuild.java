package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.index.PipOrder;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** One run of a {@link TwoSidedBuilder} in memory: solve or resume, then write. */
final class TwoSidedBuild<A> {
  /** Rows of the file that are encoded together, so that all workers have some. */
  private static final int ROWS_AT_ONCE = 64;

  /** What a checkpoint calls its array. */
  private static final String FRACTIONS = "fractions";

  private final TwoSidedTask<A> task;
  private final BearoffIndex index;
  private final PipOrder order;
  private final LaneArithmetic<A> arithmetic;
  private final long checkpointValues;

  TwoSidedBuild(TwoSidedTask<A> task, long checkpointValues) {
    this.task = task;
    this.index = task.index();
    this.order = task.order();
    this.arithmetic = task.arithmetic();
    this.checkpointValues = checkpointValues;
  }

  void run(Path target, BearoffWriter.Opener file, Crew crew) throws IOException {
    // The file is begun first: a folder that cannot be written must not cost the work.
    try (BearoffWriter writer = task.begin(file, target)) {
      Checkpoints checkpoints = checkpoints(target);
      PairPlanes<A> planes = new PairPlanes<>(arithmetic, index.size(), task.cubeful());
      TwoSidedSolver<A> solver =
          new TwoSidedSolver<>(BearoffMoves.build(index, order), arithmetic, planes, crew);
      crew.progress().begin(task.title(), solver.steps(0, order.layers()) + index.size(), "steps");
      try {
        solveOrResume(solver, planes, checkpoints, crew);
        write(writer, planes, crew);
      } finally {
        crew.progress().end();
      }
      writer.seal();
      checkpoints.remove();
    }
  }

  /** The disk that the parts of a stopped build take. */
  long keptBytes(Path target) throws IOException {
    Path folder = checkpoints(target).folder();
    if (!Files.exists(folder)) {
      return 0;
    }
    long bytes = 0;
    try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder)) {
      for (Path part : parts) {
        bytes += Files.size(part);
      }
    }
    return bytes;
  }

  private Checkpoints checkpoints(Path target) throws IOException {
    return Checkpoints.beside(target, task.parameters(), task.provenance());
  }

  private void solveOrResume(
      TwoSidedSolver<A> solver, PairPlanes<A> planes, Checkpoints checkpoints, Crew crew)
      throws IOException {
    int from = 0;
    while (from < order.layers()) {
      int resumed = resume(from, planes, checkpoints);
      if (resumed > from) {
        crew.progress().resumed(solver.steps(from, resumed));
        from = resumed;
        continue;
      }
      int to = endOfPart(from);
      solvePart(solver, from, to, planes, checkpoints);
      if (to < order.layers()) {
        save(from, to, planes, checkpoints);
      }
      from = to;
    }
  }

  /** Solves some layers; when that is cancelled, those that are finished become a part. */
  private void solvePart(
      TwoSidedSolver<A> solver, int from, int to, PairPlanes<A> planes, Checkpoints checkpoints)
      throws IOException {
    for (int layer = from; layer < to; layer++) {
      try {
        solver.solve(layer);
      } catch (CancelledException cancelled) {
        if (layer > from && isLong()) {
          save(from, layer, planes, checkpoints);
        }
        throw cancelled;
      }
    }
  }

  /** Whether the whole build takes more than one part; the others are quickly done again. */
  private boolean isLong() {
    return (long) index.size() * index.size() > checkpointValues;
  }

  private int endOfPart(int from) {
    int to = from + 1;
    while (to < order.layers()
        && (order.layerStart(to) - order.layerStart(from)) * (long) index.size()
            < checkpointValues) {
      to++;
    }
    return to;
  }

  private void save(int from, int to, PairPlanes<A> planes, Checkpoints checkpoints)
      throws IOException {
    for (int plane = 0; plane < planes.count(); plane++) {
      A rows = planes.plane(plane).copyRows(order.layerStart(from), order.layerStart(to));
      checkpoints.save(name(from, to, plane), arithmetic.save(NamedArrays.of(), FRACTIONS, rows));
    }
  }

  /** Takes the part that begins at a layer from its checkpoint; returns where it ends. */
  private int resume(int from, PairPlanes<A> planes, Checkpoints checkpoints) throws IOException {
    int to = order.layers();
    // The last plane is saved last: with it, a part is complete.
    while (to > from && !checkpoints.has(name(from, to, planes.count() - 1))) {
      to--;
    }
    if (to == from) {
      return from;
    }
    for (int plane = 0; plane < planes.count(); plane++) {
      NamedArrays part = checkpoints.find(name(from, to, plane)).orElseThrow();
      A rows = arithmetic.restore(part, FRACTIONS);
      planes.plane(plane).pasteRows(order.layerStart(from), order.layerStart(to), rows);
    }
    return to;
  }

  private static String name(int from, int to, int plane) {
    return "pips-" + from + "-to-" + (to - 1) + "-plane-" + plane;
  }

  /** Encodes row after row in the order of the file; the rounding is here and nowhere else. */
  private void write(BearoffWriter writer, PairPlanes<A> planes, Crew crew) throws IOException {
    int valuesOfPair = BearoffFormat.valuesOfPair(task.cubeful());
    int rowLength = task.rowLength();
    int[] ranks = task.ranks();
    int rowsAtOnce = Math.min(ROWS_AT_ONCE, index.size());
    short[] rows = new short[rowsAtOnce * rowLength];
    for (int start = 0; start < index.size(); start += rowsAtOnce) {
      int first = start;
      int count = Math.min(rowsAtOnce, index.size() - start);
      crew.sweep(
          count,
          1,
          (from, to, worker) -> {
            for (int row = (int) from; row < to; row++) {
              for (int value = 0; value < valuesOfPair; value++) {
                planes
                    .plane(value)
                    .encodeRow(
                        order.placeOf(first + row),
                        ranks,
                        rows,
                        row * rowLength + value,
                        valuesOfPair);
              }
            }
          });
      writer.write(rows, count * rowLength);
    }
  }
}
