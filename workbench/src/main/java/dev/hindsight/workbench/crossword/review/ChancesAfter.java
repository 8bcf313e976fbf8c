package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.play.ScorelessEnd;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.notation.MoveInPosition;

/** The mover's chance to win once a move is made and the opponent is on turn. */
final class ChancesAfter {
  private final WinChances chances;

  ChancesAfter(WinChances chances) {
    this.chances = chances;
  }

  /**
   * By what a move is worth.
   *
   * @param equity in points that the mover gains on the opponent, what is kept included
   * @param isProven whether the game will end so: the sign of the lead is all that counts
   */
  double of(GamePosition position, Move move, Equity equity, boolean isProven) {
    if (isProven) {
      int lead = position.lead().points() * Millipoints.PER_POINT;
      return (Integer.signum(Math.addExact(lead, equity.millipoints())) + 1) / 2.0;
    }
    if (ScorelessEnd.isEnd(position, move)) {
      return ScorelessEnd.of(position, move).winProbability();
    }
    int played = new MoveInPosition(position, move).tilesPlayed();
    return chances.winMillionthsAfterMove(position, equity.millipoints(), played)
        / (double) WinChances.CERTAIN;
  }
}
