package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Move;
import org.jspecify.annotations.Nullable;

/**
 * A legal move with what it is worth to the player who makes it.
 *
 * @param after the board after it, still seen by that player
 * @param value null if the table does not reach that far
 */
public record RankedMove(Move move, Board after, @Nullable BearoffValue value) {}
