package dev.hindsight.workbench;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;

/** The outcome of a duel in pairs of games, with intervals; all from the first player's side. */
public record DuelResult(
    @Says("specification of the first player") String first,
    @Says("specification of the second") String second,
    @Says("what they played") String rules,
    @Says("where their games began") String openings,
    @Says("of games with sides swapped") long pairs,
    @Says("of all chance") long seed,
    @Says("games won by the first player") long wins,
    @Says("games that nobody won") long draws,
    @Says("games won by the second player") long losses,
    @Says(value = "points per game, a draw being half a point", unit = Unit.POINTS) Range scoreRate,
    @Says("net score per game") Range spreadPerGame,
    @Says(value = "rating difference that the score rate stands for", unit = Unit.ELO) Range elo,
    @Says("who is stronger, if that is shown") String verdict)
    implements Reported {
  private static final double CONFIDENCE = 0.95;

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
