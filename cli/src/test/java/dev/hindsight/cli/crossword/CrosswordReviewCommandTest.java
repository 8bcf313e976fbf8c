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
    assertThat(first.get("loss").asDouble()).isPositive();
    assertThat(first.get("player").get("name").asString()).isEqualTo("Ama Mensah");
    assertThat(first.get("alternatives").size()).isEqualTo(3);
    assertThat(first.get("alternatives").get(0).get("move")).isEqualTo(first.get("best"));
    assertThat(json.get("turns").get(1).get("phase").isNull()).isTrue();
    assertThat(json.get("turns").get(1).get("unjudged").asString()).contains("not asked about");
    assertThat(json.get("players").get(0).get("turns").asInt()).isEqualTo(1);
    assertThat(json.get("isTimed").asBoolean()).isFalse();
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
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Transcript ofFolder = run("crossword", "review", empty.toString());
    assertThat(ofFolder.exitCode()).isEqualTo(3);
    assertThat(ofFolder.err()).contains("is a folder without recorded games (.gcg)");
  }

  @Test
  void wordsThatAreNotInTheListAreNamedWithTheirTurns() throws IOException {
    Files.writeString(
        Path.of(file),
        "#player1 Ama Ama Mensah\n#player2 Kofi Kofi Boateng\n"
            + ">Ama: ACEFTQZ 8E ZACEF +40 40\n>Kofi: AEIORUU 9E AE +9 9\n");
    Transcript review = run("crossword", "review", file);
    assertThat(review.exitCode()).as(review.err()).isZero();
    assertThat(review.out())
        .contains(
            "phony", "Turn 1: Not in the words: ZACEF; not challenged, and counts as played.");
  }

  @Test
  void otherWordsThanTheRecordNamesAreSaidFirstUnlessTheyAreOnTheShelf() throws IOException {
    String game =
        "#player1 Ama Ama Mensah\n#player2 Kofi Kofi Boateng\n#lexicon TINY\n"
            + ">Ama: ACEFTQZ 8E FACE +18 18\n";
    Files.writeString(Path.of(file), game);
    Transcript other = run("crossword", "review", file);
    assertThat(other.out())
        .startsWith("The record names the words TINY, but the verdicts are with ENABLE.")
        .contains("--words");
    assertThat(other.out().lines()).allMatch(line -> line.length() <= 80);
    Path shelf = Files.createDirectory(folder.resolve("shelf"));
    Files.writeString(shelf.resolve("tiny.txt"), "FACE\nFACET\n");
    Transcript found = run("crossword", "review", file, "--words", shelf.toString());
    assertThat(found.exitCode()).as(found.err()).isZero();
    assertThat(found.out()).startsWith(" ").contains("8D FACET", "Words: " + shelf);
  }

  @Test
  void playersAreToldOverAllGamesOfAFolder() throws IOException {
    Files.writeString(
        folder.resolve("second.gcg"),
        "#player1 Kofi Kofi Boateng\n#player2 Esi Esi Owusu\n"
            + ">Kofi: ACEFTQZ - +0 0\n>Esi: -2 +0 0\n");
    Files.writeString(folder.resolve("broken.gcg"), "#player1 A A\n");
    Transcript all = run("crossword", "review", folder.toString(), "--json");
    assertThat(all.exitCode()).isEqualTo(1);
    assertThat(all.err()).contains("broken.gcg");
    JsonNode json = new JsonMapper().readTree(all.out());
    assertThat(json.get("games").size()).isEqualTo(2);
    JsonNode kofi = json.get("players").get(1);
    assertThat(kofi.get("name").asString()).isEqualTo("Kofi Boateng");
    assertThat(kofi.get("games").asInt()).isEqualTo(2);
    assertThat(kofi.get("turns").asInt()).isEqualTo(2);
    assertThat(json.get("unjudged").get(0).get("percent").asDouble()).isEqualTo(25);
    Transcript text = run("crossword", "review", folder.toString());
    assertThat(text.out())
        .contains("Not judged: 1 turn (25.0 %): the tiles exchanged are not known.");
    assertThat(text.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(run("crossword", "review", folder.toString(), "--player", "Nobody").err())
        .contains("--player must be");
  }

  @Test
  void theFirstMovesOfEachTurnAreListedOnRequest() {
    Transcript review = run("crossword", "review", file, "--alternatives");
    assertThat(review.exitCode()).as(review.err()).isZero();
    assertThat(review.out()).contains("first moves", "8G QAT", "8F QAT");
  }
}
