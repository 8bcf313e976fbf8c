package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real processes that wait or search without end, and a signal: they end, and say what is true. */
@Tag("slow")
class StoppingTest {
  /** A moment for the program, the rest for a busy machine. */
  private static final long MOST_MILLISECONDS = 8_000;

  private static final String HUGE = "alphabeta:nodes=999999999999999999";

  @TempDir private Path folder;

  static Stream<Arguments> endless() {
    return Stream.of(
        Arguments.of("an engine that waits", "INT", "isready\n", "readyok", "oware engine"),
        Arguments.of("an engine that waits", "TERM", "isready\n", "readyok", "oware engine"),
        Arguments.of("a search without end", "INT", "go infinite\n", "info depth", "oware engine"),
        Arguments.of("a search without end", "TERM", "go infinite\n", "info depth", "oware engine"),
        Arguments.of(
            "a batch from a pipe",
            "INT",
            "0-0-1-0-0-2-0-0-0-0-1-0\n",
            "position",
            "oware ask --batch /dev/stdin"),
        Arguments.of(
            "a player with a huge limit",
            "TERM",
            "",
            "",
            "oware duel --quiet --first " + HUGE + " --second random --pairs 2"),
        Arguments.of(
            "a player with an hour a move",
            "INT",
            "",
            "",
            "crossword duel --quiet --first simulate:seconds=3600 --second score --pairs 1"),
        Arguments.of("a quiz that waits", "INT", "", "Your answer", "backgammon quiz --checkers 2"),
        Arguments.of("a game that waits", "INT", "", "Your move", "crossword play --seed 1"),
        Arguments.of(
            "an opponent with an hour a move",
            "INT",
            "pass\n",
            "You pass",
            "crossword play --seed 1 --opponent simulate:seconds=3600"),
        Arguments.of(
            "a review that simulates",
            "INT",
            "",
            "",
            "crossword review game.gcg --quiet --simulate 3600"),
        Arguments.of("a fixed workload", "TERM", "", "", "bench oware"));
  }

