package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.table.LeaveTable;

/**
 * What leave values made for one bag lack for another, to first order in the shares of the letters,
 * and with tiles taken two by two.
 *
 * <p>A leave S of k tiles becomes a rack by 7 − k draws. If the share of letter l grows by d(l),
 * the mean over racks changes by the sum of (7 − k) · d(l) · V(S + l), and what leaves are counted
 * from by 7 · d(l) · V(l). With V(S + l) = V(S) + V(l) + what l is worth more beside S, and that as
 * a sum over the tiles t of S, this is
 *
 * <pre>
 * change of V(S) = (7 − k) · Σ over t in S of w(t) − k · u
 *              u = Σ d(l) · V(l)                             draws are better or worse
 *           w(t) = Σ d(l) · (V(tl) − V(t) − V(l))            what t is waiting for is more or less
 * </pre>
 *
 * <p>Values are made for tiles out of the bag where it has all there are of a letter: then draws
 * lack them, each by (7 − k) · V(t) shared among the tiles that are left. Whoever holds a tile now
 * does not see it in the bag, so that is put right as well.
 *
 * <p>Nothing but a table of leaves is needed, and some hundred multiplications a turn. From the
 * table of the root it takes two thirds of the error of being twelve tiles behind away, and from
 * that of a full bag it is nearer to an exact derivation than the table of the root is. Immutable.
 */
public final class BagCorrection {
  private final int rackSize;

  /** By letter: its share in the bag that the values are for. */
  private final double[] shares;

  /** By letter: V(l), the tile not being one of the bag. */
  private final double[] alone;

  /** By letter: how many tiles can be kept that are not of the bag. */
  private final int[] apart;

  /** By letter: what each of the seven draws lacks if a tile of the bag is kept. */
  private final double[] lacks;

  /** By two letters: V(tl) − V(t) − V(l); 0 if there are no two such tiles. */
  private final double[][] together;

  /**
   * @param bag by letter: the tiles that the values are for
   */
  public BagCorrection(LeaveTable leaves, int[] bag) {
    LeaveIndex index = leaves.index();
    this.rackSize = index.rackSize();
    this.shares = shares(bag);
    this.alone = new double[bag.length];
    this.apart = new int[bag.length];
    this.lacks = new double[bag.length];
    int tiles = TileCounts.total(bag);
    this.together = new double[bag.length][bag.length];
    int[] counts = new int[bag.length];
    for (int letter = 0; letter < bag.length; letter++) {
      counts[letter]++;
      alone[letter] = leaves.millipoints(index.rank(counts));
      counts[letter]--;
      apart[letter] = index.tiles().count(letter) - bag[letter];
      if (apart[letter] == 0) {
        alone[letter] /= 1 - (rackSize - 1.0) / Math.max(rackSize, tiles - 1);
      }
      // Between one tile and three of the bag are kept; two is near enough for all.
      lacks[letter] = alone[letter] / Math.max(1, tiles - 2);
    }
    for (int one = 0; one < bag.length; one++) {
      for (int other = 0; other < bag.length; other++) {
        counts[one]++;
        counts[other]++;
        if (counts[one] <= index.tiles().count(one)) {
          double ofBag =
              other == one
                  ? lacks[one] * Math.min(2, Math.max(0, 2 - apart[one]))
                  : lackOfOne(one) + lackOfOne(other);
          together[one][other] =
              leaves.millipoints(index.rank(counts))
                  + (rackSize - 2) * ofBag
                  - alone[one]
                  - alone[other];
        }
        counts[one]--;
        counts[other]--;
      }
    }
  }

  private double lackOfOne(int letter) {
    return apart[letter] == 0 ? lacks[letter] : 0;
  }

  private static double[] shares(int[] bag) {
    double total = Math.max(1, TileCounts.total(bag));
    double[] shares = new double[bag.length];
    for (int letter = 0; letter < bag.length; letter++) {
      shares[letter] = bag[letter] / total;
    }
    return shares;
  }

  int rackSize() {
    return rackSize;
  }

  int letterCount() {
    return shares.length;
  }

  /** What each draw lacks if this many tiles of a letter are kept, compared with one tile fewer. */
  double lack(int letter, int copies) {
    return copies > apart[letter] ? lacks[letter] : 0;
  }

  /**
   * Finds how the shares of letters in a bag differ from those of the bag of the values.
   *
   * @param bag by letter: the tiles that are left to draw
   * @param changes by letter: d(l), to be filled
   * @return u
   */
  double change(int[] bag, double[] changes) {
    double[] now = shares(bag);
    double draws = 0;
    for (int letter = 0; letter < now.length; letter++) {
      changes[letter] = now[letter] - shares[letter];
      draws += changes[letter] * alone[letter];
    }
    return draws;
  }

  /** w(t) for a tile. */
  double tileChange(int tile, double[] changes) {
    double change = 0;
    for (int letter = 0; letter < changes.length; letter++) {
      change += changes[letter] * together[tile][letter];
    }
    return change;
  }
}
