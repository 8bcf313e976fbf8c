package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.players.EmptiedBag;
import dev.hindsight.crossword.play.simulation.SimulationResult.Ending;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class SimulatorTest {
  private static final long SEED = 4_711;
  private static final SimulationPlan PLAN =
      SimulationPlan.usual().withCandidates(6).withIterations(2_000).withSeed(SEED);

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void anyNumberOfThreadsGivesTheSameResult(boolean stopsEarly) {
    GamePosition position = Fixture.position(SEED, 9);
    SimulationPlan plan = PLAN.withStopsEarly(stopsEarly);
    SimulationResult one = Fixture.simulate(position, plan, 1);
    assertThat(Fixture.simulate(position, plan, 2)).isEqualTo(one);
    assertThat(Fixture.simulate(position, plan, 3)).isEqualTo(one);
    assertThat(one.iterations()).isGreaterThan(300);
  }

  @Test
  void withoutStoppingAllCandidatesHaveTheSameShare() {
    SimulationResult result =
        Fixture.simulate(Fixture.position(SEED, 5), PLAN.withStopsEarly(false), 2);
    assertThat(result.ending()).isEqualTo(Ending.FINISHED);
    assertThat(result.candidates())
        .hasSize(6)
        .allSatisfy(candidate -> assertThat(candidate.iterations()).isEqualTo(333));
    assertThat(result.iterations()).isEqualTo(6 * 333);
  }

  @Test
  void standardErrorsAreThoseOfTheRawSamples() {
    GamePosition position = Fixture.position(SEED, 7);
    SimulationPlan plan = PLAN.withIterations(600).withStopsEarly(false);
    for (CandidateResult candidate : Fixture.simulate(position, plan, 2).candidates()) {
      double[] samples = samples(position, candidate.move(), plan, (int) candidate.iterations());
      double mean = 0;
      for (double sample : samples) {
        mean += sample / samples.length;
      }
      double squares = 0;
      for (double sample : samples) {
        squares += (sample - mean) * (sample - mean);
      }
      double error = Math.sqrt(squares / (samples.length - 1) / samples.length);
      assertThat(candidate.equityMillipoints().mean()).isCloseTo(mean, within(1e-6));
      assertThat(candidate.equityMillipoints().standardError()).isCloseTo(error, within(1e-6));
    }
  }

  private static double[] samples(
      GamePosition position, RankedMove move, SimulationPlan plan, int iterations) {
    Playout playout =
        new Playout(
            new SimulatedPosition(position),
            OpponentRacks.UNKNOWN,
            Fixture.CHANCES,
            LeaveSource.fixed(Fixture.EVALUATION).openTurns(),
            PlayoutEndings.NONE,
            Fixture.finder());
    double[] samples = new double[iterations];
    playout.begin(move);
    for (int iteration = 0; iteration < iterations; iteration++) {
      playout.run(move, plan.plies(), plan.seed(), iteration);
      samples[iteration] = playout.equityMillipoints();
    }
    return samples;
  }

  /** Score, replies and what is kept, added up by hand. */
  @Test
  void equityIsTheGainAndWhatBothKeep() {
    GamePosition position = Fixture.position(SEED, 3);
    CandidateResult best =
        Fixture.simulate(position, PLAN.withIterations(400).withStopsEarly(false), 1).best();
    double replies = best.plies().get(0).meanPoints();
    double next = best.plies().get(1).meanPoints();
    assertThat(best.gainPoints().mean())
        .isCloseTo(best.move().scorePoints() - replies + next, within(1e-9));
    // Leaves of the fixture are within 8 points.
    assertThat(best.equityMillipoints().mean() / 1000)
        .isCloseTo(best.gainPoints().mean(), within(16.0));
    assertThat(best.plies().get(0).bingoRate()).isBetween(0.0, 1.0);
    assertThat(best.gamesOver()).isZero();
  }

  @ParameterizedTest
  @EnumSource(RankingRule.class)
  void withAnEmptyBagTheMoveThatGoesOutAndWinsIsFound(RankingRule ranking) {
    GamePosition position = endgame("ADET", "QVVUUIC", 300, 310);
    SimulationResult result =
        Fixture.simulate(position, PLAN.withPlies(20).withRanking(ranking), 2);
    CandidateResult best = result.best();
    assertThat(result.isCertain()).isTrue();
    assertThat(result.iterations()).isEqualTo(result.candidates().size());
    assertThat(best.move().leave().length()).isZero();
    // Going out earns twice QVVUUIC: 10 + 4 + 4 + 1 + 1 + 1 + 3.
    assertThat(best.gainPoints().mean()).isEqualTo(best.move().scorePoints() + 48);
    assertThat(best.winMillionths().mean()).isEqualTo(WinChances.CERTAIN);
  }

  private static GamePosition endgame(String own, String other, int ownPoints, int otherPoints) {
    String cgp =
        "15/15/15/15/15/15/15/6HOE6/15/15/15/15/15/15/15 "
            + own
            + "/ "
            + ownPoints
            + "/"
            + otherPoints
            + " 0";
    GamePosition sparse = Cgp.parse(cgp, Fixture.RULES).game();
    return new EmptiedBag(sparse).with(Fixture.tiles(other));
  }

  @Test
  void aClearlyWorseCandidateIsDroppedAndTheBestIsNot() {
    GamePosition position = Fixture.position(SEED, 8);
    Simulator simulator = Fixture.simulator();
    SimulatedPosition root = new SimulatedPosition(position);
    List<RankedMove> all = simulator.candidates(root, Fixture.EVALUATION, 100_000);
    RankedMove first = all.get(0);
    RankedMove pass = all.get(all.size() - 1);
    List<RankedMove> candidates = List.of(pass, first);
    try (Crew crew = new Crew(2)) {
      SimulationResult result =
          simulator.simulate(
              root,
              candidates,
              OpponentRacks.UNKNOWN,
              LeaveSource.fixed(Fixture.EVALUATION),
              PLAN.withIterations(20_000),
              crew,
              known -> {});
      assertThat(result.ending()).isEqualTo(Ending.CLEAR);
      assertThat(result.best().move()).isEqualTo(first);
      assertThat(result.candidates().get(1).isOut()).isTrue();
      assertThat(result.iterations()).isLessThan(2_000);
    }
  }

  @Test
  void equalCandidatesAreNeverDropped() {
    GamePosition position = Fixture.position(SEED, 8);
    Simulator simulator = Fixture.simulator();
    SimulatedPosition root = new SimulatedPosition(position);
    RankedMove first = simulator.candidates(root, Fixture.EVALUATION, 1).get(0);
    try (Crew crew = new Crew(2)) {
      SimulationResult result =
          simulator.simulate(
              root,
              List.of(first, first),
              OpponentRacks.UNKNOWN,
              LeaveSource.fixed(Fixture.EVALUATION),
              PLAN.withIterations(1_000),
              crew,
              known -> {});
      assertThat(result.ending()).isEqualTo(Ending.FINISHED);
      assertThat(result.candidates()).noneMatch(CandidateResult::isOut);
    }
  }

  @Test
  void anInterruptedSimulationSaysWhatItKnows() {
    Cancellation cancellation = new Cancellation();
    List<SimulationResult> heard = new ArrayList<>();
    SimulationResult result;
    try (Crew crew = new Crew(2, cancellation, Progress.SILENT)) {
      result =
          Fixture.simulator()
              .simulate(
                  new SimulatedPosition(Fixture.position(SEED, 4)),
                  OpponentRacks.UNKNOWN,
                  LeaveSource.fixed(Fixture.EVALUATION),
                  PLAN.withStopsEarly(false).withIterations(1_000_000),
                  crew,
                  known -> {
                    heard.add(known);
                    if (heard.size() == 2) {
                      cancellation.cancel();
                    }
                  });
    }
    assertThat(result.ending()).isEqualTo(Ending.CANCELLED);
    assertThat(result.candidates()).isEqualTo(heard.get(1).candidates());
    assertThat(result.iterations()).isEqualTo(6 * 128);
  }

  @Test
  void aSimulationInterruptedAtOnceKnowsNothing() {
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    try (Crew crew = new Crew(1, cancellation, Progress.SILENT)) {
      SimulationResult result =
          Fixture.simulator()
              .simulate(
                  new SimulatedPosition(Fixture.position(SEED, 4)),
                  OpponentRacks.UNKNOWN,
                  LeaveSource.fixed(Fixture.EVALUATION),
                  PLAN,
                  crew,
                  known -> {});
      assertThat(result.ending()).isEqualTo(Ending.CANCELLED);
      assertThat(result.iterations()).isZero();
      assertThat(result.candidates()).hasSize(6);
    }
  }

  /** Twenty turns into this game few tiles are left in the bag. */
  private static GamePosition late() {
    GamePosition position = Fixture.position(SEED, 20);
    assertThat(new SimulatedPosition(position).tilesInBag()).isBetween(1, 14);
    return position;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 200})
  void endingsAreTheSameForAnyNumberOfThreads(int positions) {
    SimulationPlan plan = PLAN.withIterations(6 * 64).withStopsEarly(false).withEndings(positions);
    SimulationResult one = Fixture.simulate(late(), plan, 1);
    assertThat(Fixture.simulate(late(), plan, 2)).isEqualTo(one);
    assertThat(Fixture.simulate(late(), plan, 3)).isEqualTo(one);
    for (CandidateResult candidate : one.candidates()) {
      assertThat(candidate.gamesOver()).as("all games end").isEqualTo(candidate.iterations());
      assertThat(candidate.winMillionths().sum().longValueExact() % (WinChances.CERTAIN / 2))
          .as("by a win, a draw or a loss")
          .isZero();
    }
  }

  @Test
  void theSearchOfAnEndingIsInterrupted() {
    Cancellation cancellation = new Cancellation();
    SimulationPlan endless = PLAN.withEndings(SimulationPlan.MOST_POSITIONS);
    long begin = System.nanoTime();
    Thread later =
        new Thread(
            () -> {
              while (System.nanoTime() - begin < 300_000_000L) {
                Thread.onSpinWait();
              }
              cancellation.cancel();
            });
    later.start();
    try (Crew crew = new Crew(1, cancellation, Progress.SILENT)) {
      SimulationResult result =
          Fixture.simulator()
              .simulate(
                  new SimulatedPosition(late()),
                  OpponentRacks.UNKNOWN,
                  LeaveSource.fixed(Fixture.EVALUATION),
                  endless,
                  crew,
                  known -> {});
      assertThat(result.ending()).isEqualTo(Ending.CANCELLED);
      // A round would take minutes, so this one was left in the middle of a search.
      assertThat(result.iterations()).as("no round is finished").isZero();
    }
  }

  @Test
  void plansRefuseEndingsOfNoMeaning() {
    assertThatThrownBy(() -> PLAN.withEndings(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the search of an ending looks at 0 to 1,000,000 positions, not -1");
    assertThatThrownBy(() -> PLAN.withEndings(1_000_001))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void fewIterationsAreOneForEachCandidate() {
    SimulationResult result =
        Fixture.simulate(Fixture.position(SEED, 2), PLAN.withIterations(1), 2);
    assertThat(result.iterations()).isEqualTo(6);
  }

  @Test
  void winChancesFollowTheLead() {
    GamePosition close = Fixture.position(SEED, 10);
    GamePosition ahead =
        new GamePosition(Fixture.RULES, close.squares(), close.racks(), List.of(700, 100), 0);
    SimulationPlan plan = PLAN.withIterations(300).withStopsEarly(false);
    assertThat(Fixture.simulate(ahead, plan, 1).best().winMillionths().mean())
        .isGreaterThan(999_000);
    assertThat(Fixture.simulate(close, plan, 1).best().winMillionths().mean())
        .isBetween(10_000.0, 990_000.0);
  }

  @Test
  void aGameThatIsOverIsRefused() {
    String empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
    assertThatThrownBy(() -> root(empty + " / 0/0 0"))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining("no tiles");
    assertThatThrownBy(() -> root(empty + " AEINRST/ 0/0 6"))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining("6 turns in a row");
  }

  private static SimulatedPosition root(String cgp) {
    return new SimulatedPosition(Cgp.parse(cgp, Fixture.RULES).game());
  }

  @Test
  void candidatesAreTheFirstMovesByStaticEquity() {
    SimulatedPosition root =
        root("15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0");
    List<RankedMove> moves =
        Fixture.simulator()
            .candidates(
                root,
                new StaticEvaluation(Fixture.RULES, LeaveTable.zero(Fixture.RULES.tiles(), 7)),
                3);
    assertThat(moves).hasSize(3);
    assertThat(new MoveNotation(Fixture.RULES).format(moves.get(0).move())).isEqualTo("9G MOMI");
    assertThat(root.tilesInBag()).isEqualTo(100 - 4 - 14);
  }
}
