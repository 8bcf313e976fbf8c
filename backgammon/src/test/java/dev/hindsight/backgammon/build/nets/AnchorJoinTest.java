package dev.hindsight.backgammon.build.nets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutTrial;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Recorded positions joined with anchors: what is stored with a position of self-play is a rollout
 * of that position before its roll, for the player about to roll. Each of the mistakes that such a
 * join can make must show.
 */
class AnchorJoinTest {
  private static final BackgammonNets NETS = BackgammonNets.random(16, 16, TrialRandom.of(8, 0));
  private static final RolloutPlan PLAN = new RolloutPlan(12, 4, 3, true);
  private static final int GAMES = 20;
  private static final int PLIES = 3;

  /** The first positions of some games, each as it was before the roll. */
  private final Set<Board> met = new LinkedHashSet<>();

  AnchorJoinTest() {
    SelfPlay play = new SelfPlay(new NetEvaluator(NETS), null, false);
    GameExperience game = new GameExperience();
    RunningBoard board = new RunningBoard(Board.START);
    for (int number = 0; number < GAMES; number++) {
      play.play(number, 0, TrialRandom.of(2, number), game);
      for (int ply = 0; ply < PLIES; ply++) {
        game.position(ply, board);
        met.add(board.toBoard());
      }
    }
  }

  @Test
  void whatIsStoredIsARolloutOfThePosition() {
    Faults faults = join(anchors(board -> board));
    assertThat(faults.compared).isGreaterThan(GAMES * (PLIES - 1));
    assertThat(faults.wrong).isZero();
  }

  @Test
  void aRolloutForTheWrongSideShows() {
    // The start looks the same from both sides; nothing else does.
    Faults faults = join(anchors(Board::swapped));
    assertThat(faults.wrong).isGreaterThan(faults.compared / 3);
  }

  @Test
  void aRolloutOfWhatTheRollLedToShows() {
    // What comes after the position in its game, as if values before and after a roll were one.
    List<Board> order = new ArrayList<>(met);
    Faults faults =
        join(anchors(board -> order.get((order.indexOf(board) + 1) % order.size()).swapped()));
    assertThat(faults.wrong).isGreaterThan(faults.compared / 3);
  }

  @Test
  void aTableKeyedByTheOtherSideIsNeverJoined() {
    List<Anchor> turned = new ArrayList<>();
    for (Board board : met) {
      if (!board.equals(board.swapped())) {
        turned.add(rollOut(board.swapped(), board));
      }
    }
    assertThat(join(new AnchorTable(turned)).compared).isZero();
  }

  private record Faults(int compared, int wrong) {}

  /** Plays the games again with anchors, and compares what was stored with rollouts anew. */
  private static Faults join(AnchorTable anchors) {
    NetEvaluator nets = new NetEvaluator(NETS);
    SelfPlay play = new SelfPlay(nets, nets, null, anchors, false, Starts.NONE);
    GameExperience game = new GameExperience();
    RunningBoard board = new RunningBoard(Board.START);
    int compared = 0;
    int wrong = 0;
    for (int number = 0; number < GAMES; number++) {
      play.play(number, 0, TrialRandom.of(2, number), game);
      for (int ply = 0; ply < game.plies(); ply++) {
        if (!Float.isNaN(game.anchorError(ply))) {
          assertThat(game.kind(ply)).isEqualTo(SampleKind.ANCHOR);
          game.position(ply, board);
          Anchor anew = rollOut(board.toBoard(), board.toBoard());
          float[] expected = new float[6];
          anew.copyChancesTo(expected);
          compared++;
          wrong +=
              Arrays.equals(expected, Arrays.copyOfRange(game.anchors(), 6 * ply, 6 * ply + 6))
                      && anew.standardError() == game.anchorError(ply)
                  ? 0
                  : 1;
        }
      }
    }
    return new Faults(compared, wrong);
  }

  /** Anchors under the boards that games meet, of what a rule makes of them. */
  private AnchorTable anchors(UnaryOperator<Board> rolledOut) {
    List<Anchor> anchors = new ArrayList<>();
    for (Board board : met) {
      anchors.add(rollOut(board, rolledOut.apply(board)));
    }
    return new AnchorTable(anchors);
  }

  private static Anchor rollOut(Board key, Board board) {
    try (Crew crew = new Crew(1)) {
      var result = new RolloutTrial(board, PLAN, () -> new NetEvaluator(NETS)).run(crew);
      float[] six = new float[6];
      result.chances().copyTo(six, 0);
      return new Anchor(
          key,
          List.of(six[0], six[1], six[2], six[3], six[4], six[5]),
          (float) result.equity(),
          (float) result.standardError(),
          12,
          3);
    }
  }
}
