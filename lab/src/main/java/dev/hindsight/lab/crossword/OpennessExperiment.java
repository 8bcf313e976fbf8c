package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.build.placement.ComparedReplies;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.rules.board.Openness;
import java.math.BigInteger;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * By how much placement values should be multiplied on boards that are more or less open.
 *
 * <p>The candidates of one position of each game are compared as in {@link ComparedReplies}: what a
 * table says of them with what two plies bring, both less their means over the candidates. The
 * factor of a level is the slope of the line through 0 that fits the second to the first best. A
 * table that is right on every board has 1 everywhere.
 */
public final class OpennessExperiment implements Trial<GroupedSums> {
  /** What can tell boards apart. */
  public static final List<Openness> MEASURES =
      List.of(Openness.EXTENT, Openness.OPEN_EDGES, Openness.HOOKS);

  private static final int GAMES_IN_A_BLOCK = 16;

  /** Figures of all positions: products with what came, squares, squares of what came. */
  private static final int PRODUCTS = 0;

  private static final int SQUARES = 1;
  private static final int VARIATION = 2;
  private static final int OF_ALL = 3;
  private static final int FIGURES = OF_ALL + 3 * MEASURES.size() * Openness.LEVELS;

  /** A level with this part of the sum of all squared values is believed half. */
  private static final double HALF_BELIEVED = 0.01;

  private final Evaluation table;
  private final Workspaces<ComparedReplies> compared;

  /**
   * @param equipment that both sides play with
   * @param table whose square values are looked at, without multipliers of its own
   */
  public OpennessExperiment(Equipment equipment, Evaluation table, int candidates, int racks) {
    this.table = table;
    this.compared = new Workspaces<>(() -> new ComparedReplies(equipment, candidates, racks));
  }

  /** The figures; a function of the range alone. */
  public GroupedSums run(TrialRange games, Crew crew) {
    return Trials.of(games, () -> new GroupedSums(FIGURES), this)
        .inBlocksOf(GAMES_IN_A_BLOCK)
        .named("positions", "games")
        .run(crew);
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, GroupedSums sums) {
    compared.use(
        replies -> {
          int found = replies.next(random);
          if (found > 0) {
            sums.add(figures(replies, found));
          }
        });
  }

  private long[] figures(ComparedReplies replies, int found) {
    var board = replies.game().board();
    SquareValues values = table.squareValues(board, replies.game().bag().size());
    long[] said = new long[found];
    long[] came = new long[found];
    for (int each = 0; each < found; each++) {
      said[each] = values == null ? 0 : values.of(replies.placement(each));
      came[each] = replies.value(each, ComparedReplies.TWO_PLIES);
    }
    int[] levels = MEASURES.stream().mapToInt(measure -> measure.of(board)).toArray();
    return figures(said, came, levels);
  }

  /**
   * The figures of one position.
   *
   * @param said by the table, of each candidate
   * @param came after it
   * @param levels of the board, by measure
   */
  static long[] figures(long[] said, long[] came, int[] levels) {
    long[] figures = new long[FIGURES];
    figures[PRODUCTS] = centredProducts(said, came);
    figures[SQUARES] = centredProducts(said, said);
    figures[VARIATION] = centredProducts(came, came);
    for (int measure = 0; measure < levels.length; measure++) {
      int at = at(measure, levels[measure]);
      System.arraycopy(figures, 0, figures, at, OF_ALL - 1);
      figures[at + VARIATION] = 1;
    }
    return figures;
  }

  /** The sum of products of differences from the means. */
  private static long centredProducts(long[] one, long[] other) {
    long products = 0;
    long ones = 0;
    long others = 0;
    for (int each = 0; each < one.length; each++) {
      products += one[each] * other[each];
      ones += one[each];
      others += other[each];
    }
    return products - Math.floorDiv(ones * others, one.length);
  }

  /** Where the figures of a level begin; in the place of the variation it has its positions. */
  private static int at(int measure, int level) {
    return OF_ALL + 3 * (measure * Openness.LEVELS + level);
  }

  /** The factor that fits all boards best. */
  public static Interval factor(GroupedSums sums, double confidence) {
    return slope(sums, 0, confidence);
  }

  /** The factor that fits the boards of a level best. */
  public static Interval factor(GroupedSums sums, Openness measure, int level, double confidence) {
    return slope(sums, at(MEASURES.indexOf(measure), level), confidence);
  }

  private static Interval slope(GroupedSums sums, int at, double confidence) {
    double[] weights = new double[FIGURES];
    weights[at + PRODUCTS] = 1;
    return sums.ratio(weights, at + SQUARES, confidence);
  }

  /** Positions with boards of a level. */
  public static long positions(GroupedSums sums, Openness measure, int level) {
    return sums.sum(at(MEASURES.indexOf(measure), level) + VARIATION).longValueExact();
  }

  /** The share of the variation that one factor for all boards explains. */
  public static double explained(GroupedSums sums) {
    return explained(sums, 0) / sums.sum(VARIATION).doubleValue();
  }

  /** The share that a factor for each level explains. */
  public static double explained(GroupedSums sums, Openness measure) {
    double explained = 0;
    for (int level = 0; level < Openness.LEVELS; level++) {
      explained += explained(sums, at(MEASURES.indexOf(measure), level));
    }
    return explained / sums.sum(VARIATION).doubleValue();
  }

  private static double explained(GroupedSums sums, int at) {
    BigInteger squares = sums.sum(at + SQUARES);
    double products = sums.sum(at + PRODUCTS).doubleValue();
    return squares.signum() == 0 ? 0 : products * products / squares.doubleValue();
  }

  /**
   * What a table may multiply its values with, in thousandths: the factor of each level, drawn
   * towards that of all boards where the level was hardly seen.
   */
  public static int[] multipliersThousandths(GroupedSums sums, Openness measure, int most) {
    double prior = HALF_BELIEVED * sums.sum(SQUARES).doubleValue();
    double usual = sums.ratio(PRODUCTS, SQUARES);
    int[] multipliers = new int[Openness.LEVELS];
    for (int level = 0; level < multipliers.length; level++) {
      int at = at(MEASURES.indexOf(measure), level);
      double products = sums.sum(at + PRODUCTS).doubleValue() + prior * usual;
      double factor = products / (sums.sum(at + SQUARES).doubleValue() + prior);
      multipliers[level] = (int) Math.round(Math.max(0, Math.min(most, 1_000 * factor)));
    }
    return multipliers;
  }
}
