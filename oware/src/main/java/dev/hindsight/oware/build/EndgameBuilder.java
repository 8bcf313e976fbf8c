package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.EndgameFormat;
import dev.hindsight.oware.table.EndgameFormat.Values;
import dev.hindsight.oware.table.EndgameLayers;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.EndgameWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Builds an endgame table layer by layer, in memory or sealed in a file. A layer that took a while
 * is kept as a checkpoint, so that a build that was stopped in any way goes on with the next layer.
 */
public final class EndgameBuilder {
  private static final Provenance PROVENANCE =
      Provenance.ofRecipe("retrograde analysis without a turn limit");

  /** Smaller layers are solved again in less time than a disk takes to be sure of them. */
  private static final int CHECKPOINTED_LAYER = 2_000_000;

  private final OwareRules rules;
  private final SeedIndex index;
  private final Values values;

  /**
   * @param seeds the most seeds on a board
   * @param withBounds whether to add, beside exact values, the bounds that hold whatever a
   *     repetition is worth; under rules without exact values they are all there is
   */
  public EndgameBuilder(OwareRules rules, int seeds, boolean withBounds) {
    if (seeds < 1 || seeds > SeedIndex.MOST_SEEDS) {
      throw new IllegalArgumentException(
          "an endgame holds 1 to " + SeedIndex.MOST_SEEDS + " seeds, not " + seeds);
    }
    this.rules = rules;
    this.index = new SeedIndex(seeds);
    this.values = Values.of(rules, withBounds);
  }

  /**
   * The memory that the build needs at its peak: four bytes a board of the last layer, and all
   * values.
   */
  public long bytesNeeded() {
    long lastLayer = index.layerBoards(index.mostSeeds());
    return Integer.BYTES * lastLayer + fileBytes() + (64L << 20);
  }

  /** The disk that the values take in the file. */
  public long fileBytes() {
    return EndgameFormat.names(values).size() * index.size();
  }

  /** Whether this much memory is enough to solve everything there. */
  public boolean fits(long memoryBytes) {
    return index.mostSeeds() <= SeedIndex.MOST_SEEDS_IN_ARRAYS && bytesNeeded() <= memoryBytes;
  }

  /**
   * What a build on disk will take.
   *
   * @throws IllegalArgumentException for too little memory
   * @throws IOException for what a build of something else has left there
   */
  public EndgameDiskPlan planOnDisk(Path target, int threads, long memoryBytes) throws IOException {
    return onDisk(DiskShares.of(memoryBytes, threads)).plan(target);
  }

  /**
   * Solves and writes as {@link #build} does, to the same bytes, with at most this much memory.
   *
   * @param costs told of every layer that was solved on disk
   */
  public void buildOnDisk(Path target, Crew crew, long memoryBytes, Consumer<LayerCost> costs)
      throws IOException {
    onDisk(DiskShares.of(memoryBytes, crew.threads())).run(target, crew, costs);
  }

  DiskBuild onDisk(DiskShares shares) {
    return new DiskBuild(rules, index, values, PROVENANCE, shares);
  }

  /** Solves and keeps the table in memory. */
  public EndgameTable solve(Crew crew) {
    checkArrays();
    EndgameSolver solver = new EndgameSolver(index, rules, crew);
    EndgameLayers layers = EndgameLayers.unsolved(rules, index, values);
    for (int seeds = 0; seeds <= index.mostSeeds(); seeds++) {
      solver.solve(seeds, layers);
    }
    return EndgameTable.of(layers);
  }

  /** Solves and writes; the file takes its name only when it is complete. */
  public void build(Path target, Crew crew) throws IOException {
    checkArrays();
    int most = index.mostSeeds();
    EndgameLayers layers = EndgameLayers.unsolved(rules, index, values);
    // The file is begun first: a folder that cannot be written must not cost the work.
    try (EndgameWriter writer = EndgameTable.writer(target, rules, index, values, PROVENANCE)) {
      Checkpoints checkpoints =
          Checkpoints.beside(target, EndgameFormat.parameters(rules, most, values), PROVENANCE);
      crew.progress().begin("endgame of " + most + " seeds", visits(most), "boards");
      try {
        for (int seeds = 0; seeds <= most; seeds++) {
          solveOrResume(seeds, layers, checkpoints, crew);
        }
      } finally {
        crew.progress().end();
      }
      writer.seal(layers);
      checkpoints.remove();
    }
  }

  private void checkArrays() {
    if (index.mostSeeds() > SeedIndex.MOST_SEEDS_IN_ARRAYS) {
      throw new IllegalArgumentException(
          index.mostSeeds()
              + " seeds are solved on disk: a layer of more than "
              + SeedIndex.MOST_SEEDS_IN_ARRAYS
              + " does not fit an array");
    }
  }

  private void solveOrResume(int seeds, EndgameLayers layers, Checkpoints checkpoints, Crew crew)
      throws IOException {
    String name = "layer-" + seeds;
    Optional<NamedArrays> found = checkpoints.find(name);
    if (found.isPresent()) {
      resume(seeds, layers, found.get());
      crew.progress().resumed(visits(seeds) - visits(seeds - 1));
      return;
    }
    new EndgameSolver(index, rules, crew).solve(seeds, layers);
    if (index.layerSize(seeds) >= CHECKPOINTED_LAYER && seeds < index.mostSeeds()) {
      checkpoints.save(name, checkpoint(seeds, layers));
    }
  }

  private NamedArrays checkpoint(int seeds, EndgameLayers layers) {
    NamedArrays layer = NamedArrays.of();
    if (values.hasExact()) {
      layer = layer.with(EndgameFormat.NET_SEEDS, layers.netSeeds().layer(seeds));
    }
    if (values.hasBounds()) {
      layer =
          layer
              .with(EndgameFormat.LOWEST, layers.lowest().layer(seeds))
              .with(EndgameFormat.HIGHEST, layers.highest().layer(seeds));
    }
    return layer;
  }

  private void resume(int seeds, EndgameLayers layers, NamedArrays layer) {
    if (values.hasExact()) {
      layers.netSeeds().add(seeds, layer.bytes(EndgameFormat.NET_SEEDS));
    }
    if (values.hasBounds()) {
      layers.lowest().add(seeds, layer.bytes(EndgameFormat.LOWEST));
      layers.highest().add(seeds, layer.bytes(EndgameFormat.HIGHEST));
    }
  }

  /** How often all sweeps together visit a board, up to a layer: what the progress counts. */
  private long visits(int seeds) {
    long visits = 0;
    for (int layer = 0; layer <= seeds; layer++) {
      long sweeps = 0;
      if (values.hasExact()) {
        sweeps += EndgameSolver.sweepsForExact(layer);
      }
      if (values.hasBounds()) {
        sweeps += EndgameSolver.sweepsForBounds(layer);
      }
      visits += sweeps * index.layerSize(layer);
    }
    return visits;
  }
}
