package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.LastSave;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.oware.table.EndgameFormat;
import dev.hindsight.oware.table.EndgameLayers;
import dev.hindsight.oware.table.EndgameWriter;
import dev.hindsight.oware.table.SolvedLayers;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What one process does of a {@link DiskBuild}: solve or resume layer by layer, then write. */
final class DiskRun {
  private final DiskBuild build;
  private final Path scratch;
  private final Checkpoints checkpoints;
  private final SolvedParts parts;
  private final Crew crew;
  private final Progress progress;
  private final Consumer<LayerCost> costs;
  private final List<String> columns;

  /** Those layers that are always at hand, and while it lasts those solved in memory. */
  private final EndgameLayers atHand;

  /**
   * @param crew whose own progress nobody looks at
   */
  DiskRun(
      DiskBuild build,
      Path scratch,
      Checkpoints checkpoints,
      Crew crew,
      Progress progress,
      Consumer<LayerCost> costs) {
    this.build = build;
    this.scratch = scratch;
    this.checkpoints = checkpoints;
    this.parts = new SolvedParts(build.cut, checkpoints);
    this.crew = crew;
    this.progress = progress;
    this.costs = costs;
    this.columns = EndgameFormat.names(build.values);
    this.atHand = EndgameLayers.unsolved(build.rules, build.index, build.values);
  }

  void run(EndgameWriter writer) throws IOException {
    boolean isDone = false;
    try {
      int first = solveInMemory();
      for (int seeds = first; seeds <= build.index.mostSeeds(); seeds++) {
        if (build.values.hasExact()) {
          solve(seeds, false);
        }
        if (build.values.hasBounds()) {
          solve(seeds, true);
        }
      }
      write(writer);
      isDone = true;
    } finally {
      // Without a checkpoint of the layer its files are of no use.
      if (isDone || !checkpoints.has(LayerProgress.NAME)) {
        LayerRanges.delete(scratch);
      }
    }
  }

  /**
   * Solves the small layers, and those that fit the memory unless they are all kept already.
   *
   * @return the first layer that is left
   */
  private int solveInMemory() throws IOException {
    int first = build.firstInParts;
    int end = first;
    while (end <= build.index.mostSeeds()
        && build.shares.fitsMemory(build.index, end, columns.size())) {
      end++;
    }
    while (end > first && isKept(end - 1)) {
      end--;
    }
    EndgameSolver solver = new EndgameSolver(build.index, build.rules, crew);
    for (int seeds = 0; seeds < end; seeds++) {
      if (seeds >= first && isKept(seeds)) {
        load(seeds);
      } else {
        solver.solve(seeds, atHand);
        if (seeds >= first) {
          save(seeds);
        }
      }
      progress.advance(build.steps(seeds));
    }
    for (int seeds = first; seeds < end; seeds++) {
      for (String column : columns) {
        atHand(column).drop(seeds);
      }
    }
    return end;
  }

  private boolean isKept(int seeds) {
    return columns.stream().allMatch(column -> parts.hasLayer(column, seeds));
  }

  private void load(int seeds) throws IOException {
    for (String column : columns) {
      byte[] layer = new byte[build.index.layerSize(seeds)];
      for (int part = 0; part < build.cut.parts(seeds); part++) {
        byte[] loaded = parts.load(column, seeds, part);
        System.arraycopy(loaded, 0, layer, part * build.cut.partBoards(), loaded.length);
      }
      atHand(column).add(seeds, layer);
    }
  }

  private void save(int seeds) throws IOException {
    for (String column : columns) {
      save(column, seeds, 0, LoadedParts.cut(atHand(column).layer(seeds), seeds, build.cut));
    }
  }

  private void save(String column, int seeds, int firstPart, List<byte[]> values)
      throws IOException {
    for (int part = 0; part < values.size(); part++) {
      parts.save(column, seeds, firstPart + part, values.get(part));
    }
  }

  private SolvedLayers atHand(String column) {
    return switch (column) {
      case EndgameFormat.NET_SEEDS -> atHand.netSeeds();
      case EndgameFormat.LOWEST -> atHand.lowest();
      default -> atHand.highest();
    };
  }

