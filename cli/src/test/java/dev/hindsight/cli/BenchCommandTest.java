package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.bench.BenchReport;
import dev.hindsight.workbench.json.JsonPrinter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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

  /** Read from the sources, since the workloads themselves take minutes. */
  @Test
  void everyWorkloadAndUnitIsOnThePage() throws IOException {
    Path root = Path.of(System.getProperty("basedir", ".")).resolve("..");
    Set<String> names = new TreeSet<>();
    Set<String> units = new TreeSet<>();
    try (Stream<Path> sources =
        Files.list(root.resolve("bench/src/main/java/dev/hindsight/bench"))) {
      for (Path source : sources.toList()) {
        readNames(Files.readString(source), names, units);
      }
    }
    readNames(
        Files.readString(root.resolve("cli/src/main/java/dev/hindsight/cli/StudioBench.java")),
        names,
        units);
    assertThat(names).contains("oware.book12", "backgammon.bearoff6x10", "studio.plays");
    assertThat(units).contains("nodes/s", "s", "%");

    String page = Files.readString(root.resolve("docs/json.md")).split("\n## `bench`\n")[1];
    String section = page.split("\n## ")[0];
    Set<String> documented = new TreeSet<>();
    Matcher name = Pattern.compile("`(\\w+\\.\\w+)`").matcher(section);
    while (name.find()) {
      documented.add(name.group(1));
    }
    documented.remove("fingerprints.oware");
    assertThat(documented).isEqualTo(names);
    assertThat(units).allSatisfy(unit -> assertThat(section).contains("`" + unit + "`"));
  }

  /** Names are written whole, but where a number is added: {@code "oware.book" + seeds}. */
  private static void readNames(String source, Set<String> names, Set<String> units) {
    Matcher name =
        Pattern.compile("\"((?:oware|backgammon|crossword|studio)\\.(\\w+))\"( \\+)?")
            .matcher(source);
    while (name.find()) {
      if (name.group(3) == null) {
        names.add(name.group(1));
      } else {
        Matcher call = Pattern.compile("results\\.add\\((\\w+)\\((\\d+), ").matcher(source);
        while (call.find()) {
          if (name.group(2).startsWith(call.group(1))) {
            names.add(name.group(1) + call.group(2));
          }
        }
      }
    }
    Matcher unit =
        Pattern.compile("new Result\\([^;]*?, \"([^\"]+)\", (?:\\w|\\.)+(?:\\(\\))?\\)")
            .matcher(source);
    while (unit.find()) {
      units.add(unit.group(1));
    }
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
