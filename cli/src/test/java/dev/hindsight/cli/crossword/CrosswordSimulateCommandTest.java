package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.CommandRunner;
import dev.hindsight.cli.Transcript;
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

  /** 36 tiles are off the board: 22 in the bag. */
  private static final String LATE =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/15/15/15/15/15/15/15 ABNOO/ 300/310 1";

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

  /** 14F ABOON goes out for 29 points; A11 BOON is worth 30, by the search of README's ending. */
  @Test
  void endingsAreSearchedIfAsked() {
    JsonNode searched = json(ENDING, "--endings", "1000000");
    assertThat(searched.get("endings").asInt()).isEqualTo(1_000_000);
    assertThat(searched.get("candidates").get(0).get("move").asString()).isEqualTo("A11 (A)BOON");
    assertThat(searched.get("candidates").get(0).get("meanSpread").asDouble()).isEqualTo(30);
    assertThat(searched.get("candidates").get(0).get("gameOverRate").asDouble()).isEqualTo(1);
    assertThat(simulate(ENDING, "--endings", "1").out())
        .contains("2 plies ahead and with an empty bag to the end (1 position)");
    assertThat(simulate(ENDING, "--endings", "2").out()).contains("to the end (2 positions)");
    assertThat(simulate(ENDING, "--endings", "0").out())
        .contains("2 plies ahead and with an empty bag to the end.");
    assertThat(json(ENDING).get("endings").isNull()).isTrue();
    Transcript refused = simulate(ENDING, "--endings", "-1");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("--endings must be a whole number from 0 to 1000000");
  }

  @Test
  void theRuleOfTheRankingIsShown() {
    assertThat(simulate(QUAG, "--iterations", "100").out())
        .contains("Ranked by mean equity, until fewer than 30 tiles are unseen.");
    assertThat(simulate(ENDING).out())
        .contains("Ranked by the chance to win, as fewer than 30 tiles are unseen.");
    JsonNode asked = json(ENDING, "--rank-by", "equity");
    assertThat(asked.get("rank").asString()).isEqualTo("equity");
    assertThat(asked.get("rankedBy").asString()).isEqualTo("equity");
  }

  /** With so little time not even a second round is begun. */
  @Test
  void timeBoundsASimulation() {
    JsonNode json = json(QUAG, "--seconds", "0.001", "--no-stop");
    assertThat(json.get("ending").asString()).isEqualTo("finished");
    assertThat(json.get("iterations").asInt()).isEqualTo(15 * 16);
    assertThat(json(QUAG, "--seconds", "60", "--iterations", "30").get("iterations").asInt())
        .isEqualTo(30);
    assertThat(simulate(QUAG, "--seconds", "-1").exitCode()).isEqualTo(2);
  }

  @Test
  void theTrueBagIsNotIgnored() {
    Transcript refused = simulate(QUAG, "--sight", "true");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .contains("the true bag is for leaves that are derived again in playouts")
        .hasLineCount(1);
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
            "endings",
            "seed",
            "rank",
            "rankedBy",
            "ending",
            "isCertain",
            "candidates",
            "unseen",
            "tilesInBag",
            "opponent",
            "inference",
            "words",
            "leaves",
            "placement",
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
    assertThat(json.get("inference").isNull()).isTrue();
    assertThat(json.get("tilesInBag").asInt()).isEqualTo(82);
    assertThat(json.get("winChances").asString()).isEqualTo("learnt with the built-in words");
  }

  @Test
  void everythingFitsTheScreen() {
    for (String[] options :
        new String[][] {
          {QUAG, "--iterations", "300", "--plies", "4"},
          {QUAG, "--iterations", "100", "--last-move", "8E QUAG"},
          {ENDING},
          {LATE, "--iterations", "100", "--rank-by", "win"}
        }) {
      String text = simulate(options).out();
      assertThat(text.lines())
          .hasSizeGreaterThan(20)
          .allMatch(line -> line.codePointCount(0, line.length()) <= 80);
      assertThat(text).contains("reply: bingo %", "next: bingo %");
    }
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
        .contains("No leave values: leaves count 0. Win chances: learnt with the\nbuilt-in words.")
        .containsPattern("1  9G MOMI +24  AIT +24\\.00 +[0-9.]+ +[0-9.]+ +[0-9.]+ +100");
  }

  @Test
  void chosenMovesAreCompared() {
    JsonNode json =
        json(
            QUAG,
            "--candidate",
            "9G MOMI",
            "--candidate",
            "exch IIM",
            "--candidate",
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

  /** The opponent opened with QUAG; the same asked of crossword infer before the move. */
  @Test
  void theLastMoveTellsWhatTheOpponentKept() {
    String[] options = {QUAG, "--iterations", "60", "--candidates", "2", "--margin", "3"};
    JsonNode json = json(with(with(options, "--last-move"), "8E QUAG"));
    JsonNode inference = json.get("inference");
    assertThat(inference.get("position").asString())
        .isEqualTo("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 /AIIMMOT 0/0 0");
    assertThat(inference.get("move").asString()).isEqualTo("8E QUAG");
    assertThat(inference.get("margin").asDouble()).isEqualTo(3);
    assertThat(inference.get("candidates").asInt()).isEqualTo(2_815);
    Transcript before =
        Transcript.fine(
            "crossword",
            "infer",
            inference.get("position").asString(),
            "--move",
            "8E QUAG",
            "--opponent-known",
            "rack",
            "--margin",
            "3",
            "--top",
            "10",
            "--json");
    ObjectNode expected = (ObjectNode) new JsonMapper().readTree(before.out());
    expected.remove("seconds");
    ((ObjectNode) inference).remove("seconds");
    assertThat(inference).isEqualTo(expected);
    String text = simulate(with(with(options, "--last-move"), "8E QUAG")).out();
    assertThat(text)
        .containsPattern("The opponent's 8E QUAG: [0-9,]+ of 2,815 racks explain it")
        .contains("(near-best, margin 3)", "Kept, most likely: ");
  }

  @Test
  void theRacksThatExplainTheLastMoveArePlayedAgainst() {
    String[] options = {QUAG, "--iterations", "120", "--candidates", "2", "--no-stop"};
    ObjectNode guessing = json(options);
    ObjectNode inferring = json(with(with(options, "--last-move"), "8E QUAG"));
    assertThat(inferring.get("candidates").get(0).get("meanEquity"))
        .isNotEqualTo(guessing.get("candidates").get(0).get("meanEquity"));
    ObjectNode again = json(with(with(options, "--last-move"), "8E QUAG"));
    assertThat(again.get("candidates")).isEqualTo(inferring.get("candidates"));
  }

  /** Of FACETS only the S was played: the rest is marked, or would be taken off as well. */
  @Test
  void tilesThatWereThereBeforeAreMarked() {
    String facets = "15/15/15/15/15/15/15/3FACETS6/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";
    JsonNode json =
        json(
            facets,
            "--last-move",
            "8D (FACET)S",
            "--likelihood",
            "softmax:5",
            "--iterations",
            "40");
    assertThat(json.get("inference").get("position").asString())
        .startsWith("15/15/15/15/15/15/15/3FACET7/");
    assertThat(json.get("inference").get("move").asString()).isEqualTo("8D (FACET)S");
    assertThat(json.get("inference").get("criterion").asString()).isEqualTo("softmax");
    JsonNode all = json(facets, "--last-move", "8D FACETS", "--iterations", "40");
    assertThat(all.get("inference").get("position").asString())
        .startsWith("15/15/15/15/15/15/15/15/");
  }

  @Test
  void anExchangeTellsToo() {
    JsonNode json =
        json(LATE, "--last-exchange", "6", "--definition", "classic", "--iterations", "40");
    assertThat(json.get("inference").get("move").asString()).isEqualTo("exchange 6");
    assertThat(json.get("inference").get("criterion").asString()).isEqualTo("classic");
  }

  @Test
  void aMoveThatNothingExplainsIsSaidSo() {
    // Whoever can open with 8H FACET has 8D FACET, with the F on a double-letter square.
    String opened = "15/15/15/15/15/15/15/7FACET3/15/15/15/15/15/15/15 AIIMMOT/ 0/24 0";
    Transcript transcript = simulate(opened, "--last-move", "8H FACET", "--iterations", "40");
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.out())
        .contains("No rack explains the last move: the opponent may hold anything.");
    Transcript ended = simulate(ENDING, "--last-move", "15N YE");
    assertThat(ended.out()).contains("The bag is empty: the last move tells nothing");
  }

  @Test
  void interruptedItShowsWhatIsKnownAndSaysSo() {
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode =
        CommandRunner.run(
            Console.of(out, err, OptionalInt.empty()),
            cancellation,
            "crossword",
            "simulate",
            QUAG,
            "--leaves",
            "static");
    assertThat(exitCode).isEqualTo(130);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("Interrupted: this is partial");
    assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("hindsight: interrupted.\n");
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
    assertThat(transcript.err()).contains("2 of 2 in: 9G MOMI ").contains("/s").endsWith("\r");
    assertThat(simulate(QUAG, "--iterations", "20").err()).isEmpty();
  }

  @Test
  void whatCannotBeSimulatedIsRefusedWithAReason() {
    refused(2, "--plies 0", "--plies must be a whole number from 1 to 100", QUAG, "--plies", "0");
    refused(2, "--candidates", "must be a whole number from 1 to 200", QUAG, "--candidates", "0");
    refused(2, "--iterations", "--iterations must be", QUAG, "--iterations", "0");
    refused(
        2,
        "root",
        "--leaves-from cannot be root without --rack-equity",
        QUAG,
        "--leaves-from",
        "root",
        "--leaves",
        "static");
    refused(2, "nonsense", "static, root, letter or every:N", QUAG, "--leaves-from", "luck");
    refused(2, "every 0", "every 1 or more tiles", QUAG, "--leaves-from", "every:0");
    refused(1, "no word", "it makes MMO and GM, which are not", QUAG, "--candidate", "9G MMO");
    refused(1, "no tile", "the rack has no Z", QUAG, "--candidate", "9G ZOA");
    refused(1, "few tiles", "needs 2 tiles O, and the rack has 1", QUAG, "--candidate", "9G OOT");
    refused(1, "no bag", "only while the bag has at least 7", ENDING, "--candidate", "exch A");
    refused(1, "not there", "is not on the board, which has G", QUAG, "--last-move", "8E QUAY");
    refused(1, "not there", "which has no tile on 9E", QUAG, "--last-move", "9E QI");
    refused(1, "marked wrongly", "falls apart", QUAG, "--last-move", "8E (QU)AG");
    refused(1, "marked wrongly", "falls apart", ENDING, "--last-move", "14M VAW");
    refused(1, "nothing played", "cannot be played", QUAG, "--last-move", "8E (QUAG)");
    refused(1, "no placement", "is not a move", QUAG, "--last-move", "exch AB");
    refused(1, "no placement", "is not a move", QUAG, "--last-move", "pass");
    refused(1, "too many", "1 to 7 tiles, not of 8", QUAG, "--last-exchange", "8");
    refused(2, "two", "not both", QUAG, "--last-move", "8E QUAG", "--last-exchange", "2");
    refused(2, "alone", "--last-move or --last-exchange must be said", QUAG, "--margin", "3");
    refused(2, "known", "nothing to infer", QUAG, "--last-move", "8E QUAG", "--known-opponent");
    refused(2, "margin", "--margin must be", QUAG, "--last-move", "8E QUAG", "--margin", "-1");
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
