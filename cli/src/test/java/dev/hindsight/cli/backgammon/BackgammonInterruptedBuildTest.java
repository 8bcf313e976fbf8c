package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.ChildProcess;
import dev.hindsight.cli.LongBuild;
import dev.hindsight.cli.SmallDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * A bearoff build that is killed, or whose disk fills up, as a real process: it goes on from its
 * checkpoints and ends with the bytes of a build that nobody disturbed. 13 checkers on 5 points are
 * 73 million pairs, which is about the least that checkpoints are kept for.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class BackgammonInterruptedBuildTest {
  /** Room for the checkpoint of 275 MB, the table of 147 MB and something else. */
  private static final String DISK_SIZE = "size=640m";

  private static final long A_FEW_PAGES = 1 << 20;

  @TempDir static Path shared;
  private static Path undisturbed;

  @TempDir Path temp;

  @BeforeAll
  static void buildUndisturbed() throws Exception {
    LongBuild build = bearoff(shared);
    ChildProcess ended = build.start().end();
    assertThat(ended.exitCode()).as(ended.err()).isZero();
    undisturbed = build.target();
    assertThat(shared.toFile().list()).as("no checkpoints stay").containsExactly("bearoff.table");
  }

  private static LongBuild bearoff(Path folder) {
    return new LongBuild(
        folder,
        "bearoff.table",
        List.of("backgammon", "build", "bearoff", "--points", "5", "--checkers", "13"));
  }

  @Test
  void aKilledBuildGoesOnToIdenticalBytes() throws Exception {
    bearoff(temp).assertSurvivesAKill(undisturbed);
  }

  @Test
  @Tag("long")
  void aDiskThatFillsUpBehindACheckpointCostsOnlyWhatCameAfterIt() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(temp.resolve("disk"), DISK_SIZE)) {
      LongBuild build = bearoff(disk.folder());
      ChildProcess.Running running = build.start();
      Path part = build.awaitFirstPart(running);
      fillMeanwhile(disk, build, running);
      assertNoSpace(running.end());
      build.assertStoppedHalfWay(part);
      assertThat(names(disk.folder())).containsExactly("bearoff.table.checkpoint", "filling");

      // As long as nothing is freed, the next try says so at once and loses nothing either.
      assertNoSpaceAtTheStart(build.start().end());
      build.assertStoppedHalfWay(part);

      disk.free();
      build.assertGoesOnFrom(part, undisturbed);
    }
  }

  @Test
  @Tag("long")
  void aDiskThatFillsUpBeforeACheckpointLeavesNothingHalfWritten() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(temp.resolve("disk"), DISK_SIZE)) {
      LongBuild build = bearoff(disk.folder());
      ChildProcess.Running running = build.start();
      awaitPartialFile(build, running);
      fillMeanwhile(disk, build, running);
      assertNoSpace(running.end());
      assertThat(build.target()).doesNotExist();
      disk.free();
      assertThat(filesBelow(disk.folder())).as("files half written").isZero();
    }
  }

  /** The table is begun when the check of free space is over. */
  private static void awaitPartialFile(LongBuild build, ChildProcess.Running running)
      throws InterruptedException {
    Path partial = build.folder().resolve("bearoff.table.partial");
    while (!Files.exists(partial) && running.process().isAlive()) {
      Thread.sleep(2);
    }
    assertThat(partial).exists();
  }

  /** Somebody else takes the rest of the disk; the build sleeps for that moment. */
  private static void fillMeanwhile(SmallDisk disk, LongBuild build, ChildProcess.Running running)
      throws IOException, InterruptedException {
    build.signal(running, "STOP");
    disk.fillUpTo(A_FEW_PAGES);
    build.signal(running, "CONT");
  }

  private static void assertNoSpace(ChildProcess ended) {
    assertThat(ended.exitCode()).as(ended.err()).isEqualTo(4);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err())
        .startsWith("hindsight: bearoff.table")
        .contains("No space left on device", "free some space")
        .hasLineCount(1);
  }

  private static void assertNoSpaceAtTheStart(ChildProcess ended) {
    assertThat(ended.exitCode()).as(ended.err()).isEqualTo(4);
    assertThat(ended.err())
        .startsWith("hindsight: bearoff.table")
        .contains("MB of disk", "140 MB for the file itself", "only 1 MB are free")
        .hasLineCount(1);
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static long filesBelow(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).count();
    }
  }
}
