package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The moves at the root of an endgame search with what is known of them, the best first: always
 * that of the last search that came to its end.
 */
final class RootMoves {
  static final int PASS = -1;

  private final EndgameSearch search;
  private final SearchBoard board;
  private int[] plays;
  private int[] values;
  private EndgameBound[] bounds;
  private boolean proven;

  /**
   * @param plays the likely best first
   */
  RootMoves(EndgameSearch search, SearchBoard board, int[] plays) {
    this.search = search;
    this.board = board;
    this.plays = plays;
    this.values = new int[plays.length];
    this.bounds = new EndgameBound[plays.length];
    Arrays.fill(bounds, EndgameBound.UNKNOWN);
  }

  int bestValue() {
    return values[0];
  }

  /** Whether the values of the best moves, as many as were wanted, hold to the end of the game. */
  boolean isProven() {
    return proven;
  }

  /** What is proven was about another question. */
  void forgetProof() {
    proven = false;
  }

  /**
   * Looks at all moves.
   *
   * @param wanted how many of the best to give values; the others get bounds
   * @return false if the search was stopped: then nothing changes here
   */
  boolean deepen(int depth, int alphaAtFirst, int beta, int wanted) {
    search.refresh();
    int[] found = new int[plays.length];
    EndgameBound[] foundBounds = new EndgameBound[plays.length];
    Arrays.fill(found, -EndgameSearch.INFINITE);
    Arrays.fill(foundBounds, EndgameBound.UNKNOWN);
    int[] best = new int[Math.min(wanted, plays.length)];
    Arrays.fill(best, alphaAtFirst);
    boolean allProven = true;
    for (int index = 0; index < plays.length; index++) {
      int alpha = best[best.length - 1];
      int value = value(index, alpha, beta, depth, index < best.length);
      if (search.isStopped()) {
        return false;
      }
      found[index] = value;
      if (value >= beta) {
        foundBounds[index] = EndgameBound.AT_LEAST;
        allProven = search.isProven();
        break;
      }
      allProven &= search.isProven();
      foundBounds[index] = value > alpha ? EndgameBound.EXACT : EndgameBound.AT_MOST;
      insert(best, value);
    }
    proven = allProven;
    sort(found, foundBounds);
    return true;
  }

  /** With all of the window if the move may well be among the best. */
  private int value(int index, int alpha, int beta, int depth, boolean likely) {
    if (likely) {
      return search.rootValue(plays[index], alpha, beta, depth);
    }
    int value = search.rootValue(plays[index], alpha, alpha + 1, depth);
    return !search.isStopped() && value > alpha && value < beta
        ? search.rootValue(plays[index], alpha, beta, depth)
        : value;
  }

  private static void insert(int[] best, int value) {
    if (value > best[best.length - 1]) {
      int at = best.length - 1;
      for (; at > 0 && best[at - 1] < value; at--) {
        best[at] = best[at - 1];
      }
      best[at] = value;
    }
  }

  private void sort(int[] found, EndgameBound[] foundBounds) {
    int[] order =
        IntStream.range(0, plays.length)
            .boxed()
            .sorted(
                Comparator.comparing((Integer index) -> foundBounds[index])
                    .thenComparing(index -> -found[index]))
            .mapToInt(Integer::intValue)
            .toArray();
    int[] before = plays;
    plays = Arrays.stream(order).map(index -> before[index]).toArray();
    values = Arrays.stream(order).map(index -> found[index]).toArray();
    bounds =
        Arrays.stream(order).mapToObj(index -> foundBounds[index]).toArray(EndgameBound[]::new);
  }

  /** All moves as values. */
  List<EndgameMove> moves() {
    List<EndgameMove> moves = new ArrayList<>();
    for (int index = 0; index < plays.length; index++) {
      boolean pass = plays[index] == PASS;
      Move move = pass ? new Pass() : board.placement(plays[index]);
      int score = pass ? 0 : board.store.scores[plays[index]];
      moves.add(new EndgameMove(move, score, values[index], bounds[index]));
    }
    return moves;
  }
}
