package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.EndgameFormat;
import dev.hindsight.oware.table.EndgameFormat.Values;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Builds an endgame table layer by layer and seals it in a file. A layer that took a while is kept
 * as a checkpoint, so that a build that was stopped in any way goes on with the next layer.
 */
public final class EndgameBuilder {
  private static final Provenance PROVENANCE =
      Provenance.ofRecipe("retrograde analysis without a turn limit");

  /** Smaller layers are solved again in less time than a disk takes to be sure of them. */
  private static final int CHECKPOINTED_LAYER = 2_000_000;

  private final OwareRules rules;
  private final SeedIndex index;
  private final Values values;
  private final SolvedLayers exact;
  private final SolvedLayers lowest;
  private final SolvedLayers highest;

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
    this.exact = new SolvedLayers(seeds);
    this.lowest = new SolvedLayers(seeds);
    this.highest = new SolvedLayers(seeds);
  }

  /**
   * The memory that the build needs at its peak: four bytes a board of the last layer, and all
   * values.
   */
  public long bytesNeeded() {
    int valuesOfBoard = (values.hasExact() ? 1 : 0) + (values.hasBounds() ? 2 : 0);
    long lastLayer = index.layerSize(index.mostSeeds());
    return Integer.BYTES * lastLayer + valuesOfBoard * index.size() + (64L << 20);
  }

  /** Solves and writes; the file takes its name only when it is complete. */
  public void build(Path target, Crew crew) throws IOException {
    int most = index.mostSeeds();
    Parameters parameters = EndgameFormat.parameters(rules, most, values);
    TableSchema schema =
        new TableSchema(
            EndgameFormat.KIND, parameters, PROVENANCE, EndgameFormat.columns(index, values));
    // The file is begun first: a folder that cannot be written must not cost the work.
    try (TableWriter writer = TableWriter.create(target, schema)) {
      Checkpoints checkpoints = Checkpoints.beside(target, parameters, PROVENANCE);
      crew.progress().begin("endgame of " + most + " seeds", visits(most), "boards");
      try {
        for (int seeds = 0; seeds <= most; seeds++) {
          solveOrResume(seeds, checkpoints, crew);
        }
      } finally {
        crew.progress().end();
      }
      write(writer);
      writer.seal();
      checkpoints.remove();
    }
  }

  private void solveOrResume(int seeds, Checkpoints checkpoints, Crew crew) throws IOException {
    String name = "layer-" + seeds;
    Optional<NamedArrays> found = checkpoints.find(name);
    if (found.isPresent()) {
      resume(seeds, found.get());
      crew.progress().advance(visits(seeds) - visits(seeds - 1));
      return;
    }
    EndgameSolver solver = new EndgameSolver(index, rules, crew);
    NamedArrays layer = NamedArrays.of();
    if (values.hasExact()) {
      solver.exact(seeds, exact);
      layer = layer.with("netSeeds", exact.layer(seeds));
    }
    if (values.hasBounds()) {
      solver.bounds(seeds, lowest, highest);
      layer = layer.with("lowest", lowest.layer(seeds)).with("highest", highest.layer(seeds));
    }
    if (index.layerSize(seeds) >= CHECKPOINTED_LAYER && seeds < index.mostSeeds()) {
      checkpoints.save(name, layer);
    }
  }

  private void resume(int seeds, NamedArrays layer) {
    if (values.hasExact()) {
      exact.add(seeds, layer.bytes("netSeeds"));
    }
    if (values.hasBounds()) {
      lowest.add(seeds, layer.bytes("lowest"));
      highest.add(seeds, layer.bytes("highest"));
    }
  }

  private void write(TableWriter writer) throws IOException {
    if (values.hasExact()) {
      write(writer, "netSeeds", exact);
    }
    if (values.hasBounds()) {
      write(writer, "lowest", lowest);
      write(writer, "highest", highest);
    }
  }

  private void write(TableWriter writer, String column, SolvedLayers layers) throws IOException {
    for (int seeds = 0; seeds <= index.mostSeeds(); seeds++) {
      byte[] layer = layers.layer(seeds);
      writer.column(column).write(layer, 0, layer.length);
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
