package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.PipOrder;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Which two-sided table is built, in which precision. It decides every byte of the file; how it is
 * built does not show.
 */
record TwoSidedTask<A>(
    BearoffIndex index,
    PipOrder order,
    boolean cubeful,
    LaneArithmetic<A> arithmetic,
    Provenance provenance) {

  static <A> TwoSidedTask<A> of(
      BearoffIndex index, boolean cubeful, LaneArithmetic<A> arithmetic, String precision) {
    return new TwoSidedTask<>(
        index,
        new PipOrder(index),
        cubeful,
        arithmetic,
        Provenance.ofRecipe("two-sided bearoff by pip count in " + precision + " precision"));
  }

  Parameters parameters() {
    return BearoffFormat.parameters(index, cubeful);
  }

  /** Begins the file that the values go to. */
  BearoffWriter begin(BearoffWriter.Opener file, Path target) throws IOException {
    return file.open(target, index, cubeful, provenance);
  }

  /** What it is called while it is under way. */
  String title() {
    return "bearoff of " + index.checkers() + " checkers on " + index.points() + " points";
  }

  /** Values of one side on roll in the file. */
  int rowLength() {
    return index.size() * BearoffFormat.valuesOfPair(cubeful);
  }

  /** The rank of every place. */
  int[] ranks() {
    int[] ranks = new int[index.size()];
    for (int place = 0; place < ranks.length; place++) {
      ranks[place] = order.rankAt(place);
    }
    return ranks;
  }
}