  private void solve(int seeds, boolean bounds) throws IOException {
    long boards = build.index.layerBoards(seeds);
    if (columnsOf(bounds).stream().allMatch(column -> parts.hasLayer(column, seeds))) {
      progress.advance(build.sweeps(seeds, bounds) * boards);
      return;
    }
    long start = System.nanoTime();
    long boardsOfRange = build.shares.boardsOfRange(build.index, seeds);
    Optional<LayerProgress> kept =
        LayerProgress.find(checkpoints).filter(found -> found.isOf(seeds, bounds, boardsOfRange));
    if (kept.isEmpty()) {
      LayerRanges.delete(scratch);
    }
    try (LayerRanges layer =
        new LayerRanges(scratch, boards, boardsOfRange, bounds ? 2 : 1, build.shares, crew)) {
      DiskLayerSolver solver =
          new DiskLayerSolver(build.index, build.rules, seeds, layer, build.shares, crew, progress);
      LayerProgress done;
      if (kept.isPresent()) {
        done = kept.get();
        done.restore(layer);
        int sweeps = build.sweepsToPrepare(seeds, bounds) + seeds - done.nextValue();
        progress.advance(sweeps * boards);
      } else {
        prepare(seeds, bounds, solver);
        done = LayerProgress.begun(seeds, bounds, boardsOfRange);
      }
      int lowest = bounds ? -seeds : 1;
      decide(done, lowest, layer, solver);
      collect(seeds, bounds, layer, solver);
      double seconds = (System.nanoTime() - start) / 1e9;
      costs.accept(solver.cost(done.nextValue() - lowest + 1, seconds));
    }
  }

  private static List<String> columnsOf(boolean bounds) {
    return bounds
        ? List.of(EndgameFormat.LOWEST, EndgameFormat.HIGHEST)
        : List.of(EndgameFormat.NET_SEEDS);
  }

  private void prepare(int seeds, boolean bounds, DiskLayerSolver solver) throws IOException {
    String forcedColumn = bounds ? EndgameFormat.LOWEST : EndgameFormat.NET_SEEDS;
    List<List<LoadedParts.Place>> groups = build.groups(seeds, bounds ? 2 : 1);
    for (int group = 0; group < groups.size(); group++) {
      LoadedParts forced = load(forcedColumn, groups.get(group));
      LoadedParts held = bounds ? load(EndgameFormat.HIGHEST, groups.get(group)) : forced;
      solver.prepare(forced, held, group == 0, group == groups.size() - 1);
    }
  }

  private LoadedParts load(String column, List<LoadedParts.Place> group) throws IOException {
    return LoadedParts.load(parts, column, group, atHand(column), build.firstInParts);
  }

  /** From where a build stands down to the lowest value, with a checkpoint now and then. */
  private void decide(LayerProgress from, int lowest, LayerRanges layer, DiskLayerSolver solver)
      throws IOException {
    Duration mostLost = Duration.ofSeconds(build.shares.secondsBetweenCheckpoints());
    LayerProgress done = from;
    LastSave lastSave = new LastSave(mostLost, System::nanoTime);
    for (int value = from.nextValue(); value >= lowest; value--) {
      solver.decide(value);
      if (lastSave.isLongAgo()) {
        done = done.after(value, layer);
        done.save(checkpoints);
        lastSave.setNow();
      }
    }
    solver.finish();
  }

  private void collect(int seeds, boolean bounds, LayerRanges layer, DiskLayerSolver solver)
      throws IOException {
    for (int range = 0; range < layer.ranges; range++) {
      int firstPart = (int) (layer.start(range) / build.cut.partBoards());
      if (bounds) {
        save(
            EndgameFormat.LOWEST,
            seeds,
            firstPart,
            solver.collect(range, DiskLayerSolver.Wanted.FORCED, -seeds));
        save(
            EndgameFormat.HIGHEST,
            seeds,
            firstPart,
            solver.collect(range, DiskLayerSolver.Wanted.HELD, seeds));
      } else {
        save(
            EndgameFormat.NET_SEEDS,
            seeds,
            firstPart,
            solver.collect(range, DiskLayerSolver.Wanted.EITHER, 0));
      }
    }
  }

  private void write(EndgameWriter writer) throws IOException {
    for (String column : columns) {
      for (int seeds = 0; seeds <= build.index.mostSeeds(); seeds++) {
        if (seeds < build.firstInParts) {
          writer.write(column, atHand(column).layer(seeds));
          continue;
        }
        for (int part = 0; part < build.cut.parts(seeds); part++) {
          writer.write(column, parts.load(column, seeds, part));
        }
      }
    }
  }
}
