package dev.hindsight.backgammon.build.rollouts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.RandomBoards;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RolloutLearningTest {
  private static final BackgammonNets NETS =
      BackgammonNets.random(32, 16, TrialRandom.of(7, 0)).split(NetSplit.PLANS);

  @TempDir Path folder;

  /** Boards of which each side has all checkers left, so that every result is possible or not. */
  private static List<Board> boards(int count) {
    SplittableRandom random = new SplittableRandom(8);
    List<Board> boards = new ArrayList<>();
    while (boards.size() < count) {
      Board board = RandomBoards.board(random);
      if (!GameResult.isOver(board)) {
        boards.add(board);
      }
    }
    return boards;
  }

  /** A position whose mover wins a single game with this chance and else loses one. */
  private static Anchor anchor(Board board, float win, float standardError) {
    return new Anchor(
        board, List.of(win, 0f, 0f, 1 - win, 0f, 0f), 2 * win - 1, standardError, 100, 0);
  }

  private static AnchorTable table() {
    List<Anchor> anchors = new ArrayList<>();
    for (Board board : boards(120)) {
      anchors.add(anchor(board, board.moverPips() < board.otherPips() ? 0.9f : 0.2f, 0.01f));
    }
    return new AnchorTable(anchors);
  }

  private static double error(BackgammonNets nets, AnchorTable table) {
    NetEvaluator evaluator = new NetEvaluator(nets);
    float[] chances = new float[NetEncoding.OUTPUTS];
    double sum = 0;
    for (Anchor anchor : table.anchors()) {
      evaluator.chancesBeforeRoll(new RunningBoard(anchor.board()), chances);
      sum += Math.abs(ResultChances.cubelessEquity(chances, 0) - anchor.equity());
    }
    return sum / table.anchors().size();
  }

  private static RolloutLearning learning(int rounds, AnchorTable... tables) {
    return new RolloutLearning(
        new RolloutLearning.Plan(rounds, 16, 3e-3, 1e-3, 5),
        NETS,
        List.of(tables),
        List.of(),
        new TreeMap<>());
  }

  @Test
  void whatRolloutsSayIsLearnt() {
    AnchorTable table = table();
    try (Crew crew = new Crew(2)) {
      BackgammonNets learnt = learning(100, table).learn(crew);
      assertThat(error(NETS, table)).isGreaterThan(0.4);
      assertThat(error(learnt, table)).isLessThan(0.1);
    }
  }

  @Test
  void threadsDoNotShow() throws IOException {
    for (int threads = 1; threads <= 2; threads++) {
      try (Crew crew = new Crew(threads)) {
        learning(3, table()).run(folder.resolve(threads + ".nets"), crew);
      }
    }
    assertThat(folder.resolve("1.nets"))
        .hasBinaryContent(Files.readAllBytes(folder.resolve("2.nets")));
  }

  /** The same positions with opposite values: the surer table wins. */
  @Test
  void whatIsSurerCountsMore() {
    List<Anchor> sure = new ArrayList<>();
    List<Anchor> unsure = new ArrayList<>();
    for (Board board : boards(60)) {
      sure.add(anchor(board, 0.9f, 0.01f));
      unsure.add(anchor(board, 0.1f, 0.5f));
    }
    AnchorTable right = new AnchorTable(sure);
    try (Crew crew = new Crew(2)) {
      BackgammonNets learnt = learning(60, right, new AnchorTable(unsure)).learn(crew);
      assertThat(error(learnt, right)).isLessThan(0.3);
    }
    assertThat(RolloutLearning.weight(RolloutLearning.NET_ERROR)).isEqualTo(0.5f);
  }

  @Test
  void plansThatMakeNoSenseAreRefused() {
    assertThatThrownBy(() -> new RolloutLearning.Plan(0, 16, 1e-3, 1e-3, 1))
        .hasMessage("there are 1 to 1000 rounds, and batches of at least 1, not 0 and 16");
    assertThatThrownBy(() -> new RolloutLearning.Plan(1, 16, 0, 1e-3, 1))
        .hasMessage("learning rates are positive");
  }
}
