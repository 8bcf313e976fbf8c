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

  /** Between these is the value of the position, whatever is played. */
  private int least = -EndgameSearch.INFINITE;

  private int most = EndgameSearch.INFINITE;

  /** By move: bounds found with {@link #most}. */
  private int[] mosts = new int[0];

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

  /** The position is proven to be worth this or more. */
  int least() {
    return least;
  }

  /** The position is proven to be worth this or less. */
  int most() {
    return most;
  }

  /**
   * Asks whether the position is worth so much or more, to the end of the game: afterwards {@link
   * #least} is no less, or {@link #most} is below. A move that is worth it becomes the first, and
   * estimates keep within what is known; when there is no doubt left, the value is proven.
   *
   * @param points above {@link #least}, and not above {@link #most}
   * @return false if the search was stopped: then nothing changes here
   */
  boolean ask(int points) {
    int[] found = new int[plays.length];
    int best = -EndgameSearch.INFINITE;
    for (int index = 0; index < plays.length; index++) {
      search.refresh();
      int value = search.rootValue(plays[index], points - 1, points, EndgameSearch.TO_THE_END);
      if (search.isStopped()) {
        return false;
      }
      if (!search.isProven()) {
        throw new IllegalStateException("a search to the end proves what it finds");
      }
      if (value >= points) {
        least = value;
        bringToFront(index);
        settle();
        return true;
      }
      found[index] = value;
      best = Math.max(best, value);
    }
    most = best;
    mosts = found;
    for (int index = 0; index < plays.length; index++) {
      values[index] = Math.min(values[index], found[index]);
    }
    settle();
    return true;
  }

  /**
   * Looks ahead from the likely best moves alone, and puts the best of them first; before anything
   * else is known of the moves.
   *
   * @return the value of the best of them, which is only an estimate; of no meaning if the search
   *     was stopped, and then nothing changes here
   */
  int look(int depth, int mostMoves) {
    search.refresh();
    int best = -EndgameSearch.INFINITE;
    int first = 0;
    for (int index = 0; index < Math.min(mostMoves, plays.length); index++) {
      int value = value(index, best, EndgameSearch.INFINITE, depth, index == 0);
      if (search.isStopped()) {
        return best;
      }
      if (value > best) {
        best = value;
        first = index;
      }
    }
    moveToFront(plays, first);
    return best;
  }

  private void bringToFront(int index) {
    moveToFront(plays, index);
    moveToFront(values, index);
    EndgameBound bound = bounds[index];
    System.arraycopy(bounds, 0, bounds, 1, index);
    bounds[0] = bound;
    if (values[0] < least || bound != EndgameBound.EXACT) {
      values[0] = least;
      bounds[0] = EndgameBound.AT_LEAST;
    }
    if (mosts.length > 0) {
      moveToFront(mosts, index);
    }
  }

  private static void moveToFront(int[] numbers, int index) {
    int moved = numbers[index];
    System.arraycopy(numbers, 0, numbers, 1, index);
    numbers[0] = moved;
  }

  /** If the value is known, the first move has it, and the others have no more. */
  private void settle() {
    if (least == most) {
      EndgameBound[] settled = new EndgameBound[plays.length];
      Arrays.fill(settled, EndgameBound.AT_MOST);
      settled[0] = EndgameBound.EXACT;
      sort(mosts, settled);
      proven = true;
    }
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
      int score = pass ? 0 : board.store.score(plays[index]);
      moves.add(new EndgameMove(move, score, values[index], bounds[index]));
    }
    return moves;
  }
}
