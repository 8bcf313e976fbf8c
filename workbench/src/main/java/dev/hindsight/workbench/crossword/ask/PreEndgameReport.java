package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.letters.Rack;
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
 * @param opponent tiles that the opponent is known to hold; null if none were named
 * @param inference what the opponent's last move tells, by which draws are weighed; null if nothing
 *     was asked about it
 * @param moves the candidates, the best first
 */
public record PreEndgameReport(
    double secondsAllowed,
    @Nullable Integer drawsInAll,
    long endgames,
    boolean proven,
    @Nullable Rack opponent,
    @Nullable InferenceAnswer inference,
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
   * @param outcomes by what the bag holds; empty unless all draws were looked at
   */
  public record Move(
      MoveInPosition move,
      int score,
      @Nullable Double winProbability,
      @Nullable Known known,
      @Nullable Double points,
      @Nullable Double pointsError,
      int draws,
      boolean pointsProven,
      List<Outcome> outcomes) {}

  /**
   * How the game ends after a move if the bag holds certain tiles.
   *
   * @param bag tiles in the order of the alphabet
   * @param chance that it holds them
   * @param winProbability 1 for a win, 0 for a loss and a half for a draw of the game; between
   *     these where it matters in which order the tiles come
   * @param points what the player on turn gains on the opponent until the game is over
   * @param proven whether the win probability is proven
   */
  public record Outcome(
      Rack bag, double chance, double winProbability, double points, boolean proven) {}
}
