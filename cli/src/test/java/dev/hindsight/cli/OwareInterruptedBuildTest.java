package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
 * An endgame build that is stopped half way, as a real process with real signals: it goes on from
 * its checkpoints and ends with the bytes of a build that nobody disturbed. The layer of 13 seeds
 * is the first that is kept, so 15 seeds leave time to stop it between that and the end.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class OwareInterruptedBuildTest {
  private static final String FIRST_PART = "layer-13.table";

  @TempDir static Path shared;
  private static byte[] undisturbed;

  @TempDir Path folder;

  @BeforeAll
  static void buildUndisturbed() throws IOException {
    Path table = shared.resolve("endgame.table");
    assertThat(
            Transcript.of("oware", "build", "endgame", "--seeds", "15", "--out", table.toString())
                .exitCode())
        .isZero();
    undisturbed = Files.readAllBytes(table);
    assertThat(shared.toFile().list()).as("no checkpoints stay").containsExactly("endgame.table");
  }

  private ChildProcess.Running start(String... more) throws IOException {
    List<String> command =
        Stream.of(
                ChildProcess.java(Main.class.getName()),
                List.of("oware", "build", "endgame", "--seeds", "15", "--out", "endgame.table"),
                List.of(more))
            .flatMap(List::stream)
            .toList();
    return ChildProcess.start(folder, Map.of("PATH", "/usr/bin:/bin"), command);
  }

  private Path checkpoints() {
    return folder.resolve("endgame.table.checkpoint");
  }

  private void awaitFirstPart(ChildProcess.Running running) throws InterruptedException {
    Path part = checkpoints().resolve(FIRST_PART);
    while (!Files.exists(part) && running.process().isAlive()) {
      Thread.sleep(2);
    }
  }

  private void assertStoppedHalfWay() {
    assertThat(folder.resolve("endgame.table")).doesNotExist();
    assertThat(checkpoints().resolve(FIRST_PART)).exists();
  }

  private void assertSameBytesAsUndisturbed(ChildProcess ended) throws IOException {
    assertThat(ended.exitCode()).as(ended.err()).isZero();
    assertThat(ended.err()).isEmpty();
    assertThat(Files.readAllBytes(folder.resolve("endgame.table"))).isEqualTo(undisturbed);
    assertThat(folder.toFile().list()).containsExactly("endgame.table");
  }

  @Test
  void aKilledBuildGoesOnToIdenticalBytes() throws Exception {
    ChildProcess.Running running = start();
    awaitFirstPart(running);
    running.process().destroyForcibly();
    assertThat(running.end().exitCode()).isEqualTo(137);
    assertStoppedHalfWay();
    Object kept = Files.getLastModifiedTime(checkpoints().resolve(FIRST_PART));

    ChildProcess.Running again = start("--threads", "1");
    awaitFirstPart(again);
    assertThat(Files.getLastModifiedTime(checkpoints().resolve(FIRST_PART))).isEqualTo(kept);
    assertSameBytesAsUndisturbed(again.end());
  }

  @Test
  void aBuildStoppedByControlCEndsWith130AndGoesOn() throws Exception {
    ChildProcess.Running running = start();
    awaitFirstPart(running);
    ChildProcess.run(
        folder,
        Map.of("PATH", "/usr/bin:/bin"),
        List.of("/bin/sh", "-c", "kill -INT " + running.process().pid()));
    ChildProcess ended = running.end();
    assertThat(ended.exitCode()).isEqualTo(130);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err())
        .isEqualTo("hindsight: interrupted; run the same command again to go on.\n");
    assertStoppedHalfWay();
    assertThat(folder.resolve("endgame.table.partial")).doesNotExist();

    // Another build under the same name must not take the parts for its own, nor lose them.
    Transcript other =
        Transcript.of(
            "oware",
            "build",
            "endgame",
            "--seeds",
            "14",
            "--out",
            folder.resolve("endgame.table").toString());
    assertThat(other.exitCode()).isEqualTo(3);
    assertThat(other.err()).contains("endgame.table.checkpoint").hasLineCount(1);
    assertStoppedHalfWay();

    assertSameBytesAsUndisturbed(start().end());
  }
}
