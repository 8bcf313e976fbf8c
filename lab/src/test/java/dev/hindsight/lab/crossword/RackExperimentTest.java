package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.lab.crossword.RackExperiment.Racks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Residuals of racks, against recorded games gone through by hand. */
class RackExperimentTest {
  private static final TrialRange GAMES = TrialRange.of(12, 40);
  private static final RackEquityTable FIRST = SmallGame.EQUITIES;
  private static final RackEquityTable SECOND = withSomeSeen();

  /** Every third rack was never seen. */
  private static RackEquityTable withSomeSeen() {
    RackEquityTable other = TinyGame.someEquities(SmallGame.TILES, 23);
    int[] observations = new int[other.index().size()];
    for (int rank = 0; rank < observations.length; rank++) {
      observations[rank] = rank % 3;
    }
    return RackEquityTable.of(other.index(), other.wordsSha256(), other.values(), observations);
  }

  private static BandSums run(int threads) {
    try (Crew crew = new Crew(threads)) {
      return new RackExperiment(SmallGame.EQUIPMENT, FIRST, SECOND).run(GAMES, crew);
    }
  }

  @Test
  void figuresAreThoseOfRecordedGames() {
    GroupedSums all = run(2).all();
    for (Racks racks : Racks.values()) {
      List<double[]> residuals = residuals(racks);
      assertThat(residuals).hasSizeGreaterThan(50);
      assertThat(RackExperiment.turns(all, racks)).isEqualTo(residuals.size());
      double ofFirst = variance(residuals, 1, 0);
      double ofSecond = variance(residuals, 0, 1);
      assertThat(RackExperiment.variance(all, racks, 0)).isCloseTo(ofFirst, within(1e-3));
      assertThat(RackExperiment.variance(all, racks, 1)).isCloseTo(ofSecond, within(1e-3));
      if (racks != Racks.ALL) {
        assertThat(RackExperiment.difference(all, racks, 0.95).estimate())
            .isCloseTo(ofSecond - ofFirst, within(1e-3));
      }
    }
  }

  @Test
  void noOtherMixtureVariesLessThanTheBest() {
    List<double[]> residuals = residuals(Racks.ALL);
    double best = RackExperiment.bestShareOfSecond(run(1).all(), Racks.ALL);
    double least = variance(residuals, 1 - best, best);
    for (double share = -1; share <= 2; share += 0.05) {
      assertThat(variance(residuals, 1 - share, share)).isGreaterThanOrEqualTo(least - 1e-3);
    }
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    SmallGame.assertSame(run(3), run(1));
  }

  private static double variance(List<double[]> residuals, double first, double second) {
    double sum = 0;
    double squares = 0;
    for (double[] both : residuals) {
      double mixed = first * both[0] + second * both[1];
      sum += mixed;
      squares += mixed * mixed;
    }
    double mean = sum / residuals.size();
    return squares / residuals.size() - mean * mean;
  }

  private static List<double[]> residuals(Racks racks) {
    List<double[]> residuals = new ArrayList<>();
    for (long number = 0; number < GAMES.count(); number++) {
      Game game = new Game(SmallGame.RULES, SmallGame.EQUIPMENT.words());
      game.start(TrialRandom.of(GAMES.seed(), number));
      while (!game.isOver()) {
        RankedMove best = SmallGame.search(game).best();
        int[] rack = game.rack(game.seatOnTurn()).counts();
        boolean full = game.rack(game.seatOnTurn()).size() == 3;
        if (full && game.bag().size() > 0 && !(best.move() instanceof Pass)) {
          int rank = FIRST.index().rank(rack);
          boolean seen = rank % 3 > 0;
          if (racks == Racks.ALL || seen == (racks == Racks.SEEN)) {
            residuals.add(
                new double[] {
                  best.equityMillipoints() - FIRST.millipoints(rank),
                  best.equityMillipoints() - SECOND.millipoints(rank)
                });
          }
        }
        game.play(best.move());
      }
    }
    return residuals;
  }
}
