package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tiny anchors, made in a second or two and looked at in every way. */
@Tag("slow")
class BackgammonAnchorsCommandTest {
  private static final String THREE_ONE = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

  @TempDir static Path folder;

  private static String anchors;

  private static JsonNode json(String... words) {
    Transcript transcript = Transcript.of(words);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return new JsonMapper().readTree(transcript.out());
  }

  @BeforeAll
  static void build() {
    anchors = folder.resolve("tiny.anchors").toString();
    JsonNode built =
        json(
            "backgammon",
            "build",
            "anchors",
            "--scope",
            "openings",
            "--games",
            "2",
            "--plies",
            "1",
            "--seed",
            "4",
            "--out",
            anchors,
            "--json");
    assertThat(built.get("unit").asString()).isEqualTo("positions");
    assertThat(built.get("entries").asInt()).isGreaterThan(40);
  }

  @Test
  void anAnswerShowsWhatWasRolledOutAndSaysHow() {
    JsonNode plain = json("backgammon", "ask", THREE_ONE, "--json");
    JsonNode answer = json("backgammon", "ask", THREE_ONE, "--anchors", anchors, "--json");
    JsonNode line = answer.get("rollouts").get("lines").get(0);
    assertThat(line.get("move").asString()).isEqualTo("8/5 6/5");
    assertThat(line.get("games").asInt()).isEqualTo(8);
    assertThat(line.get("plies").asInt()).isEqualTo(1);
    // Moves are seen by the player who makes them, and this one is good.
    assertThat(line.get("equity").asDouble()).isPositive();
    assertThat(line.get("winProbability").asDouble()).isGreaterThan(0.5);
    assertThat(answer.get("moves")).isEqualTo(plain.get("moves"));
    assertThat(answer.get("equity")).isEqualTo(plain.get("equity"));

    String text = Transcript.of("backgammon", "ask", THREE_ONE, "--anchors", anchors).out();
    assertThat(text).contains("rolled out", "tiny.anchors", "standard error of the dice");
    assertThat(text.lines()).allSatisfy(row -> assertThat(row).hasSizeLessThanOrEqualTo(80));
    String beforeRoll =
        Transcript.of("backgammon", "ask", "4HPwATDgc/ABMA", "--anchors", anchors).out();
    assertThat(beforeRoll).contains("this position");
  }

  @Test
  void aPositionThatWasNotRolledOutHasNone() {
    JsonNode answer =
        json("backgammon", "ask", "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10", "--json");
    assertThat(answer.get("rollouts").isNull()).isTrue();
  }

  @Test
  void openingsAreATable() {
    JsonNode report = json("backgammon", "report", "openings", "--anchors", anchors, "--json");
    assertThat(report.get("rolls").size()).isEqualTo(21);
    String text = Transcript.of("backgammon", "report", "openings", "--anchors", anchors).out();
    assertThat(text).contains("8/5 6/5", "13/7 8/7", "24/18(2) 13/7(2)");
    assertThat(text.lines()).allSatisfy(row -> assertThat(row).hasSizeLessThanOrEqualTo(80));
    Transcript replies =
        Transcript.of("backgammon", "report", "openings", "--anchors", anchors, "--after", "3-1");
    assertThat(replies.exitCode()).isEqualTo(2);
    assertThat(replies.err()).contains("no replies to 3-1");
    assertThat(Transcript.of("backgammon", "report", "openings", "--after", "7-1").err())
        .contains("written like 3-1");
    assertThat(Transcript.of("backgammon", "report", "openings", "--after", "3-3").err())
        .contains("no game opens with a double")
        .doesNotContain("build anchors");
  }

  @Test
  void trainingAimsAtThem() throws IOException {
    String nets = folder.resolve("a.nets").toString();
    Transcript trained =
        Transcript.of(
            "backgammon",
            "train",
            "--games",
            "256",
            "--contact",
            "16",
            "--race",
            "16",
            "--pairs",
            "0",
            "--measure-every",
            "128",
            "--anchors",
            anchors,
            "--out",
            nets);
    assertThat(trained.exitCode()).as(trained.err()).isZero();
    var lines = Files.readAllLines(Path.of(nets + ".tsv"));
    int column = java.util.List.of(lines.get(0).split("\t")).indexOf("anchorLoss");
    assertThat(Double.parseDouble(lines.get(1).split("\t", -1)[column])).isPositive();
    assertThat(Transcript.of("tables", "info", nets).out()).contains("anchors");
  }

  @Test
  void anotherFileIsRefused() {
    Transcript refused =
        Transcript.of("backgammon", "ask", THREE_ONE, "--anchors", folder.toString());
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(Transcript.of("backgammon", "ask", THREE_ONE, "--table", anchors).exitCode())
        .isEqualTo(3);
  }
}
