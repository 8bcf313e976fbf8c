package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.Xgid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match of a person, X, against the program, as the person sees it; its seed and its record are
 * the whole of it.
 *
 * @param decision what the person is to do: {@code roll} (or double), {@code move}, {@code take}
 *     (or pass), or {@code none} when the match is over
 * @param mayDouble whether the cube may be turned instead of rolling
 * @param xgid the position, with dice if they are rolled
 * @param dice as {@code 6-5}; null before the roll
 * @param length of the match in points; 0 for money
 * @param score points of the person
 * @param opponentScore points of the program
 * @param said what the program has done since, one thing after the other
 * @param mat the record
 */
public record MatchInPlay(
    String decision,
    boolean mayDouble,
    String xgid,
    @Nullable String dice,
    int length,
    int score,
    int opponentScore,
    List<String> said,
    String mat) {
  /**
   * What the person may know.
   *
   * @param hasRolled whether the person has, and so sees the dice
   */
  public static MatchInPlay of(PlayedMatch match, boolean hasRolled, List<String> said) {
    BackgammonPosition position = match.position();
    boolean isOffered = position.turn().offer() == Offer.DOUBLE;
    boolean seesDice = !match.isOver() && !isOffered && (hasRolled || !match.mayDouble());
    Dice dice = seesDice ? match.dice() : null;
    String decision = match.isOver() ? "none" : isOffered ? "take" : seesDice ? "move" : "roll";
    return new MatchInPlay(
        decision,
        decision.equals("roll"),
        Xgid.write(dice == null ? position : withDice(position, dice)),
        dice == null ? null : dice.toString(),
        match.length(),
        match.points(Player.X),
        match.points(Player.O),
        List.copyOf(said),
        MatFile.write(match.record()));
  }

  private static BackgammonPosition withDice(BackgammonPosition position, Dice dice) {
    return new BackgammonPosition(
        position.board(),
        Turn.toMove(position.onRoll(), dice),
        position.cube(),
        position.score(),
        position.options(),
        position.phase());
  }
}
