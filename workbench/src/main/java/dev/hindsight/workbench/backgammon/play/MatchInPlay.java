package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match of a person, X, against the program, as the person sees it; its seed and its record are
 * the whole of it.
 */
public record MatchInPlay(
    @Says("what you are to do: `roll` (or double), `move`, `take` (or pass), or `none`")
        Decision decision,
    @Says("whether the cube may be turned instead of rolling") boolean mayDouble,
    @Inlined BackgammonPosition position,
    @Says("the roll; `null` before it") @Nullable Dice dice,
    @Says(value = "of the match; 0 for money", unit = Unit.POINTS) int length,
    @Says(value = "your points", unit = Unit.POINTS) int score,
    @Says(value = "those of the program", unit = Unit.POINTS) int opponentScore,
    @Says("what the program has done since, one thing after the other") List<String> said,
    @Says("the record so far, as .mat") String mat) {
  /** What the person is to do. */
  public enum Decision {
    ROLL,
    MOVE,
    TAKE,

    /** The match is over. */
    NONE
  }

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
    Decision decision = decision(match.isOver(), isOffered, seesDice);
    return new MatchInPlay(
        decision,
        decision == Decision.ROLL,
        dice == null ? position : withDice(position, dice),
        dice,
        match.length(),
        match.points(Player.X),
        match.points(Player.O),
        List.copyOf(said),
        MatFile.write(match.record()));
  }

  private static Decision decision(boolean isOver, boolean isOffered, boolean seesDice) {
    if (isOver) {
      return Decision.NONE;
    }
    return isOffered ? Decision.TAKE : seesDice ? Decision.MOVE : Decision.ROLL;
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
