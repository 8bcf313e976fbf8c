package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight backgammon review}. */
class BackgammonReviewCommandTest {
  private static final String GAME =
      """
       5 point match

       Game 1
       Ann : 0                                 Bob : 0
        1) 31: 8/5 6/5                         52: 13/8 24/22
        2) 43: 6/2 6/3                         61: 13/7 8/7
        3) Doubles => 2                        Drops
            Wins 1 point
      """;

  @TempDir Path folder;

  @Test
  void errorsAreFoundAndThePageShowsThem() throws IOException {
    Path file = Files.writeString(folder.resolve("match.mat"), GAME);
    Path page = folder.resolve("review.html");
    Transcript transcript =
        Transcript.fine(
            "backgammon", "review", file.toString(), "--plies", "0", "--html", page.toString());
    assertThat(transcript.out()).contains("a match to 5, 1 game", "lost per decision", "??");
    assertThat(transcript.out().lines().skip(1)).allMatch(line -> line.length() <= 80);
    assertThat(Files.readString(page))
        .contains("<svg", "Ann", "loses")
        .doesNotContain("<script", "src=", "href=");
  }

  @Test
  void programsReadEveryDecision() throws IOException {
    Path file = Files.writeString(folder.resolve("match.mat"), GAME);
    JsonNode review =
        new JsonMapper()
            .readTree(
                Transcript.fine("backgammon", "review", file.toString(), "--plies", "0", "--json")
                    .out());
    assertThat(review.get("length").asInt()).isEqualTo(5);
    JsonNode first = review.get("turns").get(0);
    assertThat(first.get("move").asString()).isEqualTo("8/5 6/5");
    assertThat(first.get("loss").asDouble()).isZero();
    assertThat(first.get("source").asString()).isEqualTo("nets of the program");
    double loss = 0;
    for (JsonNode turn : review.get("turns")) {
      loss += turn.get("player").get("number").asInt() == 1 ? turn.get("loss").asDouble() : 0;
    }
    JsonNode ann = review.get("players").get(0);
    assertThat(ann.get("name").asString()).isEqualTo("Ann");
    assertThat(ann.get("loss").asDouble()).isCloseTo(loss, within(1e-9));
    assertThat(ann.get("lossByMoves").asDouble() + ann.get("lossByCube").asDouble())
        .isCloseTo(loss, within(1e-9));
    assertThat(ann.get("blunders").asInt()).isPositive();
  }

  @Test
  void aMatchThatHasJustBegunHasNoRightDecisions() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("begun.mat"), " 3 point match\n\n Game 1\n Ann : 0      Bob : 0\n");
    assertThat(Transcript.of("backgammon", "review", file.toString()).out())
        .contains("There is no decision in it.")
        .doesNotContain("Every decision was right");
  }

  @Test
  void whatCannotBeReadIsNamed() throws IOException {
    Path file =
        Files.writeString(folder.resolve("match.mat"), GAME.replace("61: 13/7 8/7", "61: 13/6*"));
    assertThat(Transcript.fine("backgammon", "review", file.toString(), "--plies", "0").out())
        .contains("Line 6: ");
    Files.writeString(file, "nothing of the kind");
    Transcript refused = Transcript.of("backgammon", "review", file.toString());
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).contains("not a recorded match").hasLineCount(1);
  }
}
