package dev.hindsight.crossword.build;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.sweep.RackPrefixes;
import dev.hindsight.crossword.play.sweep.SweptRacks;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.Arrays;

/**
 * Enters all racks of a swept position into a tally. Racks that can only pass are left out: what is
 * best is then not a matter of the rack.
 */
final class SweepEntry {
  private static final int BLOCKS = 8;

  private final RackIndex index;
  private final SweptRacks swept;
  private final int[] letters;
  private final int prefixTiles;

  /** By letter and copies: ways to draw them from the pool over those from a full bag. */
  private final double[][] relativeWays;

  /** Units of weight of a rack whose ways are those from a full bag. */
  private final double fullWeight;

  SweepEntry(RackIndex index, SweptRacks swept) {
    this.index = index;
    this.swept = swept;
    RackPrefixes racks = swept.racks();
    int[] pool = new int[racks.letterCount()];
    Arrays.setAll(pool, racks::pool);
    this.letters = racks.letters();
    this.prefixTiles = index.rackSize() - 1;
    this.relativeWays = new double[pool.length][index.rackSize() + 1];
    for (int letter = 0; letter < pool.length; letter++) {
      for (int copies = 0; copies <= Math.min(pool[letter], index.rackSize()); copies++) {
        relativeWays[letter][copies] =
            (double) Binomials.choose(pool[letter], copies)
                / Binomials.choose(index.tiles().count(letter), copies);
      }
    }
    this.fullWeight =
        SweepTally.WEIGHT_UNITS
            * ((double) Binomials.choose(index.tiles().total(), index.rackSize())
                / Binomials.choose(TileCounts.total(pool), index.rackSize()));
  }

  /** Adds the position. */
  void addTo(SweepTally tally, Crew crew) {
    RackPrefixes racks = swept.racks();
    tally.beginPosition();
    crew.sweep(
        racks.blocks(),
        BLOCKS,
        (from, to, worker) -> racks.walk((int) from, (int) to, new Adder(tally)));
    tally.endPosition(racks.size());
  }

  /** Adds each rack to the tally. */
  private final class Adder implements RackPrefixes.Visitor {
    private final SweepTally tally;
    private final double[] prefixWeights = new double[prefixTiles + 1];
    private final int[] ranks = new int[prefixTiles + 1];
    private int lastLetter;
    private int lastCopies;

    Adder(SweepTally tally) {
      this.tally = tally;
      prefixWeights[0] = fullWeight;
    }

    @Override
    public void add(int tiles, int letter, int copies) {
      lastLetter = letter;
      lastCopies = copies;
      int others = tiles - copies;
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
          int rank = ranks[others] + index.step(letter, index.rackSize() - others, copies);
          double weight = prefixWeights[others] * relativeWays[letter][copies];
          tally.add(rank, (long) (weight + 0.5), equity);
        }
      }
    }
  }
}
