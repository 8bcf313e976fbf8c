package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.core.runs.Cancellation;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code hindsight crossword simulate}. */
class CrosswordSimulateCommandTest {
  private static final String QUAG =
      "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0";

  /** The bag is empty, and 14F ABOON goes out. */
  private static final String ENDING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE ABNOO/ 300/310 0";

  private static Transcript simulate(String... args) {
    List<String> all = new ArrayList<>(List.of("crossword", "simulate"));
    all.addAll(Arrays.asList(args));
    return Transcript.of(all.toArray(String[]::new));
  }

  private static ObjectNode json(String... args) {
    List<String> all = new ArrayList<>(Arrays.asList(args));
    all.add("--json");
    Transcript transcript = simulate(all.toArray(String[]::new));
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.err()).isEmpty();
    return (ObjectNode) new JsonMapper().readTree(transcript.out());
  }

  @Test
  void jsonHasStableKeys() {
    JsonNode json = json(QUAG, "--iterations", "300", "--candidates", "3", "--seed", "5");
    assertThat(json.propertyNames())
        .containsExactly(
            "position",
            "iterations",
            "seconds",
            "plies",
            "seed",
            "rankedBy",
            "ending",
            "isCertain",
            "candidates",
            "unseen",
            "tilesInBag",
            "opponent",
            "words",
            "leaves",
            "winChances",
            "notes");
    assertThat(json.get("candidates").size()).isEqualTo(3);
    JsonNode best = json.get("candidates").get(0);
    assertThat(best.propertyNames())
        .containsExactly(
            "move",
            "score",
            "leave",
            "equity",
            "iterations",
            "isOut",
            "meanEquity",
            "standardError",
            "winProbability",
            "winStandardError",
            "meanSpread",
            "gameOverRate",
            "plies");
    assertThat(best.get("plies").size()).isEqualTo(2);
    assertThat(best.get("plies").get(0).propertyNames()).containsExactly("meanScore", "bingoRate");
    assertThat(best.get("standardError").asDouble()).isPositive();
    assertThat(best.get("winProbability").asDouble()).isBetween(0.1, 0.9);
    assertThat(json.get("seed").asInt()).isEqualTo(5);
    assertThat(json.get("opponent").isNull()).isTrue();
    assertThat(json.get("tilesInBag").asInt()).isEqualTo(82);
    assertThat(json.get("winChances").asString()).isEqualTo("learnt with the built-in words");
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    String[] options = {QUAG, "--iterations", "400", "--candidates", "4", "--threads"};
    ObjectNode one = json(with(options, "1"));
    ObjectNode three = json(with(options, "3"));
    one.remove("seconds");
    three.remove("seconds");
    assertThat(three).isEqualTo(one);
  }

  private static String[] with(String[] options, String last) {
    String[] all = Arrays.copyOf(options, options.length + 1);
    all[options.length] = last;
    return all;
  }

  @Test
  void peopleSeeTheBoardAndTheMovesInColumns() {
    String text =
        simulate(QUAG, "--iterations", "200", "--candidates", "2", "--no-stop", "--leaves", "none")
            .out();
    assertThat(text)
        .contains("8 │ = . . ' Q U A G . . . ' . . = │")
        .contains("200 iterations, 2 plies ahead, in ")
        .contains("No leave values: leaves count 0. Win chances: learnt with the built-in words.")
        .containsPattern("1  9G MOMI +24  AIT +24\\.000 +[0-9.]+ +[0-9.]+ +[0-9.]+ +100 ");
  }

  @Test
  void chosenMovesAreCompared() {
    JsonNode json =
        json(
            QUAG,
            "--move",
            "9G MOMI",
            "--move",
            "exch IIM",
            "--move",
            "pass",
            "--iterations",
            "90");
    assertThat(json.get("candidates").size()).isEqualTo(3);
    assertThat(json.get("candidates").get(0).get("move").asString()).isEqualTo("9G MOMI");
  }

  @Test
  void anEmptyBagLeavesNothingToChance() {
    JsonNode json = json(ENDING, "--plies", "20");
    assertThat(json.get("isCertain").asBoolean()).isTrue();
    JsonNode best = json.get("candidates").get(0);
    assertThat(best.get("iterations").asInt()).isEqualTo(1);
    assertThat(best.get("standardError").asDouble()).isZero();
    // ABOON goes out for 29 with the opponent's tiles; A11 BOON is worth a point more in the end.
    assertThat(best.get("move").asString()).isEqualTo("A11 (A)BOON");
    assertThat(best.get("meanEquity").asDouble()).isEqualTo(30);
    assertThat(best.get("winProbability").asDouble()).isEqualTo(1);
  }

  @Test
  void theOpponentsRackCounts() {
    JsonNode json = json(QUAG, "--known-opponent", "--iterations", "60", "--candidates", "2");
    assertThat(json.get("opponent").asString()).isEqualTo("AJLOOPU");
    Transcript unknown = simulate(QUAG.replace("AJLOOPU", ""), "--known-opponent");
    assertThat(unknown.exitCode()).isEqualTo(1);
    assertThat(unknown.err()).contains("does not say what the opponent holds");
  }

  @Test
  void interruptedItShowsWhatIsKnownAndSaysSo() {
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode =
        CommandRunner.run(
            Console.of(out, err, OptionalInt.empty()), cancellation, "crossword", "simulate", QUAG);
    assertThat(exitCode).isEqualTo(130);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("Interrupted: this is partial");
  }

  @Test
  void onATerminalTheLeadersAreShown() {
    Transcript transcript =
        Transcript.of(
            OptionalInt.of(100),
            "crossword",
            "simulate",
            QUAG,
            "--iterations",
            "200",
            "--candidates",
            "2");
    assertThat(transcript.err()).contains("2 left: 9G MOMI ").contains("/s").endsWith("\r");
    assertThat(simulate(QUAG, "--iterations", "20").err()).isEmpty();
  }

  @Test
  void whatCannotBeSimulatedIsRefusedWithAReason() {
    refused(2, "--plies 0", "1 to 100 plies", QUAG, "--plies", "0");
    refused(2, "--candidates", "1 to 200 candidates", QUAG, "--candidates", "0");
    refused(2, "--iterations", "at least 1 iteration", QUAG, "--iterations", "0");
    refused(2, "root", "needs --rack-equity", QUAG, "--leaves-from", "root");
    refused(2, "nonsense", "static, root, letter or every:N", QUAG, "--leaves-from", "luck");
    refused(2, "every 0", "every 1 or more tiles", QUAG, "--leaves-from", "every:0");
    refused(1, "no word", "cannot be made here", QUAG, "--move", "9G MMO");
    refused(1, "no rack", "no tiles", QUAG.replace("AIIMMOT/AJLOOPU", "/"));
    refused(1, "over", "The game is over", QUAG.substring(0, QUAG.length() - 1) + "6");
    refused(3, "no file", "there is no file", QUAG, "--win-chance", "missing.table");
    refused(3, "no file", "there is no file", QUAG, "--rack-equity", "missing.table");
  }

  private static void refused(int exitCode, String what, String reason, String... args) {
    Transcript transcript = simulate(args);
    assertThat(transcript.err()).as(what).contains(reason);
    assertThat(transcript.exitCode()).as(what).isEqualTo(exitCode);
    assertThat(transcript.out()).as(what).isEmpty();
  }
}
