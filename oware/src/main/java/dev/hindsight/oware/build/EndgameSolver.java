package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.EndgameLayers;
import dev.hindsight.oware.table.SolvedLayers;

/**
 * Solves the endgame without a turn limit, one layer after the other from the empty board up.
 *
 * <p>{@link #exact} gives one value per board, true where endless play is worth nothing. {@link
 * #bounds} gives two, which hold whatever a repetition is worth: between them lies every fair and
 * unfair way to share the seeds of a game that never ends.
 */
final class EndgameSolver {
  private static final int BLOCK = 1 << 16;

  private final SeedIndex index;
  private final OwareRules rules;
  private final Crew crew;

  EndgameSolver(SeedIndex index, OwareRules rules, Crew crew) {
    this.index = index;
    this.rules = rules;
    this.crew = crew;
  }

  /** Adds all that a table holds of the layer of {@code seeds}. */
  void solve(int seeds, EndgameLayers layers) {
    if (layers.values().hasExact()) {
      exact(seeds, layers.netSeeds());
    }
    if (layers.values().hasBounds()) {
      bounds(seeds, layers.lowest(), layers.highest());
    }
  }

  /** How often {@link #exact} visits each board: to prepare it, once per value, to collect it. */
  static int sweepsForExact(int seeds) {
    return 2 + seeds;
  }

  /** How often {@link #bounds} visits each board. */
  static int sweepsForBounds(int seeds) {
    return 2 + 2 * seeds + 1;
  }

  /** Adds the values of the layer of {@code seeds} where endless play is worth nothing. */
  void exact(int seeds, SolvedLayers values) {
    LayerSolver layer = new LayerSolver(index, rules, seeds, values, values);
    layer.solve(crew, 1);
    byte[] solved = new byte[index.layerSize(seeds)];
    crew.sweep(
        solved.length,
        BLOCK,
        (from, to, worker) -> {
          for (int rank = (int) from; rank < to; rank++) {
            solved[rank] = (byte) layer.forced(rank, layer.held(rank, 0));
          }
        });
    values.add(seeds, solved);
  }

  /** Adds the least and the most that a mover can get, whatever a repetition is worth. */
  void bounds(int seeds, SolvedLayers lowest, SolvedLayers highest) {
    LayerSolver layer = new LayerSolver(index, rules, seeds, lowest, highest);
    layer.solve(crew, -seeds);
    byte[] low = new byte[index.layerSize(seeds)];
    byte[] high = new byte[low.length];
    crew.sweep(
        low.length,
        BLOCK,
        (from, to, worker) -> {
          for (int rank = (int) from; rank < to; rank++) {
            low[rank] = (byte) layer.forced(rank, -seeds);
            high[rank] = (byte) layer.held(rank, seeds);
          }
        });
    lowest.add(seeds, low);
    highest.add(seeds, high);
  }
}
