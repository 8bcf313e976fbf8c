package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command that can go on, as a real process that something happens to at moments drawn at
 * random: it is killed, told to stop, put to sleep for a while, or meets a full disk. Started again
 * as often as it takes, it ends with the bytes of a run that nobody disturbed, and leaves nothing
 * else behind. {@code -Dhindsight.rounds=N} makes N rounds of each command, one if nothing is said.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
@Tag("long")
class DisturbedRunsTest {
  private static final int ROUNDS = Integer.getInteger("hindsight.rounds", 1);
  private static final int MOST_DISTURBANCES = 3;
  private static final Map<String, String> ENVIRONMENT = Map.of("PATH", "/usr/bin:/bin");
  private static final String DISK = "size=192m";
  private static final long A_PAGE = 4096;

  @TempDir private Path temp;

  private enum Disturbance {
    KILL,
    TERM,
    SLEEP,
    FULL_DISK
  }

  static Stream<String> commands() {
    return SealedKinds.RESUMABLE.stream();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void endsWithTheSameBytesWhateverHappens(String line) throws Exception {
    SplittableRandom random = new SplittableRandom(line.hashCode());
    Path quiet = Files.createDirectory(temp.resolve("quiet"));
    String command = prepare(line, quiet);
    long start = System.nanoTime();
    ChildProcess undisturbed = start(command, quiet).end();
    long took = System.nanoTime() - start;
    assertThat(undisturbed.exitCode()).as(undisturbed.err()).isZero();
    Map<String, String> expected = SealedKinds.filesIn(quiet);

    for (int round = 0; round < ROUNDS; round++) {
      try (SmallDisk disk = SmallDisk.mount(temp.resolve("disk" + round), DISK)) {
        prepare(line, disk.folder());
        Map<Disturbance, Integer> met = new TreeMap<>();
        ChildProcess last = runDisturbed(command, disk, took, random, met);
        assertThat(last.exitCode()).as("%s after %s: %s", command, met, last.err()).isZero();
        assertThat(SealedKinds.filesIn(disk.folder())).as("%s", met).isEqualTo(expected);
        System.out.printf("rig: %s, took %.1f s: %s%n", met, took / 1e9, command);
      }
    }
  }

  /** Makes what the command reads; gives the command itself. */
  private static String prepare(String line, Path folder) throws IOException {
    SealedKinds.writeInputs(folder);
    List<String> commands = List.of(line.split(" && ", -1));
    for (String before : commands.subList(0, commands.size() - 1)) {
      Transcript.fine(SealedKinds.words(before, folder, "2"));
    }
    return commands.get(commands.size() - 1);
  }

  private ChildProcess runDisturbed(
      String command,
      SmallDisk disk,
      long took,
      SplittableRandom random,
      Map<Disturbance, Integer> met)
      throws Exception {
    for (int number = 0; number < MOST_DISTURBANCES; number++) {
      ChildProcess.Running running = start(command, disk.folder());
      Thread.sleep(Duration.ofNanos(random.nextLong(took)).toMillis());
      if (!running.process().isAlive()) {
        return running.end();
      }
      Disturbance what = Disturbance.values()[random.nextInt(Disturbance.values().length)];
      met.merge(what, 1, Integer::sum);
      ChildProcess ended = disturb(running, what, disk);
      if (ended.exitCode() == 0) {
        return ended;
      }
      assertThat(ended.exitCode())
          .as("%s: %s", what, ended.err())
          .isIn(what == Disturbance.FULL_DISK ? List.of(4) : List.of(130, 137, 143));
    }
    return start(command, disk.folder()).end();
  }

  private static ChildProcess disturb(
      ChildProcess.Running running, Disturbance what, SmallDisk disk) throws Exception {
    switch (what) {
      case KILL -> signal(running, "KILL");
      case TERM -> signal(running, "TERM");
      case SLEEP -> {
        signal(running, "STOP");
        Thread.sleep(500);
        signal(running, "CONT");
      }
      case FULL_DISK -> {
        signal(running, "STOP");
        disk.fillUpTo(A_PAGE);
        signal(running, "CONT");
        ChildProcess ended = running.end();
        disk.free();
        return ended;
      }
    }
    return running.end();
  }

  private static void signal(ChildProcess.Running running, String signal) throws Exception {
    new ProcessBuilder("kill", "-" + signal, Long.toString(running.process().pid()))
        .start()
        .waitFor();
  }

  private static ChildProcess.Running start(String command, Path folder) throws IOException {
    List<String> words =
        new ArrayList<>(
            ChildProcess.java(
                "-XX:TieredStopAtLevel=1",
                "-Xmx512m",
                "--add-modules=jdk.incubator.vector",
                Main.class.getName()));
    words.addAll(List.of(SealedKinds.words(command, folder, "1")));
    return ChildProcess.start(folder, ENVIRONMENT, words);
  }
}
