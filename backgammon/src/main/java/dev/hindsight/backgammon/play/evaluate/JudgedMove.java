package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Move;

/**
 * A legal move with the chances of the six results for the player who makes it, as an evaluator
 * estimates them.
 */
public record JudgedMove(Move move, ResultChances chances) {}
