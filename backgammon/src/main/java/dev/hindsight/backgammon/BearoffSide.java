package dev.hindsight.backgammon;

/**
 * A side that bears off, as {@link BearoffRolls} answers it.
 *
 * @param pips the pip count
 * @param effectivePips the effective pip count (EPC): the average number of rolls, in pips of an
 *     average roll
 * @param wastage the effective pip count less the pips
 * @param meanRolls how many rolls it takes on average
 */
public record BearoffSide(int pips, double effectivePips, double wastage, double meanRolls) {}
