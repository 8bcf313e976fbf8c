package dev.hindsight.core.measure;

import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The tally of a duel in pairs: two games from the same start (opening, tiles, dice) with seats
 * swapped, so that a lucky start helps both players once.
 *
 * <pre>{@code
 * comparison.addBySpread(+12, -5);         // first won the one game by 12, lost the other by 5
 * comparison.scoreRate(0.95)               // 0.5, with an interval
 * comparison.verdict("A", "B", 0.95)       // "no difference shown at 95 %"
 * }</pre>
 *
 * <p>Everything is from the point of view of the first player. The games of a pair depend on each
 * other, so the pair is the unit of every interval: it scores 0 to 4 half points, and its spread is
 * the sum of both games'.
 */
public final class PairedComparison implements Mergeable<PairedComparison> {
  /** Two games of up to two half points each. */
  private static final int MOST_HALF_POINTS = 4;

  private long wins;
  private long draws;
  private long losses;

  /** {@code pairsByHalfPoints[h]}: pairs in which the first player scored h half points. */
  private final long[] pairsByHalfPoints = new long[MOST_HALF_POINTS + 1];

  private final Moments spreadPerPair;

  public PairedComparison() {
    this(new Moments());
  }

  private PairedComparison(Moments spreadPerPair) {
    this.spreadPerPair = spreadPerPair;
  }

  /** A game as the first player sees it; who won need not follow from the spread. */
  public record Game(Result result, long spreadForFirst) {
    /** Who is ahead has won. */
    public static Game bySpread(long spreadForFirst) {
      return new Game(
          spreadForFirst > 0 ? Result.WIN : spreadForFirst < 0 ? Result.LOSS : Result.DRAW,
          spreadForFirst);
    }
  }

  /** Of a game, for the first player. */
  public enum Result {
    LOSS(0),
    DRAW(1),
    WIN(2);

    private final int halfPoints;

    Result(int halfPoints) {
      this.halfPoints = halfPoints;
    }
  }

  public void addBySpread(long spreadOfOneGame, long spreadOfOtherGame) {
    add(Game.bySpread(spreadOfOneGame), Game.bySpread(spreadOfOtherGame));
  }

  public void add(Game one, Game other) {
    spreadPerPair.add(Math.addExact(one.spreadForFirst, other.spreadForFirst));
    count(one.result);
    count(other.result);
    pairsByHalfPoints[one.result.halfPoints + other.result.halfPoints]++;
  }

  private void count(Result result) {
    switch (result) {
      case WIN -> wins++;
      case DRAW -> draws++;
      case LOSS -> losses++;
    }
  }

  @Override
  public void merge(PairedComparison other) {
    wins = Math.addExact(wins, other.wins);
    draws = Math.addExact(draws, other.draws);
    losses = Math.addExact(losses, other.losses);
    for (int halfPoints = 0; halfPoints <= MOST_HALF_POINTS; halfPoints++) {
      pairsByHalfPoints[halfPoints] += other.pairsByHalfPoints[halfPoints];
    }
    spreadPerPair.merge(other.spreadPerPair);
  }

  public long pairs() {
    return spreadPerPair.count();
  }

  /** Games won by the first player. */
  public long wins() {
    return wins;
  }

  public long draws() {
    return draws;
  }

  /** Games won by the second player. */
  public long losses() {
    return losses;
  }

  /** Pairs in which the first player scored that many half points, 0 to 4. */
  public long pairsWithHalfPoints(int halfPoints) {
    return pairsByHalfPoints[halfPoints];
  }

  /** The sum of both spreads, over pairs. */
  public Moments spreadPerPair() {
    Moments copy = new Moments();
    copy.merge(spreadPerPair);
    return copy;
  }

