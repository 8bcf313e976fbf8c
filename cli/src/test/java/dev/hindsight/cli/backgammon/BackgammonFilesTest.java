package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One match in the files of several programs: reviewed, converted, asked about. */
class BackgammonFilesTest {
  private static final Path MATCHES =
      Path.of(System.getProperty("basedir", "."), "..", "backgammon/src/test/resources/matches");

  private static final String PASTED =
      """
      XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10

      X:Ann   O:Bob
       +13-14-15-16-17-18------19-20-21-22-23-24-+
      """;

  @TempDir Path folder;

  private static String small(String ending) {
    return MATCHES.resolve("small." + ending).toString();
  }

  private static JsonNode json(String... args) {
    return new JsonMapper().readTree(Transcript.fine(args).out());
  }

  @Test
  void theSameMatchIsReviewedAlikeFromEveryFile() {
    JsonNode all =
        json(
            "backgammon",
            "review",
            small("xg"),
            small("bgf"),
            small("sgf"),
            "--plies",
            "0",
            "--json");
    JsonNode first = all.get("matches").get(0);
    assertThat(first.get("outcomes")).hasSize(2);
    for (JsonNode match : all.get("matches")) {
      assertThat(match.get("turns")).isEqualTo(first.get("turns"));
      assertThat(match.get("players")).isEqualTo(first.get("players"));
    }
    JsonNode ann = all.get("players").get(0);
    JsonNode one = first.get("players").get(0);
    assertThat(ann.get("matches").asInt()).isEqualTo(3);
    assertThat(ann.get("moves").asInt()).isEqualTo(3 * one.get("moves").asInt());
    assertThat(ann.get("performanceRating").asDouble())
        .isCloseTo(one.get("performanceRating").asDouble(), within(1e-9));
    double decisions = one.get("moves").asInt() + one.get("cubeDecisions").asInt();
    assertThat(one.get("performanceRating").asDouble())
        .isCloseTo(500 * one.get("loss").asDouble() / decisions, within(1e-9));
    for (JsonNode turn : first.get("turns")) {
      assertThat(turn.get("alternatives"))
          .as("%s", turn)
          .anyMatch(other -> other.get("loss").asDouble() == 0)
          .anyMatch(
              other ->
                  turn.get("kind").asString().equals("cube")
                      || other.get("choice").equals(turn.get("move")));
    }
  }

  @Test
  void severalMatchesAreToldByPlayer() throws IOException {
    Files.copy(Path.of(small("xg")), folder.resolve("a.xg"));
    Files.copy(Path.of(small("sgf")), folder.resolve("b.sgf"));
    Files.writeString(folder.resolve("c.mat"), "shopping list\n");
    Transcript told = Transcript.of("backgammon", "review", folder.toString(), "--plies", "0");
    assertThat(told.exitCode()).isEqualTo(1);
    assertThat(told.out()).containsPattern("Ann +2 ").contains("PR", "J\u00f6rg the 2nd");
    assertThat(told.err()).contains("c.mat").contains("not a recorded match");
    assertThat(Transcript.of("backgammon", "review", small("xg"), small("sgf"), "--all").exitCode())
        .isEqualTo(2);
  }

  @Test
  void gamesAndAlternativesStandInTheText() {
    String text =
        Transcript.fine("backgammon", "review", small("xg"), "--plies", "0", "--alternatives")
            .out();
    assertThat(text)
        .contains("Game 1 at 0-0, won by ", "Game 2 at ", "alternatives", "performance rating (PR)")
        .containsPattern("(?m)^  of the cube ");
  }

