package dev.hindsight.backgammon.play.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.play.evaluate.BearoffValue;
import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class CubeValuesTest {
  private static final double TINY = 1e-9;
  private static final MatchEquity TABLE = MatchEquity.computed();

  @Test
  void aLiveMoneyCubeIsTakenAtTwentyAndADeadOneAtTwentyFivePercent() {
    ResultChances level = ResultChances.ofWin(0.5);
    assertThat(new MoneyCube(1, false).takePointOfOpponent(level)).isCloseTo(0.20, within(TINY));
    assertThat(new MoneyCube(0, false).takePointOfOpponent(level)).isCloseTo(0.25, within(TINY));
    // Janowski's general take point, (L − ½) / (W + L + x/2).
    double x = 2.0 / 3;
    assertThat(new MoneyCube(x, false).takePointOfOpponent(level))
        .isCloseTo(0.5 / (2 + x / 2), within(TINY));
  }

  @Test
  void betweenTheExtremesTheMoneyFormulasAreJanowskis() {
    // W = 1.3, L = 1.2: 30 % of wins and 20 % of losses are gammons.
    double x = 0.68;
    for (double p = 0.35; p < 0.7; p += 0.05) {
      ResultChances chances =
          new ResultChances(0.7 * p, 0.3 * p, 0, 0.8 * (1 - p), 0.2 * (1 - p), 0);
      CubeEquities equities = new MoneyCube(x, false).equities(chances);
      double line = p * (1.3 + 1.2 + 0.5 * x) - 1.2;
      assertThat(equities.owned()).isCloseTo(line, within(TINY));
      assertThat(equities.opponents()).isCloseTo(line - 0.5 * x, within(TINY));
      double live = 4.0 / 3 * (p * (1.3 + 1.2 + 0.5) - 1.2 - 0.25);
      double dead = p * 2.5 - 1.2;
      assertThat(equities.centred()).isCloseTo(x * live + (1 - x) * dead, within(TINY));
    }
  }

  @Test
  void aDeadCubeGivesTheCubelessEquity() {
    ResultChances chances = new ResultChances(0.4, 0.15, 0.01, 0.3, 0.13, 0.01);
    CubeEquities dead = new MoneyCube(0, false).equities(chances);
    assertThat(dead.owned()).isCloseTo(chances.cubelessEquity(), within(TINY));
    assertThat(dead.centred()).isCloseTo(chances.cubelessEquity(), within(TINY));
    assertThat(dead.opponents()).isCloseTo(chances.cubelessEquity(), within(TINY));
  }

  @Test
  void whoWinsGammonsEnoughIsTooGoodToDouble() {
    ResultChances crushing = new ResultChances(0.25, 0.70, 0, 0.05, 0, 0);
    CubeDecision decision = new MoneyCube(2.0 / 3, false).decision(crushing, CubeState.CENTRED);
    assertThat(decision.action()).isEqualTo(CubeAction.TOO_GOOD);
    assertThat(decision.costOfDouble()).isPositive();
    // With the Jacoby rule gammons count only after a double, so the cube must be turned.
    assertThat(new MoneyCube(2.0 / 3, true).decision(crushing, CubeState.CENTRED).action())
        .isEqualTo(CubeAction.DOUBLE_PASS);
  }

  @Test
  void farFromTheEndOfAMatchTheCubeIsThatOfMoney() {
    ResultChances chances = new ResultChances(0.5, 0.12, 0.01, 0.28, 0.08, 0.01);
    CubeEquities money = new MoneyCube(2.0 / 3, false).equities(chances);
    CubeEquities match = new MatchCube(TABLE, 60, 60, false, 1, 2.0 / 3).equities(chances);
    assertThat(match.owned()).isCloseTo(money.owned(), within(0.03));
    assertThat(match.centred()).isCloseTo(money.centred(), within(0.03));
    assertThat(match.opponents()).isCloseTo(money.opponents(), within(0.03));
  }

  /** A taken cube is dead for both: the take point is what is left after a pass. */
  @Test
  void atTwoAwayTwoAwayTheTakePointIsTheTrailersChanceInTheCrawfordGame() {
    for (double efficiency : new double[] {0, 0.5, 1}) {
      MatchCube cube = new MatchCube(TABLE, 2, 2, false, 1, efficiency);
      assertThat(cube.takePointOfOpponent(ResultChances.ofWin(0.6)))
          .isCloseTo(TABLE.chance(2, 1, false), within(TINY));
    }
  }

  /** The leader at 1-away passes or ties: 1-away 1-away is even. */
  @Test
  void afterTheCrawfordGameTheTrailerAtTwoAwayDoublesAndHalfIsATake() {
    MatchCube trailer = new MatchCube(TABLE, 2, 1, false, 1, 2.0 / 3);
    assertThat(trailer.takePointOfOpponent(ResultChances.ofWin(0.4))).isCloseTo(0.5, within(TINY));
    for (double p = 0.1; p < 0.5; p += 0.1) {
      assertThat(trailer.decision(ResultChances.ofWin(p), CubeState.CENTRED).action())
          .isEqualTo(CubeAction.DOUBLE_TAKE);
    }
    // The leader has no use for the cube.
    CubeDecision leaders =
        trailer.forOpponent().decision(ResultChances.ofWin(0.8), CubeState.CENTRED);
    assertThat(leaders.action()).isEqualTo(CubeAction.NO_DOUBLE);
  }

  /** Whoever wins the match with the cube as it is has no use for a larger one. */
  @Test
  void aDoubleThatChangesNothingIsNoDouble() {
    for (double p = 0; p <= 1; p += 0.125) {
      ResultChances chances = ResultChances.ofWin(p);
      assertThat(new MatchCube(TABLE, 1, 1, false, 1, 2.0 / 3).decision(chances, CubeState.CENTRED))
          .as("double match point, %s", p)
          .satisfies(decision -> assertThat(decision.costOfDouble()).isZero())
          .extracting(CubeDecision::action)
          .isEqualTo(CubeAction.NO_DOUBLE);
      assertThat(new MatchCube(TABLE, 2, 2, false, 2, 2.0 / 3).decision(chances, CubeState.OWNED))
          .as("a dead cube at 2, %s", p)
          .extracting(CubeDecision::action)
          .isEqualTo(CubeAction.NO_DOUBLE);
    }
  }

  @Test
  void inTheCrawfordGameThereIsNoCube() {
    MatchCube crawford = new MatchCube(TABLE, 3, 1, true, 1, 2.0 / 3);
    assertThat(crawford.isCubeInPlay()).isFalse();
    ResultChances chances = new ResultChances(0.4, 0.1, 0, 0.45, 0.05, 0);
    double expected = 0.4 * TABLE.chance(2, 1, true) + 0.1 * TABLE.chance(1, 1, true);
    double equity = crawford.rightly(chances, CubeState.CENTRED);
    assertThat(crawford.matchWinChance(equity).orElseThrow()).isCloseTo(expected, within(TINY));
  }

  @Test
  void atDoubleMatchPointOnlyWinningCounts() {
    MatchCube last = new MatchCube(TABLE, 1, 1, false, 1, 2.0 / 3);
    ResultChances chances = new ResultChances(0.3, 0.25, 0, 0.2, 0.25, 0);
    assertThat(last.equities(chances).centred()).isCloseTo(0.1, within(TINY));
    assertThat(last.matchWinChance(0.1).orElseThrow()).isCloseTo(0.55, within(TINY));
  }

  @Test
  void oneGainsWhatTheOtherLoses() {
    RandomGenerator random = TrialRandom.of(3, 0);
    for (int n = 0; n < 200; n++) {
      MatchCube cube =
          new MatchCube(
              TABLE, 1 + random.nextInt(12), 1 + random.nextInt(12), false, 1, random.nextDouble());
      double p = random.nextDouble();
      double g = 0.4 * random.nextDouble();
      double h = 0.4 * random.nextDouble();
      ResultChances chances =
          new ResultChances(p * (1 - g), p * g, 0, (1 - p) * (1 - h), (1 - p) * h, 0);
      double mine = cube.matchWinChance(cube.equities(chances).centred()).orElseThrow();
      CubeValues other = cube.forOpponent();
      double theirs =
          other.matchWinChance(other.equities(chances.forOpponent()).centred()).orElseThrow();
      assertThat(mine + theirs).as("seed 3, %s, %s", cube, chances).isCloseTo(1, within(TINY));
    }
  }

  /** One minus the wins is not what is lost, once that is as small as what rounding leaves. */
  @Test
  void whoeverHardlyEverLosesHasATakePointAsWell() {
    for (double lost : new double[] {0, 1e-300, 1e-17, 2e-16, 1e-10}) {
      ResultChances sure = new ResultChances(1 - lost, 0, 0, lost, 0, 0);
      CubeValues cube = new MatchCube(TABLE, 3, 4, false, 1, 2.0 / 3);
      assertThat(cube.takePointOfOpponent(sure)).as("%s lost", lost).isBetween(0.1, 0.4);
      assertThat(cube.forOpponent().takePointOfOpponent(sure.forOpponent())).isBetween(0.1, 0.4);
    }
  }

  /** Also where a gammon with the cube as it is wins more than a pass. */
  @Test
  void aCubeIsWorthMostToItsOwner() {
    RandomGenerator random = TrialRandom.of(5, 0);
    for (int n = 0; n < 2_000; n++) {
      int away = 1 + random.nextInt(8);
      int otherAway = 1 + random.nextInt(8);
      int value = 1 << random.nextInt(3);
      CubeValues cube = new MatchCube(TABLE, away, otherAway, false, value, random.nextDouble());
      double p = random.nextDouble();
      double g = random.nextDouble();
      double h = random.nextDouble();
      ResultChances chances =
          new ResultChances(p * (1 - g), p * g, 0, (1 - p) * (1 - h), (1 - p) * h, 0);
      CubeEquities match = cube.equities(chances);
      CubeEquities money = new MoneyCube(random.nextDouble(), false).equities(chances);
      for (CubeEquities equities : List.of(match, money)) {
        assertThat(equities.owned())
            .as("seed 5, %s, %s", cube, chances)
            .isGreaterThanOrEqualTo(equities.centred() - TINY);
        assertThat(equities.centred())
            .as("seed 5, %s, %s", cube, chances)
            .isGreaterThanOrEqualTo(equities.opponents() - TINY);
      }
    }
  }

  /** How far the formulas are from exact bearoffs with the cube: a few hundredths on average. */
  @Test
  void theFormulasComeCloseToExactBearoffs() {
    try (Crew crew = new Crew(1)) {
      SpotBearoff exact = new SpotBearoff(5, crew);
      MoneyCube cube = new MoneyCube(2.0 / 3, false);
      RandomGenerator random = TrialRandom.of(11, 0);
      Moments errors = new Moments();
      for (int n = 0; n < 400; n++) {
        Board board = Board.of(five(random), five(random));
        BearoffValue value = BearoffValue.beforeRoll(exact, board);
        CubeEquities formulas = cube.equities(ResultChances.ofWin(value.winProbability()));
        double error = Math.abs(formulas.centred() - value.equity(CubeState.CENTRED));
        errors.add(Math.round(1e6 * error));
      }
      assertThat(errors.mean() / 1e6).isLessThan(0.06);
    }
  }

  private static int[] five(RandomGenerator random) {
    int[] counts = new int[25];
    for (int checker = 0; checker < 5; checker++) {
      counts[random.nextInt(6)]++;
    }
    return counts;
  }

  @Test
  void theMethodKnowsTheScoreOfAPosition() {
    CubeMethod method = CubeMethod.usual();
    BackgammonPosition match =
        new BackgammonPosition(
            Board.START,
            Turn.toMove(Player.O, new Dice(3, 1)),
            new Cube(2, Player.X),
            new MatchScore(7, 5, 2, false),
            GameOptions.PLAIN,
            GamePhase.PLAYING);
    assertThat(method.at(match))
        .isEqualTo(new MatchCube(TABLE, 5, 2, false, 2, CubeCurve.USUAL_EFFICIENCY));
    assertThat(method.at(BackgammonPosition.START)).isInstanceOf(MoneyCube.class);
  }
}
