package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.ChildProcess;
import dev.hindsight.cli.LongBuild;
import dev.hindsight.cli.Transcript;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
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
  @TempDir static Path shared;
  private static Path undisturbed;

  @TempDir Path folder;
  private LongBuild build;

  @BeforeAll
  static void buildUndisturbed() {
    undisturbed = shared.resolve("endgame.table");
    assertThat(
            Transcript.of(
                    "oware", "build", "endgame", "--seeds", "15", "--out", undisturbed.toString())
                .exitCode())
        .isZero();
    assertThat(shared.toFile().list()).as("no checkpoints stay").containsExactly("endgame.table");
  }

  @BeforeEach
  void prepare() {
    build =
        new LongBuild(
            folder, "endgame.table", List.of("oware", "build", "endgame", "--seeds", "15"));
  }

  @Test
  @Tag("long")
  void aKilledBuildGoesOnToIdenticalBytes() throws Exception {
    build.assertSurvivesAKill(undisturbed);
  }

  /** In 96 MB the layer of 15 seeds does not fit, and is solved on disk. */
  @Test
  void aKilledBuildOnDiskGoesOnToTheBytesOfOneInMemory() throws Exception {
    new LongBuild(
            folder,
            "endgame.table",
            List.of("oware", "build", "endgame", "--seeds", "15", "--memory", "96M", "--quiet"))
        .assertSurvivesAKill(undisturbed);
    assertThat(folder.resolve("endgame.table.scratch")).doesNotExist();
  }

  @Test
  void aBuildStoppedByControlCEndsWith130AndGoesOn() throws Exception {
    ChildProcess.Running running = build.start();
    Path part = build.awaitFirstPart(running);
    build.signal(running, "INT");
    ChildProcess ended = running.end();
    assertThat(ended.exitCode()).isEqualTo(130);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err())
        .isEqualTo("hindsight: interrupted; run the same command again to go on.\n");
    build.assertStoppedHalfWay(part);
    assertThat(folder.resolve("endgame.table.partial")).doesNotExist();

    // Another build under the same name must not take the parts for its own, nor lose them.
    Transcript other =
        Transcript.of(
            "oware", "build", "endgame", "--seeds", "14", "--out", build.target().toString());
    assertThat(other.exitCode()).isEqualTo(3);
    assertThat(other.err()).contains("endgame.table.checkpoint").hasLineCount(1);
    build.assertStoppedHalfWay(part);

    build.assertGoesOnFrom(part, undisturbed);
  }
}
