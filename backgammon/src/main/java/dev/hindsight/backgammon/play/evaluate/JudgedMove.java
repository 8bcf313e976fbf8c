package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Move;

/**
 * A legal move with the chances of the six results for the player who makes it, as an evaluator
 * estimates them.
 *
 * @param after the board after it, still seen by that player
 * @param plies how far was looked ahead
 * @param equity that of the best move less the loss
 * @param loss against the best move, where both were looked equally far into
 */
public record JudgedMove(
    Move move, Board after, ResultChances chances, int plies, double equity, double loss) {}
