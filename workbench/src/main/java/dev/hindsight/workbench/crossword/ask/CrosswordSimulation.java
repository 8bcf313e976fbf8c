package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.workbench.answers.Inlined;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a simulation found out about the moves of a turn, for the player on turn.
 *
 * @param position as CGP
 * @param run how much was played
 * @param candidates the best first; those that were dropped as clearly worse last
 * @param hidden what the player on turn does not see, and what is known of it
 * @param sources where words and values come from
 * @param notes what is odd about the position
 */
public record CrosswordSimulation(
    String position,
    @Inlined Run run,
    List<Candidate> candidates,
    @Inlined Hidden hidden,
    @Inlined Sources sources,
    List<String> notes) {
  /**
   * How much was played, and how.
   *
   * @param iterations playouts of all candidates together
   * @param seconds they took
   * @param plies turns played after each candidate
   * @param endings positions that the search of an ending looks at, 0 if endings are played by
   *     static equity; null if playouts end after their plies
   * @param seed of all chance
   * @param rank when candidates are compared by the chance to win: equity for never, win for
   *     always, auto for near the end of the game
   * @param rankedBy what they were compared by here: equity or win
   * @param ending {@code clear} if one candidate is left, {@code finished} if the iterations are
   *     used up, {@code cancelled} if it was interrupted, and {@code running} before any of these
   * @param isCertain whether the bag is empty, so that each candidate was played out once and
   *     nothing is left to chance
   */
  public record Run(
      long iterations,
      double seconds,
      int plies,
      @Nullable Integer endings,
      long seed,
      String rank,
      String rankedBy,
      String ending,
      boolean isCertain) {}

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
   * @param meanSpread points gained on the opponent within the plies, or to the end of the game
   * @param gameOverRate share of the playouts in which the game ended
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

  /**
   * What the player on turn does not see.
   *
   * @param unseen the tiles in the bag and on the opponent's rack
   * @param tilesInBag those of them that cannot be on the opponent's rack
   * @param opponent tiles that the opponent is known to hold; null if they count as unseen
   * @param inference what the opponent's last move tells; null if nothing was asked about it
   */
  public record Hidden(
      String unseen,
      int tilesInBag,
      @Nullable String opponent,
      @Nullable InferenceAnswer inference) {}

  /**
   * Where words and values come from.
   *
   * @param words file of the words, or ENABLE
   * @param leaves where leave values come from; null if leaves count 0
   * @param placement file of the placement values; null if squares count 0
   * @param winChances where win chances come from
   */
  public record Sources(
      String words, @Nullable String leaves, @Nullable String placement, String winChances) {}
}
