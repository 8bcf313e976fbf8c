package dev.hindsight.workbench.runs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Logs read from their first line to the last. */
class RunHistoryTest {
  @TempDir private Path folder;

  private RunHistory read(String... lines) throws IOException {
    Path log = folder.resolve("racks.runlog");
    Files.writeString(log, String.join("\n", lines));
    return RunHistory.read(log).orElseThrow();
  }

  @Test
  void aRunFromItsStartToItsEnd() throws IOException {
    RunHistory history =
        read(
            "2026-11-17T09:15:25Z start 1 elsewhere 2 crossword build rack-equity",
            "2026-11-17T09:15:25Z command hindsight crossword build rack-equity --out racks",
            "2026-11-17T09:15:25Z task 200 games generation 1 of 2",
            "2026-11-17T09:15:35Z rate 45 4.5",
            "2026-11-17T09:15:50Z figures generation=1.0 leaveChangePoints=2.5",
            "2026-11-17T09:15:51Z fault a machine was lost",
            "2026-11-17T09:15:52Z figures generation=1.0 leaveChangePoints=2.25 withinPoints=9.0",
            "2026-11-17T09:16:50Z figures generation=2.0 leaveChangePoints=0.5",
            "2026-11-17T09:16:51Z end done",
            "2026-11-17T09:16:52Z rate 4");
    assertThat(history.status().file()).isEqualTo("racks");
    assertThat(history.status().state()).isEqualTo("done");
    assertThat(history.command()).isEqualTo("hindsight crossword build rack-equity --out racks");
    assertThat(history.rates())
        .containsExactly(new RunHistory.Rate("2026-11-17T09:15:35Z", 45, 4.5));
    assertThat(history.events().stream().map(RunHistory.Event::event))
        .containsExactly("start", "task", "fault", "end");
    assertThat(history.figures().columns())
        .containsExactly("generation", "leaveChangePoints", "withinPoints");
    assertThat(history.figures().rows())
        .containsExactly(List.of(1.0, 2.25, 9.0), Arrays.asList(2.0, 0.5, null));
  }

  @Test
  void aLongRunIsThinned() throws IOException {
    String[] lines = new String[10_001];
    lines[0] = "2026-11-17T09:15:25Z start 1 elsewhere 2 oware.duel";
    for (int line = 1; line < lines.length; line++) {
      lines[line] = "2026-11-17T09:15:25Z rate " + line + " 1.0";
    }
    assertThat(read(lines).rates())
        .hasSizeBetween(200, 400)
        .last()
        .extracting("done")
        .isEqualTo(10_000L);
  }

  @Test
  void whatARunTellsIsWhatItsLogTells() throws IOException {
    try (RunWatch watch =
        RunWatch.beside(folder.resolve("racks"), "a training", 1, Progress.SILENT)) {
      watch.command("hindsight  train\n--out racks");
      Map<String, Double> figures = new LinkedHashMap<>();
      figures.put("generation", 1.0);
      figures.put("unknown", Double.NaN);
      figures.put("error", 0.125);
      watch.measured(figures);
      watch.mended("so that the log is written at once");
      RunHistory history = RunHistory.read(folder.resolve("racks.runlog")).orElseThrow();
      assertThat(history.command()).isEqualTo("hindsight train --out racks");
      assertThat(history.figures().columns()).containsExactly("generation", "error");
      assertThat(history.figures().rows()).containsExactly(List.of(1.0, 0.125));
    }
  }
}
