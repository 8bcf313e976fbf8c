package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.bench.BenchReport;
import dev.hindsight.workbench.json.JsonPrinter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight bench}: its text, and the keys that tools rely on. */
class BenchCommandTest {
  private static final BenchReport REPORT =
      new BenchReport(
          List.of(
              new BenchReport.Result("oware.perft", 35_866_956.88, "nodes/s", 1),
              new BenchReport.Result("oware.book9", 0.1234, "s", 2)),
          new TreeMap<>(Map.of("oware", "adb4", "draughts", "0123")));

  @Test
  void resultsStandInColumnsAndEveryFingerprintOnALine() {
    assertThat(BenchCommand.text(REPORT))
        .isEqualToNormalizingNewlines(
            """
            oware.perft  35,866,957  nodes/s  1 thread
            oware.book9       0.123  s        2 threads
            Fingerprint of draughts: 0123
            Fingerprint of oware: adb4\
            """);
  }

  @Test
  void jsonHasTheDocumentedKeys() {
    StringWriter out = new StringWriter();
    new JsonPrinter().print(REPORT, new PrintWriter(out));
    assertDocumented(new JsonMapper().readTree(out.toString()));
  }

  private static void assertDocumented(JsonNode json) {
    assertThat(json.propertyNames()).containsExactly("results", "fingerprints");
    assertThat(json.get("results").isEmpty()).isFalse();
    for (JsonNode result : json.get("results")) {
      assertThat(result.propertyNames()).containsExactly("name", "value", "unit", "threads");
      assertThat(result.get("value").isNumber()).isTrue();
    }
    assertThat(json.get("fingerprints").get("oware").isString()).isTrue();
  }

  @Test
  void aGameThatIsNotThereIsWrongUsage() {
    Transcript transcript = Transcript.of("bench", "kalah");
    assertThat(transcript.exitCode()).isEqualTo(2);
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err()).contains("kalah").hasLineCount(1);
  }

  @Test
  @Tag("long")
  void aRealRunHasTheDocumentedKeysAndNames() {
    Transcript transcript = Transcript.of("bench", "oware", "--json");
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    JsonNode json = new JsonMapper().readTree(transcript.out());
    assertDocumented(json);
    assertThat(json.get("results").valueStream().map(result -> result.get("name").asString()))
        .contains("oware.perft", "oware.book9", "oware.endgame15");
  }
}
