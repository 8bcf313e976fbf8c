package dev.hindsight.backgammon;

/**
 * The chances of the player on roll before rolling, as {@link BackgammonNet} estimates them. They
 * are nested, as other programs write them: whoever wins a backgammon also wins a gammon, and wins.
 *
 * @param win of any kind
 * @param winGammon at least a gammon
 * @param winBackgammon a backgammon
 * @param loseGammon at least a gammon
 * @param loseBackgammon a backgammon
 * @param equity what these are worth in money play without a cube
 */
public record BackgammonChances(
    double win,
    double winGammon,
    double winBackgammon,
    double loseGammon,
    double loseBackgammon,
    double equity) {}
