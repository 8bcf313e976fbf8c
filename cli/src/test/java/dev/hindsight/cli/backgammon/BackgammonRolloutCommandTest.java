package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class BackgammonRolloutCommandTest {
  /** One checker against one on the six point: over in a roll or two. */
  private static final String SHORT = "XGID=------C------------c------:0:0:1:00:0:0:0:0:10";

  private static JsonNode json(String... words) {
    Transcript transcript = Transcript.of(words);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return new JsonMapper().readTree(transcript.out());
  }

  @Test
  void aPositionIsRolledOutWithItsErrors() {
    String[] words = {
      "backgammon", "rollout", SHORT, "--trials", "200", "--seed", "4", "--json", "--threads", "1"
    };
    JsonNode answer = json(words);
    assertThat(answer.get("trials").asInt()).isEqualTo(200);
    JsonNode line = answer.get("lines").get(0);
    assertThat(line.get("move").isNull()).isTrue();
    assertThat(line.get("standardError").asDouble()).isPositive();
    assertThat(line.get("winProbability").asDouble()).isBetween(0.2, 1.0);
    assertThat(line.get("cube").get("action").asString()).isNotEmpty();
    words[words.length - 1] = "2";
    assertThat(json(words)).isEqualTo(answer);
  }

  @Test
  void withDiceMovesAreRolledOutAndRanked() {
    JsonNode answer =
        json(
            "backgammon",
            "rollout",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
            "--trials",
            "20",
            "--truncate",
            "3",
            "--variance-reduced",
            "--moves",
            "2",
            "--json");
    assertThat(answer.get("lines").size()).isEqualTo(2);
    assertThat(answer.get("lines").get(0).get("move").asString()).isEqualTo("8/5 6/5");
    assertThat(answer.get("varianceReduced").asBoolean()).isTrue();
    assertThat(answer.get("lines").get(0).get("meanPlies").asDouble()).isEqualTo(3);
  }

  @Test
  void wrongNumbersAreWrongUsage() {
    for (String option : new String[] {"--trials", "--truncate", "--moves"}) {
      Transcript refused = Transcript.of("backgammon", "rollout", SHORT, option, "-1");
      assertThat(refused.exitCode()).as(option).isEqualTo(2);
    }
  }

  @Test
  void peopleReadATable() {
    assertThat(Transcript.of("backgammon", "rollout", SHORT, "--trials", "50").out())
        .contains("50 games, played by:", "Equity without a cube:", "standard error");
  }

  @Test
  void openingsAreRolledOutForEveryRoll() {
    JsonNode answer =
        json(
            "backgammon",
            "openings",
            "--trials",
            "2",
            "--truncate",
            "1",
            "--moves",
            "1",
            "--plain",
            "--json");
    assertThat(answer.get("openings").size()).isEqualTo(21);
    assertThat(answer.get("openings").get(3).get("roll").asString()).isEqualTo("3-1");
    assertThat(answer.get("openings").get(3).get("lines").get(0).get("move").asString())
        .isEqualTo("8/5 6/5");
  }
}
