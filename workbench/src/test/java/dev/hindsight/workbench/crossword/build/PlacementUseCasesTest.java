package dev.hindsight.workbench.crossword.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.build.placement.OpennessFactors;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementVariant;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.CrosswordReplies;
import dev.hindsight.workbench.crossword.ask.RepliesAnswer;
import dev.hindsight.workbench.crossword.ask.WhyAnswer;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.files.SmallGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Placement values built, asked for, drawn and compared, in a small game. */
@Tag("slow")
class PlacementUseCasesTest {
  @TempDir Path folder;

  private CrosswordFiles files = CrosswordFiles.NONE;

  @BeforeEach
  void writeFiles() throws IOException {
    CrosswordFiles small = SmallGame.files(folder);
    Path layout =
        Files.writeString(
            folder.resolve("small.board"),
            "start 5E\n=..'.'..=\n.-..\"..-.\n..-.'.-..\n'...-...'\n.\"'-.-'\".\n"
                + "'...-...'\n..-.'.-..\n.-..\"..-.\n=..'.'..=\n");
    files = new CrosswordFiles(small.words(), null, small.tiles(), layout);
  }

  private static CgpPosition opening(LoadedEquipment loaded, String racks) {
    return Cgp.parse("9/9/9/9/9/9/9/9/9 " + racks + " 0/0 0", loaded.rules());
  }

  private static PlacementPlan plan(
      PlacementPlan.Source source,
      int horizon,
      PlacementPlan.Estimator how,
      PlacementVariant what) {
    return new PlacementPlan(source, 60, 2, 5, horizon, how, what, 3, 2);
  }

  private PlacementResult build(PlacementPlan plan, String name, int threads) throws IOException {
    try (Crew crew = new Crew(threads)) {
      return new PlacementBuild(files, plan).run(folder.resolve(name), crew);
    }
  }

  @Test
  void theSameBytesForAnyNumberOfThreads() throws IOException {
    for (PlacementPlan plan :
        List.of(
            plan(
                PlacementPlan.Source.GAMES,
                0,
                PlacementPlan.Estimator.MEANS,
                PlacementVariant.PLAIN),
            plan(
                PlacementPlan.Source.GAMES, 1, PlacementPlan.Estimator.MEANS, PlacementVariant.ALL),
            plan(
                PlacementPlan.Source.REPLIES,
                2,
                PlacementPlan.Estimator.REGRESSION,
                PlacementVariant.ALL))) {
      PlacementResult one = build(plan, "one", 1);
      build(plan, "two", 2);
      assertThat(folder.resolve("two")).hasSameBinaryContentAs(folder.resolve("one"));
      assertThat(one.generations()).hasSize(2);
      assertThat(one.generations().get(0).plays()).isPositive();
      assertThat(one.toReport().toText()).contains("Generations");
    }
  }

  /** The second generation plays with the values of the first, factors included. */
  @Test
  void valuesAreLearntWithTheirFactors() throws IOException {
    PlacementPlan without =
        plan(
            PlacementPlan.Source.REPLIES,
            1,
            PlacementPlan.Estimator.REGRESSION,
            PlacementVariant.PLAIN);
    PlacementPlan with = without.withFactors(OpennessFactors.parse("hooks:2000,1500,1000,500,100"));
    build(without, "without", 1);
    build(with, "one", 1);
    build(with, "two", 2);
    assertThat(folder.resolve("two")).hasSameBinaryContentAs(folder.resolve("one"));
    PlacementTable learnt = PlacementTable.open(folder.resolve("one"));
    assertThat(learnt.openness()).isEqualTo(Openness.HOOKS);
    assertThat(learnt.multipliersThousandths()).containsExactly(2_000, 1_500, 1_000, 500, 100);
    assertThat(learnt.meanMillipoints())
        .isNotEqualTo(PlacementTable.open(folder.resolve("without")).meanMillipoints());
    assertThatThrownBy(
            () ->
                plan(
                        PlacementPlan.Source.GAMES,
                        1,
                        PlacementPlan.Estimator.MEANS,
                        PlacementVariant.PLAIN)
                    .withFactors(with.factors()))
        .hasMessageContaining("regression");
  }

