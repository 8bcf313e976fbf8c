package dev.hindsight.crossword.play.judge;

import dev.hindsight.crossword.rules.board.Move;
import org.jspecify.annotations.Nullable;

/**
 * A move as a judge sees it.
 *
 * @param move placement, exchange or pass
 * @param scorePoints what it scores at once
 * @param winChance for the mover, a draw counting half; null if nothing says
 * @param winChanceError standard error of that; 0 if nothing is left to chance, NaN if not known
 * @param points what it gains on the opponent: to the end of the game, within the plies of a
 *     simulation with what both keep, or by static equity
 * @param pointsError standard error of that, likewise
 * @param looks playouts, or draws that were looked at; 0 if there was no need for any
 * @param proven whether the win chance is proven
 */
public record JudgedMove(
    Move move,
    int scorePoints,
    @Nullable Double winChance,
    double winChanceError,
    double points,
    double pointsError,
    long looks,
    boolean proven) {}
