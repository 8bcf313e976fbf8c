package dev.hindsight.crossword.play.evaluate;

/**
 * What it is worth that a given letter stands on a given square, beyond the score: one addend per
 * tile put down, in millipoints for the mover.
 *
 * <p>The values are laid out by direction of the play, square in that direction's order, letter:
 * {@code values[(direction · squares + square) · letters + letter]}.
 *
 * @param letters how many letters there are, the blank included
 * @param values not to be written
 */
@SuppressWarnings("ArrayRecordComponent") // A view for kernels; never compared.
public record SquareValues(int letters, int[] values) {}
