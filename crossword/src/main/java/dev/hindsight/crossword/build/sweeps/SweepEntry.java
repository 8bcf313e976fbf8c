package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.sweep.RackPrefixes;
import dev.hindsight.crossword.play.sweep.SweptRacks;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/**
 * Enters all racks of a swept position into a tally: what each is worth beyond the level of the
 * position. Racks that can only pass are left out: what is best is then not a matter of the rack.
 *
 * <p>The <b>level</b> is what the board does to all racks: the mean, over all draws from the tiles
 * that are not on it, of the equity less what is expected of the rack ({@link RackExpectations}).
 * With nothing expected it would be the mean equity, and tiles would be worth less than they are:
 * where blanks are left to draw, all racks are worth more on average.
 *
 * <p>Racks are walked over twice, first for the level and then to enter them.
 */
final class SweepEntry {
  private static final int BLOCKS = 8;
  private static final long MOST_UNITS = (long) SweepTally.MOST_WEIGHT * SweepTally.WEIGHT_UNITS;

  private final RackIndex index;
  private final SweptRacks swept;
  private final int[] letters;
  private final int prefixTiles;

  /** By letter and copies: ways to draw them from the pool. */
  private final long[][] ways;

  /** By letter and copies: ways to draw them from the pool, divided by those from a full bag. */
  private final double[][] relativeWays;

  /** Units of weight of a rack whose ways are those from a full bag. */
  private final double fullWeight;

  SweepEntry(RackIndex index, SweptRacks swept) {
    this.index = index;
    this.swept = swept;
    RackPrefixes racks = swept.racks();
    int[] pool = new int[racks.family().letterCount()];
    Arrays.setAll(pool, racks.family()::pool);
    this.letters = racks.letters();
    this.prefixTiles = index.rackSize() - 1;
    this.ways = new long[pool.length][index.rackSize() + 1];
    this.relativeWays = new double[pool.length][index.rackSize() + 1];
    for (int letter = 0; letter < pool.length; letter++) {
      for (int copies = 0; copies <= Math.min(pool[letter], index.rackSize()); copies++) {
        ways[letter][copies] = Binomials.choose(pool[letter], copies);
        relativeWays[letter][copies] =
            (double) ways[letter][copies] / Binomials.choose(index.tiles().count(letter), copies);
      }
    }
    this.fullWeight =
        SweepTally.WEIGHT_UNITS
            * ((double) Binomials.choose(index.tiles().total(), index.rackSize())
                / Binomials.choose(TileCounts.total(pool), index.rackSize()));
  }

  /** Adds the position. */
  void addTo(SweepTally tally, RackExpectations expected, Crew crew) {
    RackPrefixes racks = swept.racks();
    LongAdder draws = new LongAdder();
    LongAdder sum = new LongAdder();
    crew.sweep(
        racks.blocks(),
        BLOCKS,
        (from, to, worker) -> {
          LevelSum level = new LevelSum(expected);
          racks.walk((int) from, (int) to, level);
          draws.add(level.draws);
          sum.add(level.sum);
        });
    tally.beginPosition();
    if (draws.sum() == 0) {
      tally.endPosition(racks.size());
      return;
    }
    int level = SweepTally.rounded(sum.sum(), draws.sum());
    crew.sweep(
        racks.blocks(),
        BLOCKS,
        (from, to, worker) -> racks.walk((int) from, (int) to, new Adder(tally, level)));
    tally.endPosition(racks.size(), level);
  }

  /** Goes over the racks that can move, with their ranks and the ways to draw them. */
  private abstract class Walker implements RackPrefixes.Visitor {
    private final long[] prefixWays = new long[prefixTiles + 1];
    private final double[] prefixWeights = new double[prefixTiles + 1];
    private final int[] ranks = new int[prefixTiles + 1];
    private int lastLetter;
    private int lastCopies;

    Walker() {
      prefixWays[0] = 1;
      prefixWeights[0] = fullWeight;
    }

    @Override
    public void add(int tiles, int letter, int copies) {
      lastLetter = letter;
      lastCopies = copies;
      int others = tiles - copies;
      prefixWays[tiles] = prefixWays[others] * ways[letter][copies];
      prefixWeights[tiles] = prefixWeights[others] * relativeWays[letter][copies];
      ranks[tiles] = ranks[others] + index.step(letter, index.rackSize() - others, copies);
    }

    @Override
    public void visit(int firstNumber, int lowest, int highest) {
      int number = firstNumber;
      for (int place = highest; place >= lowest; place--) {
        int letter = letters[place];
        int equity = swept.bestMillipoints()[number++];
        if (equity != MoveFinder.PASS_MILLIPOINTS) {
          boolean again = letter == lastLetter;
          int others = again ? prefixTiles - lastCopies : prefixTiles;
          int copies = again ? lastCopies + 1 : 1;
          visit(
              ranks[others] + index.step(letter, index.rackSize() - others, copies),
              prefixWays[others] * ways[letter][copies],
              prefixWeights[others] * relativeWays[letter][copies],
              equity);
        }
      }
    }

    /**
     * A rack.
     *
     * @param drawn ways to draw it from the pool
     * @param units of weight
     */
    abstract void visit(int rank, long drawn, double units, int equityMillipoints);
  }

  /** In English at most 2³⁴ draws of at most 2²² millipoints, so that a long is enough. */
  private final class LevelSum extends Walker {
    private final RackExpectations expected;
    private long draws;
    private long sum;

    LevelSum(RackExpectations expected) {
      this.expected = expected;
    }

    @Override
    void visit(int rank, long drawn, double units, int equityMillipoints) {
      draws += drawn;
      sum += drawn * (equityMillipoints - expected.differenceMillipoints(rank));
    }
  }

  /** Adds each rack to the tally. */
  private final class Adder extends Walker {
    private final SweepTally tally;
    private final int level;

    Adder(SweepTally tally, int level) {
      this.tally = tally;
      this.level = level;
    }

    @Override
    void visit(int rank, long drawn, double units, int equityMillipoints) {
      tally.add(rank, Math.min(MOST_UNITS, (long) (units + 0.5)), equityMillipoints - level);
    }
  }
}
