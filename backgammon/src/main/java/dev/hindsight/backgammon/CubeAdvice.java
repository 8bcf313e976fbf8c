package dev.hindsight.backgammon;

/**
 * What the player on roll should do with the cube, for money or at the score of a match, as {@link
 * Backgammon} and {@link BackgammonNet} answer it. Equities are that player's, as in {@link
 * BackgammonValue}; gammons do not count in the exact bearoffs of the former.
 *
 * @param action right play of both
 * @param noDouble equity without a double this turn
 * @param doubleTake equity of a double that is taken
 * @param doublePass equity of a double that is passed
 */
public record CubeAdvice(Action action, double noDouble, double doubleTake, double doublePass) {
  /** What both should do. */
  public enum Action {
    NO_DOUBLE,
    DOUBLE_TAKE,
    DOUBLE_PASS,

    /** Not to double, and to win a gammon instead. */
    TOO_GOOD
  }
}
