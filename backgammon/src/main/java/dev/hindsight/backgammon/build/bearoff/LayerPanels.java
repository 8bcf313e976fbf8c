package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.PipOrder;

/**
 * The sides in pip order, cut into panels of as many neighbours as there are lanes, where no panel
 * reaches from one layer into the next.
 *
 * <p>So a run of layers is a run of panels too. With 16 lanes and six points, the layers of 0, 1
 * and 2 pips (1, 1 and 2 sides) are panels 0, 1 and 2. The last panel of a layer may be short; for
 * 15 checkers that leaves 1.5 % of the lanes empty.
 */
final class LayerPanels {
  private final PipOrder order;
  private final int lanes;

  /** {@code panelStarts[layer]}: panels of the layers before it. */
  private final int[] panelStarts;

  private final int[] firstSides;

  LayerPanels(PipOrder order, int lanes) {
    this.order = order;
    this.lanes = lanes;
    this.panelStarts = new int[order.layers() + 1];
    for (int layer = 0; layer < order.layers(); layer++) {
      panelStarts[layer + 1] = panelStarts[layer] + (sidesOfLayer(layer) + lanes - 1) / lanes;
    }
    this.firstSides = new int[panelStarts[order.layers()] + 1];
    for (int layer = 0; layer < order.layers(); layer++) {
      for (int panel = panelStarts[layer]; panel < panelStarts[layer + 1]; panel++) {
        firstSides[panel] = order.layerStart(layer) + (panel - panelStarts[layer]) * lanes;
      }
    }
    firstSides[panelStarts[order.layers()]] = order.size();
  }

  PipOrder order() {
    return order;
  }

  int lanes() {
    return lanes;
  }

  int layers() {
    return order.layers();
  }

  int panels() {
    return firstSides.length - 1;
  }

  /** The first panel of a layer; of {@link #layers} itself, the number of panels. */
  int panelStart(int layer) {
    return panelStarts[layer];
  }

  /** The place of the first side of a panel; its others follow. */
  int firstSide(int panel) {
    return firstSides[panel];
  }

  int sides(int panel) {
    return firstSides[panel + 1] - firstSides[panel];
  }

  int sidesOfLayer(int layer) {
    return order.layerStart(layer + 1) - order.layerStart(layer);
  }

  int largestLayer() {
    int most = 0;
    for (int layer = 0; layer < layers(); layer++) {
      most = Math.max(most, sidesOfLayer(layer));
    }
    return most;
  }
}
