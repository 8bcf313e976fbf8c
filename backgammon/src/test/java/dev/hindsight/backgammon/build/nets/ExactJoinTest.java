package dev.hindsight.backgammon.build.nets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.build.bearoff.ReferenceBearoff;
import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.evaluate.BearoffAdvice;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Recorded positions joined with the table: the value stored with a position of self-play is that
 * of the position before its roll, for the player about to roll, as the slow recursion finds it.
 * Each of the mistakes that such a join has been seen to make must show.
 */
@Tag("slow")
class ExactJoinTest {
  private static final int CHECKERS = 5;
  private static final int GAMES = 400;

  private final BearoffIndex index = new BearoffIndex(6, CHECKERS);
  private final ReferenceBearoff reference = new ReferenceBearoff(index);
  private final SpotBearoff table;

  ExactJoinTest() {
    try (Crew crew = new Crew(1)) {
      table = new SpotBearoff(CHECKERS, crew);
    }
  }

  @Test
  void whatIsStoredIsTheTableProbedAgainAndTheSlowRecursion() {
    Faults faults = join(table);
    assertThat(faults.compared).isGreaterThan(50);
    assertThat(faults.wrong).isZero();
  }

  @Test
  void aWrongOrderOfTheIndexShows() {
    Faults faults = join(other(board -> table.winProbabilityForMover(withPointsReversed(board))));
    assertThat(faults.wrong).isGreaterThan(faults.compared / 3);
  }

  @Test
  void aValueOfTheRolledPositionShows() {
    BearoffAdvice advice = new BearoffAdvice(table);
    Faults faults =
        join(
            other(
                board ->
                    BearoffAdvice.afterRoll(advice.rank(board, new Dice(6, 5), CubeState.CUBELESS))
                        .orElseThrow()
                        .winProbability()));
    assertThat(faults.wrong).isGreaterThan(faults.compared / 3);
  }

  @Test
  void aValueOfTheWrongSideShows() {
    assertThat(join(other(board -> 1 - table.winProbabilityForMover(board))).wrong).isPositive();
    Faults swapped = join(other(board -> table.winProbabilityForMover(board.swapped())));
    assertThat(swapped.wrong).isGreaterThan(swapped.compared / 3);
  }

  private record Faults(int compared, int wrong) {}

  /** Plays games that look positions up in some values, and compares what was stored. */
  private Faults join(PairValues values) {
    SelfPlay play = new SelfPlay(new Racer(), ExactTargets.everything(values), false);
    GameExperience game = new GameExperience();
    RunningBoard board = new RunningBoard(Board.START);
    int compared = 0;
    int wrong = 0;
    for (int number = 0; number < GAMES; number++) {
      play.play(number, 0, TrialRandom.of(11, number), game);
      for (int ply = 0; ply < game.plies(); ply++) {
        if (!Float.isNaN(game.exactWin(ply))) {
          game.position(ply, board);
          assertThat(game.firstDie(ply)).isBetween(1, 6);
          double slow =
              reference.fraction(
                  CubeState.CUBELESS, index.rank(board.moverNear()), index.rank(board.otherNear()));
          compared++;
          wrong += Math.abs(game.exactWin(ply) - slow) > 1e-6 ? 1 : 0;
        }
      }
    }
    return new Faults(compared, wrong);
  }

  /** Runs home and bears off, so that games come through the table. */
  private static final class Racer implements Evaluator {
    @Override
    public String name() {
      return "racer";
    }

    @Override
    public void chancesBeforeRoll(RunningBoard board, float[] chances) {
      ResultChances.ofWin(0.5).copyTo(chances, 0);
    }

    @Override
    public void equitiesAfterMove(MoveGenerator ends, float[] equities) {
      for (int index = 0; index < ends.count(); index++) {
        equities[index] = -Checkers.rearmost(ends.moverNear(index), ends.moverFar(index));
      }
    }
  }

  private PairValues other(ToDoubleFunction<Board> chance) {
    return new PairValues() {
      @Override
      public String name() {
        return "wrong values";
      }

      @Override
      public boolean covers(Board board) {
        return table.covers(board);
      }

      @Override
      public boolean isExact() {
        return true;
      }

      @Override
      public boolean isCubeful() {
        return false;
      }

      @Override
      public double winProbabilityForMover(Board board) {
        return chance.applyAsDouble(board);
      }

      @Override
      public double equityForMover(CubeState state, Board board) {
        return 2 * winProbabilityForMover(board) - 1;
      }
    };
  }

  /** As if the points were numbered from the other end. */
  private static Board withPointsReversed(Board board) {
    int[] mover = new int[25];
    int[] other = new int[25];
    for (int point = 1; point <= 6; point++) {
      mover[6 - point] = board.mover(point);
      other[6 - point] = board.other(point);
    }
    return Board.of(mover, other);
  }
}