  @Test
  void aBuildThatWasStoppedGoesOnToTheSameBytes() throws IOException {
    PlacementPlan plan =
        new PlacementPlan(
            PlacementPlan.Source.GAMES,
            6_000,
            1,
            5,
            1,
            PlacementPlan.Estimator.MEANS,
            PlacementVariant.PLAIN,
            2,
            2);
    build(plan, "whole", 1);
    Path target = folder.resolve("stopped");
    try (Crew crew = crewThatStopsIn("squares, generation 1")) {
      assertThatThrownBy(() -> new PlacementBuild(files, plan).run(target, crew))
          .isInstanceOf(CancelledException.class);
    }
    assertThat(folder.resolve("stopped.checkpoint")).isDirectory();
    build(plan, "stopped", 1);
    assertThat(target).hasSameBinaryContentAs(folder.resolve("whole"));
    assertThat(folder.resolve("stopped.checkpoint")).doesNotExist();
  }

  /** A crew that is cancelled when it has done something of a task. */
  private static Crew crewThatStopsIn(String task) {
    Cancellation stop = new Cancellation();
    Progress stopping =
        new Progress() {
          private String current = "";

          @Override
          public void begin(String begun, long total, String unit) {
            current = begun;
          }

          @Override
          public void advance(long done) {
            if (current.startsWith(task)) {
              stop.cancel();
            }
          }

          @Override
          public void end() {}
        };
    return new Crew(1, stop, stopping);
  }

  private PlacementResult buildRounds(String name, Crew crew) throws IOException {
    PlacementPlan plan =
        plan(
            PlacementPlan.Source.REPLIES,
            2,
            PlacementPlan.Estimator.REGRESSION,
            PlacementVariant.PLAIN);
    PlacementRoundsBuild.Rounds rounds =
        new PlacementRoundsBuild.Rounds(2, 50, folder.resolve(name + ".leaves"));
    return new PlacementRoundsBuild(files, plan, rounds).run(folder.resolve(name), crew);
  }

  /** Time left is that of all rounds: what a task says comes after it. */
  @Test
  void roundsTellWhatIsStillToCome() throws IOException {
    List<Long> games = new ArrayList<>();
    List<Long> after = new ArrayList<>();
    Progress noted =
        new Progress() {
          @Override
          public void begin(String task, long total, String unit) {
            throw new AssertionError(task + " does not tell what comes after it");
          }

          @Override
          public void begin(String task, long total, String unit, long more) {
            games.add(total);
            after.add(more);
          }

          @Override
          public void advance(long amount) {}

          @Override
          public void end() {}
        };
    try (Crew crew = new Crew(1, Cancellation.never(), noted)) {
      buildRounds("told", crew);
    }
    // Two rounds of two generations of squares and one of leaves.
    long squares = games.get(0);
    assertThat(games).containsExactly(squares, squares, 50L, squares, squares, 50L);
    // Until both kinds are known, all games count alike; then the other kind by its own speed.
    assertThat(after.subList(0, 3))
        .containsExactly(3 * squares + 100, 2 * squares + 100, 2 * squares + 50);
    assertThat(after.get(3)).isGreaterThan(squares);
    assertThat(after.subList(4, 6)).satisfies(last -> assertThat(last.get(1)).isZero());
  }

