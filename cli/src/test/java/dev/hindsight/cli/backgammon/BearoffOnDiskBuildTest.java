package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.cli.ChildProcess;
import dev.hindsight.cli.Main;
import dev.hindsight.cli.SmallDisk;
import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * A bearoff build that may not use the memory for all its values, as a real process: killed, or on
 * a disk that fills up, it goes on from its last band and ends with the bytes of a build in memory.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class BearoffOnDiskBuildTest {
  @TempDir static Path shared;
  private static byte[] inMemory;

  @TempDir Path folder;

  @BeforeAll
  static void buildInMemory() throws IOException {
    Path table = shared.resolve("b.table");
    Transcript built =
        Transcript.of(
            "backgammon",
            "build",
            "bearoff",
            "--checkers",
            "7",
            "--cubeful",
            "--out",
            table.toString());
    assertThat(built.exitCode()).as(built.err()).isZero();
    assertThat(built.err()).isEmpty();
    inMemory = Files.readAllBytes(table);
  }

  private static ChildProcess.Running start(Path where, String... more) throws IOException {
    List<String> command =
        Stream.of(
                ChildProcess.java(Main.class.getName()),
                List.of("backgammon", "build", "bearoff", "--checkers", "7", "--cubeful"),
                List.of("--memory", "200M", "--out", "b.table"),
                List.of(more))
            .flatMap(List::stream)
            .toList();
    return ChildProcess.start(where, Map.of("PATH", "/usr/bin:/bin"), command);
  }

  private static void awaitFirstBand(Path where, ChildProcess.Running running)
      throws InterruptedException {
    Path checkpoint = where.resolve("b.table.checkpoint").resolve("solved.table");
    while (!Files.exists(checkpoint) && running.process().isAlive()) {
      Thread.sleep(2);
    }
  }

  private static void assertStoppedHalfWay(Path where) {
    assertThat(where.resolve("b.table")).doesNotExist();
    assertThat(where.resolve("b.table.scratch")).exists();
    assertThat(where.resolve("b.table.checkpoint").resolve("solved.table")).exists();
  }

  private static void assertGoesOnToTheSameBytes(Path where, ChildProcess.Running again)
      throws IOException, InterruptedException {
    ChildProcess ended = again.end();
    assertThat(ended.exitCode()).as(ended.err()).isZero();
    assertThat(ended.err()).contains("solved on disk in", "MB are there already").hasLineCount(1);
    assertThat(Files.readAllBytes(where.resolve("b.table"))).isEqualTo(inMemory);
    assertThat(where.toFile().list()).containsExactly("b.table");
  }

  @Test
  void aKilledBuildGoesOnToIdenticalBytes() throws Exception {
    ChildProcess.Running running = start(folder);
    awaitFirstBand(folder, running);
    running.process().destroyForcibly();
    assertThat(running.end().exitCode()).isEqualTo(137);
    assertStoppedHalfWay(folder);
    assertGoesOnToTheSameBytes(folder, start(folder, "--threads", "1"));
  }

  @Test
  void onADiskThatFillsUpNothingIsLostButTheLastBand() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(folder.resolve("disk"), "size=160m")) {
      ChildProcess.Running running = start(disk.folder());
      awaitFirstBand(disk.folder(), running);
      fillWhileOthersWrite(disk.folder().resolve("filling"));
      ChildProcess ended = running.end();
      assertThat(ended.exitCode()).as(ended.err()).isEqualTo(4);
      assertThat(ended.err()).contains("b.table.scratch", "No space left on device", "free some");
      assertStoppedHalfWay(disk.folder());
      Files.delete(disk.folder().resolve("filling"));
      assertGoesOnToTheSameBytes(disk.folder(), start(disk.folder()));
    }
  }

  private static void fillWhileOthersWrite(Path file) throws IOException {
    try (OutputStream filling = Files.newOutputStream(file)) {
      byte[] megabyte = new byte[1 << 20];
      assertThatThrownBy(
              () -> {
                while (true) {
                  filling.write(megabyte);
                }
              })
          .hasMessageContaining("No space left on device");
    }
  }

  @Test
  void aDiskThatIsTooSmallIsRefusedAtOnce() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(folder.resolve("disk"), "size=64m")) {
      ChildProcess ended = start(disk.folder()).end();
      assertThat(ended.exitCode()).isEqualTo(4);
      assertThat(ended.err())
          .contains("needs ", " MB of disk (22 MB for the file itself), but only 64 MB are free")
          .hasLineCount(1);
      assertThat(disk.folder()).isEmptyDirectory();
    }
  }
}
