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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

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
            "oware duel --quiet --first " + HUGE + " --second random --pairs 2"));
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
      new ProcessBuilder("kill", "-" + signal, Long.toString(running.process().pid()))
          .start()
          .waitFor();
      long start = System.nanoTime();
      ChildProcess ended = running.end();
      assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start))
          .as(what)
          .isLessThan(MOST_MILLISECONDS);
      assertThat(ended.exitCode()).isEqualTo(signal.equals("INT") ? 130 : 143);
      assertThat(ended.err()).isEqualTo("hindsight: interrupted.\n");
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
