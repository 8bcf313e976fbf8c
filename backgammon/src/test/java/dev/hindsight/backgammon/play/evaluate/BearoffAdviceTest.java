package dev.hindsight.backgammon.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class BearoffAdviceTest {
  private static final long SEED = 20_261;
  private static final SpotBearoff SIX = solved(6);
  private static final BearoffAdvice ADVICE = new BearoffAdvice(SIX);

  private static SpotBearoff solved(int checkers) {
    try (Crew crew = new Crew(2)) {
      return new SpotBearoff(checkers, crew);
    }
  }

  @Test
  void knownPositions() {
    int[] spread = {1, 1, 1, 1, 1, 1};
    int[] aces = {6, 0, 0, 0, 0, 0};
    int[] sixes = {0, 0, 0, 0, 0, 6};
    BearoffValue value = before(HomeBoards.of(spread, spread));
    assertThat(value.winProbability()).isEqualTo(0.700571624976468, within(1e-14));
    CubeEquities cube = Objects.requireNonNull(value.cube());
    assertThat(cube.owned()).isEqualTo(0.636769992, within(1e-9));
    assertThat(cube.centred()).isEqualTo(0.602249840, within(1e-9));
    assertThat(cube.opponents()).isEqualTo(0.351132562, within(1e-9));
    assertThat(before(HomeBoards.of(sixes, aces)).winProbability()).isEqualTo(0.0391, within(5e-5));
    assertThat(before(HomeBoards.of(aces, sixes)).winProbability()).isEqualTo(0.9973, within(5e-5));
  }

  @Test
  void advancingACheckerCanHurt() {
    int[] gap = {3, 0, 1, 0, 0, 0};
    int[] back = {2, 1, 1, 0, 0, 0};
    double worst = 0;
    for (int[] other : HomeBoards.sides(3)) {
      worst =
          Math.max(
              worst,
              before(HomeBoards.of(back, other)).winProbability()
                  - before(HomeBoards.of(gap, other)).winProbability());
    }
    assertThat(worst).isGreaterThan(0.02);
  }

  @Test
  void everyValueEqualsTheRecursionOverBoards() {
    ReferenceBoards reference = new ReferenceBoards();
    for (int[] mover : HomeBoards.sides(2)) {
      for (int[] other : HomeBoards.sides(2)) {
        Board board = HomeBoards.of(mover, other);
        BearoffValue value = before(board);
        for (CubeState state : CubeState.values()) {
          assertThat(value.equity(state))
              .as("%s %s", state, board)
              .isEqualTo(reference.equity(state, board), within(1e-12));
        }
      }
    }
  }

  @Test
  void aPositionWithDiceIsWorthItsBestMove() {
    ReferenceBoards reference = new ReferenceBoards();
    Board board = HomeBoards.of(new int[] {1, 0, 0, 1, 0, 1}, new int[] {0, 1, 0, 0, 1, 0});
    for (Dice roll : Dice.ROLLS) {
      for (CubeState state : CubeState.values()) {
        List<RankedMove> moves = ADVICE.rank(board, roll, state);
        double expected = reference.afterRoll(state, board, roll);
        assertThat(value(moves.get(0)).equity(state)).isEqualTo(expected, within(1e-12));
        assertThat(BearoffAdvice.afterRoll(moves).orElseThrow().equity(state))
            .isEqualTo(expected, within(1e-12));
      }
    }
  }

  @Test
  void aMoveIsWorthWhatItLeavesTheOpponentOnRoll() {
    RandomGenerator random = TrialRandom.of(SEED, 0);
    for (int trial = 0; trial < 200; trial++) {
      Board board = HomeBoards.of(HomeBoards.random(random, 6), HomeBoards.random(random, 6));
      Dice dice = Dice.ROLLS.get(random.nextInt(Dice.ROLLS.size()));
      for (RankedMove move : ADVICE.rank(board, dice, CubeState.CENTRED)) {
        assertThat(value(move).winProbability())
            .as("seed %d trial %d: %s", SEED, trial, MoveNotation.write(move.move()))
            .isEqualTo(1 - SIX.winProbabilityForMover(move.after().swapped()));
      }
    }
  }

  @Test
  void bestMovesAveragedOverTheRollsGiveTheValueBeforeTheRoll() {
    RandomGenerator random = TrialRandom.of(SEED, 1);
    for (int trial = 0; trial < 100; trial++) {
      Board board = HomeBoards.of(HomeBoards.random(random, 6), HomeBoards.random(random, 6));
      for (CubeState state : CubeState.values()) {
        double sum = 0;
        for (Dice roll : Dice.ROLLS) {
          sum += roll.ways() * value(ADVICE.rank(board, roll, state).get(0)).equity(state);
        }
        assertThat(sum / Dice.ALL_WAYS)
            .as("seed %d trial %d: %s, %s", SEED, trial, board, state)
            .isEqualTo(before(board).equity(state), within(1e-12));
      }
    }
  }

  @Test
  void movesAreRankedBestFirstForThePlaceOfTheCube() {
    RandomGenerator random = TrialRandom.of(SEED, 2);
    for (int trial = 0; trial < 100; trial++) {
      Board board = HomeBoards.of(HomeBoards.random(random, 6), HomeBoards.random(random, 6));
      Dice dice = Dice.ROLLS.get(random.nextInt(Dice.ROLLS.size()));
      for (CubeState state : CubeState.values()) {
        assertThat(ADVICE.rank(board, dice, state))
            .as("seed %d trial %d", SEED, trial)
            .isSortedAccordingTo(
                (one, other) ->
                    Double.compare(value(other).equity(state), value(one).equity(state)));
      }
    }
  }

  @Test
  void beyondTheTableNothingIsInvented() {
    Board board = HomeBoards.of(new int[] {8, 0, 0, 0, 0, 0}, new int[] {6, 0, 0, 0, 0, 0});
    assertThat(ADVICE.beforeRoll(board)).isEmpty();
    List<RankedMove> single = ADVICE.rank(board, new Dice(2, 1), CubeState.CENTRED);
    assertThat(value(single.get(0)).winProbability()).isBetween(0.0, 1.0);
    Board far = HomeBoards.of(new int[] {9, 0, 0, 0, 0, 0}, new int[] {6, 0, 0, 0, 0, 0});
    assertThat(BearoffAdvice.afterRoll(ADVICE.rank(far, new Dice(2, 1), CubeState.CENTRED)))
        .isEmpty();
    assertThat(BearoffAdvice.afterRoll(ADVICE.rank(far, new Dice(1, 1), CubeState.CENTRED)))
        .isPresent();
  }

  private static BearoffValue before(Board board) {
    return ADVICE.beforeRoll(board).orElseThrow();
  }

  private static BearoffValue value(RankedMove move) {
    return Objects.requireNonNull(move.value());
  }
}
