package dev.hindsight.lab.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RolloutErrorsTest {
  private static final float LABEL_ERROR = 0.03f;

  /** Rollouts that all say 0. */
  private static AnchorTable table() {
    SplittableRandom random = new SplittableRandom(3);
    List<Anchor> anchors = new ArrayList<>();
    while (anchors.size() < 200) {
      Board board = afterRandomMoves(random);
      if (!GameResult.isOver(board)) {
        anchors.add(new Anchor(board, List.of(0.5f, 0f, 0f, 0.5f, 0f, 0f), 0, LABEL_ERROR, 100, 0));
      }
    }
    return new AnchorTable(anchors);
  }

  private static Board afterRandomMoves(SplittableRandom random) {
    MoveGenerator generator = new MoveGenerator();
    Board board = Board.START;
    for (int left = random.nextInt(120); left > 0 && !GameResult.isOver(board); left--) {
      generator.prepare(board);
      int moves = generator.generate(random.nextInt(1, 7), random.nextInt(1, 7));
      board = generator.board(random.nextInt(moves)).swapped();
    }
    return board;
  }

  private static RolloutErrors errors(RolloutErrors.Judge judge) throws IOException {
    return RolloutErrors.of(table(), judge, new Cancellation(), Progress.SILENT);
  }

  @Test
  void kindsAddUpToAll() throws IOException {
    AnchorTable table = table();
    List<RolloutErrors.Kind> kinds = errors(board -> 0).kinds();
    long sum = 0;
    for (RolloutErrors.Kind kind : kinds.subList(0, kinds.size() - 1)) {
      sum += kind.positions();
      long expected =
          table.anchors().stream()
              .map(anchor -> new RunningBoard(anchor.board()))
              .filter(
                  board ->
                      (board.isContact() ? GamePlan.of(board).toString() : "race")
                          .equals(kind.kind()))
              .count();
      assertThat(kind.positions()).as(kind.kind()).isEqualTo(expected);
    }
    RolloutErrors.Kind all = kinds.get(kinds.size() - 1);
    assertThat(all.kind()).isEqualTo("all");
    assertThat(all.positions()).isEqualTo(sum).isEqualTo(table.anchors().size());
    assertThat(all.meanError()).isZero();
    assertThat(all.rmsError()).as("less than the noise of the rollouts").isZero();
    assertThat(all.labelError()).isCloseTo(LABEL_ERROR, within(1e-6));
  }

  @Test
  void aJudgeWhoLikesTheSideBehindIsFoundOut() throws IOException {
    RolloutErrors.Kind all =
        last(errors(board -> 0.05 * Integer.signum(board.moverPips() - board.otherPips())));
    assertThat(all.biasBehind()).isCloseTo(0.05, within(0.003));
    assertThat(all.meanError()).isCloseTo(0.05, within(0.003));
    assertThat(all.rmsError())
        .isCloseTo(Math.sqrt(0.05 * 0.05 - LABEL_ERROR * LABEL_ERROR), within(0.004));
  }

  private static RolloutErrors.Kind last(RolloutErrors errors) {
    return errors.kinds().get(errors.kinds().size() - 1);
  }
}
