package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.index.PipOrder;
import dev.hindsight.core.runs.Crew;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves all pairs of bearoff sides, pip count by pip count.
 *
 * <p>With V(p, q) for p on roll against q,
 *
 * <pre>V(p, q) = Σ_roll p(roll) · max over p′ of (1 − V(q, p′)) = 1 − Σ_roll p(roll) · min V(q, p′)
 * </pre>
 *
 * A layer is the sides of one pip count; none of them can become another. When all pairs with an
 * earlier p′ as opponent are known, the layer takes two steps:
 *
 * <ol>
 *   <li>V(p, q) for each p of the layer against everybody, from the earlier V(q, p′);
 *   <li>V(q, p) for everybody against each p of the layer, from the V(p, q′) just found.
 * </ol>
 *
 * Both are the same step on tiles of lanes × lanes values: weigh some sides against one row of
 * lanes, and turn the result so that what was a side is a lane. In the first the lanes are a panel
 * of q, in the second a batch of p. Tiles are independent, so threads do not show in the values.
 */
final class TwoSidedSolver<A> {
  private final BearoffMoves moves;
  private final PipOrder order;
  private final LaneArithmetic<A> arithmetic;
  private final int lanes;
  private final PairPlanes<A> planes;
  private final CubePlanes<A> roles;
  private final Crew crew;

  /**
   * V(p, q) of the layer's batches: at batch · sources + i for source plane i, a row of p lanes for
   * each q. Kept from layer to layer, since they can be hundreds of megabytes.
   */
  private final List<A> rows = new ArrayList<>();

  /** By worker: a tile for each plane. */
  private final List<List<A>> tiles = new ArrayList<>();

  TwoSidedSolver(
      BearoffMoves moves, LaneArithmetic<A> arithmetic, PairPlanes<A> planes, Crew crew) {
    this.moves = moves;
    this.order = moves.order();
    this.arithmetic = arithmetic;
    this.lanes = arithmetic.lanes();
    this.planes = planes;
    this.roles = planes.roles();
    this.crew = crew;
    for (int worker = 0; worker < crew.threads(); worker++) {
      List<A> tile = new ArrayList<>();
      for (int plane = 0; plane < planes.count(); plane++) {
        tile.add(arithmetic.allocate(lanes * lanes));
      }
      tiles.add(tile);
    }
  }

  /** Solves one layer; all before it must be solved. */
  void solve(int layer) {
    if (layer == 0) {
      setWon();
    } else {
      solveLater(layer);
    }
  }

  /** How many steps the crew reports as progress for the layers from one to before another. */
  long steps(int fromLayer, int toLayer) {
    long steps = 0;
    for (int layer = Math.max(1, fromLayer); layer < toLayer; layer++) {
      int sides = order.layerStart(layer + 1) - order.layerStart(layer);
      steps += planes.plane(0).panels() * (1L + (sides + lanes - 1) / lanes);
    }
    return steps;
  }

  /** Whoever meets an empty side has lost; only the empty side itself has won before. */
  private void setWon() {
    for (int plane = 0; plane < planes.count(); plane++) {
      planes.plane(plane).set(0, 0, 1);
    }
  }

  private void solveLater(int layer) {
    int first = order.layerStart(layer);
    int sides = order.layerStart(layer + 1) - first;
    int batches = (sides + lanes - 1) / lanes;
    int panels = planes.plane(0).panels();
    int sources = roles.sources();
    while (rows.size() < batches * sources) {
      rows.add(arithmetic.allocate(panels * lanes * lanes));
    }
    crew.sweep(
        panels,
        1,
        (from, to, worker) -> {
          for (int panel = (int) from; panel < to; panel++) {
            weighLayer(panel, first, sides, worker);
          }
        });
    crew.sweep(
        (long) batches * panels,
        Math.min(panels, 64),
        (from, to, worker) -> {
          for (long pair = from; pair < to; pair++) {
            int batch = (int) (pair / panels);
            int start = first + batch * lanes;
            int count = Math.min(lanes, first + sides - start);
            weighEverybody((int) (pair % panels), start, count, batch * sources, worker);
          }
        });
  }

  /** First step for one panel of opponents. */
  private void weighLayer(int panel, int first, int sides, int worker) {
    List<A> tile = tiles.get(worker);
    int sources = roles.sources();
    for (int start = 0; start < sides; start += lanes) {
      int count = Math.min(lanes, sides - start);
      for (int plane = 0; plane < roles.weighed(); plane++) {
        PairPlane<A> source = planes.plane(roles.replyTo(plane));
        arithmetic.weigh(
            moves,
            first + start,
            count,
            source.array(panel),
            source.offset(panel),
            tile.get(plane));
      }
      roles.decide(tile);
      for (int source = 0; source < sources; source++) {
        A target = rows.get(start / lanes * sources + source);
        arithmetic.turn(tile.get(roles.source(source)), lanes, target, panel * lanes * lanes);
      }
    }
  }

  /** Second step for one panel of sides on roll, against a batch of the layer. */
  private void weighEverybody(int panel, int start, int count, int firstRows, int worker) {
    List<A> tile = tiles.get(worker);
    int firstSide = panel * lanes;
    int sides = Math.min(lanes, order.size() - firstSide);
    for (int plane = 0; plane < roles.weighed(); plane++) {
      A source = rows.get(firstRows + roles.replySource(plane));
      arithmetic.weigh(moves, firstSide, sides, source, 0, tile.get(plane));
    }
    roles.decide(tile);
    for (int plane = 0; plane < planes.count(); plane++) {
      PairPlane<A> target = planes.plane(plane);
      arithmetic.turn(
          tile.get(plane), count, target.array(panel), target.offset(panel) + start * lanes);
    }
  }
}
