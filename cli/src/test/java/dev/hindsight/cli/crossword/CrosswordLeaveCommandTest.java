package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight crossword leave}. */
class CrosswordLeaveCommandTest {
  private static final String QUAG =
      "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";

  private static JsonNode json(String... words) {
    return new JsonMapper().readTree(Transcript.fine(words).out());
  }

  @Test
  void tilesOfTheRackAreWorthWhatAskSaysOfThem() {
    JsonNode leave = json("crossword", "leave", "TIA", QUAG, "--json");
    JsonNode momi = json("crossword", "ask", QUAG, "--plays", "1", "--json").get("best").get(0);
    assertThat(momi.get("leave")).isEqualTo(leave.get("leave"));
    assertThat(leave.get("value")).isEqualTo(momi.get("leaveValue"));
    assertThat(leave.get("fullBagValue")).isEqualTo(momi.get("fullBagValue"));
  }

  @Test
  void lettersAddUpToTheTilesUnseenAndTheBestAndWorstAreListed() {
    String text = Transcript.fine("crossword", "leave", "AIT").out();
    assertThat(text).contains("AIT: ", " points with a full bag, ", " with the 97 tiles unseen.");
    assertThat(text).contains("beside the average rack", "one more changes it by");
    assertThat(text.lines()).hasSize(17).allMatch(line -> line.length() <= 80);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ZZ | not that many tiles of Z",
        "AEINRST | from 1 to 6 tiles, not 7",
        "a% | '%'",
        "'' | from 1 to 6 tiles, not 0"
      })
  void whatCannotBeKeptIsRefused(String tiles, String expected) {
    Transcript said = Transcript.of("crossword", "leave", tiles);
    assertThat(said.exitCode()).isBetween(1, 2);
    assertThat(said.err()).contains(expected).hasLineCount(1);
  }
}
