package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.ScoreLead;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.derivation.CandidateLeaves;
import org.jspecify.annotations.Nullable;

/**
 * The static evaluation of one turn, with leave values that were derived for it: those of one rack,
 * for the tiles that its holder does not see. All else is as in {@link StaticEvaluation}.
 */
public final class CandidateEvaluation implements Evaluation {
  private final StaticEvaluation otherwise;
  private final CandidateLeaves leaves;
  private final TileSet tiles;

  /**
   * @param otherwise what counts besides leave values, and with an empty bag
   * @param leaves of the rack that is going to be valued, and of no other
   */
  public CandidateEvaluation(StaticEvaluation otherwise, CandidateLeaves leaves, TileSet tiles) {
    this.otherwise = otherwise;
    this.leaves = leaves;
    this.tiles = tiles;
  }

  @Override
  public void valueKept(RackSubsets rack, int tilesInBag, int opponentPoints, int[] kept) {
    if (tilesInBag == 0) {
      otherwise.valueKept(rack, tilesInBag, opponentPoints, kept);
      return;
    }
    int[] leave = new int[tiles.letterCount()];
    for (int played = 0; played <= rack.all(); played++) {
      int rest = rack.all() - played;
      rack.counts(rest, leave);
      kept[played] = rack.rank(rest) == RackSubsets.NO_RANK ? 0 : leaves.millipoints(leave);
    }
  }

  @Override
  public @Nullable SquareValues squareValues(Board board, int tilesInBag) {
    return otherwise.squareValues(board, tilesInBag);
  }

  /** Derived from the rack equities that the leaves come from, for the same tiles unseen. */
  @Override
  public int meanTurnMillipoints() {
    return leaves.meanRackMillipoints();
  }

  @Override
  public Evaluation atLead(ScoreLead lead) {
    return new CandidateEvaluation(otherwise.atLead(lead), leaves, tiles);
  }
}