  @Test
  void squaresAndLeavesInTurnsAreTheSameBytesHoweverTheyAreLearnt() throws IOException {
    PlacementResult one;
    try (Crew crew = new Crew(1)) {
      one = buildRounds("one", crew);
    }
    try (Crew crew = new Crew(2)) {
      buildRounds("two", crew);
    }
    // The leaves of the first round are the first work of that name.
    try (Crew crew = crewThatStopsIn("generation 1 of 1")) {
      assertThatThrownBy(() -> buildRounds("stopped", crew)).isInstanceOf(CancelledException.class);
    }
    assertThat(folder.resolve("stopped.rounds.checkpoint")).isDirectory();
    try (Crew crew = new Crew(1)) {
      buildRounds("stopped", crew);
    }
    for (String name : List.of("two", "stopped")) {
      assertThat(folder.resolve(name)).hasSameBinaryContentAs(folder.resolve("one"));
      assertThat(folder.resolve(name + ".leaves"))
          .hasSameBinaryContentAs(folder.resolve("one.leaves"));
    }
    assertThat(one.generations())
        .extracting(PlacementResult.Generation::generation)
        .containsExactly(1, 2);
    assertThat(one.generations().get(1).change()).isPositive();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.map(path -> path.getFileName().toString()))
          .noneMatch(name -> name.contains("round"));
    }
  }

  @Test
  void aPlayIsWorthItsScoreItsLeaveAndItsSquares() throws IOException {
    build(
        plan(
            PlacementPlan.Source.GAMES,
            1,
            PlacementPlan.Estimator.REGRESSION,
            PlacementVariant.NEIGHBOURS),
        "small.squares",
        1);
    LoadedEquipment loaded =
        LoadedEquipment.open(files).withPlacement(folder.resolve("small.squares"));
    CrosswordAsk ask = new CrosswordAsk(loaded);
    CgpPosition opening = opening(loaded, "BADEADS/");
    CrosswordAnswer answer = ask.answer(opening, 5, false);
    assertThat(answer.placement()).endsWith("small.squares");
    for (int rank = 1; rank <= 5; rank++) {
      CrosswordAnswer.Move move = answer.best().get(rank - 1);
      WhyAnswer why = why(ask, opening, rank);
      Equity sum = Equity.ofPoints(why.score()).plus(why.leaveValue());
      Equity squares = Equity.ZERO;
      for (WhyAnswer.Tile tile : why.squares()) {
        squares = squares.plus(tile.value());
      }
      assertThat(why.move()).isEqualTo(move.move());
      assertThat(squares).isEqualTo(move.placementValue());
      assertThat(sum.plus(squares)).isEqualTo(why.equity()).isEqualTo(move.equity());
    }
    assertThatThrownBy(() -> why(ask, opening, 1_000_000))
        .isInstanceOf(CrosswordFormatException.class);
  }

  private static WhyAnswer why(CrosswordAsk ask, CgpPosition asked, int rank) {
    try (Crew alone = new Crew(1)) {
      return ask.why(asked, rank, EndgameLimits.within(Duration.ofSeconds(5)), alone);
    }
  }

  @Test
  void repliesAreTakenOffTheEquity() throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(files);
    CrosswordReplies look = new CrosswordReplies(loaded);
    try (Crew crew = new Crew(1)) {
      RepliesAnswer answer = look.answer(opening(loaded, "BADEADS/"), 4, crew);
      assertThat(answer.plays()).hasSize(4);
      Equity before = null;
      for (RepliesAnswer.Play play : answer.plays()) {
        assertThat(play.equity().minus(play.reply())).isEqualTo(play.net());
        assertThat(before == null || before.compareTo(play.net()) >= 0).isTrue();
        before = play.net();
      }
      assertThat(answer.squares()).hasSize(9);
      assertThatThrownBy(() -> look.answer(opening(loaded, "/"), 4, crew))
          .isInstanceOf(CrosswordFormatException.class);
    }
  }

  @Test
  void picturesAndAPageAreWritten() throws IOException {
    PlacementPlan plan =
        plan(
            PlacementPlan.Source.GAMES,
            1,
            PlacementPlan.Estimator.REGRESSION,
            PlacementVariant.ALL);
    build(plan, "small.squares", 1);
    Path table = folder.resolve("small.squares");
    Path pictures = folder.resolve("pictures");
    PlacementReportResult written = PlacementReport.open(List.of(table, table)).write(pictures);
    assertThat(written.pictures())
        .contains("mean", "mean-0", "mean-3", "variance-1", "convergence");
    assertThat(written.mean()).hasSize(9);
    assertThat(Files.readString(Path.of(written.page()))).contains("<svg", "word x 3");
    assertThat(Files.readAllBytes(pictures.resolve("mean.png"))).startsWith(0x89, 'P', 'N', 'G');
    assertThat(Files.readString(pictures.resolve("mean-3.svg"))).contains("tiles of 3");
  }

  @Test
  void theTableOfTheProgramIsDrawnByItsName() throws IOException {
    PlacementReportResult written =
        PlacementReport.open(List.of(Path.of("built-in"))).write(folder.resolve("usual"));
    assertThat(written.mean()).hasSize(15);
    assertThat(Files.readString(Path.of(written.page()))).contains("built-in");
  }

  @Test
  void plansThatMakeNoSenseAreRefused() {
    assertThatThrownBy(
            () ->
                plan(
                    PlacementPlan.Source.REPLIES,
                    0,
                    PlacementPlan.Estimator.REGRESSION,
                    PlacementVariant.PLAIN))
        .hasMessageContaining("plies");
    assertThatThrownBy(
            () ->
                plan(
                    PlacementPlan.Source.REPLIES,
                    1,
                    PlacementPlan.Estimator.MEANS,
                    PlacementVariant.PLAIN))
        .hasMessageContaining("regression");
  }
}