  @Test
  void aMatchIsWrittenAsItsNameSays() throws IOException {
    Path sgf = folder.resolve("m.sgf");
    Path mat = folder.resolve("m.mat");
    Transcript.fine("backgammon", "convert", small("xg"), "--out", sgf.toString());
    Transcript.fine("backgammon", "convert", sgf.toString(), "--out", mat.toString());
    assertThat(Files.readString(sgf)).startsWith("(;FF[4]GM[6]").contains("PW[Ann]");
    assertThat(Files.readString(mat)).contains(" 2 point match", " Ann : 0");
    JsonNode back =
        json("backgammon", "convert", mat.toString(), "--out", sgf.toString(), "--json");
    assertThat(back.get("games").asInt()).isEqualTo(2);
    Transcript same =
        Transcript.of("backgammon", "convert", mat.toString(), "--out", mat.toString());
    assertThat(same.exitCode()).isEqualTo(2);
    assertThat(Transcript.of("backgammon", "convert", mat.toString(), "--out", "x.xg").err())
        .contains(".xg files are read and not written");
    assertThat(Transcript.of("tables", "convert", mat.toString(), "--out", "x.table").err())
        .contains("'hindsight backgammon convert'");
  }

  @Test
  void tablesInfoAndVerifyKnowMatches() throws IOException {
    assertThat(Transcript.fine("tables", "info", small("xg"), small("sgf")).out())
        .contains("recorded match (eXtreme Gammon file), 2 games", "Ann, J\u00f6rg the 2nd");
    assertThat(Transcript.fine("tables", "verify", small("bgf")).out())
        .contains("is sound: 2 games");
    byte[] bytes = Files.readAllBytes(Path.of(small("xg")));
    bytes[8_500] ^= 1;
    Path damaged = Files.write(folder.resolve("damaged.xg"), bytes);
    Transcript told = Transcript.of("tables", "verify", damaged.toString(), small("bgf"));
    assertThat(told.exitCode()).isNotZero();
    assertThat(told.out() + told.err()).contains("checksum does not fit", "is sound: 2 games");
  }

  @Test
  void aPositionComesFromAFileOrFromStandardInput() throws IOException {
    Path file = Files.writeString(folder.resolve("pasted.txt"), PASTED);
    String typed = PASTED.lines().findFirst().orElseThrow();
    String answer = Transcript.fine("backgammon", "ask", typed, "--json").out();
    assertThat(Transcript.fine("backgammon", "ask", file.toString(), "--json").out())
        .isEqualTo(answer);
    assertThat(Transcript.typing(PASTED, "backgammon", "ask", "-", "--json").out())
        .isEqualTo(answer);
    Files.writeString(file, PASTED + PASTED.replace("-AAAAAA", "-AAAAAB"));
    for (List<String> wrong :
        List.of(
            List.of(file.toString(), "there are 2 positions in this text"),
            List.of(small("xg"), "'review' judges it"))) {
      Transcript refused = Transcript.of("backgammon", "ask", wrong.get(0));
      assertThat(refused.exitCode()).isEqualTo(1);
      assertThat(refused.err()).contains(wrong.get(1)).hasLineCount(1);
    }
    assertThat(Transcript.of("backgammon", "review", file.toString()).err())
        .contains("the text of a position, which 'ask' answers");
  }

  @Test
  void aQuizAsksAboutTheErrorsOfAMatch() {
    String[] quiz = {
      "backgammon", "quiz", "--from", small("sgf"), "--positions", "5", "--history", "none"
    };
    Transcript asked = Transcript.typing("A\nB\nq\n", quiz);
    assertThat(asked.out())
        .contains("positions in which something was lost", "You are X", "Question 2 of ")
        .doesNotContain("Question 3 of 2");
    JsonNode questions =
        json("backgammon", "quiz", "--from", small("sgf"), "--player", "Ann", "--json")
            .get("questions");
    assertThat(questions).isNotEmpty();
    for (JsonNode question : questions) {
      // X decides: on roll, or about a double of O.
      assertThat(question.get("xgid").asString()).containsPattern(":(1:[0-6]{2}|-1:D):");
      assertThat(question.get("choices"))
          .filteredOn(choice -> choice.get("letter").equals(question.get("best")))
          .singleElement()
          .matches(choice -> choice.get("loss").asDouble() == 0);
    }
    assertThat(Transcript.of("backgammon", "quiz", "--from", small("sgf"), "--player", "Eve").err())
        .contains("nobody in", "Ann, J\u00f6rg the 2nd");
    assertThat(Transcript.of("backgammon", "quiz", "--player", "Ann").err())
        .contains("need --from MATCH");
  }
}
