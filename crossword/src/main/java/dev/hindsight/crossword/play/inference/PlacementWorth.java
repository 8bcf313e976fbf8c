package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Millipoints;

/** What a placement that somebody made is worth, whether its words count or not. */
final class PlacementWorth {
  private PlacementWorth() {}

  /** Score and worth of the squares, without the tiles kept; the board is as before the move. */
  static int millipoints(Placement placement, Board board, Evaluation evaluation, int tilesInBag) {
    int worth = board.scorePoints(placement) * Millipoints.PER_POINT;
    SquareValues values = evaluation.squareValues(board, tilesInBag);
    return values == null ? worth : worth + values.of(placement);
  }
}
