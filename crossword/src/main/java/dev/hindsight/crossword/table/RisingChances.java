package dev.hindsight.crossword.table;

/**
 * The chances that fit the counts of one row best among all that never fall as the lead grows.
 *
 * <p>Neighbouring leads are put together into blocks until the share of wins rises from block to
 * block (isotonic regression by pooling adjacent violators); shares are compared as exact
 * fractions. A block's share stands at the mean lead of its games, and between these places chances
 * go up in a straight line.
 *
 * <p>To the games that were seen comes an imaginary one at each lead, which is won in such parts as
 * {@link RoughWinChances} says, but neither wholly nor not at all: a lead that nobody had yet gets
 * a sensible chance, and no chance is 0 or 1. Where there are hundreds of games it does not show.
 */
final class RisingChances {
  /** Games are counted in these parts, for the sake of imaginary ones that are half won. */
  private static final long PARTS = 1024;

  private final int mostLead;
  private final long[] games;
  private final long[] halfWins;

  /** Sums of lead times games; leads are counted from the lowest. */
  private final long[] leads;

  private int blocks;

  private RisingChances(int mostLead) {
    int size = 2 * mostLead + 1;
    this.mostLead = mostLead;
    this.games = new long[size];
    this.halfWins = new long[size];
    this.leads = new long[size];
  }

  /** The chances of a row of the tally, from the lowest lead to the highest. */
  static float[] of(WinTally tally, RoughWinChances rough, int tilesUnseen) {
    RisingChances rising = new RisingChances(tally.mostLead());
    for (int lead = -tally.mostLead(); lead <= tally.mostLead(); lead++) {
      long won = Math.round(rough.chance(lead, tilesUnseen) * WinTally.WIN * PARTS);
      rising.append(
          lead + tally.mostLead(),
          (tally.games(lead, tilesUnseen) + 1) * PARTS,
          tally.halfWins(lead, tilesUnseen) * PARTS
              + Math.max(1, Math.min(WinTally.WIN * PARTS - 1, won)));
    }
    return rising.chances();
  }

  private void append(int place, long cellGames, long cellHalfWins) {
    games[blocks] = cellGames;
    halfWins[blocks] = cellHalfWins;
    leads[blocks] = Math.multiplyExact(cellGames, (long) place);
    blocks++;
    while (blocks > 1 && !isBelow(blocks - 2, blocks - 1)) {
      blocks--;
      games[blocks - 1] += games[blocks];
      halfWins[blocks - 1] += halfWins[blocks];
      leads[blocks - 1] = Math.addExact(leads[blocks - 1], leads[blocks]);
    }
  }

  private boolean isBelow(int block, int other) {
    long high = Math.multiplyHigh(halfWins[block], games[other]);
    long otherHigh = Math.multiplyHigh(halfWins[other], games[block]);
    return high == otherHigh
        ? Long.compareUnsigned(halfWins[block] * games[other], halfWins[other] * games[block]) < 0
        : high < otherHigh;
  }

  private float[] chances() {
    float[] chances = new float[2 * mostLead + 1];
    int block = 0;
    for (int place = 0; place < chances.length; place++) {
      while (block < blocks && centre(block) <= place) {
        block++;
      }
      // Now the place is between the centres of block - 1 and block.
      if (block == 0) {
        chances[place] = (float) share(0);
      } else if (block == blocks) {
        chances[place] = (float) share(blocks - 1);
      } else {
        double part = (place - centre(block - 1)) / (centre(block) - centre(block - 1));
        chances[place] = (float) (share(block - 1) + part * (share(block) - share(block - 1)));
      }
    }
    return chances;
  }

  private double centre(int block) {
    return (double) leads[block] / games[block];
  }

  private double share(int block) {
    return (double) halfWins[block] / (2 * games[block]);
  }
}
