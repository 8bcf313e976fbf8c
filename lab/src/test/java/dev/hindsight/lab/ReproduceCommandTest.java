package dev.hindsight.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code lab reproduce}: what can be said exactly comes out as the pages say. */
class ReproduceCommandTest {
  @Test
  @Tag("slow")
  void theBookOfOwareIsThatOfThePage() {
    String text = Transcript.fine("lab", "reproduce", "002", "--quiet").out();
    assertThat(text).contains("Document 002", "293,930", "145", "−3", "points a game");
    assertThat(text.lines().filter(line -> line.startsWith("  "))).hasSize(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"000", "001", "003", "004"})
  @Tag("long")
  void everyPhaseOfEveryDocumentRuns(String document) {
    String printed = Transcript.fine("lab", "reproduce", document, "--quiet", "--json").out();
    JsonNode phases = new JsonMapper().readTree(printed).get("phases");
    assertThat(phases.size()).isGreaterThan(3);
    for (JsonNode phase : phases) {
      assertThat(phase.get("here").asString()).as(phase.toString()).isNotEqualTo("nothing");
    }
  }

  @Test
  void anotherDocumentIsRefused() {
    Transcript refused = Transcript.of("lab", "reproduce", "005");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("000, 001, 002, 003, 004").hasLineCount(1);
  }
}
