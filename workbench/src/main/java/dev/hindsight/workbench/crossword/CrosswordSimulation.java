package dev.hindsight.workbench.crossword;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a simulation found out about the moves of a turn, for the player on turn.
 *
 * @param position as CGP
 * @param iterations playouts of all candidates together
 * @param seconds they took
 * @param plies turns played after each candidate
 * @param seed of all chance
 * @param rankedBy what candidates are compared by: equity or win
 * @param ending {@code clear} if one candidate is left, {@code finished} if the iterations are used
 *     up, {@code cancelled} if it was interrupted, and {@code running} before any of these
 * @param isCertain whether the bag is empty, so that each candidate was played out once and nothing
 *     is left to chance
 * @param candidates the best first; those that were dropped as clearly worse last
 * @param unseen the tiles that the player on turn does not see
 * @param tilesInBag those of them that cannot be on the opponent's rack
 * @param opponent tiles that the opponent is known to hold; null if they count as unseen
 * @param inference what the opponent's last move tells; null if nothing was asked about it
 * @param words file of the words, or ENABLE
 * @param leaves where leave values come from; null if leaves count 0
 * @param winChances where win chances come from
 * @param notes what is odd about the position
 */
public record CrosswordSimulation(
    String position,
    long iterations,
    double seconds,
    int plies,
    long seed,
    String rankedBy,
    String ending,
    boolean isCertain,
    List<Candidate> candidates,
    String unseen,
    int tilesInBag,
    @Nullable String opponent,
    @Nullable InferenceAnswer inference,
    String words,
    @Nullable String leaves,
    String winChances,
    List<String> notes) {
  /**
   * A move with what came of it.
   *
   * @param move as people write it: {@code 8D FACET}
   * @param score points
   * @param leave tiles that stay on the rack
   * @param equity static: score, leave value and what else the evaluation adds
   * @param iterations its playouts
   * @param isOut whether it was dropped because another move is clearly better
   * @param meanEquity points gained on the opponent within the plies, what both keep included; null
   *     without playouts, as all that follows
   * @param standardError of the mean equity; null with fewer than two playouts
   * @param winProbability the chance to win, a draw counting half
   * @param winStandardError of the win probability
   * @param meanSpread points gained on the opponent within the plies
   * @param gameOverRate share of the playouts in which the game ended within the plies
   * @param plies the turns after it, the opponent's reply first
   */
  public record Candidate(
      String move,
      int score,
      String leave,
      BigDecimal equity,
      long iterations,
      boolean isOut,
      @Nullable Double meanEquity,
      @Nullable Double standardError,
      @Nullable Double winProbability,
      @Nullable Double winStandardError,
      @Nullable Double meanSpread,
      @Nullable Double gameOverRate,
      List<Ply> plies) {}

  /**
   * One turn after a candidate.
   *
   * @param meanScore points, over the playouts that came to it; null if none did
   * @param bingoRate share of them that played a full rack
   */
  public record Ply(@Nullable Double meanScore, @Nullable Double bingoRate) {}
}
