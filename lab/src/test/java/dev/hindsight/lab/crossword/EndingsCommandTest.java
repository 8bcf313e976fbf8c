package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight lab crossword endings}: what it says of a few games. */
@Tag("slow")
class EndingsCommandTest {
  private static final String[] FEW = {
    "lab", "crossword", "endings", "--games", "3", "--seconds", "0.2", "--seed", "16"
  };

  @Test
  void endsOfGamesAreSolvedAndTheStaticChoiceIsJudged() {
    String[] json = Arrays.copyOf(FEW, FEW.length + 1);
    json[FEW.length] = "--json";
    Transcript transcript = Transcript.of(json);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    JsonNode found = new JsonMapper().readTree(transcript.out());
    assertThat(found.get("endings").asInt()).isEqualTo(3);
    assertThat(found.get("judged").asInt()).isBetween(0, 3);
    assertThat(found.get("proven").get("estimate").asDouble()).isBetween(0.0, 1.0);
    assertThat(found.get("secondsAllowed").asDouble()).isEqualTo(0.2);
  }

  @Test
  void textFitsTheScreen() {
    Transcript transcript = Transcript.of(FEW);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.out()).contains("static choice judged");
    assertThat(transcript.out().lines()).allMatch(line -> line.length() <= 80);
  }
}
