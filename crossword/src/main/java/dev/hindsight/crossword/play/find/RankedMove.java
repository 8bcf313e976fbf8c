package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.Tiles;

/**
 * A move with what it is worth to the mover.
 *
 * @param move placement, exchange or pass
 * @param scorePoints what it scores
 * @param equityMillipoints score and all that the evaluation adds
 * @param leave letters that stay on the rack, ascending, 0 for a blank
 * @param leaveMillipoints what the evaluation says of keeping them
 */
public record RankedMove(
    Move move, int scorePoints, int equityMillipoints, Tiles leave, int leaveMillipoints) {}
