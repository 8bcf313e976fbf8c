package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.rules.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * The static evaluation with leave values that follow the bag: those of a table, corrected for the
 * tiles that are left by {@link BagCorrection}. One object per thread.
 */
public final class CorrectedEvaluation implements Evaluation {
  private final StaticEvaluation otherwise;
  private final BagCorrection correction;

  /** What the bag changes, by letter and for every tile kept; see {@link BagCorrection}. */
  private final double[] tileChanges;

  private double drawChange;
  private final int[] rackCounts;

  /** By subset: what its tiles change. */
  private double[] sums = new double[0];

  /**
   * @param otherwise the values, and what counts besides leaves
   * @param correction made of the same values
   */
  public CorrectedEvaluation(StaticEvaluation otherwise, BagCorrection correction) {
    this.otherwise = otherwise;
    this.correction = correction;
    this.tileChanges = new double[correction.letterCount()];
    this.rackCounts = new int[correction.letterCount()];
  }

  /** From now on these tiles are left to draw, by letter. */
  public void setBag(int[] bag) {
    drawChange = correction.change(bag, tileChanges);
  }

  @Override
  public void valueKept(RackSubsets rack, int tilesInBag, int opponentPoints, int[] kept) {
    otherwise.valueKept(rack, tilesInBag, opponentPoints, kept);
    if (tilesInBag == 0) {
      return;
    }
    sumChanges(rack);
    int all = rack.all();
    int rackSize = correction.rackSize();
    for (int played = 0; played <= all; played++) {
      int rest = all - played;
      int size = rack.size(rest);
      if (size < rackSize) {
        kept[played] += (int) Math.round((rackSize - size) * sums[rest] - size * drawChange);
      }
    }
  }

  /** In the numbering of {@link RackSubsets}: the copies of a letter follow all before it. */
  private void sumChanges(RackSubsets rack) {
    if (sums.length < rack.mostSubsets()) {
      sums = new double[rack.mostSubsets()];
    }
    rack.counts(rack.all(), rackCounts);
    int filled = 1;
    for (int letter = 0; letter < rackCounts.length; letter++) {
      int to = filled;
      for (int copies = 1; copies <= rackCounts[letter]; copies++) {
        double change = tileChanges[letter] + correction.lack(letter, copies);
        for (int end = to + filled; to < end; to++) {
          sums[to] = sums[to - filled] + change;
        }
      }
      filled = to;
    }
  }

  @Override
  public @Nullable SquareValues squareValues(Board board, int tilesInBag) {
    return otherwise.squareValues(board, tilesInBag);
  }

  @Override
  public Evaluation atLead(int leadPoints) {
    StaticEvaluation there = otherwise.atLead(leadPoints);
    if (there == otherwise) {
      return this;
    }
    CorrectedEvaluation same = new CorrectedEvaluation(there, correction);
    System.arraycopy(tileChanges, 0, same.tileChanges, 0, tileChanges.length);
    same.drawChange = drawChange;
    return same;
  }
}
