package dev.hindsight.workbench.crossword.ask;

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
   * @param move as people write it
   * @param score points
   * @param winChance for the player on turn; a draw counts half; null if no draw was looked at
   * @param winChanceError standard error, 0 if all draws were looked at; null with fewer than two
   * @param points what the player on turn gains on the opponent until the game is over, on average;
   *     null if no draw was looked at
   * @param pointsError standard error, likewise
   * @param draws how many draws were looked at
   * @param proof how well the win chance is known: {@code proven}, {@code estimate} (all draws, not
   *     all of them to the end), {@code sample} or {@code unknown}
   * @param pointsProven whether the points are proven
   */
  public record Move(
      String move,
      int score,
      @Nullable Double winChance,
      @Nullable Double winChanceError,
      @Nullable Double points,
      @Nullable Double pointsError,
      int draws,
      String proof,
      boolean pointsProven) {}
}
