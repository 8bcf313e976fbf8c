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
  static int millipoints(Placement placement, Board board, Evaluation evaluation) {
    int worth = board.scorePoints(placement) * Millipoints.PER_POINT;
    SquareValues values = evaluation.squareValues(board);
    if (values == null) {
      return worth;
    }
    int size = board.size();
    int line = placement.direction().index() * size + placement.line();
    for (int index = 0; index < placement.tiles().length(); index++) {
      int letter = Math.abs(placement.tiles().get(index));
      if (letter != 0) {
        int square = line * size + placement.place() + index;
        worth += values.values()[square * values.letters() + letter];
      }
    }
    return worth;
  }
}
