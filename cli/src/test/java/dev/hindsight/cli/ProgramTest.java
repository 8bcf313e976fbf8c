package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.Interruption;
import dev.hindsight.cli.terminal.KeptWork;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.tables.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The program as a process of its own: its streams, signals and exit codes. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
@Tag("java")
class ProgramTest {
  @TempDir Path temp;

  /** Runs {@code script} in a shell where {@code $hindsight} starts the program. */
  private ChildProcess shell(String script) throws Exception {
    return ChildProcess.run(temp, environment(), List.of("/bin/sh", "-c", script));
  }

  private static Map<String, String> environment() {
    String java = String.join("' '", ChildProcess.java(Main.class.getName()));
    return Map.of("PATH", "/usr/bin:/bin", "hindsight", "eval '" + java + "'");
  }

  @Test
  void wrongUsageEndsWithTwo() throws Exception {
    ChildProcess child = shell("$hindsight nonsense");
    assertThat(child.exitCode()).isEqualTo(2);
    assertThat(child.out()).isEmpty();
    assertThat(child.err()).startsWith("hindsight: ").hasLineCount(1);
  }

  @Test
  void aReaderThatLeavesEarlyIsNoError() throws Exception {
    ChildProcess child = shell("(sleep 1; $hindsight --help; echo ended with $? >&2) | true");
    assertThat(child.err()).isEqualTo("ended with 0\n");
  }

  static boolean hasFullDevice() {
    return Files.exists(Path.of("/dev/full"));
  }

  @Test
  @EnabledIf("hasFullDevice")
  void aResultThatCannotBeWrittenIsAnError() throws Exception {
    ChildProcess child = shell("$hindsight --help >/dev/full");
    assertThat(child.exitCode()).isEqualTo(4);
    assertThat(child.err())
        .isEqualTo("hindsight: the output could not be written (No space left on device).\n");
  }

  /** Stands for a long command: works until cancelled, then takes a while to save its work. */
  static final class LongWork {
    public static void main(String[] args) throws Exception {
      Cancellation cancellation = new Cancellation();
      Console console = Console.ofProcess();
      KeptWork kept = KeptWork.beside(Path.of("saved"));
      Interruption interruption = Interruption.listen(cancellation, kept, console.err());
      Files.createFile(Path.of("working"));
      while (!cancellation.isCancelled()) {
        Thread.sleep(10);
      }
      Thread.sleep(3_000);
      Files.createFile(Path.of("saved"));
      interruption.workOver();
      System.exit(0);
    }
  }

  @Test
  void anInterruptedProgramSavesItsWorkAndEndsWith130() throws Exception {
    ChildProcess.Running running =
        ChildProcess.start(temp, environment(), ChildProcess.java(LongWork.class.getName()));
    awaitWorking(running);
    shell("kill -INT " + running.process().pid());
    assertThat(running.end().exitCode()).isEqualTo(130);
    assertThat(temp.resolve("saved")).exists();
  }

  /** Stands for a command that is deaf in the middle of a file: {@code --out written}. */
  static final class DeafWriter {
    public static void main(String[] args) throws IOException {
      KeptWork kept = KeptWork.beside(Path.of("written"));
      Interruption.listen(new Cancellation(), kept, Console.ofProcess().err());
      WholeFile.write(
          Path.of("written"),
          out -> {
            out.write(new byte[3 << 20]);
            out.flush();
            Files.createFile(Path.of("working"));
            try {
              Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
          });
    }
  }

  private ChildProcess.Running startDeafWriter() throws Exception {
    Files.deleteIfExists(temp.resolve("working"));
    ChildProcess.Running running =
        ChildProcess.start(temp, environment(), ChildProcess.java(DeafWriter.class.getName()));
    awaitWorking(running);
    assertThat(temp.resolve("written.partial")).exists();
    return running;
  }

  private void awaitWorking(ChildProcess.Running running) throws Exception {
    for (int wait = 0; wait < 6_000 && !Files.exists(temp.resolve("working")); wait++) {
      assertThat(running.process().isAlive()).isTrue();
      Thread.sleep(20);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void whoeverIsStoppedInTheMiddleOfAFileLeavesNothingOfIt(String signal) throws Exception {
    ChildProcess.Running running = startDeafWriter();
    shell("kill -" + signal + " " + running.process().pid());
    ChildProcess ended = running.end();
    assertThat(ended.exitCode()).isEqualTo(signal.equals("INT") ? 130 : 143);
    assertThat(ended.err()).isEqualTo("hindsight: interrupted.\n");
    assertThat(temp.toFile().list()).containsExactly("working");
  }

  /** Nobody can tidy up after kill -9, but the next to write there does. */
  @Test
  void whatAKilledCommandLeftIsReplacedByTheNext() throws Exception {
    for (String next :
        List.of(
            "oware build endgame --seeds 3 --out written",
            "backgammon build bearoff --checkers 2 --format gnubg --out written",
            "backgammon export --net race --out written",
            "oware export --seeds 3 --language cpp --out written")) {
      ChildProcess.Running running = startDeafWriter();
      running.process().destroyForcibly();
      assertThat(running.end().exitCode()).isEqualTo(137);
      assertThat(Files.size(temp.resolve("written.partial"))).isEqualTo(3 << 20);
      Transcript.fine(next.replace("written", temp.resolve("written").toString()).split(" "));
      assertThat(temp.toFile().list()).containsExactlyInAnyOrder("working", "written");
      Files.delete(temp.resolve("written"));
    }
  }

  @Test
  void anUndisturbedProgramEndsAtOnceWithItsOwnCode() throws Exception {
    ChildProcess child = shell("$hindsight --version");
    assertThat(child.exitCode()).isZero();
    assertThat(child.err()).isEmpty();
  }

  private static final String MIDDLE =
      "10ALPHA/9MM4/8QUIST2/11P3/10XI3/10UG3/11O3/6FOB2T3/7HENDS3/15/15/15/15/15/15"
          + " CDNVVZ?/EEILRRR 93/174 0";

  /** A simulation without end, and the judging of all racks one by one, which takes minutes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate --no-stop --iterations 1000000000 --json",
        "infer --exchange 5 --exhaustive --json"
      })
  void interruptedCrosswordWorkShowsWhatIsKnown(String work) throws Exception {
    List<String> arguments = new ArrayList<>(List.of(Main.class.getName(), "crossword"));
    arguments.addAll(List.of(work.split(" ")));
    arguments.add(MIDDLE);
    ChildProcess.Running running =
        ChildProcess.start(
            temp, environment(), ChildProcess.java(arguments.toArray(String[]::new)));
    // Long enough to have loaded the words on a slow machine; the work itself takes far longer.
    Thread.sleep(5_000);
    shell("kill -INT " + running.process().pid());
    ChildProcess child = running.end();
    assertThat(child.exitCode()).as(child.err()).isEqualTo(130);
    JsonNode json = new JsonMapper().readTree(child.out());
    if (work.startsWith("simulate")) {
      assertThat(json.get("ending").asString()).isEqualTo("cancelled");
    } else {
      assertThat(json.get("partial").asBoolean()).isTrue();
      assertThat(json.get("examined").asLong()).isLessThan(780_532);
    }
  }
}
