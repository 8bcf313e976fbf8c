package dev.hindsight.backgammon.build.bearoff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.build.bearoff.BandPlan.Band;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.index.PipOrder;
import org.junit.jupiter.api.Test;

class BandPlanTest {
  private static final CubePlanes<int[]> CUBEFUL = new CubePlanes<>(new FloatLanes(), true);

  private static LayerPanels panels(int points, int checkers) {
    return new LayerPanels(new PipOrder(new BearoffIndex(points, checkers)), FloatLanes.LANES);
  }

  @Test
  void panelsHoldEverySideOnceAndNoTwoLayers() {
    LayerPanels panels = panels(6, 7);
    int side = 0;
    for (int layer = 0; layer < panels.layers(); layer++) {
      for (int panel = panels.panelStart(layer); panel < panels.panelStart(layer + 1); panel++) {
        assertThat(panels.firstSide(panel)).isEqualTo(side);
        assertThat(panels.sides(panel)).isBetween(1, FloatLanes.LANES);
        side += panels.sides(panel);
      }
      assertThat(side).isEqualTo(panels.order().layerStart(layer + 1));
    }
    assertThat(side).isEqualTo(1_716);
    assertThat(panels.panelStart(panels.layers())).isEqualTo(panels.panels());
  }

  @Test
  void bandsHoldEveryLayerOnceWithinTheMemory() {
    LayerPanels panels = panels(6, 9);
    long least = new BandPlan(panels, CUBEFUL, 0, 0).bytes();
    for (long bytes : new long[] {0, 2 * least, 3 * least, 10 * least, 1L << 40}) {
      for (int from : new int[] {0, 1, 20, panels.layers() - 1, panels.layers()}) {
        BandPlan plan = new BandPlan(panels, CUBEFUL, from, bytes);
        int layer = from;
        for (Band band : plan.bands()) {
          assertThat(band.firstLayer()).isEqualTo(layer);
          assertThat(band.endLayer()).isGreaterThan(layer);
          layer = band.endLayer();
        }
        assertThat(layer).isEqualTo(panels.layers());
        if (bytes > 0) {
          assertThat(plan.bytes()).isLessThanOrEqualTo(bytes);
        }
      }
    }
  }

  /** With up to eight points, where it takes a long way to bear off. */
  @Test
  void noRollLosesMorePipsThanABandReachesBack() {
    for (int points = 1; points <= 8; points++) {
      BearoffIndex index = new BearoffIndex(points, 5);
      PipOrder order = new PipOrder(index);
      BearoffMoves moves = BearoffMoves.build(index, order);
      for (int layer = 0; layer < order.layers(); layer++) {
        int first = order.layerStart(new Band(layer, layer + 1).firstReached());
        for (int place = order.layerStart(layer); place < order.layerStart(layer + 1); place++) {
          for (int entry = moves.start(place, 0);
              entry < moves.end(place, BearoffMoves.ROLLS - 1);
              entry++) {
            assertThat(moves.successor(entry)).isGreaterThanOrEqualTo(first);
          }
        }
      }
    }
  }
}
