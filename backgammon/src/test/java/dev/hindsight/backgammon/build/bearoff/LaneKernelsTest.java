package dev.hindsight.backgammon.build.bearoff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.index.PipOrder;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class LaneKernelsTest {
  private static final long SEED = 20;

  private final BearoffIndex index = new BearoffIndex(6, 5);
  private final BearoffMoves moves = BearoffMoves.build(index, new PipOrder(index));

  /** The tests are started with the vector module; a build without it would test nothing here. */
  @Test
  void vectorsAreUsedWhereTheyAreThereAndPay() {
    assertThat(LaneKernels.hasVectors()).isTrue();
    assertThat(LaneKernels.inFloats(3_003)).isNotExactlyInstanceOf(FloatLanes.class);
    assertThat(LaneKernels.inDoubles(3_003)).isNotExactlyInstanceOf(DoubleLanes.class);
    assertThat(LaneKernels.inFloats(924)).isExactlyInstanceOf(FloatLanes.class);
    assertThat(LaneKernels.inDoubles(924)).isExactlyInstanceOf(DoubleLanes.class);
  }

  @Test
  void vectorsGiveTheSameBitsAsPlainLoops() {
    compare(new FloatLanes(), LaneKernels.inFloats(3_003));
    compare(new DoubleLanes(), LaneKernels.inDoubles(3_003));
  }

  private <A> void compare(LaneArithmetic<A> plain, LaneArithmetic<A> vectors) {
    SplittableRandom random = new SplittableRandom(SEED);
    int lanes = plain.lanes();
    int offset = 3 * lanes;
    A source = plain.allocate(offset + index.size() * lanes);
    for (int at = 0; at < offset + index.size() * lanes; at++) {
      double fraction = random.nextInt(4) == 0 ? random.nextInt(2) : random.nextDouble();
      plain.set(source, at, fraction);
    }
    A expected = plain.allocate(lanes * lanes);
    A found = plain.allocate(lanes * lanes);
    for (int side = 0; side < index.size(); side += lanes) {
      int count = Math.min(lanes, index.size() - side);
      plain.weigh(moves, side, count, source, offset, expected);
      vectors.weigh(moves, side, count, source, offset, found);
      assertThat(found).as("seed %d, sides from %d on", SEED, side).isEqualTo(expected);
    }
  }

  @Test
  void aLossIsNeverNegativeAndAWinNeverMoreThanOne() {
    for (LaneArithmetic<int[]> lanes : List.of(new FloatLanes(), LaneKernels.inFloats(3_003))) {
      int[] source = lanes.allocate(index.size() * lanes.lanes());
      int[] tile = lanes.allocate(lanes.lanes() * lanes.lanes());
      lanes.weigh(moves, 50, 16, source, 0, tile);
      assertThat(lanes.get(tile, 0)).isEqualTo(1);
      for (int at = 0; at < source.length; at++) {
        lanes.set(source, at, 1);
      }
      lanes.weigh(moves, 50, 16, source, 0, tile);
      assertThat(tile[0]).as("bits of +0").isZero();
    }
  }
}
