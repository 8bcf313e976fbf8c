package dev.hindsight.crossword.play.endgame;

import java.util.Arrays;

/**
 * The plays of a side by the part of its rack that they use, of each part the few that score most:
 * what a play leaves is a part again, so this tells how the rest could be played after it.
 */
final class BestByPart {
  /** One may be in the way of the play before it, or of the answer. */
  private static final int KEPT = 3;

  private final PlayStore store;
  private final int[] plays = new int[PackedRack.MOST_PARTS * KEPT];
  private final int[] counts = new int[PackedRack.MOST_PARTS];

  BestByPart(PlayStore store) {
    this.store = store;
  }

  void fill(SidePlays own) {
    Arrays.fill(counts, 0);
    for (int index = 0; index < own.size(); index++) {
      insert(own.get(index));
    }
  }

  private void insert(int play) {
    int part = store.part(play);
    int start = part * KEPT;
    int count = counts[part];
    int score = store.score(play);
    if (count == KEPT && store.score(plays[start + KEPT - 1]) >= score) {
      return;
    }
    int at = Math.min(count, KEPT - 1);
    while (at > 0 && store.score(plays[start + at - 1]) < score) {
      plays[start + at] = plays[start + at - 1];
      at--;
    }
    plays[start + at] = play;
    counts[part] = Math.min(count + 1, KEPT);
  }

  /**
   * The most that a part scores in one play that is still there after two others; −1 if there is
   * none.
   *
   * @param second {@link #NONE} if there is only one other play
   */
  int mostAfter(int first, int second, int part) {
    int start = part * KEPT;
    for (int index = 0; index < counts[part]; index++) {
      int play = plays[start + index];
      if (store.leavesIntact(first, play) && (second == NONE || store.leavesIntact(second, play))) {
        return store.score(play);
      }
    }
    return -1;
  }

  /** No play. */
  static final int NONE = -1;
}
