package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight lab crossword pre-endgame}: what it says of a few games. */
@Tag("slow")
class PreEndgameCommandTest {
  /** Of the first 27 games 7 have a turn with one tile in the bag; one of them is easy. */
  private static final String[] FEW = {
    "lab", "crossword", "pre-endgame", "--games", "27", "--seconds", "0.1", "--seed", "16"
  };

  @Test
  void turnsWithOneTileInTheBagAreProven() {
    String[] json = Arrays.copyOf(FEW, FEW.length + 1);
    json[FEW.length] = "--json";
    Transcript transcript = Transcript.of(json);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    JsonNode found = new JsonMapper().readTree(transcript.out());
    assertThat(found.get("turns").asInt()).isEqualTo(7);
    assertThat(found.get("candidates").asInt()).isEqualTo(10);
    assertThat(found.get("secondsAllowed").asDouble()).isEqualTo(0.1);
    assertThat(found.get("proven").get("estimate").asDouble()).isBetween(0.0, 1.0);
    assertThat(found.get("bestProven").get("estimate").asDouble()).isBetween(0.0, 1.0);
  }

  @Test
  void textFitsTheScreen() {
    Transcript transcript = Transcript.of(FEW);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.out()).contains("first ten proven within 0.100 s");
    assertThat(transcript.out().lines()).allMatch(line -> line.length() <= 80);
  }
}
