package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.answers.Known;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Candidates of a turn with one to seven tiles in the bag, compared by who wins after each draw.
 *
 * @param secondsAllowed the time it could take
 * @param drawsInAll how many draws there are, tiles of the same letter told apart; null if they are
 *     too many to look at all of them
 * @param endgames how many ends of games were searched
 * @param proven whether the win chance of the first move is proven, and that no other candidate has
 *     a higher one
 * @param moves the candidates, the best first
 */
public record PreEndgameReport(
    double secondsAllowed,
    @Nullable Integer drawsInAll,
    long endgames,
    boolean proven,
    List<Move> moves) {
  /**
   * A candidate.
   *
   * @param move with the position that it is made in
   * @param score points
   * @param winProbability for the player on turn; a draw counts half; null if no draw was looked at
   * @param known how well the win probability is known: an estimate is of all draws, not all of
   *     them to the end; null if no draw was looked at
   * @param points what the player on turn gains on the opponent until the game is over, on average;
   *     null if no draw was looked at
   * @param pointsError standard error, 0 if all draws were looked at; null with fewer than two
   * @param draws how many draws were looked at
   * @param pointsProven whether the points are proven
   */
  public record Move(
      MoveInPosition move,
      int score,
      @Nullable Double winProbability,
      @Nullable Known known,
      @Nullable Double points,
      @Nullable Double pointsError,
      int draws,
      boolean pointsProven) {}
}
