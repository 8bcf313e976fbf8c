package dev.hindsight.backgammon.build.anchors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.play.OpeningBook;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.play.rollout.RolloutTrial;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tiny anchors, by nets that know nothing: how they are made, not what they say. */
class AnchorRolloutsTest {
  private static final BackgammonNets NETS = BackgammonNets.random(16, 16, TrialRandom.of(3, 0));
  private static final AnchorPlan PLAN = new AnchorPlan(2, 2, 5, AnchorPlan.Scope.OPENINGS);
  private static final String SHA256 = "0".repeat(64);

  @TempDir Path folder;

  private AnchorTable build(String name, Crew crew) throws IOException {
    return new AnchorRollouts(NETS, SHA256, PLAN).build(folder.resolve(name), crew);
  }

  @Test
  void eachIsARolloutOfThePlayerAboutToRoll() throws IOException {
    try (Crew crew = new Crew(1)) {
      AnchorTable table = build("a", crew);
      Board afterRoll = OpeningBook.boardsAfter(new Dice(3, 1)).get(0);
      for (Board board : List.of(Board.START, afterRoll.swapped())) {
        RolloutResult anew =
            new RolloutTrial(board, new RolloutPlan(8, 5, 2, true), () -> new NetEvaluator(NETS))
                .run(crew);
        Anchor anchor = table.find(board).orElseThrow();
        assertThat(anchor.equity()).isEqualTo((float) anew.equity());
        assertThat(anchor.standardError()).isEqualTo((float) anew.standardError());
        assertThat(anchor.chances().get(0)).isEqualTo((float) anew.chances().winSingle());
        assertThat(anchor.games()).isEqualTo(8);
      }
      assertThat(table.find(afterRoll)).isEmpty();
    }
  }

  @Test
  void threadsAndInterruptionsDoNotShow() throws IOException {
    try (Crew one = new Crew(1);
        Crew two = new Crew(2)) {
      build("one", one);
      build("two", two);
    }
    Cancellation stop = new Cancellation();
    try (Crew crew = new Crew(1, stop, new StopsAfter(100, stop))) {
      assertThatThrownBy(() -> build("stopped", crew)).isInstanceOf(CancelledException.class);
    }
    assertThat(folder.resolve("stopped.checkpoint")).exists();
    long[] advanced = {0};
    try (Crew crew = new Crew(2, Cancellation.never(), new FirstAdvance(advanced))) {
      build("stopped", crew);
    }
    assertThat(advanced[0]).isBetween(80L, 128L);
    assertThat(folder.resolve("stopped.checkpoint")).doesNotExist();
    byte[] expected = Files.readAllBytes(folder.resolve("one"));
    assertThat(Files.readAllBytes(folder.resolve("two"))).isEqualTo(expected);
    assertThat(Files.readAllBytes(folder.resolve("stopped"))).isEqualTo(expected);
  }

  @Test
  void allThatWasPromisedIsThere() {
    List<AnchorPositions.Position> positions =
        AnchorPositions.of(new NetEvaluator(NETS), new AnchorPlan(2, 1, 5, AnchorPlan.Scope.ALL));
    List<Board> boards = positions.stream().map(AnchorPositions.Position::board).toList();
    assertThat(boards).doesNotHaveDuplicates().contains(Board.START);
    for (Dice dice : Dice.ROLLS) {
      List<Board> book = OpeningBook.boardsAfter(dice);
      assertThat(book)
          .isNotEmpty()
          .allSatisfy(board -> assertThat(boards).contains(board.swapped()));
    }
    assertThat(positions.stream().filter(position -> position.plies() == 0)).hasSize(30);
    assertThat(boards).hasSizeBetween(300, 600);
  }

  @Test
  void racesHaveTheirPipsAndNoContact() {
    for (int pips = 60; pips <= 112; pips++) {
      Board race = AnchorPositions.race(Math.min(pips, 100), pips);
      assertThat(race.moverPips()).isEqualTo(Math.min(pips, 100));
      assertThat(race.otherPips()).isEqualTo(pips);
      assertThat(PositionClass.of(race)).isNotEqualTo(PositionClass.CONTACT);
      assertThat(new RunningBoard(race).isContact()).isFalse();
    }
  }

  /** Raises a cancellation when so much is done. */
  private static final class StopsAfter implements Progress {
    private final long most;
    private final Cancellation stop;
    private long done;

    StopsAfter(long most, Cancellation stop) {
      this.most = most;
      this.stop = stop;
    }

    @Override
    public void begin(String task, long total, String unit) {}

    @Override
    public void advance(long amount) {
      done += amount;
      if (done >= most) {
        stop.cancel();
      }
    }

    @Override
    public void end() {}
  }

  /** Remembers what was done already when a task began. */
  private static final class FirstAdvance implements Progress {
    private final long[] first;

    FirstAdvance(long[] first) {
      this.first = first;
    }

    @Override
    public void begin(String task, long total, String unit) {}

    @Override
    public void advance(long amount) {
      first[0] = first[0] == 0 ? amount : first[0];
    }

    @Override
    public void end() {}
  }
}
