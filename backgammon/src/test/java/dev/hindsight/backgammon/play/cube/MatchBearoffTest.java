package dev.hindsight.backgammon.play.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
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
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MatchBearoffTest {
  private static final double TINY = 1e-12;
  private static final MatchEquity TABLE = MatchEquity.computed();
  private static final CubeState[] PLACES = {
    CubeState.OWNED, CubeState.CENTRED, CubeState.OPPONENTS
  };

  @Test
  @Tag("slow")
  void equalsTheRecursionAsItIsDefined() {
    compareWithTheRecursion(6);
  }

  @Test
  @Tag("long")
  void equalsTheRecursionAsItIsDefinedOnMorePositions() {
    compareWithTheRecursion(24);
  }

  private static void compareWithTheRecursion(int positions) {
    try (Crew crew = new Crew(1)) {
      for (int n = 0; n < positions; n++) {
        RandomGenerator random = TrialRandom.of(16, n);
        BackgammonPosition position = randomPosition(random, 3);
        MatchBearoff solved = MatchBearoff.solve(position, TABLE, crew).orElseThrow();
        ReferenceMatchBearoff reference = new ReferenceMatchBearoff(TABLE, position.score());
        String seed = "seed 16, trial " + n + ", " + position;
        CubeEquities equities = solved.equities(position);
        for (CubeState place : PLACES) {
          assertThat(chance(position, equities.of(place)))
              .as(seed)
              .isCloseTo(reference.still(inPlace(position, place)), within(TINY));
          CubeDecision decision = solved.decision(position, place);
          assertThat(decision.noDouble()).as(seed).isEqualTo(equities.of(place));
          if (position.score().crawford()) {
            continue; // nobody may double
          }
          BackgammonPosition taken =
              with(
                  position,
                  position.board(),
                  new Cube(2 * position.cube().value(), position.onRoll().opponent()));
          assertThat(chance(position, decision.doubleTake()))
              .as(seed)
              .isCloseTo(reference.still(taken), within(TINY));
        }
        compareMoves(solved, reference, position, random, seed);
      }
    }
  }

  private static void compareMoves(
      MatchBearoff solved,
      ReferenceMatchBearoff reference,
      BackgammonPosition position,
      RandomGenerator random,
      String seed) {
    Dice dice = Dice.ROLLS.get(random.nextInt(Dice.ROLLS.size()));
    MoveGenerator ends = new MoveGenerator();
    ends.prepare(position.board());
    ends.generate(dice.first(), dice.second());
    for (int index = 0; index < ends.count(); index++) {
      for (CubeState place : PLACES) {
        assertThat(chance(position, solved.afterMove(position, ends.board(index), place)))
            .as("%s, %s, %s", seed, dice, ends.board(index))
            .isCloseTo(
                reference.afterMove(inPlace(position, place), ends.board(index)), within(TINY));
      }
    }
  }

  /** What a small part of a larger bearoff is worth does not depend on what it is part of. */
  @Test
  void laterPositionsOfTheGameAreCovered() {
    try (Crew crew = new Crew(2)) {
      BackgammonPosition first =
          position(Player.X, board(new int[] {2, 1, 1}, new int[] {1, 2, 0, 1}), 5, 3, 1);
      BackgammonPosition later =
          position(Player.O, board(new int[] {2, 1}, new int[] {1}), 3, 5, 1);
      MatchBearoff whole = MatchBearoff.solve(first, TABLE, crew).orElseThrow();
      assertThat(whole.covers(first)).isTrue();
      assertThat(whole.covers(later)).isTrue();
      assertThat(whole.covers(position(Player.O, later.board(), 2, 5, 1))).as("score").isFalse();
      assertThat(whole.covers(position(Player.O, later.board(), 3, 5, 2))).as("cube").isFalse();
      assertThat(whole.covers(position(Player.X, board(new int[] {5}, new int[] {1}), 5, 3, 1)))
          .as("five checkers do not follow from four")
          .isFalse();
      MatchBearoff part = MatchBearoff.solve(later, TABLE, crew).orElseThrow();
      MatchBearoff all = MatchBearoff.solveAll(later, 4, TABLE, crew).orElseThrow();
      assertThat(all.covers(first)).isTrue();
      assertThat(all.equities(first)).isEqualTo(whole.equities(first));
      assertThat(MatchBearoff.solveAll(later, 10, TABLE, crew)).isEmpty();
      assertThat(whole.equities(later)).isEqualTo(part.equities(later));
    }
  }

  @Test
  void threadsAndTheNamesOfThePlayersDoNotMatter() {
    try (Crew one = new Crew(1);
        Crew three = new Crew(3)) {
      Board board = board(new int[] {0, 2, 1, 0, 1}, new int[] {1, 1, 0, 2});
      BackgammonPosition byX = position(Player.X, board, 4, 6, 1);
      BackgammonPosition byO = position(Player.O, board, 4, 6, 1);
      CubeEquities expected = MatchBearoff.solve(byX, TABLE, one).orElseThrow().equities(byX);
      assertThat(MatchBearoff.solve(byX, TABLE, three).orElseThrow().equities(byX))
          .isEqualTo(expected);
      assertThat(MatchBearoff.solve(byO, TABLE, three).orElseThrow().equities(byO))
          .isEqualTo(expected);
    }
  }

  /** One roll is left: whoever rolls wins with it or loses to the next. */
  @Test
  void theLastRollAtTwoAwayTwoAway() {
    try (Crew crew = new Crew(1)) {
      // Checkers on the five and the two point: 19 of 36 rolls bear off both.
      Board board = board(new int[] {0, 1, 0, 0, 1}, new int[] {1});
      BackgammonPosition position = position(Player.X, board, 2, 2, 1);
      MatchBearoff solved = MatchBearoff.solve(position, TABLE, crew).orElseThrow();
      double wins = 19.0 / 36;
      double leader = TABLE.chance(1, 2, false);
      CubeDecision decision = solved.decision(position, CubeState.CENTRED);
      assertThat(chance(position, decision.noDouble()))
          .isCloseTo(wins * leader + (1 - wins) * (1 - leader), within(TINY));
      assertThat(chance(position, decision.doubleTake())).isCloseTo(wins, within(TINY));
      assertThat(decision.action()).isEqualTo(CubeAction.DOUBLE_TAKE);
    }
  }

  @Test
  void atDoubleMatchPointOnlyTheChanceToWinCounts() {
    try (Crew crew = new Crew(1)) {
      SpotBearoff exact = new SpotBearoff(5, crew);
      for (int n = 0; n < 20; n++) {
        Board board = randomPosition(TrialRandom.of(17, n), 5).board();
        BackgammonPosition position = position(Player.X, board, 1, 1, 1);
        CubeEquities equities =
            MatchBearoff.solve(position, TABLE, crew).orElseThrow().equities(position);
        double cubeless = 2 * exact.winProbabilityForMover(board) - 1;
        assertThat(equities.owned()).isCloseTo(cubeless, within(1e-9));
        assertThat(equities.centred()).isCloseTo(cubeless, within(1e-9));
        assertThat(equities.opponents()).isCloseTo(cubeless, within(1e-9));
      }
    }
  }

  /** A table in which each point is worth the same is money play, far enough from the end. */
  @Test
  void whereEveryPointIsWorthTheSameTheCubeIsThatOfMoney() {
    int most = 512;
    double[][] before = new double[most + 1][most + 1];
    for (int away = 1; away <= most; away++) {
      for (int other = 1; other <= most; other++) {
        before[away][other] = 0.5 + (other - away) / 4096.0;
      }
    }
    MatchEquity straight = new MatchEquity("straight", before, new double[most + 1]);
    try (Crew crew = new Crew(1)) {
      SpotBearoff exact = new SpotBearoff(3, crew);
      Board board = board(new int[] {0, 1, 1, 0, 1}, new int[] {0, 1, 1, 1});
      BackgammonPosition position = position(Player.X, board, 300, 300, 1);
      CubeEquities equities =
          MatchBearoff.solve(position, straight, crew).orElseThrow().equities(position);
      assertThat(equities.owned())
          .isCloseTo(exact.equityForMover(CubeState.OWNED, board), within(1e-9));
      assertThat(equities.centred())
          .isCloseTo(exact.equityForMover(CubeState.CENTRED, board), within(1e-9));
      assertThat(equities.opponents())
          .isCloseTo(exact.equityForMover(CubeState.OPPONENTS, board), within(1e-9));
    }
  }

  /** How far the formulas are off at scores: in the lab, by this test. */
  @Test
  @Tag("long")
  void theFormulasComeCloseToWhatIsSolved() {
    try (Crew crew = new Crew(1)) {
      SpotBearoff exact = new SpotBearoff(5, crew);
      double error = 0;
      int wrong = 0;
      double lost = 0;
      int positions = 200;
      for (int n = 0; n < positions; n++) {
        RandomGenerator random = TrialRandom.of(18, n);
        Board board = randomPosition(random, 5).board();
        BackgammonPosition position =
            position(Player.X, board, 2 + random.nextInt(8), 2 + random.nextInt(8), 1);
        CubeDecision solved =
            MatchBearoff.solve(position, TABLE, crew)
                .orElseThrow()
                .decision(position, CubeState.CENTRED);
        CubeDecision formulas =
            CubeMethod.usual()
                .at(position)
                .decision(
                    ResultChances.ofWin(exact.winProbabilityForMover(board)), CubeState.CENTRED);
        error += Math.abs(formulas.noDouble() - solved.noDouble());
        if (formulas.action() != solved.action()) {
          wrong++;
          lost += cost(solved, formulas.action());
        }
      }
      assertThat(error / positions).as("mean error of an equity").isBetween(0.04, 0.06);
      assertThat(wrong).as("other decisions").isBetween(15, 30);
      assertThat(lost / wrong).as("what each costs").isBetween(0.03, 0.06);
    }
  }

  /** What the roller and the opponent together give away by an action. */
  private static double cost(CubeDecision right, CubeAction action) {
    return switch (action) {
      case NO_DOUBLE, TOO_GOOD -> right.costOfNoDouble();
      case DOUBLE_TAKE -> right.costOfDouble() + right.costOfTake();
      case DOUBLE_PASS -> right.costOfDouble() + right.costOfPass();
    };
  }

  @Test
  void gammonsContactAndLargeBearoffsAreLeftToOthers() {
    try (Crew crew = new Crew(1)) {
      Board gammon = board(new int[] {15}, new int[] {1});
      assertThat(MatchBearoff.solve(position(Player.X, gammon, 5, 5, 1), TABLE, crew)).isEmpty();
      Board large = board(new int[] {2, 2, 2, 2, 2, 2}, new int[] {2, 2, 2, 2, 2, 2});
      assertThat(MatchBearoff.solve(position(Player.X, large, 5, 5, 1), TABLE, crew)).isEmpty();
      BackgammonPosition start =
          new BackgammonPosition(
              Board.START,
              Turn.toRoll(Player.X),
              Cube.CENTRED,
              new MatchScore(5, 0, 0, false),
              GameOptions.PLAIN,
              GamePhase.PLAYING);
      assertThat(MatchBearoff.solve(start, TABLE, crew)).isEmpty();
    }
  }

  // ---- positions ----

  private static BackgammonPosition randomPosition(RandomGenerator random, int checkers) {
    int[] own = new int[6];
    int[] other = new int[6];
    for (int checker = 1 + random.nextInt(checkers); checker > 0; checker--) {
      own[random.nextInt(6)]++;
    }
    for (int checker = 1 + random.nextInt(checkers); checker > 0; checker--) {
      other[random.nextInt(6)]++;
    }
    Player roller = random.nextBoolean() ? Player.X : Player.O;
    return position(
        roller,
        board(own, other),
        1 + random.nextInt(9),
        1 + random.nextInt(9),
        1 << random.nextInt(3));
  }

  /** Of a match in which the Crawford game is now or behind wherever it can be. */
  private static BackgammonPosition position(
      Player roller, Board board, int away, int otherAway, int cube) {
    int length = Math.max(2, Math.max(away, otherAway));
    int own = length - away;
    int other = length - otherAway;
    boolean crawford = (away == 1) != (otherAway == 1) && cube == 1 && (away + otherAway) % 2 == 0;
    return new BackgammonPosition(
        board,
        Turn.toRoll(roller),
        new Cube(cube, null),
        new MatchScore(
            length, roller == Player.X ? own : other, roller == Player.X ? other : own, crawford),
        GameOptions.PLAIN,
        GamePhase.PLAYING);
  }

  private static Board board(int[] own, int[] other) {
    return Board.of(java.util.Arrays.copyOf(own, 25), java.util.Arrays.copyOf(other, 25));
  }

  private static BackgammonPosition inPlace(BackgammonPosition position, CubeState place) {
    @Nullable Player owner =
        switch (place) {
          case OWNED -> position.onRoll();
          case OPPONENTS -> position.onRoll().opponent();
          default -> null;
        };
    return with(position, position.board(), new Cube(position.cube().value(), owner));
  }

  private static BackgammonPosition with(BackgammonPosition position, Board board, Cube cube) {
    return new BackgammonPosition(
        board,
        Turn.toRoll(position.onRoll()),
        cube,
        position.score(),
        position.options(),
        position.phase());
  }

  private static double chance(BackgammonPosition position, double equity) {
    return new CubeMethod(TABLE, CubeCurve.USUAL_EFFICIENCY)
        .at(position)
        .matchWinChance(equity)
        .orElseThrow();
  }
}
