package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.EndgameFormat;
import dev.hindsight.oware.table.EndgameFormat.Values;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.EndgameWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * One run of an {@link EndgameBuilder} whose layers do not fit the memory: those that do are solved
 * there, the others by {@link DiskLayerSolver}, and all are kept as {@link SolvedParts} until the
 * file is sealed. A layer that is being solved has its files in the folder {@code NAME.scratch}; at
 * the end of a value, if the last time was a while ago, a copy of its states becomes a checkpoint.
 * So a run that was stopped in any way loses some minutes; one that goes on with other ranges,
 * because it may use more or less memory, begins the layer that it was at again.
 */
final class DiskBuild {
  /** So that a build in memory refuses these checkpoints, and this one those. */
  private static final String WHERE_KEY = "layers";

  private static final String ON_DISK = "in a scratch folder";

  /** Smaller layers are solved again in less time than a disk takes to be sure of them. */
  private static final int KEPT_LAYER = 2_000_000;

  final OwareRules rules;
  final SeedIndex index;
  final Values values;
  final DiskShares shares;
  final LayerParts cut;

  /** The first layer that is kept in parts; all smaller ones stay in memory. */
  final int firstInParts;

  private final Provenance provenance;

  DiskBuild(
      OwareRules rules, SeedIndex index, Values values, Provenance provenance, DiskShares shares) {
    this.rules = rules;
    this.index = index;
    this.values = values;
    this.provenance = provenance;
    this.shares = shares;
    this.cut = new LayerParts(index, shares.partBoards());
    int first = 0;
    long least = Math.min(KEPT_LAYER, shares.rangeBoards());
    while (first <= index.mostSeeds() && index.layerBoards(first) < least) {
      first++;
    }
    this.firstInParts = first;
  }

  /** What the layers of a build are kept in beside its file. */
  static Path scratch(Path target) {
    return target.resolveSibling(target.getFileName() + ".scratch");
  }

  EndgameDiskPlan plan(Path target) throws IOException {
    Checkpoints checkpoints = checkpoints(target);
    long last = index.layerBoards(index.mostSeeds());
    int files = values.hasBounds() ? 2 : 1;
    // Captures, three times the states, what was decided, and updates under way.
    long ofLayer = last * files + 3 * (last / 2) + 2 * last * files + 2 * last;
    return new EndgameDiskPlan(
        shares.ranges(index, index.mostSeeds()),
        index.size() * EndgameFormat.names(values).size() + ofLayer,
        bytesIn(checkpoints.folder()) + bytesIn(scratch(target)));
  }

  private static long bytesIn(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return 0;
    }
    long bytes = 0;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        bytes += Files.size(file);
      }
    }
    return bytes;
  }

  private Checkpoints checkpoints(Path target) throws IOException {
    Parameters parameters = EndgameFormat.parameters(rules, index.mostSeeds(), values);
    return Checkpoints.beside(target, parameters.with(WHERE_KEY, ON_DISK), provenance);
  }

  void run(Path target, Crew crew, Consumer<LayerCost> costs) throws IOException {
    // The file is begun first: a folder that cannot be written must not cost the work.
    try (EndgameWriter writer = EndgameTable.writer(target, rules, index, values, provenance)) {
      Checkpoints checkpoints = checkpoints(target);
      crew.progress().begin("endgame of " + index.mostSeeds() + " seeds", steps(), "boards");
      // The sweeps of this crew are of blocks and runs, which are nobody's progress.
      try (Crew silent = new Crew(crew.threads(), crew.cancellation(), Progress.SILENT)) {
        new DiskRun(this, scratch(target), checkpoints, silent, crew.progress(), costs).run(writer);
      } finally {
        crew.progress().end();
      }
      writer.seal();
      checkpoints.remove();
    }
  }

  /** The parts of the layers below one, in groups that are at hand together. */
  List<List<LoadedParts.Place>> groups(int seeds, int columns) {
    return LoadedParts.groups(cut, firstInParts, seeds, shares.solvedBytes() / columns);
  }

  /** How often all boards of a layer are looked at before the first value is decided. */
  int sweepsToPrepare(int seeds, boolean bounds) {
    return groups(seeds, bounds ? 2 : 1).size();
  }

  /** How often all boards of a layer are looked at, from the first time to when they are kept. */
  int sweeps(int seeds, boolean bounds) {
    return sweepsToPrepare(seeds, bounds) + (bounds ? 2 * seeds + 1 + 2 : seeds + 1);
  }

  /** What the progress counts. */
  private long steps() {
    long steps = 0;
    for (int seeds = 0; seeds <= index.mostSeeds(); seeds++) {
      steps += steps(seeds);
    }
    return steps;
  }

  /** What of it is a layer. */
  long steps(int seeds) {
    long sweeps = values.hasExact() ? sweeps(seeds, false) : 0;
    sweeps += values.hasBounds() ? sweeps(seeds, true) : 0;
    return sweeps * index.layerBoards(seeds);
  }
}
