package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.rules.Dice;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/** {@link DoubleLanes} with the machine's vectors: the same operations on all lanes at once. */
final class VectorDoubleLanes extends DoubleLanes {
  private static final VectorSpecies<Long> BITS = LongVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Double> DOUBLES = BITS.withLanes(double.class);

  @Override
  public void weigh(
      BearoffMoves moves, int firstSide, int sideCount, long[] source, int offset, long[] tile) {
    int[] starts = moves.starts();
    int[] successors = moves.successors();
    for (int side = 0; side < sideCount; side++) {
      int firstList = (firstSide + side) * BearoffMoves.ROLLS;
      for (int lane = 0; lane < LANES; lane += BITS.length()) {
        weighPart(starts, firstList, successors, source, offset + lane, tile, side * LANES + lane);
      }
    }
  }

  /** As many lanes as a vector has. */
  private static void weighPart(
      int[] starts,
      int firstList,
      int[] successors,
      long[] source,
      int offset,
      long[] tile,
      int at) {
    DoubleVector sum = DoubleVector.zero(DOUBLES);
    int end = starts[firstList];
    for (int roll = 0; roll < BearoffMoves.ROLLS; roll++) {
      int entry = end;
      end = starts[firstList + roll + 1];
      LongVector least = LongVector.fromArray(BITS, source, offset + successors[entry] * LANES);
      for (entry++; entry < end; entry++) {
        least = least.min(LongVector.fromArray(BITS, source, offset + successors[entry] * LANES));
      }
      sum = sum.add(least.reinterpretAsDoubles().mul(RollWays.OF_ROLL[roll]));
    }
    sum.neg().add(Dice.ALL_WAYS).div(Dice.ALL_WAYS).reinterpretAsLongs().intoArray(tile, at);
  }
}
