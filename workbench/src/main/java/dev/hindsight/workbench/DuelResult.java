package dev.hindsight.workbench;

import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a duel in pairs of games, with intervals; all from the first player's side.
 *
 * @param first specification of the first player
 * @param second specification of the second
 * @param rules what they played
 * @param openings where their games began
 * @param pairs of games with sides swapped
 * @param seed of all chance
 * @param wins games won by the first player
 * @param draws games that nobody won
 * @param losses games won by the second player
 * @param scoreRate points per game, a draw being half a point
 * @param spreadPerGame net score per game
 * @param elo rating difference that the score rate stands for
 * @param verdict who is stronger, if that is shown
 */
public record DuelResult(
    String first,
    String second,
    String rules,
    String openings,
    long pairs,
    long seed,
    long wins,
    long draws,
    long losses,
    Range scoreRate,
    Range spreadPerGame,
    Range elo,
    String verdict)
    implements Reported {
  private static final double CONFIDENCE = 0.95;

  /** An estimate and its 95 % interval; null where the games say nothing. */
  public record Range(@Nullable Double low, @Nullable Double estimate, @Nullable Double high) {
    static Range of(Interval interval) {
      return new Range(
          finite(interval.low()), finite(interval.estimate()), finite(interval.high()));
    }

    private static @Nullable Double finite(double value) {
      return Double.isFinite(value) ? value : null;
    }
  }

  public static DuelResult of(
      String first,
      String second,
      String rules,
      String openings,
      long seed,
      PairedComparison outcome) {
    return new DuelResult(
        first,
        second,
        rules,
        openings,
        outcome.pairs(),
        seed,
        outcome.wins(),
        outcome.draws(),
        outcome.losses(),
        Range.of(outcome.scoreRate(CONFIDENCE)),
        Range.of(outcome.spreadPerGame(CONFIDENCE)),
        Range.of(outcome.eloDifference(CONFIDENCE)),
        outcome.verdict("the first player", "the second player", CONFIDENCE));
  }

  @Override
  public Report toReport() {
    ReportTable measured =
        ReportTable.of(
                ReportColumn.text("for the first player"),
                ReportColumn.number("estimate", "", 3),
                ReportColumn.number("95 % from", "", 3),
                ReportColumn.number("to", "", 3))
            .withRow("points per game", scoreRate.estimate(), scoreRate.low(), scoreRate.high())
            .withRow(
                "net score per game",
                spreadPerGame.estimate(),
                spreadPerGame.low(),
                spreadPerGame.high())
            .withRow("Elo difference", elo.estimate(), elo.low(), elo.high());
    return new Report(
        first + " against " + second,
        List.of(
            verdict,
            pairs
                + (pairs == 1 ? " pair" : " pairs")
                + " of games with sides swapped, "
                + rules
                + " rules, "
                + openings
                + ", seed "
                + seed,
            wins + " won, " + draws + " drawn, " + losses + " lost"),
        List.of(ReportSection.of("Measured").withTable(measured)));
  }
}