  /**
   * Points of the first player per game, a draw being half a point.
   *
   * <p>The ends are those of Student's interval after adding two imaginary pairs, one that each
   * player wins 2-0. Without them three lucky pairs, all alike, would leave no doubt at all; with
   * them ten pairs won 2-0 leave 0.73 to 1, about what Wilson's interval says of ten successes.
   */
  public Interval scoreRate(double confidence) {
    Moments halfPoints = Moments.of(0, MOST_HALF_POINTS);
    double sum = 0;
    for (int scored = 0; scored <= MOST_HALF_POINTS; scored++) {
      halfPoints.add(scored, pairsByHalfPoints[scored]);
      sum += (double) scored * pairsByHalfPoints[scored];
    }
    double estimate = pairs() == 0 ? Double.NaN : sum / pairs() / MOST_HALF_POINTS;
    Interval cautious = Interval.ofMean(halfPoints, confidence).map(h -> h / MOST_HALF_POINTS);
    double low = Math.max(0, cautious.low());
    double high = Math.min(1, cautious.high());
    return pairs() == 0
        ? new Interval(0, estimate, 1, confidence)
        : new Interval(Math.min(low, estimate), estimate, Math.max(high, estimate), confidence);
  }

  /** Mean spread per game in the unit the spreads were given in. */
  public Interval spreadPerGame(double confidence) {
    return Interval.ofMean(spreadPerPair, confidence).map(spread -> spread / 2);
  }

  /** Rating difference under which the score rate is expected; infinite where it is 0 or 1. */
  public Interval eloDifference(double confidence) {
    return scoreRate(confidence).map(PairedComparison::eloOf);
  }

  private static double eloOf(double scoreRate) {
    // Not log10(1 / rate - 1), which would give -0.0 at 0.5.
    return 400 * (Math.log10(scoreRate) - Math.log10(1 - scoreRate));
  }

  public String verdict(String first, String second, double confidence) {
    Interval rate = scoreRate(confidence);
    String at = " at " + percent(confidence);
    if (rate.low() > 0.5) {
      return first + " is stronger" + at;
    }
    return rate.high() < 0.5 ? second + " is stronger" + at : "no difference shown" + at;
  }

  /** A probability in words: 0.95 is "95 %", 0.999 is "99.9 %". */
  private static String percent(double probability) {
    // Through the decimal digits: 0.999 * 100 is 99.90000000000001 in doubles.
    BigDecimal percent = BigDecimal.valueOf(probability).movePointRight(2).stripTrailingZeros();
    return percent.toPlainString() + " %";
  }

  /** For checkpoints. */
  public static TallyCodec<PairedComparison> codec() {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(PairedComparison tally) {
        return NamedArrays.of()
            .with("games", new long[] {tally.wins, tally.draws, tally.losses})
            .with("pairs", tally.pairsByHalfPoints.clone())
            .with("spread", tally.spreadPerPair.toLongs());
      }

      @Override
      public PairedComparison decode(NamedArrays arrays) {
        return ofLongs(arrays.longs("games"), arrays.longs("pairs"), arrays.longs("spread"));
      }
    };
  }

  private static PairedComparison ofLongs(long[] games, long[] pairs, long[] spread) {
    PairedComparison comparison = new PairedComparison(Moments.ofLongs(spread));
    long count = comparison.pairs();
    if (games.length != 3
        || pairs.length != MOST_HALF_POINTS + 1
        || Arrays.stream(games).anyMatch(number -> number < 0)
        || Arrays.stream(pairs).anyMatch(number -> number < 0)
        || Arrays.stream(games).sum() != 2 * count
        || Arrays.stream(pairs).sum() != count) {
      throw new IllegalArgumentException(
          "Not a comparison of %d pairs: games %s, pairs %s."
              .formatted(count, Arrays.toString(games), Arrays.toString(pairs)));
    }
    comparison.wins = games[0];
    comparison.draws = games[1];
    comparison.losses = games[2];
    System.arraycopy(pairs, 0, comparison.pairsByHalfPoints, 0, pairs.length);
    return comparison;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof PairedComparison other
        && wins == other.wins
        && draws == other.draws
        && losses == other.losses
        && Arrays.equals(pairsByHalfPoints, other.pairsByHalfPoints)
        && spreadPerPair.equals(other.spreadPerPair);
  }

  @Override
  public int hashCode() {
    return Objects.hash(wins, draws, losses, Arrays.hashCode(pairsByHalfPoints), spreadPerPair);
  }

  @Override
  public String toString() {
    return "PairedComparison[wins=%d, draws=%d, losses=%d, pairs=%s, spreadPerPair=%s]"
        .formatted(wins, draws, losses, Arrays.toString(pairsByHalfPoints), spreadPerPair);
  }
}