  /** The same of what takes long to get going, for a test that may. */
  static Stream<Arguments> others() {
    return Stream.of(
        Arguments.of("a game that waits", "TERM", "", "> ", "oware play --seed 1"),
        Arguments.of("a match that waits", "INT", "", "Game 1", "backgammon play --seed 1"),
        Arguments.of(
            "a rollout",
            "TERM",
            "",
            "",
            "backgammon rollout --quiet --trials 100000000 4HPwATDgc/ABMA"),
        Arguments.of(
            "a simulation",
            "TERM",
            "",
            "",
            "crossword simulate --quiet --no-stop --iterations 1000000000 "
                + "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0"),
        Arguments.of("a studio", "INT", "", "http", "studio --no-open --port 0"));
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("others")
  @Tag("long")
  void othersEndSoon(String what, String signal, String input, String awaited, String arguments)
      throws Exception {
    ChildProcess.Running running =
        ChildProcess.startWithInput(
            folder, Map.of(), ChildProcess.java(program(arguments).toArray(String[]::new)));
    await(running, awaited);
    signalled(running, signal);
  }

  static Stream<Arguments> otherBuilds() {
    return Stream.of(
        Arguments.of("TERM", "crossword build placement --games 1000000 --out kept"),
        Arguments.of(
            "INT", "crossword build rack-equity --by sweeps --positions 100000 --out kept"),
        Arguments.of("TERM", "backgammon build bearoff --checkers 10 --out kept"));
  }

  @ParameterizedTest(name = "{1}, {0}")
  @MethodSource("otherBuilds")
  @Tag("long")
  void otherBuildsSayWhatIsTrue(String signal, String arguments) throws Exception {
    aBuildThatIsStoppedSaysWhatIsTrue(signal, arguments);
  }

  /** What keeps its work says that it can go on exactly if something is there to go on from. */
  static Stream<Arguments> building() {
    return Stream.of(
        Arguments.of("INT", "crossword build rack-equity --games 100000 --out kept"),
        Arguments.of("TERM", "backgammon train --games 100000 --out kept"),
        Arguments.of("TERM", "oware build endgame --seeds 20 --out kept"));
  }

  @ParameterizedTest(name = "{1}, {0}")
  @MethodSource("building")
  void aBuildThatIsStoppedSaysWhatIsTrue(String signal, String arguments) throws Exception {
    ChildProcess.Running running =
        ChildProcess.startWithInput(
            folder, Map.of(), ChildProcess.java(program(arguments).toArray(String[]::new)));
    await(running, "");
    ChildProcess ended = signalled(running, signal);
    boolean isKept = Files.isDirectory(folder.resolve("kept.checkpoint"));
    assertThat(ended.err())
        .isEqualTo(
            isKept
                ? "hindsight: interrupted; run the same command again to go on.\n"
                : "hindsight: interrupted.\n");
    assertThat(folder.resolve("kept")).doesNotExist();
  }

  /** Nobody writes to the pipe, so that to open it waits for ever. */
  @ParameterizedTest
  @ValueSource(strings = {"tables verify pipe", "oware ask --batch pipe"})
  void aPipeThatNobodyWritesToIsLeft(String arguments) throws Exception {
    assertThat(new ProcessBuilder("mkfifo", folder.resolve("pipe").toString()).start().waitFor())
        .isZero();
    ChildProcess.Running running =
        ChildProcess.startWithInput(
            folder, Map.of(), ChildProcess.java(program(arguments).toArray(String[]::new)));
    Thread.sleep(2_000);
    if (running.process().isAlive()) {
      assertThat(signalled(running, "INT").err()).isEqualTo("hindsight: interrupted.\n");
    } else {
      assertThat(running.end().exitCode()).as("refused at once").isEqualTo(3);
    }
  }

  private static ChildProcess signalled(ChildProcess.Running running, String signal)
      throws Exception {
    new ProcessBuilder("kill", "-" + signal, Long.toString(running.process().pid()))
        .start()
        .waitFor();
    long start = System.nanoTime();
    ChildProcess ended = running.end();
    assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start))
        .isLessThan(MOST_MILLISECONDS);
    // On TERM Java ends with 143, unless the command, which says 130, is quicker.
    assertThat(ended.exitCode()).isIn(130, signal.equals("INT") ? 130 : 143);
    return ended;
  }

  @BeforeEach
  void recordAGame() throws IOException {
    Files.writeString(
        folder.resolve("game.gcg"),
        "#player1 Ama Ama\n#player2 Kofi Kofi\n>Ama: ACEFTQZ 8D FACET +28 28\n");
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("endless")
  void endsSoonAndPromisesNothing(
      String what, String signal, String input, String awaited, String arguments) throws Exception {
    ChildProcess.Running running =
        ChildProcess.startWithInput(
            folder, Map.of(), ChildProcess.java(program(arguments).toArray(String[]::new)));
    try (OutputStream toProgram = running.process().getOutputStream()) {
      toProgram.write(input.getBytes(StandardCharsets.UTF_8));
      toProgram.flush();
      await(running, awaited);
      ChildProcess ended = signalled(running, signal);
      assertThat(ended.err()).as(what).isEqualTo("hindsight: interrupted.\n");
    }
  }

  private static List<String> program(String arguments) {
    return Stream.concat(Stream.of(Main.class.getName()), Stream.of(arguments.split(" "))).toList();
  }

  /** Until it has said something, or for a second if it says nothing. */
  private static void await(ChildProcess.Running running, String words)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    if (words.isEmpty()) {
      Thread.sleep(3_000);
    }
    while (!Files.readString(running.out()).contains(words)) {
      assertThat(running.process().isAlive()).isTrue();
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(20);
    }
  }
}
