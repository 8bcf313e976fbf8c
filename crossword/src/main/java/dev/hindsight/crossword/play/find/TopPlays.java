package dev.hindsight.crossword.play.find;

import java.util.Arrays;

/**
 * The first placements of a search, in the order of {@link FoundPlay}, and no more than are wanted:
 * once there are that many, the last of them is the floor below which nothing is of interest.
 * Filled by {@link PlayFinder#findTop}.
 */
public final class TopPlays {
  private final FoundPlay[] plays;
  private int most;
  private int size;

  /**
   * @param capacity how many placements it may ever be asked to hold
   */
  public TopPlays(int capacity) {
    this.plays = new FoundPlay[capacity];
    Arrays.setAll(plays, place -> new FoundPlay());
  }

  /** Forgets all; from now on this many are wanted. */
  void want(int mostPlays) {
    most = mostPlays;
    size = 0;
  }

  /** How many placements there are. */
  public int size() {
    return size;
  }

  /** A placement, the first in order first; valid until the next search. */
  public FoundPlay play(int place) {
    return plays[place];
  }

  boolean isFull() {
    return size == most;
  }

  /** What the last of them is worth. */
  int lastMillipoints() {
    return plays[size - 1].equityMillipoints();
  }

  /** Takes a play in if it is among the first; where it goes is looked for from the end. */
  void take(
      int equity,
      int points,
      int subset,
      long address,
      int lineNumber,
      int place,
      int length,
      long first,
      long second) {
    int at = size;
    while (at > 0 && !plays[at - 1].comesBefore(equity, points, address, first, second)) {
      at--;
    }
    if (at == most) {
      return;
    }
    int last = isFull() ? size - 1 : size++;
    FoundPlay reused = plays[last];
    System.arraycopy(plays, at, plays, at + 1, last - at);
    plays[at] = reused;
    reused.set(equity, points, subset, first, second);
    reused.setWhere(address, lineNumber, place, length);
  }
}
