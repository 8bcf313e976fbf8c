package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.derivation.CandidateLeaves;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import org.jspecify.annotations.Nullable;

/**
 * What a leave was said to be worth, against what came of it.
 *
 * <p>Games are of static players, and everything is in millipoints for the player who keeps the
 * leave. A turn with tiles in the bag ends with a move that keeps L; unseen are then the tiles B.
 *
 * <ul>
 *   <li><b>Said</b>, static: the value of L with a full bag. Dynamic: its value with the bag B, own
 *       tiles apart.
 *   <li><b>Came</b>: the static equity of the best move on the same player's next turn, less the
 *       mean equity of a rack drawn from B. That mean is what a leave of nothing would have led to
 *       by the same table, so a leave value claims to be just this difference.
 *   <li><b>Residual</b>: came less said, for both kinds with the same came. Above 0 the leave was
 *       better than said.
 * </ul>
 *
 * <p>Left out are passes, and leaves whose player has on the next turn an empty bag, less than a
 * full rack or nothing but a pass: what a move is worth then is another question, and the rack
 * equities know nothing of it either.
 *
 * <p>Rack equities are blind to the board. Where boards of a band are better or worse than the
 * average, both residuals are off by the same amount, and their squares with them. {@link
 * #differenceAboutMeans} compares without that.
 */
public final class PredictionExperiment {
  /** Leaves counted. */
  public static final int LEAVES = 0;

  /** What came, in millipoints. */
  public static final int CAME = 1;

  /** Came less said by static leaves, and so on. */
  public static final int STATIC_RESIDUAL = 2;

  public static final int DYNAMIC_RESIDUAL = 3;
  public static final int STATIC_SQUARE = 4;
  public static final int DYNAMIC_SQUARE = 5;

  /** The square of what dynamic leaves said more than static ones. */
  public static final int CORRECTION_SQUARE = 6;

  private static final int FIGURES = 7;

  private final Equipment equipment;
  private final LeaveDerivation derivation;
  private final UnseenBands bands;

  /** A leave that waits for its player's next turn. */
  private record Said(int band, int staticMillipoints, int dynamicMillipoints, int meanRack) {}

  /**
   * @param equipment whose leaves are the static ones
   * @param derivation of the others
   */
  public PredictionExperiment(Equipment equipment, LeaveDerivation derivation) {
    this.equipment = equipment;
    this.derivation = derivation;
    this.bands = new UnseenBands(equipment.rules());
  }

  /** The figures, by the number of tiles unseen; a function of the range alone. */
  public BandSums run(TrialRange games, Crew crew) {
    return new BandSums(
        bands, new GameWatch(equipment, derivation, FIGURES, this::watch).run(games, crew));
  }

  private void watch(WatchedGame watched, long[][] figures) {
    Game game = watched.game();
    @Nullable Said[] waiting = new @Nullable Said[2];
    while (!game.isOver()) {
      int seat = game.seatOnTurn();
      RankedMove best = watched.best();
      boolean counts =
          !game.bag().isEmpty()
              && game.rack(seat).size() == game.rules().rackSize()
              && !(best.move() instanceof Pass);
      Said said = waiting[seat];
      if (said != null && counts) {
        add(figures[said.band], said, best.equityMillipoints() - said.meanRack);
      }
      waiting[seat] = counts ? say(watched, best) : null;
      game.play(best.move());
    }
  }

  private Said say(WatchedGame watched, RankedMove move) {
    int[] kept = watched.counts(move.leave());
    CandidateLeaves leaves = watched.derive(kept);
    return new Said(
        bands.of(watched.unseenTiles()),
        move.leaveMillipoints(),
        leaves.millipoints(kept),
        leaves.meanRackMillipoints());
  }

  private static void add(long[] figures, Said said, long came) {
    long staticResidual = came - said.staticMillipoints;
    long dynamicResidual = came - said.dynamicMillipoints;
    long correction = staticResidual - dynamicResidual;
    figures[LEAVES]++;
    figures[CAME] += came;
    figures[STATIC_RESIDUAL] += staticResidual;
    figures[DYNAMIC_RESIDUAL] += dynamicResidual;
    figures[STATIC_SQUARE] += staticResidual * staticResidual;
    figures[DYNAMIC_SQUARE] += dynamicResidual * dynamicResidual;
    figures[CORRECTION_SQUARE] += correction * correction;
  }

  /** The mean of a figure over leaves, with its interval. */
  public static Interval mean(GroupedSums sums, int figure, double confidence) {
    double[] weights = new double[FIGURES];
    weights[figure] = 1;
    return sums.ratio(weights, LEAVES, confidence);
  }

  /**
   * Mean squared residual, static less dynamic, in square millipoints: above 0 dynamic is better.
   */
  public static Interval difference(GroupedSums sums, double confidence) {
    double[] weights = new double[FIGURES];
    weights[STATIC_SQUARE] = 1;
    weights[DYNAMIC_SQUARE] = -1;
    return sums.ratio(weights, LEAVES, confidence);
  }

  /** The difference of squares about the mean residual of each kind: a difference of variances. */
  public static Interval differenceAboutMeans(GroupedSums sums, double confidence) {
    double staticMean = sums.ratio(STATIC_RESIDUAL, LEAVES);
    double dynamicMean = sums.ratio(DYNAMIC_RESIDUAL, LEAVES);
    double[] weights = new double[FIGURES];
    weights[STATIC_SQUARE] = 1;
    weights[DYNAMIC_SQUARE] = -1;
    weights[STATIC_RESIDUAL] = -2 * staticMean;
    weights[DYNAMIC_RESIDUAL] = 2 * dynamicMean;
    weights[LEAVES] = staticMean * staticMean - dynamicMean * dynamicMean;
    return sums.ratio(weights, LEAVES, confidence);
  }

  /** The variance of what dynamic leaves say more than static ones, in square millipoints. */
  public static double correctionVariance(GroupedSums sums) {
    double mean = sums.ratio(STATIC_RESIDUAL, LEAVES) - sums.ratio(DYNAMIC_RESIDUAL, LEAVES);
    return sums.ratio(CORRECTION_SQUARE, LEAVES) - mean * mean;
  }

  /**
   * How much of the corrections came true: the slope of the static residual over the correction. 1
   * if dynamic leaves are right where they differ, 0 if static ones are; from one half on dynamic
   * ones say better what comes. Anything if there were no corrections.
   */
  public static Interval cameTrue(GroupedSums sums, double confidence) {
    double variance = correctionVariance(sums);
    if (!(variance > 0)) {
      return new Interval(
          Double.NEGATIVE_INFINITY, Double.NaN, Double.POSITIVE_INFINITY, confidence);
    }
    // var(r) - var(r - c) = 2 cov(r, c) - var(c), for the static residual r and the correction c.
    return differenceAboutMeans(sums, confidence).map(value -> (value / variance + 1) / 2);
  }
}
