package dev.hindsight.crossword.play.sweep;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.rules.board.Board;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/**
 * What the opponent gets on average, over all racks that he can hold: the static equity of his best
 * move, score and leave, each rack by the ways to draw it. Nothing is drawn at random.
 *
 * <pre>{@code
 * board.place(play);
 * ExpectedReply reply = ExpectedReply.of(sweep, board, unseen, tilesInBag, crew);
 * reply.meanMillipoints()                                         // 38,512: 38.5 points
 * }</pre>
 *
 * @param meanMillipoints for the opponent, rounded down
 * @param deviationPoints over the racks
 * @param racks how many different ones there are
 */
public record ExpectedReply(int meanMillipoints, double deviationPoints, long racks) {
  /** Squares of tenths of points are summed: in millipoints a long would not hold them. */
  private static final int MILLIPOINTS_OF_A_TENTH = 100;

  /**
   * The reply on a board.
   *
   * @param board after the play; nobody changes it meanwhile
   * @param unseen by letter: what the mover did not see before drawing, at least a rack
   * @param tilesInBag when both racks are full again, at least 1
   * @throws dev.hindsight.core.runs.CancelledException if the crew was told to stop
   */
  public static ExpectedReply of(
      RackSweep sweep, Board board, int[] unseen, int tilesInBag, Crew crew) {
    if (tilesInBag < 1) {
      throw new IllegalArgumentException("replies are expected while there are tiles in the bag");
    }
    SweptRacks swept = sweep.sweep(board, unseen, tilesInBag, crew);
    RackPrefixes racks = swept.racks();
    LongAdder draws = new LongAdder();
    LongAdder sum = new LongAdder();
    LongAdder squares = new LongAdder();
    crew.sweep(
        racks.blocks(),
        8,
        (from, to, worker) -> {
          WeightedSums sums = new WeightedSums(swept);
          racks.walk((int) from, (int) to, sums);
          draws.add(sums.draws);
          sum.add(sums.sum);
          squares.add(sums.squares);
        });
    double meanTenths = (double) sum.sum() / draws.sum() / MILLIPOINTS_OF_A_TENTH;
    double variance = (double) squares.sum() / draws.sum() - meanTenths * meanTenths;
    return new ExpectedReply(
        (int) Math.floorDiv(sum.sum(), draws.sum()),
        Math.sqrt(Math.max(0, variance)) / 10,
        racks.size());
  }

  /** A pass with tiles in the bag scores nothing, and is not the disaster that it is ranked as. */
  public static int worth(int equityMillipoints) {
    return equityMillipoints == MoveFinder.PASS_MILLIPOINTS ? 0 : equityMillipoints;
  }

  /** Sums over the racks of some blocks, each times the ways to draw it. */
  private static final class WeightedSums implements RackPrefixes.Visitor {
    private final int[] best;
    private final int[] letters;
    private final int prefixTiles;
    private final long[][] ways;
    private final long[] prefixWays;
    private int lastLetter;
    private int lastCopies;
    private long draws;
    private long sum;
    private long squares;

    WeightedSums(SweptRacks swept) {
      RackPrefixes racks = swept.racks();
      this.best = swept.bestMillipoints();
      this.letters = racks.letters();
      this.prefixTiles = racks.rackSize() - 1;
      this.prefixWays = new long[prefixTiles + 1];
      prefixWays[0] = 1;
      this.ways = new long[racks.family().letterCount()][];
      Arrays.setAll(ways, letter -> waysOf(racks.family().pool(letter), racks.rackSize()));
    }

    private static long[] waysOf(int tiles, int rackSize) {
      long[] ways = new long[rackSize + 1];
      for (int copies = 0; copies <= Math.min(tiles, rackSize); copies++) {
        ways[copies] = Binomials.choose(tiles, copies);
      }
      return ways;
    }

    @Override
    public void add(int tiles, int letter, int copies) {
      lastLetter = letter;
      lastCopies = copies;
      prefixWays[tiles] = prefixWays[tiles - copies] * ways[letter][copies];
    }

    @Override
    public void visit(int firstNumber, int lowest, int highest) {
      int number = firstNumber;
      for (int place = highest; place >= lowest; place--) {
        int letter = letters[place];
        boolean again = letter == lastLetter;
        long drawn =
            again
                ? prefixWays[prefixTiles - lastCopies] * ways[letter][lastCopies + 1]
                : prefixWays[prefixTiles] * ways[letter][1];
        int equity = worth(best[number++]);
        long tenths = Math.round((double) equity / MILLIPOINTS_OF_A_TENTH);
        draws += drawn;
        sum += drawn * equity;
        squares += drawn * tenths * tenths;
      }
    }
  }
}
