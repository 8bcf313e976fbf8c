package dev.hindsight.lab.crossword;

import dev.hindsight.crossword.rules.board.CrosswordRules;

/**
 * Numbers of unseen tiles, taken together by tens: with a hundred tiles and racks of seven there is
 * a bag while 8 to 93 tiles are unseen, so the bands are 8-9, 10-19 and so on to 90-93.
 */
public final class UnseenBands {
  private static final int WIDTH = 10;

  private final int least;
  private final int most;

  public UnseenBands(CrosswordRules rules) {
    this.least = rules.rackSize() + 1;
    this.most = rules.tiles().total() - rules.rackSize();
    if (most < least) {
      throw new IllegalArgumentException(
          "with the " + rules.tiles() + " tiles all on the two racks there is no bag");
    }
  }

  /** How many bands there are. */
  public int size() {
    return most / WIDTH - least / WIDTH + 1;
  }

  /** The band of a number of tiles, 0 for the fewest. */
  int of(int unseen) {
    if (unseen < least || unseen > most) {
      throw new IllegalArgumentException(
          unseen + " tiles unseen where " + least + " to " + most + " are possible");
    }
    return unseen / WIDTH - least / WIDTH;
  }

  /** The fewest tiles of a band. */
  public int from(int band) {
    return Math.max(least, (least / WIDTH + band) * WIDTH);
  }

  /** The most tiles of a band. */
  public int to(int band) {
    return Math.min(most, (least / WIDTH + band) * WIDTH + WIDTH - 1);
  }
}
