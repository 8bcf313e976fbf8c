package dev.hindsight.oware.build;

import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.BoardEvaluation;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A {@link BoardEvaluation} that is still learning: the same net with real numbers, and Adam (a
 * gradient descent with a step of its own for every weight) to change them.
 *
 * <p>share expected = σ((net seeds in the stores + net seeds to come) × worth of a seed). The loss
 * is the cross entropy of that and the target.
 */
final class EvaluationModel {
  private static final int HIDDEN = BoardEvaluation.HIDDEN;
  private static final int LINEAR = HIDDEN - 1;
  private static final int COUNTS = BoardEvaluation.COUNTS;
  private static final int PITS = BoardEvaluation.PITS;
  private static final int PIT_WEIGHTS = PITS * COUNTS * HIDDEN;
  private static final int FIRST_SUM = PIT_WEIGHTS;
  private static final int FIRST_WORTH = FIRST_SUM + HIDDEN;
  private static final int WEIGHTS = FIRST_WORTH + Row.MOST_SEEDS + 1;

  /** What is rounded to 64ths must fit the whole numbers of the net. */
  private static final double MOST_PIT_WEIGHT =
      (double) BoardEvaluation.MOST_WEIGHT / BoardEvaluation.ONE;

  private static final double MOST_SUM_WEIGHT = 0.46;
  private static final double MEAN_DECAY = 0.9;
  private static final double SQUARE_DECAY = 0.999;
  private static final double TINY = 1e-8;

  /** Where learning begins: seeds on the own side, and pits to play from, as people count them. */
  private static final double SEED_ON_OWN_SIDE = 0.15;

  private static final double PIT_TO_PLAY_FROM = 0.60;
  private static final double LINEAR_WEIGHT = 0.10;

  private final double[] weights = new double[WEIGHTS];
  private final double[] gradient = new double[WEIGHTS];
  private final double[] means = new double[WEIGHTS];
  private final double[] squares = new double[WEIGHTS];
  private final double[] sums = new double[HIDDEN];
  private final int[] rows = new int[PITS];
  private int steps;

  /** A model that knows what people count, and is ready to learn the rest. */
  EvaluationModel(RandomGenerator random) {
    for (int pit = 0; pit < PITS; pit++) {
      int sign = pit < Row.PITS ? 1 : -1;
      for (int seeds = 0; seeds < COUNTS; seeds++) {
        int row = (pit * COUNTS + seeds) * HIDDEN;
        for (int sum = 0; sum < LINEAR; sum++) {
          weights[row + sum] = 0.2 * random.nextGaussian();
        }
        double worth = SEED_ON_OWN_SIDE * seeds + (seeds > 0 ? PIT_TO_PLAY_FROM : 0);
        weights[row + LINEAR] = sign * worth / LINEAR_WEIGHT;
      }
    }
    for (int sum = 0; sum < LINEAR; sum++) {
      // The hidden sums begin to speak when they have learnt something.
      weights[FIRST_SUM + sum] = 0.02 * random.nextGaussian();
    }
    weights[FIRST_SUM + LINEAR] = LINEAR_WEIGHT;
    for (int seeds = 0; seeds <= Row.MOST_SEEDS; seeds++) {
      weights[FIRST_WORTH + seeds] = StrictMath.log(1.5 / (1 + 0.1 * seeds));
    }
  }

  /** Learns from some samples together; gives their mean loss before the step. */
  double learn(List<TrainingSample> samples, double step) {
    Arrays.fill(gradient, 0);
    double loss = 0;
    for (TrainingSample sample : samples) {
      loss += addGradient(sample);
    }
    steps++;
    double meanCorrection = 1 - StrictMath.pow(MEAN_DECAY, steps);
    double squareCorrection = 1 - StrictMath.pow(SQUARE_DECAY, steps);
    for (int place = 0; place < WEIGHTS; place++) {
      double slope = gradient[place] / samples.size();
      if (slope == 0 && means[place] == 0) {
        continue;
      }
      means[place] = MEAN_DECAY * means[place] + (1 - MEAN_DECAY) * slope;
      squares[place] = SQUARE_DECAY * squares[place] + (1 - SQUARE_DECAY) * slope * slope;
      double change =
          step
              * (means[place] / meanCorrection)
              / (Math.sqrt(squares[place] / squareCorrection) + TINY);
      double most =
          place < FIRST_SUM
              ? MOST_PIT_WEIGHT
              : place < FIRST_WORTH ? MOST_SUM_WEIGHT : Double.MAX_VALUE;
      // The weights of the sums are small, so their steps are.
      double scale = place < FIRST_SUM ? 1 : 0.1;
      weights[place] = Math.max(-most, Math.min(most, weights[place] - scale * change));
    }
    return loss / samples.size();
  }

