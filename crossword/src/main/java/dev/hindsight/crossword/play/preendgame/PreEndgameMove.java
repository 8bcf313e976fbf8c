package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.crossword.rules.board.Move;
import java.util.List;

/**
 * A candidate and what comes of it.
 *
 * @param move placement, exchange or pass
 * @param scorePoints what it scores at once
 * @param winChance for the mover, over all draws; a draw of the game counts half
 * @param winChanceError standard error from not looking at every draw: 0 if every one was, NaN with
 *     fewer than two
 * @param netPointsForMover mean points of the mover minus the opponent's, from this move to the end
 *     of the game
 * @param netPointsError standard error of that from not looking at every draw
 * @param draws how many were looked at; see {@link PreEndgameAnswer#drawsInAll}
 * @param proof how well the win chance is known
 * @param pointsProven whether the points of every draw are proven as well
 * @param outcomes by what the bag holds, if every draw was looked at; otherwise none
 */
public record PreEndgameMove(
    Move move,
    int scorePoints,
    double winChance,
    double winChanceError,
    double netPointsForMover,
    double netPointsError,
    int draws,
    PreEndgameProof proof,
    boolean pointsProven,
    List<DrawOutcome> outcomes) {
  public PreEndgameMove {
    outcomes = List.copyOf(outcomes);
  }

  PreEndgameMove with(List<DrawOutcome> other) {
    return new PreEndgameMove(
        move,
        scorePoints,
        winChance,
        winChanceError,
        netPointsForMover,
        netPointsError,
        draws,
        proof,
        pointsProven,
        other);
  }
}
