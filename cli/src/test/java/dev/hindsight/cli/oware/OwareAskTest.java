package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight oware ask} of one position, for people and for programs. */
class OwareAskTest {
  private static final String BOARD = "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S";

  @TempDir Path folder;

  private static Transcript ask(String... args) {
    List<String> all = new ArrayList<>(List.of("oware", "ask"));
    all.addAll(List.of(args));
    Transcript transcript = Transcript.of(all.toArray(String[]::new));
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.err()).isEmpty();
    return transcript;
  }

  private static JsonNode askForJson(String... args) {
    String[] all = Arrays.copyOf(args, args.length + 1);
    all[args.length] = "--json";
    return new JsonMapper().readTree(ask(all).out());
  }

  @Test
  void peopleSeeTheBoardTheValueTheMovesAndTheLine() {
    assertThat(ask(BOARD).out())
        .isEqualToNormalizingNewlines(
            """
                   f    e    d    c    b    a
                ┌────┬────┬────┬────┬────┬────┐
             22 │  0 │  1 │  0 │  0 │  0 │  0 │     North
                ├────┼────┼────┼────┼────┼────┤
                │  0 │  0 │  1 │  0 │  0 │  2 │ 22  South, to move
                └────┴────┴────┴────┴────┴────┘
                   A    B    C    D    E    F

            South gets -4 net seeds from here on (exact).
            By endgame-4 solved on the spot; codingame rules, no turn limit.
            At 22 to 22 that loses the game for South by 4.

            move  captures   value            game  then
            C            0      -4  exact     loss  0-0-0-1-0-2-0-0-0-0-1-0-22-22-N
            F            0      -4  exact     loss  0-0-1-0-0-0-1-1-0-0-1-0-22-22-N

            Best play: C e D f F b A a B c C b D c E a F
            """);
  }

  @Test
  @Tag("slow")
  void noLineIsWiderThanATerminal() {
    for (String board :
        List.of(
            "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S",
            "1-0-1-1-0-1-1-0-1-1-1-1-20-19-N",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")) {
      assertThat(ask(board, "--depth", "3").out().lines()).allMatch(line -> line.length() < 80);
      assertThat(ask(board, "--depth", "3", "--turns", "100").out().lines())
          .allMatch(line -> line.length() < 80);
    }
  }

  @Test
  void oneSeedIsSingularAndSoIsOneTurn() {
    assertThat(ask("0-0-0-0-0-1-0-0-0-0-0-0-23-24-N").out())
        .contains("The game is over: North gets -1 net seed from what is left.");
    assertThat(ask(BOARD, "--turns", "1").out()).contains("1 turn left.", "gets 0 net seeds");
    assertThat(ask(BOARD, "--turns", "2").out()).contains("2 turns left.");
  }

  @Test
  void aGameThatIsOverHasNoMoves() {
    String board = "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S";
    assertThat(ask(board).out())
        .endsWithIgnoringCase(
            "The game is over: South gets 0 net seeds from what is left."
                + "\ncodingame rules, no turn limit.\n");
    JsonNode json = askForJson(board);
    assertThat(json.get("exact").asBoolean()).isTrue();
    assertThat(json.get("moves").isEmpty()).isTrue();
    assertThat(json.get("line").isEmpty()).isTrue();
    assertThat(askForJson(BOARD, "--turns", "0").get("moves").isEmpty()).isTrue();
  }

  @Test
  void jsonHasTheDocumentedKeys() {
    JsonNode json = askForJson(BOARD);
    assertThat(json.propertyNames())
        .containsExactly(
            "position",
            "rules",
            "turnsLeft",
            "value",
            "exact",
            "source",
            "lowest",
            "highest",
            "moves",
            "line",
            "game",
            "opening");
    assertThat(json.get("position").asString()).isEqualTo(BOARD);
    assertThat(json.get("turnsLeft").isNull()).isTrue();
    assertThat(json.get("value").isIntegralNumber()).isTrue();
    assertThat(json.get("value").asInt()).isEqualTo(-4);
    assertThat(json.get("exact").isBoolean()).isTrue();
    assertThat(json.get("moves").size()).isEqualTo(2);
    JsonNode move = json.get("moves").get(0);
    assertThat(move.propertyNames())
        .containsExactly("move", "captured", "value", "known", "after", "result", "openingShare");
    assertThat(move.get("move").asString()).isEqualTo("C");
    assertThat(move.get("captured").asInt()).isZero();
    assertThat(move.get("value").asInt()).isEqualTo(-4);
    assertThat(askForJson(BOARD, "--turns", "20").get("turnsLeft").asInt()).isEqualTo(20);
  }

  @Test
  void twelveCountsAloneAreABoardWithEmptyStoresAndSouthToMove() {
    assertThat(askForJson("0-0-1-0-0-2-0-0-0-0-1-0").get("position").asString())
        .isEqualTo("0-0-1-0-0-2-0-0-0-0-1-0-0-0-S");
  }

  @Test
  void theAnswerNamesTheTableThatGaveIt() {
    String table = folder.resolve("some name with spaces.table").toString();
    Transcript.of("oware", "build", "endgame", "--seeds", "5", "--out", table);
    assertThat(askForJson(BOARD, "--table", table).get("source").asString()).isEqualTo("endgame-5");
    JsonNode beyond =
        askForJson("2-2-2-2-2-2-2-2-2-2-2-2-12-12-S", "--table", table, "--depth", "2");
    assertThat(beyond.get("source").asString()).isEqualTo("search to depth 2");
    assertThat(beyond.get("exact").asBoolean()).isFalse();
  }

  /** Else a bot that asks both would hear two values of one position. */
  @Test
  void theEngineBeginsWithTheSameRules() {
    String rules = askForJson(BOARD).get("rules").asString();
    assertThat(Transcript.typing("uci\nquit\n", "oware", "engine").out())
        .contains("option name Rules type combo default " + rules + " var");
  }

  @Test
  void northMovesAreWrittenInSmallLetters() {
    JsonNode json = askForJson("0-0-0-0-1-0-0-0-1-0-0-2-22-22-N");
    assertThat(json.get("value").asInt()).isEqualTo(-4);
    assertThat(json.get("moves").get(0).get("move").asString()).isEqualTo("c");
    assertThat(json.get("line").get(1).asString()).isEqualTo("E");
  }
}
