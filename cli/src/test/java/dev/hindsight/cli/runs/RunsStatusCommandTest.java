package dev.hindsight.cli.runs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import dev.hindsight.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hindsight runs status} on logs of runs elsewhere. */
class RunsStatusCommandTest {
  @TempDir Path folder;

  private String status(String... lines) throws IOException {
    Files.writeString(folder.resolve("english.racks.runlog"), String.join("\n", lines));
    return Transcript.fine("runs", "status", folder.toString()).out();
  }

  @Test
  void timeLeftIsThatOfAllGenerations() throws IOException {
    assertThat(
            status(
                "2999-11-17T09:15:25Z start 1 elsewhere 64 crossword.rack-equity",
                "2999-11-17T09:15:25Z task 1000000 games generation 2 of 3",
                "2999-11-17T09:15:25Z after 1000000",
                "2999-11-17T09:15:35Z rate 410000 14500.0",
                "2999-11-17T09:15:36Z saved 400000"))
        .endsWith(
            "  generation 2 of 3: 410,000 of 1,000,000 games, 14500.0/s (226.6 per worker),"
                + " 0:01:50 left in all, saved 400,000\n");
  }

  @Test
  void aRunThatHasOnlyStartedSaysSo() throws IOException {
    assertThat(status("2999-11-17T09:15:25Z start 1 elsewhere 2 oware.duel"))
        .endsWith("  nothing counted yet\n");
  }

  @Test
  void aRunThatIsNotThereIsAnUnusableFile() {
    String nothing = folder.resolve("nosuch").toString();
    Transcript refused = Transcript.of("runs", "status", nothing);
    assertThat(refused.exitCode()).isEqualTo(ExitCode.UNUSABLE_FILE);
    assertThat(refused.err())
        .contains(nothing + ": there is no such folder and no such run; check the name.");
  }
}
