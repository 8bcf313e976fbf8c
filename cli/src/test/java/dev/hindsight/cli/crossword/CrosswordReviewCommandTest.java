package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight crossword review}. */
class CrosswordReviewCommandTest {
  @TempDir Path folder;
  private String file = "";

  /** With a byte order mark and DOS line ends, as some programs write them. */
  @BeforeEach
  void write() throws IOException {
    Path game = folder.resolve("game.gcg");
    Files.writeString(
        game,
        "\uFEFF#player1 Ama Ama Mensah\r\n#player2 Kofi Kofi Boateng\r\n"
            + ">Ama: ACEFTQZ 8E FACE +18 18\r\n"
            + ">Kofi: AEIORUU 9E AE +9 9\r\n");
    file = game.toString();
  }

  private static Transcript run(String... words) {
    return Transcript.of(words);
  }

  @Test
  void turnsAreJudgedAndFilesWritten() throws IOException {
    Path page = folder.resolve("review.html");
    Path noted = folder.resolve("noted.gcg");
    Transcript review =
        run("crossword", "review", file, "--html", page.toString(), "--notes", noted.toString());
    assertThat(review.exitCode()).as(review.err()).isZero();
    assertThat(review.out()).contains("8E FACE", "static", "Worst of Ama: turn 1.");
    assertThat(review.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(Files.readString(page)).contains("Ama Mensah", "<polyline");
    assertThat(Files.readString(noted)).contains("#note Loses ");
  }

  @Test
  void jsonHasTheVerdicts() {
    Transcript review = run("crossword", "review", file, "--player", "Ama", "--json");
    assertThat(review.exitCode()).as(review.err()).isZero();
    JsonNode json = new JsonMapper().readTree(review.out());
    JsonNode first = json.get("turns").get(0);
    assertThat(first.get("phase").asString()).isEqualTo("static");
    assertThat(first.get("equityLost").asDouble()).isPositive();
    assertThat(json.get("turns").get(1).get("phase").asString()).isEqualTo("none");
    assertThat(json.get("players").get(0).get("turnsJudged").asInt()).isEqualTo(1);
  }

  @Test
  void whatCannotBeReviewedIsSaid() throws IOException {
    assertThat(run("crossword", "review", file, "--player", "Esi").err())
        .contains("--player must be 1, 2, Ama or Kofi, not Esi");
    Path broken = folder.resolve("broken.gcg");
    Files.writeString(broken, "#player1 A A\n#player2 B B\n>A: ACEFTQZ 8D FACET +30\n");
    Transcript refused = run("crossword", "review", broken.toString());
    assertThat(refused.exitCode()).isNotZero();
    assertThat(refused.err()).contains("broken.gcg", "line 3");
    Transcript ofFolder = run("crossword", "review", folder.toString());
    assertThat(ofFolder.exitCode()).isEqualTo(3);
    assertThat(ofFolder.err()).contains(folder + " is a folder; name a recorded game (GCG).");
  }

  @Test
  void wordsThatAreNotInTheListAreNamedWithTheirTurns() throws IOException {
    Files.writeString(
        Path.of(file),
        "#player1 Ama Ama Mensah\n#player2 Kofi Kofi Boateng\n"
            + ">Ama: ACEFTQZ 8E ZACEF +40 40\n>Kofi: AEIORUU 9E AE +9 9\n");
    Transcript review = run("crossword", "review", file);
    assertThat(review.exitCode()).as(review.err()).isZero();
    assertThat(review.out()).contains("phony", "Not in the words: ZACEF (turn 1)");
  }
}
