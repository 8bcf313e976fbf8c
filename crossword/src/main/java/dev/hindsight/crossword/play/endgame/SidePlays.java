package dev.hindsight.crossword.play.endgame;

import java.util.Arrays;

/**
 * What one side can play at one ply of a search.
 *
 * <p>The list is not made anew: that of an earlier ply loses what the last move is in the way of,
 * and gains what makes a word with its tiles. Those plays put a tile on a square next to a word
 * that has changed, a <em>fresh</em> square; they are looked for there only, and not before
 * somebody needs them.
 */
final class SidePlays {
  private static final int FIRST_CAPACITY = 64;

  /** No move was made: a pass. */
  static final int NOTHING = -1;

  private final SearchState state;
  private final PlayStore store;
  private final int side;
  private int[] plays = new int[FIRST_CAPACITY];
  private int count;

  /** The fresh squares whose plays are not in the list yet. */
  private final long[] fresh;

  private boolean isComplete;

  SidePlays(SearchState state, int side) {
    this.state = state;
    this.store = state.store;
    this.side = side;
    this.fresh = new long[store.setLongs];
  }

  int size() {
    return count;
  }

  int get(int index) {
    return plays[index];
  }

  /** Whether nothing is missing. */
  boolean isComplete() {
    return isComplete;
  }

  /** Has no plays. */
  void clear() {
    count = 0;
    Arrays.fill(fresh, 0);
    isComplete = true;
  }

  /** Takes all plays, from nothing. */
  void findAll() {
    clear();
    for (long lines = state.board.allLines(); lines != 0; lines &= lines - 1) {
      add(Long.numberOfTrailingZeros(lines), LinePlays.ALL_PLACES);
    }
  }

  /**
   * Takes over what the side can still do of what it could do before.
   *
   * @param made the play that came between, by either side, or {@link #NOTHING}
   */
  void keep(SidePlays before, int made) {
    if (plays.length < before.count) {
      plays = new int[before.plays.length];
    }
    if (made == NOTHING) {
      System.arraycopy(before.plays, 0, plays, 0, before.count);
      count = before.count;
      System.arraycopy(before.fresh, 0, fresh, 0, fresh.length);
      isComplete = before.isComplete;
      return;
    }
    int holding = state.held[side];
    int kept = 0;
    for (int index = 0; index < before.count; index++) {
      int play = before.plays[index];
      if (PackedRack.holds(holding, store.needs(play)) && store.leavesIntact(made, play)) {
        plays[kept++] = play;
      }
    }
    count = kept;
    long any = 0;
    int set = made * store.setLongs;
    for (int index = 0; index < fresh.length; index++) {
      fresh[index] = (before.fresh[index] | store.guards[set + index]) & ~store.filled[set + index];
      any |= fresh[index];
    }
    isComplete = any == 0;
  }

  /** Adds what is missing. */
  void complete() {
    if (isComplete) {
      return;
    }
    int[] places = state.board.placesOf(fresh);
    for (long lines = state.board.linesOfPlaces; lines != 0; lines &= lines - 1) {
      int number = Long.numberOfTrailingZeros(lines);
      add(number, places[number]);
    }
    Arrays.fill(fresh, 0);
    isComplete = true;
  }

  private void add(int lineNumber, int places) {
    state.findPlays(lineNumber, places, side);
    int start = state.board.foundStart;
    int found = state.board.foundEnd - start;
    if (count + found > plays.length) {
      plays = Arrays.copyOf(plays, Math.max(count + found, 2 * plays.length));
    }
    for (int index = 0; index < found; index++) {
      plays[count++] = start + index;
    }
  }
}
