package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.Move;

/**
 * A move of an endgame and what it leads to.
 *
 * @param move a placement or a pass
 * @param scorePoints what it scores at once
 * @param netPointsForMover points of the player on turn minus the opponent's, from this move to the
 *     end of the game, tiles left over included, if both play their best; to be read with its bound
 * @param bound whether that is the value, or on which side of it
 */
public record EndgameMove(Move move, int scorePoints, int netPointsForMover, EndgameBound bound) {}
