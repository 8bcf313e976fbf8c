package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight crossword duel}. */
class CrosswordDuelCommandTest {
  @TempDir Path folder;

  private static Transcript duel(String first, String second, String... more) {
    List<String> args =
        new ArrayList<>(List.of("crossword", "duel", "--first", first, "--second", second));
    args.addAll(Arrays.asList(more));
    return Transcript.of(args.toArray(String[]::new));
  }

  private static JsonNode json(String first, String second, String... more) {
    List<String> options = new ArrayList<>(Arrays.asList(more));
    options.add("--json");
    Transcript transcript = duel(first, second, options.toArray(String[]::new));
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return new JsonMapper().readTree(transcript.out());
  }

  @Test
  void twoLikePlayersShareEveryPair() {
    JsonNode json = json("static", "static", "--pairs", "8");
    assertThat(json.get("wins")).isEqualTo(json.get("losses"));
    assertThat(json.get("spreadPerGame").get("estimate").asDouble()).isZero();
    assertThat(json.get("rules").asString()).isEqualTo("english");
    assertThat(json.get("openings").asString())
        .isEqualTo("words ENABLE, leaves of ENABLE, the same tiles");
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    JsonNode one = json("static", "score", "--pairs", "13", "--seed", "5", "--threads", "1");
    assertThat(json("static", "score", "--pairs", "13", "--seed", "5", "--threads", "3"))
        .isEqualTo(one);
    assertThat(json("static", "score", "--pairs", "13", "--seed", "6").get("spreadPerGame"))
        .isNotEqualTo(one.get("spreadPerGame"));
  }

  @Test
  @Tag("slow")
  void leaveValuesWin() throws IOException {
    String leaves = LeaveFiles.rough(folder).toString();
    JsonNode json =
        json("static:leaves=" + leaves, "static:leaves=none", "--pairs", "150", "--seed", "1");
    assertThat(json.get("spreadPerGame").get("low").asDouble()).isPositive();
    JsonNode shared = json("static", "score", "--leaves", leaves, "--pairs", "2");
    assertThat(shared.get("openings").asString()).contains("leaves of " + leaves);
  }

  @Test
  @Tag("slow")
  void aDuelStoppedHalfWayGoesOnToTheSameResult() throws Exception {
    String checkpoint = folder.resolve("duel").toString();
    String[] options = {"--pairs", "800", "--seed", "3", "--json"};
    List<String> args =
        new ArrayList<>(List.of("crossword", "duel", "--first", "static", "--second", "score"));
    args.addAll(Arrays.asList(options));
    args.addAll(List.of("--checkpoint", checkpoint));
    Path part = folder.resolve("duel.checkpoint").resolve("duel.table");
    Transcript stopped = Transcript.until(part, args);
    assertThat(stopped.exitCode()).isEqualTo(130);
    assertThat(stopped.out()).isEmpty();
    assertThat(part).exists();

    Transcript other = duel("static", "score", "--pairs", "10", "--checkpoint", checkpoint);
    assertThat(other.exitCode()).isEqualTo(3);
    assertThat(other.err()).contains("duel.checkpoint").hasLineCount(1);

    Transcript resumed = Transcript.of(args.toArray(String[]::new));
    assertThat(resumed).isEqualTo(duel("static", "score", options));
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  @Tag("slow")
  void aDuelByTimeSaysThatItCannotBeRepeated() {
    JsonNode json =
        json(
            "simulate:seconds=0.01,infer=true,margin=3,candidates=3",
            "simulate:seconds=0.01,candidates=3",
            "--pairs",
            "1");
    assertThat(json.get("openings").asString())
        .isEqualTo(
            "words ENABLE, leaves of ENABLE, the same tiles, moves by processor time, which no"
                + " other run repeats exactly");
    assertThat(duel("simulate:seconds=0.01", "static", "--pairs", "1").out())
        .containsPattern("no\\s+other\\s+run\\s+repeats\\s+exactly");
  }

  @Test
  @Tag("slow")
  void aPlayerWhoInfersPlaysTheSameGamesAgain() {
    String[] players = {"simulate:iterations=30,candidates=3,infer=true", "static"};
    JsonNode one = json(players[0], players[1], "--pairs", "2", "--threads", "1");
    assertThat(json(players[0], players[1], "--pairs", "2", "--threads", "2")).isEqualTo(one);
    assertThat(one.get("openings").asString()).doesNotContain("time");
  }

  @Test
  void aPlayerThatIsNotThereIsWrongUsage() {
    for (String player :
        List.of(
            "static:leaves",
            "static:depth=3",
            "score:leaves=x",
            "simulate:seconds=0",
            "simulate:seconds=1,iterations=2",
            "simulate:margin=3",
            "grandmaster",
            "")) {
      Transcript transcript = duel(player, "static");
      assertThat(transcript.exitCode()).as(player).isEqualTo(2);
      assertThat(transcript.err()).as(player).contains("player").hasLineCount(1);
    }
    assertThat(duel("static", "score", "--pairs", "0").exitCode()).isEqualTo(2);
  }

  @Test
  void leavesThatAreNotThereAreAnUnusableFile() {
    Transcript transcript = duel("static:leaves=" + folder.resolve("no.klv2"), "static");
    assertThat(transcript.exitCode()).isEqualTo(3);
    assertThat(transcript.err()).contains("there is no file", "no.klv2").hasLineCount(1);
  }
}
