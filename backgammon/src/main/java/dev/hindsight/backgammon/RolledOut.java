package dev.hindsight.backgammon;

/**
 * What a rollout found, as {@link BackgammonNet} answers it; all is for the player on roll.
 *
 * @param move as people write it; empty if the position itself was rolled out
 * @param winProbability of any kind
 * @param equity without a cube
 * @param standardError of that equity
 * @param cubefulEquity with the cube where it is and at the score, by formulas of the chances found
 * @param games that were played
 */
public record RolledOut(
    String move,
    double winProbability,
    double equity,
    double standardError,
    double cubefulEquity,
    long games) {}
