package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real processes that wait, search, build or serve without end, and a signal: they end, and say
 * what is true. The tests that take long, and have the machine to themselves, ask for an end within
 * two seconds; where something else takes its processors after all, the limit is as many times
 * longer as the test is slowed down at that moment, see {@link #slowness}.
 */
@Tag("slow")
class StoppingTest {
  private static final Duration SOON = Duration.ofSeconds(2);

  /** Where other tests run at the same time: still less than any of this work takes. */
  private static final Duration AT_LAST = Duration.ofSeconds(30);

  /** What a command has done before it is stopped, if it says nothing by which to tell. */
  private static final Duration WORKED = Duration.ofMillis(1_500);

  private static final Duration PATIENCE = Duration.ofSeconds(90);

  private static final String BOARD = "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15";

  @TempDir private Path folder;

  /** What keeps nothing: it waits for a line, thinks without end, or serves. */
  static Stream<Arguments> endless() {
    return Stream.of(
        Arguments.of("INT", "isready\n", "readyok", "oware engine"),
        Arguments.of("TERM", "go infinite\n", "info depth", "oware engine"),
        Arguments.of(
            "INT", BOARD + " AIIMMOT/ 0/28 0\n", "position", "crossword ask --batch /dev/stdin"),
        Arguments.of(
            "TERM",
            "",
            "",
            "oware duel --quiet --first alphabeta:nodes=999999999999999999 --second random"
                + " --pairs 2"),
        Arguments.of(
            "INT",
            "",
            "",
            "crossword duel --quiet --first simulate:seconds=3600 --second score --pairs 1"),
        Arguments.of("INT", "", "Game 1", "backgammon play --seed 1"),
        Arguments.of(
            "TERM",
            "pass\n",
            "You pass",
            "crossword play --seed 1 --opponent simulate:seconds=3600"),
        Arguments.of("INT", "", "", "crossword review game.gcg --quiet --simulate 3600"),
        Arguments.of(
            "TERM", "", "", "backgammon rollout --quiet --trials 100000000 4HPwATDgc/ABMA"),
        Arguments.of("INT", "", "Ctrl-C", "backgammon engine --gnubg 0"),
        Arguments.of("INT", "", "http", "studio --no-open --port 0"));
  }

  static Stream<Arguments> moreEndless() {
    return Stream.of(
        Arguments.of("TERM", "isready\n", "readyok", "oware engine"),
        Arguments.of("INT", "go infinite\n", "info depth", "oware engine"),
        Arguments.of("INT", "isready\n", "readyok", "backgammon engine"),
        Arguments.of("TERM", "isready\n", "readyok", "crossword engine"),
        Arguments.of(
            "INT", "0-0-1-0-0-2-0-0-0-0-1-0\n", "position", "oware ask --batch /dev/stdin"),
        Arguments.of("TERM", "4HPwATDgc/ABMA\n", "position", "backgammon ask --batch /dev/stdin"),
        Arguments.of(
            "INT",
            "",
            "",
            "oware duel --quiet --first mcts:iterations=999999999999 --second random --pairs 2"),
        Arguments.of(
            "TERM",
            "",
            "",
            "backgammon duel --quiet --first net:plies=3 --second net:plies=3 --pairs 100000"),
        Arguments.of("INT", "", "Your answer", "backgammon quiz --checkers 2"),
        Arguments.of("TERM", "", "> ", "oware play --seed 1"),
        Arguments.of("INT", "", "Your move", "crossword play --seed 1"),
        Arguments.of(
            "INT",
            "",
            "",
            "crossword simulate --quiet --no-stop --iterations 1000000000 "
                + BOARD
                + " AIIMMOT/ 0/28 0"),
        Arguments.of("TERM", "", "", "bench oware"));
  }

  @ParameterizedTest(name = "{3}, {0}")
  @MethodSource("endless")
  void endsAndPromisesNothing(String signal, String input, String awaited, String arguments)
      throws Exception {
    stop(signal, input, awaited, arguments, AT_LAST);
  }

  @ParameterizedTest(name = "{3}, {0}")
  @MethodSource({"endless", "moreEndless"})
  @Tag("long")
  void endsSoonAndPromisesNothing(String signal, String input, String awaited, String arguments)
      throws Exception {
    stop(signal, input, awaited, arguments, SOON);
  }

  private void stop(
      String signal, String input, String awaited, String arguments, Duration patience)
      throws Exception {
    ChildProcess.Running running = start(arguments);
    try (OutputStream toProgram = running.process().getOutputStream()) {
      toProgram.write(input.getBytes(StandardCharsets.UTF_8));
      toProgram.flush();
      await(running, awaited);
      ChildProcess ended = signalled(running, signal, patience);
      // What serves others is there or not; nothing is said about it.
      boolean serves = awaited.equals("http") || awaited.equals("Ctrl-C");
      assertThat(ended.err()).isIn("hindsight: interrupted.\n", serves ? "" : null);
    }
  }

  /** Checking so many files takes minutes. */
  @Test
  void theCheckOfManyFilesIsStopped() throws Exception {
    Transcript.fine(
        "backgammon",
        "build",
        "bearoff",
        "--checkers",
        "7",
        "--format",
        "gnubg",
        "--out",
        folder.resolve("ts.bd").toString());
    ChildProcess.Running running = start("tables verify" + " ts.bd".repeat(2_000));
    await(running, "");
    ChildProcess ended = signalled(running, "TERM", AT_LAST);
    assertThat(ended.err()).isEqualTo("hindsight: interrupted.\n");
    assertThat(ended.out()).isEmpty();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("ts.bd", "game.gcg");
    }
  }

  /** What keeps its work says that it can go on exactly if something is there to go on from. */
  static Stream<Arguments> building() {
    return Stream.of(
        Arguments.of("INT", "crossword build rack-equity --games 1000000 --out kept"),
        Arguments.of("TERM", "backgammon train --games 100000000 --out kept"),
        Arguments.of("INT", "oware build book --seeds 16 --turns 200 --out kept"),
        Arguments.of("TERM", "backgammon build bearoff --checkers 11 --out kept"));
  }

  @ParameterizedTest(name = "{1}, {0}")
  @MethodSource("building")
  void aBuildThatIsStoppedSaysWhatIsTrue(String signal, String arguments) throws Exception {
    ChildProcess.Running running = start(arguments);
    await(running, "");
    ChildProcess ended = signalled(running, signal, AT_LAST);
    boolean isKept;
    try (Stream<Path> beside = Files.list(folder)) {
      isKept =
          beside.anyMatch(file -> file.getFileName().toString().matches("kept.*\\.checkpoint"));
    }
    assertThat(ended.err())
        .endsWith(
            isKept
                ? "hindsight: interrupted; run the same command again to go on.\n"
                : "hindsight: interrupted.\n");
    assertThat(folder.resolve("kept")).doesNotExist();
  }

  static Stream<Arguments> otherBuilds() {
    return Stream.of(
        Arguments.of("TERM", "oware build endgame --seeds 20 --out kept"),
        Arguments.of("INT", "crossword build win-chance --games 1000000 --out kept"),
        Arguments.of("INT", "backgammon build anchors --out kept"),
        Arguments.of("TERM", "crossword build placement --games 1000000 --out kept"),
        Arguments.of(
            "INT",
            "backgammon learn --games 1000000 --workers 1 --contact 16 --race 16 --buffer b"
                + " --out kept"),
        Arguments.of(
            "INT",
            "crossword build placement --games 100000 --rounds 2 --leaves-out l.klv2 --out kept"),
        Arguments.of("TERM", "oware build endgame --seeds 22 --memory 128M --out kept"),
        Arguments.of(
            "INT", "crossword build rack-equity --by sweeps --positions 100000 --out kept"));
  }

  @ParameterizedTest(name = "{1}, {0}")
  @MethodSource("otherBuilds")
  @Tag("long")
  void otherBuildsSayWhatIsTrue(String signal, String arguments) throws Exception {
    aBuildThatIsStoppedSaysWhatIsTrue(signal, arguments);
  }

  /** The same command with a plan: every kind of run stops in the same way. */
  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  @Tag("long")
  void aRunOfAPlanSaysWhatIsTrue(String signal) throws Exception {
    String plan = "oware duel --first alphabeta:depth=4 --second random --pairs 1000000 --plan";
    assertThat(start(plan + " --out duel.plan").end().exitCode()).isZero();
    aBuildThatIsStoppedSaysWhatIsTrue(signal, "runs run duel.plan --quiet --out kept");
  }

  /** Nobody writes to the pipe, so that to open it waits for ever. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "oware ask --batch pipe",
        "crossword ask --words pipe " + BOARD + " AIIMMOT/ 0/28 0"
      })
  void aPipeThatNobodyWritesToIsLeft(String arguments) throws Exception {
    makePipe();
    ChildProcess.Running running = start(arguments);
    Thread.sleep(2_000);
    assertThat(signalled(running, "INT", AT_LAST).err()).isEqualTo("hindsight: interrupted.\n");
  }

  @Test
  void aPipeIsNoTable() throws Exception {
    makePipe();
    ChildProcess refused = start("tables verify pipe").end();
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).contains("is not a regular file");
  }

  private void makePipe() throws Exception {
    assertThat(new ProcessBuilder("mkfifo", folder.resolve("pipe").toString()).start().waitFor())
        .isZero();
  }

  @BeforeEach
  void recordAGame() throws IOException {
    Files.writeString(
        folder.resolve("game.gcg"),
        "#player1 Ama Ama\n#player2 Kofi Kofi\n>Ama: ACEFTQZ 8D FACET +28 28\n");
  }

  private ChildProcess.Running start(String arguments) throws IOException {
    List<String> program =
        Stream.concat(Stream.of(Main.class.getName()), Stream.of(arguments.split(" "))).toList();
    return ChildProcess.startWithInput(
        folder, Map.of(), ChildProcess.java(program.toArray(String[]::new)));
  }

  private static ChildProcess signalled(
      ChildProcess.Running running, String signal, Duration patience) throws Exception {
    double slowness = slowness();
    new ProcessBuilder("kill", "-" + signal, Long.toString(running.process().pid()))
        .start()
        .waitFor();
    long start = System.nanoTime();
    ChildProcess ended = running.end();
    long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    assertThat(took)
        .as("milliseconds, on a machine that slows us down %.1f times", slowness)
        .isLessThan((long) (patience.toMillis() * slowness));
    // On TERM Java ends with 143, unless the command, which says 130, is quicker.
    assertThat(ended.exitCode()).isIn(130, signal.equals("INT") ? 130 : 143);
    return ended;
  }

  /**
   * How many times longer than alone a thread takes here and now, at least 1: the time that a tenth
   * of a second of a processor takes. The command that is about to be stopped is part of the load.
   */
  private static double slowness() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = System.nanoTime();
    long processor = threads.getCurrentThreadCpuTime();
    long used;
    do {
      used = threads.getCurrentThreadCpuTime() - processor;
    } while (used < TimeUnit.MILLISECONDS.toNanos(100));
    return Math.max(1, (double) (System.nanoTime() - start) / used);
  }

  /** Until it has said something or, if there is nothing to be said, has worked for a while. */
  private static void await(ChildProcess.Running running, String words)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    boolean isReady = false;
    while (!isReady) {
      assertThat(running.process().isAlive()).isTrue();
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(20);
      isReady =
          words.isEmpty() ? hasWorked(running) : Files.readString(running.out()).contains(words);
    }
  }

  private static boolean hasWorked(ChildProcess.Running running) {
    return running.process().info().totalCpuDuration().orElse(WORKED).compareTo(WORKED) >= 0;
  }
}
