package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.build.bearoff.BandPlan.Band;
import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.index.PipOrder;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.DiskSweep;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves all pairs of bearoff sides band by band, with most values on disk.
 *
 * <p>The values are those of {@link TwoSidedSolver}, bit by bit: V(p, q) is weighed from V(q, p′),
 * with p′ at most 24 pips below p, whatever the order. Here a band b of some layers is taken
 * together, and all layers a up to its end are gone through in order. Each takes two steps:
 *
 * <ol>
 *   <li>V(a, b) for all of the layer against the band, from V(b, a′), which the second steps of the
 *       layers before have left in the {@link BandWindow};
 *   <li>V(b, a) for all of the band against the layer, from V(a, b′): where b′ is before the band,
 *       it is read from the {@link PairScratch}, and within the band the first step just found it.
 * </ol>
 *
 * Both results go to the scratch file. After a band all pairs up to its end are there, each
 * computed once, except for the pairs within a band, computed twice.
 *
 * <p>The lanes are a panel of b in the first step and a panel of a in the second, as in the other
 * solver. Panels are independent, so threads do not show in the values.
 */
final class BandSolver<A> {
  private final BearoffMoves moves;
  private final PipOrder order;
  private final LayerPanels panels;
  private final LaneArithmetic<A> arithmetic;
  private final int lanes;
  private final CubePlanes<A> roles;
  private final PairScratch<A> scratch;
  private final BandPlan plan;
  private final Crew crew;

  private final BandWindow<A> window;

  /** By panel of the layer, by weighed plane: V(a, b), a row of a lanes for each side b. */
  private final List<List<A>> layerAgainstBand = new ArrayList<>();

  /** By panel of the band, by weighed plane: V(b, a), a row of b lanes for each side a. */
  private final List<List<A>> bandAgainstLayer = new ArrayList<>();

  /** By worker, by plane: V(a, b′) for one panel of a, a row of lanes for each b′ within reach. */
  private final List<List<A>> reached = new ArrayList<>();

  /** By worker: a tile for each plane. */
  private final List<List<A>> tiles = new ArrayList<>();

  BandSolver(
      BearoffMoves moves,
      LaneArithmetic<A> arithmetic,
      CubePlanes<A> roles,
      PairScratch<A> scratch,
      BandPlan plan,
      Crew crew) {
    this.moves = moves;
    this.order = moves.order();
    this.panels = plan.panels();
    this.arithmetic = arithmetic;
    this.lanes = arithmetic.lanes();
    this.roles = roles;
    this.scratch = scratch;
    this.plan = plan;
    this.crew = crew;
    this.window = new BandWindow<>(plan, arithmetic, roles);
    allocate();
  }

  private void allocate() {
    int mostSides = 0;
    int mostPanels = 0;
    int mostReached = 0;
    for (Band band : plan.bands()) {
      mostSides = Math.max(mostSides, plan.sidesOf(band));
      mostPanels = Math.max(mostPanels, plan.panelsOf(band));
      mostReached = Math.max(mostReached, plan.reachedSides(band));
    }
    int largestLayer = panels.largestLayer();
    for (int start = 0; start < largestLayer; start += lanes) {
      layerAgainstBand.add(arrays(roles.weighed(), mostSides * lanes));
    }
    for (int panel = 0; panel < mostPanels; panel++) {
      bandAgainstLayer.add(arrays(roles.weighed(), largestLayer * lanes));
    }
    for (int worker = 0; worker < crew.threads(); worker++) {
      reached.add(arrays(roles.count(), mostReached * lanes));
      tiles.add(arrays(roles.count(), lanes * lanes));
    }
  }

  private List<A> arrays(int count, int values) {
    List<A> arrays = new ArrayList<>();
    for (int array = 0; array < count; array++) {
      arrays.add(arithmetic.allocate(values));
    }
    return arrays;
  }

  /** How many steps the crew reports as progress for a band. */
  static long steps(BandPlan plan, Band band) {
    long ofBand = plan.panelsOf(band);
    // Twice a tile for each panel of all layers but the empty side's, and what is kept of these.
    return ofBand * 2 * (plan.panels().panelStart(band.endLayer()) - 1)
        + ofBand * Math.max(0, band.firstLayer() - 1);
  }

  /** Solves one band; all before it must be in the scratch file. */
  void solve(Band band) throws IOException {
    window.begin(band);
    setWon(band);
    for (int layer = 1; layer < band.endLayer(); layer++) {
      weighLayer(band, layer);
      weighBand(band, layer);
      if (layer < band.firstLayer()) {
        keepBandAgainst(band, layer);
      }
    }
  }

  /** The empty side has won against all, itself included, and the others have lost to it. */
  private void setWon(Band band) throws IOException {
    for (int plane = 0; plane < roles.weighed(); plane++) {
      for (int side = 0; side < plan.sidesOf(band); side++) {
        arithmetic.set(layerAgainstBand.get(0).get(plane), side * lanes, 1);
      }
    }
    keepLayerAgainst(band, 0, layerAgainstBand.get(0), 0, 0);
    for (int panel = 0; panel < plan.panelsOf(band); panel++) {
      for (int lane = 0; lane < lanes; lane++) {
        boolean isEmptySide = band.firstLayer() == 0 && panel == 0;
        for (int source = 0; source < roles.sources(); source++) {
          int at = window.offset(panel, source) + lane;
          arithmetic.set(window.array(panel), at, isEmptySide ? 1 : 0);
        }
        for (int plane = 0; plane < roles.weighed(); plane++) {
          arithmetic.set(bandAgainstLayer.get(panel).get(plane), lane, isEmptySide ? 1 : 0);
        }
      }
      if (band.firstLayer() > 0) {
        scratch.write(
            panels.panelStart(band.firstLayer()) + panel, 0, bandAgainstLayer.get(panel), 0, 0);
      }
    }
  }

