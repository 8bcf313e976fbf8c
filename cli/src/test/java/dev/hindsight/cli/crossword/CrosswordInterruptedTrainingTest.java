package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.ChildProcess;
import dev.hindsight.cli.LongBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A training that is killed, as a real process, ends with the bytes of one that was not. */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class CrosswordInterruptedTrainingTest {
  @TempDir Path temp;

  @Test
  void aKilledTrainingGoesOnToIdenticalBytes() throws IOException, InterruptedException {
    SmallCrossword small = SmallCrossword.in(temp);
    LongBuild undisturbed = training(small, "undisturbed");
    ChildProcess ended = undisturbed.start().end();
    assertThat(ended.exitCode()).as(ended.err()).isZero();

    LongBuild killed = training(small, "killed");
    ChildProcess.Running running = killed.start();
    Path part = killed.awaitFirstPart(running);
    running.process().destroyForcibly();
    assertThat(running.end().exitCode()).isEqualTo(137);
    killed.assertStoppedHalfWay(part);
    killed.assertFinishedAs(undisturbed.target(), killed.start("--threads", "1").end());
  }

  private LongBuild training(SmallCrossword small, String folder) throws IOException {
    return new LongBuild(
        Files.createDirectory(temp.resolve(folder)),
        "small.racks",
        List.of(
            "crossword",
            "build",
            "rack-equity",
            "--words",
            small.words().toString(),
            "--tiles",
            small.tiles().toString(),
            "--games",
            "3000",
            "--generations",
            "3"));
  }
}