  /** The loss of samples that are not learnt from. */
  double loss(List<TrainingSample> samples) {
    double loss = 0;
    for (TrainingSample sample : samples) {
      loss += loss(share(sample), sample.share());
    }
    return loss / samples.size();
  }

  private double share(TrainingSample sample) {
    double toCome = look(sample);
    int seeds = Row.total(sample.mover()) + Row.total(sample.other());
    double worth = StrictMath.exp(weights[FIRST_WORTH + seeds]);
    return 1 / (1 + StrictMath.exp(-(sample.netSeedsInStores() + toCome) * worth));
  }

  private static double loss(double share, double target) {
    return -target * StrictMath.log(share + 1e-12)
        - (1 - target) * StrictMath.log(1 - share + 1e-12);
  }

  /** Fills the sums; gives the net seeds to come. */
  private double look(TrainingSample sample) {
    Arrays.fill(sums, 0);
    for (int pit = 0; pit < PITS; pit++) {
      int inPit =
          pit < Row.PITS
              ? Row.seedsIn(sample.mover(), pit)
              : Row.seedsIn(sample.other(), pit - Row.PITS);
      rows[pit] = (pit * COUNTS + Math.min(inPit, BoardEvaluation.MOST_IN_PIT)) * HIDDEN;
      for (int sum = 0; sum < HIDDEN; sum++) {
        sums[sum] += weights[rows[pit] + sum];
      }
    }
    double toCome = weights[FIRST_SUM + LINEAR] * sums[LINEAR];
    for (int sum = 0; sum < LINEAR; sum++) {
      toCome += weights[FIRST_SUM + sum] * Math.max(0, sums[sum]);
    }
    return toCome;
  }

  private double addGradient(TrainingSample sample) {
    double toCome = look(sample);
    int seeds = Row.total(sample.mover()) + Row.total(sample.other());
    double worth = StrictMath.exp(weights[FIRST_WORTH + seeds]);
    double net = sample.netSeedsInStores() + toCome;
    double share = 1 / (1 + StrictMath.exp(-net * worth));
    double slope = share - sample.share();
    gradient[FIRST_WORTH + seeds] += slope * net * worth;
    double ofSeed = slope * worth;
    for (int sum = 0; sum < HIDDEN; sum++) {
      if (sum != LINEAR && sums[sum] <= 0) {
        continue;
      }
      gradient[FIRST_SUM + sum] += ofSeed * sums[sum];
      double ofSum = ofSeed * weights[FIRST_SUM + sum];
      for (int row : rows) {
        gradient[row + sum] += ofSum;
      }
    }
    return loss(share, sample.share());
  }

  /** The net in whole numbers, as it plays. */
  BoardEvaluation evaluation() {
    int[] pits = new int[PIT_WEIGHTS];
    for (int place = 0; place < pits.length; place++) {
      pits[place] = (int) Math.round(BoardEvaluation.ONE * weights[place]);
    }
    int[] ofSums = new int[HIDDEN];
    for (int sum = 0; sum < HIDDEN; sum++) {
      ofSums[sum] = (int) Math.round(BoardEvaluation.ONE * 100 * weights[FIRST_SUM + sum]);
    }
    int[] worth = new int[Row.MOST_SEEDS + 1];
    for (int seeds = 0; seeds < worth.length; seeds++) {
      double thousandths = 1_000 * StrictMath.exp(weights[FIRST_WORTH + seeds]) / 100;
      worth[seeds] =
          (int)
              Math.min(
                  BoardEvaluation.MOST_WORTH,
                  Math.round(thousandths * (1 << BoardEvaluation.WORTH_SHIFT)));
    }
    return new BoardEvaluation(pits, ofSums, worth);
  }
}
