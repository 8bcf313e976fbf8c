package dev.hindsight.core.measure;

import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalLong;
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

  /**
   * Who is stronger, if games and net score both show it; who wins more games, or scores more, if
   * one of them does.
   */
  public String verdict(String first, String second, double confidence) {
    int games = side(scoreRate(confidence).map(rate -> rate - 0.5));
    int net = side(cautiousSpread(confidence));
    String at = " at " + percent(confidence);
    if (games == 0 && net == 0) {
      return "no difference shown" + at;
    }
    String winner = games > 0 ? first : second;
    String scorer = net > 0 ? first : second;
    if (games == net) {
      return winner + " is stronger" + at;
    }
    if (net == 0) {
      return winner + " wins more games" + at + ", but no difference in net score is shown";
    }
    return games == 0
        ? scorer + " has the higher net score" + at + ", but does not show that it wins more games"
        : winner + " wins more games" + at + ", but " + scorer + " has the higher net score";
  }

  /** 1 or −1 if an interval is on one side of 0, otherwise 0. */
  private static int side(Interval interval) {
    return interval.low() > 0 ? 1 : interval.high() < 0 ? -1 : 0;
  }

  /** As with {@link #scoreRate}: after two imaginary pairs of usual size, one for each player. */
  private Interval cautiousSpread(double confidence) {
    if (pairs() == 0) {
      return new Interval(Double.NEGATIVE_INFINITY, 0, Double.POSITIVE_INFINITY, confidence);
    }
    long usual = Math.round(Math.sqrt(spreadPerPair.sumOfSquares().doubleValue() / pairs()));
    Moments cautious = spreadPerPair();
    cautious.add(usual);
    cautious.add(-usual);
    return Interval.ofMean(cautious, confidence);
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

      @Override
      public OptionalLong trials(PairedComparison tally) {
        return OptionalLong.of(tally.pairs());
      }
    };
  }

  private static PairedComparison ofLongs(long[] games, long[] pairs, long[] spread) {
    PairedComparison comparison = new PairedComparison(Moments.ofLongs(spread));
    long count = comparison.pairs();
    if (games.length != 3
        || pairs.length != MOST_HALF_POINTS + 1
        || Arrays.stream(games).anyMatch(number -> number < 0 || number > 2 * count)
        || Arrays.stream(pairs).anyMatch(number -> number < 0 || number > count)
        || Arrays.stream(games).sum() != 2 * count
        || Arrays.stream(pairs).sum() != count
        || halfPoints(pairs) != 2 * games[0] + games[1]) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "Not a comparison of %d pairs: games %s, pairs %s.",
              count,
              Arrays.toString(games),
              Arrays.toString(pairs)));
    }
    comparison.wins = games[0];
    comparison.draws = games[1];
    comparison.losses = games[2];
    System.arraycopy(pairs, 0, comparison.pairsByHalfPoints, 0, pairs.length);
    return comparison;
  }

  /** What the first player has won in pairs of each number of half points. */
  private static long halfPoints(long[] pairs) {
    long sum = 0;
    for (int halfPoints = 0; halfPoints < pairs.length; halfPoints++) {
      sum += halfPoints * pairs[halfPoints];
    }
    return sum;
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
    return String.format(
        Locale.ROOT,
        "PairedComparison[wins=%d, draws=%d, losses=%d, pairs=%s, spreadPerPair=%s]",
        wins,
        draws,
        losses,
        Arrays.toString(pairsByHalfPoints),
        spreadPerPair);
  }
}
