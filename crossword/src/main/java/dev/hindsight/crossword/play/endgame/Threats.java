package dev.hindsight.crossword.play.endgame;

/** What the opponent of a side could do next, the most dangerous first; and how he could go out. */
final class Threats {
  private static final int MOST = 10;

  private final SearchState state;
  private final PlayStore store;

  /** The side that is threatened. */
  private final int side;

  private final int[] plays = new int[MOST];
  private int count;
  private final int[] outs = new int[MOST];
  private int outCount;

  Threats(SearchState state, int side) {
    this.state = state;
    this.store = state.store;
    this.side = side;
  }

  /** Takes the worst of what the opponent can play, as far as it is known. */
  void find(SidePlays others) {
    count = 0;
    outCount = 0;
    for (int index = 0; index < others.size(); index++) {
      int play = others.get(index);
      int worth = points(play);
      count = insert(plays, count, play, worth);
      if (state.goesOut(1 - side, play)) {
        outCount = insert(outs, outCount, play, worth);
      }
    }
  }

  private int insert(int[] best, int filled, int play, int worth) {
    if (filled == MOST && points(best[filled - 1]) >= worth) {
      return filled;
    }
    int at = Math.min(filled, MOST - 1);
    while (at > 0 && points(best[at - 1]) < worth) {
      best[at] = best[at - 1];
      at--;
    }
    best[at] = play;
    return Math.min(filled + 1, MOST);
  }

  /** A guess of what a play is worth to the opponent; right if he goes out. */
  private int points(int play) {
    int bonus = state.goesOut(1 - side, play) ? 2 * state.rackPoints[side] : store.tilePoints(play);
    return store.score(play) + bonus;
  }

  int size() {
    return count;
  }

  int get(int index) {
    return plays[index];
  }

  /** What the worst is worth to the opponent, by a guess; 0 if there is none. */
  int mostPoints() {
    return count == 0 ? 0 : points(plays[0]);
  }

  /** The worst that is still there after a play, or {@link BestByPart#NONE}. */
  int worstLeftBy(int play) {
    return firstLeftBy(play, plays, count);
  }

  /** The best way out for the opponent that is still there after a play, or none. */
  int outLeftBy(int play) {
    return firstLeftBy(play, outs, outCount);
  }

  private int firstLeftBy(int play, int[] best, int filled) {
    for (int index = 0; index < filled; index++) {
      if (store.leavesIntact(play, best[index])) {
        return best[index];
      }
    }
    return BestByPart.NONE;
  }

  /** The best way out for the opponent as things are, or {@link BestByPart#NONE}. */
  int bestOut() {
    return outCount == 0 ? BestByPart.NONE : outs[0];
  }
}
