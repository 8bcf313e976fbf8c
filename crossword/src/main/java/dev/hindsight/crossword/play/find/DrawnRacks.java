package dev.hindsight.crossword.play.find;

import java.util.random.RandomGenerator;

/**
 * Racks drawn at random from the tiles that a player does not see: what the opponent may hold. The
 * same racks serve for all candidates of a turn, so that these are compared on equal terms.
 */
public final class DrawnRacks {
  private final int[][] racks;

  /**
   * @param unseen by letter, at least a rack full
   * @param count how many racks
   */
  public DrawnRacks(int[] unseen, int rackSize, int count, RandomGenerator random) {
    int total = 0;
    for (int tiles : unseen) {
      total += tiles;
    }
    byte[] order = new byte[total];
    int size = 0;
    for (int letter = 0; letter < unseen.length; letter++) {
      for (int copy = 0; copy < unseen[letter]; copy++) {
        order[size++] = (byte) letter;
      }
    }
    this.racks = new int[count][unseen.length];
    for (int[] rack : racks) {
      // A shuffle may go on from the one before: every order is as likely as any other.
      for (int place = 0; place < rackSize; place++) {
        int other = place + random.nextInt(total - place);
        byte swapped = order[place];
        order[place] = order[other];
        order[other] = swapped;
        rack[order[place]]++;
      }
    }
  }

  public int size() {
    return racks.length;
  }

  /** A rack by letter; not to be written. */
  public int[] rack(int number) {
    return racks[number];
  }
}
