package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.rules.Dice;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.Vector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** {@link FloatLanes} with the machine's vectors: the same operations on all lanes at once. */
final class VectorFloatLanes extends FloatLanes {
  private static final VectorSpecies<Float> FLOATS = FloatVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Integer> BITS = FLOATS.withLanes(int.class);
  private static final VectorSpecies<Double> DOUBLES = FLOATS.withLanes(double.class);

  @Override
  public void weigh(
      BearoffMoves moves, int firstSide, int sideCount, int[] source, int offset, int[] tile) {
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
      int[] starts, int firstList, int[] successors, int[] source, int offset, int[] tile, int at) {
    DoubleVector lowSum = DoubleVector.zero(DOUBLES);
    DoubleVector highSum = DoubleVector.zero(DOUBLES);
    int end = starts[firstList];
    for (int roll = 0; roll < BearoffMoves.ROLLS; roll++) {
      int entry = end;
      end = starts[firstList + roll + 1];
      IntVector least = IntVector.fromArray(BITS, source, offset + successors[entry] * LANES);
      for (entry++; entry < end; entry++) {
        least = least.min(IntVector.fromArray(BITS, source, offset + successors[entry] * LANES));
      }
      FloatVector fractions = least.reinterpretAsFloats();
      double ways = RollWays.OF_ROLL[roll];
      Vector<Double> low = fractions.convertShape(VectorOperators.F2D, DOUBLES, 0);
      Vector<Double> high = fractions.convertShape(VectorOperators.F2D, DOUBLES, 1);
      lowSum = lowSum.add(((DoubleVector) low).mul(ways));
      highSum = highSum.add(((DoubleVector) high).mul(ways));
    }
    // The first conversion fills the lower half of a vector, the second the upper; the rest is 0.
    Vector<Float> low = fraction(lowSum).convertShape(VectorOperators.D2F, FLOATS, 0);
    Vector<Float> high = fraction(highSum).convertShape(VectorOperators.D2F, FLOATS, -1);
    low.reinterpretAsInts().or(high.reinterpretAsInts()).intoArray(tile, at);
  }

  private static DoubleVector fraction(DoubleVector lossInWays) {
    return lossInWays.neg().add(Dice.ALL_WAYS).div(Dice.ALL_WAYS);
  }
}
