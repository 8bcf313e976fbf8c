package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.ScoreLead;
import org.jspecify.annotations.Nullable;

/**
 * The static evaluation with leave values that follow the bag: those of a table, corrected for the
 * tiles that are left by {@link BagCorrection}. One object per thread.
 */
public final class CorrectedEvaluation implements Evaluation {
  /** This many parts of a millipoint are counted: whole numbers are quicker than rounding. */
  private static final int PARTS = 1 << 8;

  private final StaticEvaluation otherwise;
  private final BagCorrection correction;

  /** By letter: how its share has changed; and what a draw is worth more. */
  private final double[] changes;

  private int drawChangeParts;
  private final int[] rackCounts;

  /** By subset: what its tiles change for every draw. */
  private int[] sumParts = new int[0];

  /**
   * @param otherwise the values, and what counts besides leaves
   * @param correction made of the same values
   */
  public CorrectedEvaluation(StaticEvaluation otherwise, BagCorrection correction) {
    this.otherwise = otherwise;
    this.correction = correction;
    this.changes = new double[correction.letterCount()];
    this.rackCounts = new int[correction.letterCount()];
  }

  /** From now on these tiles are left to draw, by letter. */
  public void setBag(int[] bag) {
    drawChangeParts = parts(correction.change(bag, changes));
  }

  private static int parts(double millipoints) {
    return (int) Math.round(millipoints * PARTS);
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
        int change = (rackSize - size) * sumParts[rest] - size * drawChangeParts;
        kept[played] += Math.floorDiv(change + PARTS / 2, PARTS);
      }
    }
  }

  /** In the numbering of {@link RackSubsets}: the copies of a letter follow all before it. */
  private void sumChanges(RackSubsets rack) {
    if (sumParts.length < rack.mostSubsets()) {
      sumParts = new int[rack.mostSubsets()];
    }
    rack.counts(rack.all(), rackCounts);
    int filled = 1;
    for (int letter = 0; letter < rackCounts.length; letter++) {
      int to = filled;
      double tileChange = rackCounts[letter] == 0 ? 0 : correction.tileChange(letter, changes);
      for (int copies = 1; copies <= rackCounts[letter]; copies++) {
        int change = parts(tileChange + correction.lack(letter, copies));
        for (int end = to + filled; to < end; to++) {
          sumParts[to] = sumParts[to - filled] + change;
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
  public Evaluation atLead(ScoreLead lead) {
    StaticEvaluation there = otherwise.atLead(lead);
    if (there == otherwise) {
      return this;
    }
    CorrectedEvaluation same = new CorrectedEvaluation(there, correction);
    System.arraycopy(changes, 0, same.changes, 0, changes.length);
    same.drawChangeParts = drawChangeParts;
    return same;
  }
}
