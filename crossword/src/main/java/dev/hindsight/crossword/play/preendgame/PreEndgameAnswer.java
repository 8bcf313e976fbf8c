package dev.hindsight.crossword.play.preendgame;

import java.util.List;

/**
 * What is known of a turn before the end of a game.
 *
 * @param moves the candidates, the best first: by win chance, then by points. Those that were
 *     dropped early come last
 * @param tilesInBag 1 to 7
 * @param drawsInAll how many draws there are, tiles of the same letter told apart; 0 if there are
 *     too many to look at all of them
 * @param proven whether the win chance of the first move is proven, and that no other candidate has
 *     a higher one
 * @param endgames how many ends of games were searched
 */
public record PreEndgameAnswer(
    List<PreEndgameMove> moves, int tilesInBag, int drawsInAll, boolean proven, long endgames) {
  public PreEndgameAnswer {
    moves = List.copyOf(moves);
  }

  /** The first move. */
  public PreEndgameMove best() {
    return moves.get(0);
  }
}
