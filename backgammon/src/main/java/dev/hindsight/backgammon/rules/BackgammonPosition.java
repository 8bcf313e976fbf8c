package dev.hindsight.backgammon.rules;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Everything that an id of a position says: the board, whose turn it is, cube, score and options.
 *
 * <p>The board is seen by the player on roll ({@code turn.onRoll()}), also while that player's
 * double waits for an answer. {@link #START} is the first position of a money game with X on roll.
 */
public record BackgammonPosition(
    Board board, Turn turn, Cube cube, MatchScore score, GameOptions options, GamePhase phase) {

  public static final BackgammonPosition START = money(Board.START, Turn.toRoll(Player.X));

  public BackgammonPosition {
    if (phase == GamePhase.PLAYING) {
      checkScore(score);
      checkDecider(turn);
    }
  }

  /** A position of money play with the cube in the middle and no options. */
  public static BackgammonPosition money(Board board, Turn turn) {
    return new BackgammonPosition(
        board, turn, Cube.CENTRED, MatchScore.MONEY, GameOptions.PLAIN, GamePhase.PLAYING);
  }

  private static void checkScore(MatchScore score) {
    if (score.isOver()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a match to %d is over at %d-%d",
              score.length(),
              score.xPoints(),
              score.oPoints()));
    }
    if (score.crawford() && score.away(Player.X) != 1 && score.away(Player.O) != 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a Crawford game needs a player one point from winning, but the score is %d-%d to %d",
              score.xPoints(),
              score.oPoints(),
              score.length()));
    }
  }

  private static void checkDecider(Turn turn) {
    boolean resigning = turn.resignation() != Resignation.NONE;
    if (!resigning && turn.toDecide() != Turn.decider(turn.onRoll(), turn.offer())) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is on roll and the offer is %s, so %s cannot be the one to decide",
              turn.onRoll(),
              turn.offer(),
              turn.toDecide()));
    }
  }

  public Player onRoll() {
    return turn.onRoll();
  }

  /** The dice if they have been rolled. */
  public @Nullable Dice dice() {
    return turn.dice();
  }

  /** The board as one player sees it. */
  public Board boardSeenBy(Player player) {
    return player == onRoll() ? board : board.swapped();
  }

  /** Whether the player on roll may double now: before the roll, with the cube, not in Crawford. */
  public boolean mayDouble() {
    return phase == GamePhase.PLAYING
        && turn.dice() == null
        && turn.offer() == Offer.NONE
        && turn.resignation() == Resignation.NONE
        && !score.crawford()
        && cube.isAvailableTo(onRoll())
        && cube.logarithm() < options.mostDoublings();
  }
}
