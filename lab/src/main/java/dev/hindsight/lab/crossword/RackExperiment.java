package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/**
 * What two tables say that a rack is worth, against what its best move was worth in games.
 *
 * <p>Games are of static players, and everything is in millipoints for the player on turn. Counted
 * is every turn with a full rack and tiles in the bag, unless nothing but a pass is possible: the
 * turns that rack equities are learnt from. The residual of a table is the equity of the best move
 * less what the table says of the rack. Boards make most of it, and those are the same for both
 * tables, so it is the difference of squares that tells.
 *
 * <p>Turns are counted apart by what the second table has seen of the rack: something, or nothing,
 * so that its value there is an estimate.
 */
public final class RackExperiment {
  /** Turns counted. */
  public static final int TURNS = 0;

  /** What the best moves were worth. */
  public static final int CAME = 1;

  /** That less what the first table says, and so on. */
  public static final int FIRST_RESIDUAL = 2;

  public static final int SECOND_RESIDUAL = 3;
  public static final int FIRST_SQUARE = 4;
  public static final int SECOND_SQUARE = 5;

  /** The two residuals multiplied. */
  public static final int PRODUCT = 6;

  private static final int FIGURES = 7;

  private final Equipment equipment;
  private final RackEquityTable first;
  private final RackEquityTable second;
  private final UnseenBands bands;

  /** Racks by what the second table has seen of them. */
  public enum Racks {
    ALL,
    SEEN,
    NEVER_SEEN
  }

  public RackExperiment(Equipment equipment, RackEquityTable first, RackEquityTable second) {
    if (first.index().size() != second.index().size()) {
      throw new IllegalArgumentException("these tables are not of the same racks");
    }
    this.equipment = equipment;
    this.first = first;
    this.second = second;
    this.bands = new UnseenBands(equipment.rules());
  }

  /** The figures, by the number of tiles unseen; a function of the range alone. */
  public BandSums run(TrialRange games, Crew crew) {
    return new BandSums(
        bands,
        new GameWatch(equipment, new LeaveDerivation(first), 2 * FIGURES, this::watch)
            .run(games, crew));
  }

  private void watch(WatchedGame watched, long[][] figures) {
    Game game = watched.game();
    while (!game.isOver()) {
      RankedMove best = watched.best();
      int[] rack = game.rack(game.seatOnTurn()).counts();
      boolean full = game.rack(game.seatOnTurn()).size() == game.rules().rackSize();
      if (full && !game.bag().isEmpty() && !(best.move() instanceof Pass)) {
        int rank = first.index().rank(rack);
        add(figures[bands.of(watched.unseenTiles())], rank, best.equityMillipoints());
      }
      game.play(best.move());
    }
  }

  private void add(long[] figures, int rank, long came) {
    int from = second.observations(rank) > 0 ? 0 : FIGURES;
    long firstResidual = came - first.millipoints(rank);
    long secondResidual = came - second.millipoints(rank);
    figures[from + TURNS]++;
    figures[from + CAME] += came;
    figures[from + FIRST_RESIDUAL] += firstResidual;
    figures[from + SECOND_RESIDUAL] += secondResidual;
    figures[from + FIRST_SQUARE] += firstResidual * firstResidual;
    figures[from + SECOND_SQUARE] += secondResidual * secondResidual;
    figures[from + PRODUCT] += firstResidual * secondResidual;
  }

  /** Turns with such racks. */
  public static long turns(GroupedSums sums, Racks racks) {
    return (long) sum(sums, racks, TURNS);
  }

  /** The mean of a figure over turns; NaN if there are none. */
  public static double mean(GroupedSums sums, Racks racks, int figure) {
    return sum(sums, racks, figure) / sum(sums, racks, TURNS);
  }

  private static double sum(GroupedSums sums, Racks racks, int figure) {
    double seen = sums.sum(figure).doubleValue();
    double neverSeen = sums.sum(FIGURES + figure).doubleValue();
    return switch (racks) {
      case ALL -> seen + neverSeen;
      case SEEN -> seen;
      case NEVER_SEEN -> neverSeen;
    };
  }

  /**
   * Mean squared residual about the means, second table less first, in square millipoints: above 0
   * the first table is better. Turns of SEEN and NEVER_SEEN only.
   */
  public static Interval difference(GroupedSums sums, Racks racks, double confidence) {
    double firstMean = mean(sums, racks, FIRST_RESIDUAL);
    double secondMean = mean(sums, racks, SECOND_RESIDUAL);
    int from =
        switch (racks) {
          case SEEN -> 0;
          case NEVER_SEEN -> FIGURES;
          case ALL -> throw new IllegalArgumentException("one sort of racks at a time");
        };
    double[] weights = new double[2 * FIGURES];
    weights[from + SECOND_SQUARE] = 1;
    weights[from + FIRST_SQUARE] = -1;
    weights[from + SECOND_RESIDUAL] = -2 * secondMean;
    weights[from + FIRST_RESIDUAL] = 2 * firstMean;
    weights[from + TURNS] = secondMean * secondMean - firstMean * firstMean;
    return sums.ratio(weights, from + TURNS, confidence);
  }

  /** The variance of the residuals of a mixture, with such a share of the second table. */
  public static double variance(GroupedSums sums, Racks racks, double shareOfSecond) {
    double one = 1 - shareOfSecond;
    double mean =
        one * mean(sums, racks, FIRST_RESIDUAL)
            + shareOfSecond * mean(sums, racks, SECOND_RESIDUAL);
    return one * one * mean(sums, racks, FIRST_SQUARE)
        + shareOfSecond * shareOfSecond * mean(sums, racks, SECOND_SQUARE)
        + 2 * one * shareOfSecond * mean(sums, racks, PRODUCT)
        - mean * mean;
  }

  /** The share of the second table in the mixture whose residuals vary least. */
  public static double bestShareOfSecond(GroupedSums sums, Racks racks) {
    double ofFirst = variance(sums, racks, 0);
    double ofSecond = variance(sums, racks, 1);
    // Three points fix a parabola: v(1/2) = (v(0) + v(1)) / 4 + cov / 2.
    double covariance = 2 * variance(sums, racks, 0.5) - (ofFirst + ofSecond) / 2;
    return (ofFirst - covariance) / (ofFirst + ofSecond - 2 * covariance);
  }
}
