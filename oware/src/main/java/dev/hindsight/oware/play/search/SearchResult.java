package dev.hindsight.oware.play.search;

import java.util.List;

/**
 * What a search found out about a position.
 *
 * @param moves the moves with their values, best first: every legal move if all were asked for,
 *     otherwise the best one alone
 * @param exact whether the value of the best move is proven to be the value of the position
 * @param depth plies looked ahead in full
 * @param nodes positions visited, or iterations of a tree search
 */
public record SearchResult(List<MoveValue> moves, boolean exact, int depth, long nodes) {
  public SearchResult {
    moves = List.copyOf(moves);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("a search result has at least one move");
    }
  }

  public MoveValue best() {
    return moves.get(0);
  }
}
