package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Residuals, against recorded games gone through by hand afterwards. */
class PredictionExperimentTest {
  private static final double CONFIDENCE = 0.95;
  private static final TrialRange GAMES = TrialRange.of(9, 30);

  private static BandSums run(int threads) {
    try (Crew crew = new Crew(threads)) {
      return new PredictionExperiment(SmallGame.EQUIPMENT, SmallGame.DERIVATION).run(GAMES, crew);
    }
  }

  /** Everything that a turn of a recorded game needs to be told of later. */
  private record Turn(
      int unseen, boolean counts, int equity, int staticValue, int dynamicValue, int meanRack) {}

  @Test
  void figuresAreThoseOfRecordedGames() {
    BandSums found = run(2);
    long[][] expected = new long[found.bands().size()][7];
    List<long[]> residuals = new ArrayList<>();
    for (long number = 0; number < GAMES.count(); number++) {
      List<Turn> turns = record(number);
      // A player's next turn is the one after the next.
      for (int turn = 0; turn + 2 < turns.size(); turn++) {
        Turn kept = turns.get(turn);
        Turn next = turns.get(turn + 2);
        if (kept.counts && next.counts) {
          long came = next.equity - kept.meanRack;
          long ofStatic = came - kept.staticValue;
          long ofDynamic = came - kept.dynamicValue;
          long correction = kept.dynamicValue - kept.staticValue;
          long[] told = {
            1,
            came,
            ofStatic,
            ofDynamic,
            ofStatic * ofStatic,
            ofDynamic * ofDynamic,
            correction * correction
          };
          residuals.add(new long[] {ofStatic, ofDynamic, correction});
          for (int figure = 0; figure < told.length; figure++) {
            expected[found.bands().of(kept.unseen)][figure] += told[figure];
          }
        }
      }
    }
    for (int band = 0; band < expected.length; band++) {
      for (int figure = 0; figure < 7; figure++) {
        assertThat(found.band(band).sum(figure).longValueExact())
            .as("band %d, figure %d", band, figure)
            .isEqualTo(expected[band][figure]);
      }
    }
    assertThat(residuals).hasSizeGreaterThan(100);
    assertThatDerivedFiguresAreThoseOf(residuals, found.all());
  }

  private static void assertThatDerivedFiguresAreThoseOf(List<long[]> residuals, GroupedSums all) {
    double difference = covariance(residuals, 0, 0) - covariance(residuals, 1, 1);
    assertThat(PredictionExperiment.differenceAboutMeans(all, CONFIDENCE).estimate())
        .isCloseTo(difference, within(1e-3));
    assertThat(PredictionExperiment.correctionVariance(all))
        .isCloseTo(covariance(residuals, 2, 2), within(1e-3));
    double slope = covariance(residuals, 0, 2) / covariance(residuals, 2, 2);
    assertThat(PredictionExperiment.cameTrue(all, CONFIDENCE).estimate())
        .isCloseTo(slope, within(1e-9));
  }

  private static double covariance(List<long[]> rows, int one, int other) {
    double meanOfOne = rows.stream().mapToLong(row -> row[one]).average().orElseThrow();
    double meanOfOther = rows.stream().mapToLong(row -> row[other]).average().orElseThrow();
    return rows.stream()
        .mapToDouble(row -> (row[one] - meanOfOne) * (row[other] - meanOfOther))
        .average()
        .orElseThrow();
  }

  private static List<Turn> record(long number) {
    Game game = new Game(SmallGame.RULES, SmallGame.EQUIPMENT.words());
    game.start(TrialRandom.of(GAMES.seed(), number));
    List<Turn> turns = new ArrayList<>();
    while (!game.isOver()) {
      RankedMove best = SmallGame.search(game).best();
      boolean counts =
          game.bag().size() > 0
              && game.rack(game.seatOnTurn()).size() == 3
              && !(best.move() instanceof Pass);
      turns.add(counts ? turn(game, best) : new Turn(0, false, 0, 0, 0, 0));
      game.play(best.move());
    }
    return turns;
  }

  private static Turn turn(Game game, RankedMove best) {
    int[] unseen = SmallGame.unseen(game);
    LeaveTable full = SmallGame.EQUIPMENT.leaves();
    LeaveTable now = SmallGame.leaves(unseen, DrawConvention.HELD_APART);
    int rank = full.index().rank(SmallGame.counts(best.leave().toArray()));
    return new Turn(
        game.bag().size() + game.rack(1 - game.seatOnTurn()).size(),
        true,
        best.equityMillipoints(),
        full.millipoints(rank),
        now.millipoints(rank),
        meanRack(unseen));
  }

  /** Draws three tiles in every order there is. */
  private static int meanRack(int[] unseen) {
    RackIndex index = SmallGame.EQUITIES.index();
    long sum = 0;
    long ways = 0;
    for (int first = 0; first < unseen.length; first++) {
      for (int second = 0; second < unseen.length; second++) {
        for (int third = 0; third < unseen.length; third++) {
          long left = unseen[first];
          left *= unseen[second] - (second == first ? 1 : 0);
          left *= unseen[third] - (third == first ? 1 : 0) - (third == second ? 1 : 0);
          if (left > 0) {
            int[] rack = SmallGame.counts(new byte[] {(byte) first, (byte) second, (byte) third});
            sum += left * SmallGame.EQUITIES.millipoints(index.rank(rack));
            ways += left;
          }
        }
      }
    }
    return (int) Math.rint((double) sum / ways);
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    SmallGame.assertSame(run(3), run(1));
  }

  @Test
  void withoutCorrectionsNothingCanComeTrue() {
    GroupedSums sums = new GroupedSums(7);
    sums.add(new long[] {2, 10, 6, 6, 18, 18, 0});
    sums.add(new long[] {1, 10, 4, 4, 16, 16, 0});
    assertThat(PredictionExperiment.cameTrue(sums, CONFIDENCE).estimate()).isNaN();
    assertThat(PredictionExperiment.difference(sums, CONFIDENCE).estimate()).isZero();
    assertThat(PredictionExperiment.mean(sums, PredictionExperiment.STATIC_RESIDUAL, CONFIDENCE))
        .satisfies(mean -> assertThat(mean.estimate()).isEqualTo(10.0 / 3));
  }
}
