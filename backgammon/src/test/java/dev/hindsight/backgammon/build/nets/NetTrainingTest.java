package dev.hindsight.backgammon.build.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.LookaheadEvaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.play.players.DuelTrial;
import dev.hindsight.backgammon.play.players.EvaluatingPlayer;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.LastSave;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("slow")
class NetTrainingTest {
  private static final NetTraining.Listener NOBODY = state -> {};

  @TempDir Path folder;

  private NetSplit split = NetSplit.ONE;
  private Starts starts = Starts.NONE;

  private TrainingPlan plan(long games) {
    return new TrainingPlan(
        games,
        5,
        new TrainingPlan.Nets(ContactEncoding.THREATS, split, 32, 16),
        new TrainingPlan.Learning(32, 0.7, 0, 128, 3e-3, 3e-4),
        new TrainingPlan.TableUse(4, 0.1, TableDraw.EVENLY, false, true, 0),
        starts);
  }

  private NetTraining training(long games) {
    try (Crew crew = new Crew(1)) {
      return new NetTraining(plan(games), new SpotBearoff(4, crew), null);
    }
  }

  private byte[] run(String name, long games, int threads, NetTraining.Listener listener)
      throws IOException {
    Path target = folder.resolve(name);
    try (Crew crew = new Crew(threads)) {
      training(games).run(target, crew, 3, listener);
    }
    assertThat(Files.exists(folder.resolve(name + ".checkpoint"))).isFalse();
    return Files.readAllBytes(target);
  }

  @ParameterizedTest
  @EnumSource(NetSplit.class)
  void threadsAndInterruptionsDoNotShow(NetSplit nets) throws IOException {
    split = nets;
    starts = nets == NetSplit.ONE ? Starts.NONE : Starts.USUAL;
    byte[] one = run("one", 400, 1, NOBODY);
    assertThat(run("two", 400, 2, NOBODY)).isEqualTo(one);
    assertThatThrownBy(
            () ->
                run(
                    "stopped",
                    400,
                    1,
                    state -> {
                      if (state.learntBlocks() == 8) {
                        throw new IOException("stop");
                      }
                    }))
        .hasMessage("stop");
    long[] first = {0};
    byte[] resumed =
        run("stopped", 400, 2, state -> first[0] = first[0] == 0 ? state.learntBlocks() : first[0]);
    assertThat(first[0]).isEqualTo(7);
    assertThat(resumed).isEqualTo(one);
  }

  /** Blocks that take 25 s are saved after every third, whatever was said about blocks. */
  @Test
  void slowBlocksAreSavedByTheClock() throws IOException {
    AtomicLong nanos = new AtomicLong();
    List<Boolean> kept = new ArrayList<>();
    try (Crew crew = new Crew(1)) {
      training(8 * 32)
          .run(
              folder.resolve("slow"),
              crew,
              1_000,
              new LastSave(NetTraining.MOST_LOST, nanos::get),
              state -> {
                kept.add(Files.exists(folder.resolve("slow.checkpoint")));
                Files.deleteIfExists(folder.resolve("slow.checkpoint/state.table"));
                Files.deleteIfExists(folder.resolve("slow.checkpoint"));
                nanos.addAndGet(25_000_000_000L);
              });
    }
    assertThat(kept).containsExactly(false, false, false, true, false, false, true, false);
  }

  @Test
  void aFewSecondsOfTrainingBeatNone() throws IOException {
    run("trained", 4_000, 2, NOBODY);
    assertThat(leastPointsAgainstNone(BackgammonNets.open(folder.resolve("trained"))))
        .isGreaterThan(0.5);
  }

  /** Nobody tells these nets how games end: they learn what others, who know, see ahead. */
  @Test
  @Tag("long")
  void netsComeToSayWhatOthersSeeAPlyAhead() throws IOException {
    run("trained", 4_000, 2, NOBODY);
    BackgammonNets start = BackgammonNets.open(folder.resolve("trained"));
    try (Crew crew = new Crew(2)) {
      BackgammonNets pupil =
          new NetTraining(plan(320).withRates(1e-3, 1e-4).withPlies(1), null, start)
              .run(folder.resolve("ahead"), crew, 100, NOBODY);
      Evaluator teacher = new LookaheadEvaluator(new NetEvaluator(start), 1);
      assertThat(distance(new NetEvaluator(pupil), teacher))
          .isLessThan(0.95 * distance(new NetEvaluator(start), teacher));
    }
  }

  /** The mean difference of equities before the roll, over positions of other games. */
  private static double distance(Evaluator one, Evaluator other) {
    GameExperience game = new GameExperience();
    RunningBoard board = new RunningBoard(Board.START);
    float[] chances = new float[6];
    double sum = 0;
    int positions = 0;
    for (int number = 0; number < 20; number++) {
      new SelfPlay(one, null, false).play(number, 0, TrialRandom.of(77, number), game);
      for (int ply = 0; ply < game.plies(); ply++, positions++) {
        game.position(ply, board);
        one.chancesBeforeRoll(board, chances);
        float equity = ResultChances.cubelessEquity(chances, 0);
        other.chancesBeforeRoll(board, chances);
        sum += Math.abs(equity - ResultChances.cubelessEquity(chances, 0));
      }
    }
    return sum / positions;
  }

  /** The low end of an interval of 99 %. */
  private static double leastPointsAgainstNone(BackgammonNets trained) {
    BackgammonNets untrained = BackgammonNets.random(32, 16, TrialRandom.of(9, 9));
    DuelTrial duel =
        new DuelTrial(
            () -> new EvaluatingPlayer(new NetEvaluator(trained)),
            () -> new EvaluatingPlayer(new NetEvaluator(untrained)));
    try (Crew crew = new Crew(2)) {
      return Trials.of(TrialRange.of(1, 100), PairedComparison::new, duel)
          .run(crew)
          .spreadPerGame(0.99)
          .low();
    }
  }

  @Test
  void anAnchorIsWhatNetsComeToThinkOfItsPosition() throws IOException {
    // Nobody would get there alone: the start is even.
    List<Float> mostlyGammons = List.of(0.1f, 0.8f, 0f, 0.1f, 0f, 0f);
    AnchorTable anchors =
        new AnchorTable(List.of(new Anchor(Board.START, mostlyGammons, 1.6f, 0.001f, 36, 8)));
    float[] chances = new float[6];
    try (Crew crew = new Crew(2)) {
      BackgammonNets nets =
          new NetTraining(plan(2_000), null, anchors, null, new TreeMap<>())
              .run(folder.resolve("anchored"), crew, 100, NOBODY);
      new NetEvaluator(nets).chancesBeforeRoll(new RunningBoard(Board.START), chances);
    }
    assertThat(chances[1]).isBetween(0.6f, 0.95f);
  }

  @Test
  void figuresAreAppendedToAFile() throws IOException {
    Path log = folder.resolve("log.tsv");
    try (Crew crew = new Crew(1)) {
      ExactTargets exact = ExactTargets.everything(new SpotBearoff(4, crew));
      run("logged", 256, 1, new TrainingLog(log, 4, 20, exact, crew));
    }
    List<String> lines = Files.readAllLines(log);
    assertThat(lines).hasSize(3);
    int columns = lines.get(0).split("\t", -1).length;
    assertThat(lines).allSatisfy(line -> assertThat(line.split("\t", -1)).hasSize(columns));
    assertThat(lines.get(2)).startsWith("256\t");
  }
}
