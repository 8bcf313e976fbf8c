package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What there is to say about a turn: all plays counted, the best ones listed.
 *
 * @param position as it was asked
 * @param plays how many placements of tiles there are
 * @param exchanges how many different exchanges are allowed
 * @param exact whether the value of the best move is proven: the bag is empty and the end solved
 * @param best the first moves by equity, best first, exchanges and the pass among them
 * @param bestByScore the placement that scores most; a pass if there is none
 * @param sumOfScores over all placements; null unless asked for
 * @param sumOfEquityMillipoints over all placements; null unless asked for
 * @param unseen the tiles that the player on turn does not see
 * @param tilesInBag those of them that cannot be on the opponent's rack
 * @param words file of the words, or ENABLE
 * @param leaves where the leave values come from; null if leaves count 0
 * @param placement file of the placement values; null if squares count 0
 * @param endgame how the end of the game was solved; null if there are tiles in the bag, the game
 *     is over or no time was given
 * @param preEndgame candidates compared by win chance; null unless asked for with one to seven
 *     tiles in the bag
 * @param notes what is odd about the position
 */
public record CrosswordAnswer(
    CgpPosition position,
    int plays,
    int exchanges,
    boolean exact,
    List<Move> best,
    Scored bestByScore,
    @Nullable Long sumOfScores,
    @Nullable Long sumOfEquityMillipoints,
    Rack unseen,
    int tilesInBag,
    String words,
    @Nullable String leaves,
    @Nullable String placement,
    @Nullable EndgameReport endgame,
    @Nullable PreEndgameReport preEndgame,
    List<String> notes) {
  /**
   * A move with what it is worth to the mover.
   *
   * @param move with the position that it is made in
   * @param score points
   * @param equity score, leave value and what else the evaluation adds; of an end that is solved,
   *     what the mover gains on the opponent until the game is over
   * @param leave tiles that stay on the rack
   * @param leaveValue of a pass all that it is worth; with an empty bag, what the rest of the game
   *     adds
   * @param fullBagValue what the leave would be worth with a full bag; null where {@code
   *     leaveValue} is not for the tiles unseen
   * @param placementValue the opening rule included; null without placement values
   * @param exact whether the equity is proven
   * @param bound of an end that is solved: how the equity is meant; otherwise null
   */
  public record Move(
      MoveInPosition move,
      int score,
      Equity equity,
      Rack leave,
      Equity leaveValue,
      @Nullable Equity fullBagValue,
      @Nullable Equity placementValue,
      boolean exact,
      @Nullable Bound bound) {}

  /** How the value of a move in a solved ending is meant. */
  public enum Bound {
    EXACT,
    /** Another move is better; by how much was not asked. */
    AT_MOST,
    AT_LEAST,
    /** Not proven. */
    ESTIMATE;

    /** {@code at most}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /**
   * A move with what it scores.
   *
   * @param move with the position that it is made in
   * @param score points
   */
  public record Scored(MoveInPosition move, int score) {}
}
