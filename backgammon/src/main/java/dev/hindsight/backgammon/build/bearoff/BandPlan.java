package dev.hindsight.backgammon.build.bearoff;

import java.util.ArrayList;
import java.util.List;

/**
 * How the layers are taken together in bands, so that the work on each fits a given memory.
 *
 * <p>A band is solved against all layers up to its own end at once (see {@link BandSolver}). It
 * keeps in memory what its sides are worth against all those, its <em>window</em>; and twice the
 * pairs of its sides with those of one layer, its <em>step</em>. Values of the layers before it are
 * read from disk once for every band, so the fewer bands the better.
 *
 * <p>15 checkers with the cube take 9 bands in 8 GB and 29 in 2 GB.
 */
final class BandPlan {
  /**
   * A band has at most an eighth of all sides: the pairs within it are computed twice, and it is
   * what a stopped build loses.
   */
  private static final int FEWEST_BANDS = 8;

  /** A double six: no side loses more pips in a roll. */
  static final int MOST_PIPS_OF_ROLL = 24;

  /** A row of lanes, whatever the precision. */
  static final int ROW_BYTES = 64;

  /** The layers from {@code firstLayer} to before {@code endLayer}. */
  record Band(int firstLayer, int endLayer) {
    /** The first layer that the sides of the band can move to. */
    int firstReached() {
      return Math.max(0, firstLayer - MOST_PIPS_OF_ROLL);
    }
  }

  private final LayerPanels panels;
  private final CubePlanes<?> roles;
  private final List<Band> bands = new ArrayList<>();

  /** Bands for all layers from one on, each of at least one layer, within the memory if it can. */
  BandPlan(LayerPanels panels, CubePlanes<?> roles, int fromLayer, long bytes) {
    this.panels = panels;
    this.roles = roles;
    int first = fromLayer;
    while (first < panels.layers()) {
      int end = first + 1;
      while (end < panels.layers() && fits(new Band(first, end + 1), bytes)) {
        end++;
      }
      bands.add(new Band(first, end));
      first = end;
    }
  }

  /** Two shares, because the largest window and the largest step may be of different bands. */
  private boolean fits(Band band, long bytes) {
    return sidesOf(band) <= panels.order().size() / FEWEST_BANDS
        && windowBytes(band) <= bytes - bytes / 8
        && stepBytes(band) <= bytes / 8;
  }

  List<Band> bands() {
    return bands;
  }

  LayerPanels panels() {
    return panels;
  }

  /** The memory of the bands: the largest window and the largest step. */
  long bytes() {
    long window = 0;
    long step = 0;
    for (Band band : bands) {
      window = Math.max(window, windowBytes(band));
      step = Math.max(step, stepBytes(band));
    }
    return window + step;
  }

  /** Values of one panel of a band against all layers up to its end. */
  int windowRows(Band band) {
    return panels.order().layerStart(band.endLayer());
  }

  int panelsOf(Band band) {
    return panels.panelStart(band.endLayer()) - panels.panelStart(band.firstLayer());
  }

  int sidesOf(Band band) {
    return panels.order().layerStart(band.endLayer())
        - panels.order().layerStart(band.firstLayer());
  }

  /** Sides that those of a band can become or be. */
  int reachedSides(Band band) {
    return panels.order().layerStart(band.endLayer())
        - panels.order().layerStart(band.firstReached());
  }

  private long windowBytes(Band band) {
    return (long) panelsOf(band) * windowRows(band) * roles.sources() * ROW_BYTES;
  }

  private long stepBytes(Band band) {
    int batches = (panels.largestLayer() + panels.lanes() - 1) / panels.lanes();
    long rows = (long) batches * sidesOf(band) + (long) panelsOf(band) * panels.largestLayer();
    return rows * roles.weighed() * ROW_BYTES;
  }

  /** What each worker needs besides. */
  long bytesOfWorker() {
    int most = panels.order().size();
    // All planes while solving, the weighed ones against all sides while encoding.
    return (long) most * roles.count() * ROW_BYTES + PairScratch.bufferBytes(panels, roles);
  }
}