  /** First step: panel by panel of the band, whose window then stays in a cache. */
  private void weighLayer(Band band, int layer) {
    int firstPanel = panels.panelStart(layer);
    int batches = panels.panelStart(layer + 1) - firstPanel;
    crew.sweep(
        (long) plan.panelsOf(band) * batches,
        batches,
        (from, to, worker) -> {
          int panel = (int) (from / batches);
          for (int batch = 0; batch < batches; batch++) {
            weighAgainstPanel(band, panel, firstPanel + batch, layerAgainstBand.get(batch), worker);
          }
        });
  }

  private void weighAgainstPanel(
      Band band, int panelOfBand, int panel, List<A> targets, int worker) {
    List<A> tile = tiles.get(worker);
    for (int plane = 0; plane < roles.weighed(); plane++) {
      arithmetic.weigh(
          moves,
          panels.firstSide(panel),
          panels.sides(panel),
          window.array(panelOfBand),
          window.offset(panelOfBand, roles.replySource(plane)),
          tile.get(plane));
    }
    int opponents = panels.panelStart(band.firstLayer()) + panelOfBand;
    int offset = panels.firstSide(opponents) - order.layerStart(band.firstLayer());
    for (int plane = 0; plane < roles.weighed(); plane++) {
      arithmetic.turn(tile.get(plane), panels.sides(opponents), targets.get(plane), offset * lanes);
    }
  }

  /** Second step: panel by panel of the layer, for which the values within reach are read. */
  private void weighBand(Band band, int layer) throws IOException {
    int firstPanel = panels.panelStart(layer);
    int batches = panels.panelStart(layer + 1) - firstPanel;
    int ofBand = plan.panelsOf(band);
    DiskSweep.run(
        crew,
        (long) ofBand * batches,
        ofBand,
        (from, to, worker) -> {
          int batch = (int) (from / ofBand);
          reach(band, firstPanel + batch, layerAgainstBand.get(batch), worker);
          for (int panel = 0; panel < ofBand; panel++) {
            weighPanelOfBand(band, panel, layer, firstPanel + batch, worker);
          }
        });
  }

  /** Gathers what a panel is worth against all that the band can become; keeps what is new. */
  private void reach(Band band, int panel, List<A> againstBand, int worker) throws IOException {
    List<A> values = reached.get(worker);
    int firstPlace = order.layerStart(band.firstReached());
    for (int layer = band.firstReached(); layer < band.firstLayer(); layer++) {
      int offset = (order.layerStart(layer) - firstPlace) * lanes;
      scratch.read(panel, layer, values, offset, worker);
    }
    int bandOffset = (order.layerStart(band.firstLayer()) - firstPlace) * lanes;
    for (int plane = 0; plane < roles.weighed(); plane++) {
      arithmetic.copy(
          againstBand.get(plane), 0, values.get(plane), bandOffset, plan.sidesOf(band) * lanes);
    }
    keepLayerAgainst(band, panel, values, bandOffset, worker);
    roles.decide(values);
  }

  private void weighPanelOfBand(Band band, int panelOfBand, int layer, int panel, int worker) {
    List<A> tile = tiles.get(worker);
    int onRoll = panels.panelStart(band.firstLayer()) + panelOfBand;
    int start = -order.layerStart(band.firstReached()) * lanes;
    for (int plane = 0; plane < roles.weighed(); plane++) {
      arithmetic.weigh(
          moves,
          panels.firstSide(onRoll),
          panels.sides(onRoll),
          reached.get(worker).get(roles.replyTo(plane)),
          start,
          tile.get(plane));
    }
    roles.decide(tile);
    int sides = panels.sides(panel);
    int place = panels.firstSide(panel);
    for (int source = 0; source < roles.sources(); source++) {
      int offset = window.offset(panelOfBand, source) + place * lanes;
      arithmetic.turn(tile.get(roles.source(source)), sides, window.array(panelOfBand), offset);
    }
    int offset = (place - order.layerStart(layer)) * lanes;
    for (int plane = 0; plane < roles.weighed(); plane++) {
      arithmetic.turn(tile.get(plane), sides, bandAgainstLayer.get(panelOfBand).get(plane), offset);
    }
  }

  private void keepLayerAgainst(Band band, int panel, List<A> values, int offset, int worker)
      throws IOException {
    int bandStart = order.layerStart(band.firstLayer());
    for (int layer = band.firstLayer(); layer < band.endLayer(); layer++) {
      int at = offset + (order.layerStart(layer) - bandStart) * lanes;
      scratch.write(panel, layer, values, at, worker);
    }
  }

  /** The pairs within the band are kept by the first steps alone. */
  private void keepBandAgainst(Band band, int layer) throws IOException {
    int firstPanel = panels.panelStart(band.firstLayer());
    DiskSweep.run(
        crew,
        plan.panelsOf(band),
        1,
        (from, to, worker) ->
            scratch.write(
                firstPanel + (int) from, layer, bandAgainstLayer.get((int) from), 0, worker));
  }
}
