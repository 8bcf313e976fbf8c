package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.ScoreLead;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.EquityLead;
import dev.hindsight.crossword.table.RoughWinChances;
import dev.hindsight.crossword.table.WinChanceTable;

/**
 * What a point squared of variance is worth to the mover, in points: positive behind, negative
 * ahead.
 *
 * <p>Near a chance W(s) = Φ(s/σ) to win with a lead of s points, a change Δv of the variance is
 * worth W''/(2W') · Δv = −s/(2σ²) · Δv points. σ² is the variance of what is still to come, read
 * off learnt win chances by tiles unseen. The weight is held within ±1/σ, that of a lead of two
 * deviations, since further out the approximation is worth nothing.
 */
public final class SpreadWeight {
  /** Variance counts nothing. */
  public static final SpreadWeight NONE = new SpreadWeight(new double[0], 0, 0);

  /** Where Φ is one deviation from the middle. */
  private static final double ONE_DEVIATION = 0.8413;

  /** No fewer points are ever still to come. */
  private static final double LEAST_DEVIATION = 10;

  /** By tiles unseen; empty if the weight does not depend on them. */
  private final double[] deviationPoints;

  private final double linearPoints;
  private final double mostLinear;

  private SpreadWeight(double[] deviationPoints, double linearPoints, double mostLinear) {
    this.deviationPoints = deviationPoints;
    this.linearPoints = linearPoints;
    this.mostLinear = mostLinear;
  }

  /** By win chances; where none were learnt for these tiles and words, by a rough curve. */
  public static SpreadWeight of(CrosswordRules rules, String wordsSha256) {
    return DefaultTables.findWinChances(rules.tiles(), wordsSha256)
        .map(SpreadWeight::of)
        .orElseGet(() -> rough(rules));
  }

  /** By the win chances of a table. */
  public static SpreadWeight of(WinChanceTable chances) {
    double[] deviations = new double[chances.tiles().total() + 1];
    for (int unseen = 0; unseen < deviations.length; unseen++) {
      int row = unseen;
      deviations[unseen] =
          deviation(chances.mostLead(), lead -> chances.winChance(EquityLead.ofPoints(lead), row));
    }
    return new SpreadWeight(deviations, 0, 0);
  }

  private static SpreadWeight rough(CrosswordRules rules) {
    double[] deviations = new double[rules.tiles().total() + 1];
    RoughWinChances chances =
        new RoughWinChances(Math.max(1, rules.tiles().total() - rules.rackSize()));
    for (int unseen = 0; unseen < deviations.length; unseen++) {
      int row = unseen;
      deviations[unseen] = deviation(400, lead -> chances.chance(EquityLead.ofPoints(lead), row));
    }
    return new SpreadWeight(deviations, 0, 0);
  }

  /**
   * The simple form: the opponent's lead divided by {@code points}, held within ±1, times a weight.
   *
   * @param mostPerPointSquared the weight of a lead of this many points or more
   */
  public static SpreadWeight linear(double points, double mostPerPointSquared) {
    if (!(points > 0) || !(mostPerPointSquared >= 0)) {
      throw new IllegalArgumentException(
          "a spread weight of " + mostPerPointSquared + " at " + points + " points");
    }
    return new SpreadWeight(new double[0], points, mostPerPointSquared);
  }

  private interface Chances {
    double of(int leadPoints);
  }

  /** Half of what lies between the leads that win 16 % and 84 % of the games. */
  private static double deviation(int mostLead, Chances chances) {
    int low = -mostLead;
    while (low < mostLead && chances.of(low) < 1 - ONE_DEVIATION) {
      low++;
    }
    int high = mostLead;
    while (high > -mostLead && chances.of(high) > ONE_DEVIATION) {
      high--;
    }
    return Math.max(LEAST_DEVIATION, (high - low) / 2.0);
  }

  /** Points for each point squared of variance. */
  public double perPointSquared(ScoreLead lead, int tilesUnseen) {
    if (deviationPoints.length == 0) {
      return linearPoints == 0
          ? 0
          : mostLinear * Math.max(-1, Math.min(1, -lead.points() / linearPoints));
    }
    double deviation = deviationPoints[Math.min(tilesUnseen, deviationPoints.length - 1)];
    double most = 1 / deviation;
    return Math.max(-most, Math.min(most, -lead.points() / (2 * deviation * deviation)));
  }
}
