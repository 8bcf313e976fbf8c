package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** {@code hindsight backgammon ask}. */
class BackgammonAskCommandTest {
  private static final String SPREAD = "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10";

  /** Two checkers on the ace point for each side: whoever rolls has won. */
  private static final String TWO_ACES = "XGID=-B----------------------b-:0:0:1:00:0:0:0:0:10";

  @TempDir Path folder;

  private static JsonNode json(String... args) {
    Transcript transcript = Transcript.of(args);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return new ObjectMapper().readTree(transcript.out());
  }

  @Test
  @Tag("slow")
  void aBearoffIsAnsweredExactly() {
    JsonNode answer = json("backgammon", "ask", SPREAD, "--json");
    assertThat(answer.get("class").asString()).isEqualTo("bearoff");
    assertThat(answer.get("xgid").asString()).isEqualTo(SPREAD);
    assertThat(answer.get("positionId").asString()).isEqualTo("VQUAgKoCAAAAAA");
    assertThat(answer.get("winProbability").asDouble()).isEqualTo(0.700571624976468, within(1e-14));
    JsonNode equity = answer.get("equity");
    assertThat(equity.get("cubeless").asDouble()).isEqualTo(0.401143249952936, within(1e-14));
    assertThat(equity.get("owned").asDouble()).isEqualTo(0.636769992, within(1e-9));
    assertThat(equity.get("centred").asDouble()).isEqualTo(0.602249840, within(1e-9));
    assertThat(equity.get("opponent").asDouble()).isEqualTo(0.351132562, within(1e-9));
    JsonNode cube = answer.get("cube");
    assertThat(cube.get("action").asString()).isEqualTo("double, take");
    assertThat(cube.get("noDouble").asDouble()).isEqualTo(0.602249840, within(1e-9));
    assertThat(cube.get("doubleTake").asDouble()).isEqualTo(2 * 0.351132562, within(2e-9));
    assertThat(cube.get("doublePass").asDouble()).isEqualTo(1);
    assertThat(answer.get("sides")).hasSize(2);
    JsonNode side = answer.get("sides").get(0);
    assertThat(side.get("pips").asInt()).isEqualTo(21);
    assertThat(side.get("epc").asDouble())
        .isEqualTo(side.get("meanRolls").asDouble() * 49 / 6, within(1e-9));
    assertThat(side.get("wastage").asDouble())
        .isEqualTo(side.get("epc").asDouble() - 21, within(1e-9));
    assertThat(answer.get("moves").isNull()).isTrue();
    assertThat(answer.get("exact").asBoolean()).isTrue();
  }

  @Test
  void theBoardIsDrawnAndTheCubeExplained() {
    Transcript transcript = Transcript.of("backgammon", "ask", TWO_ACES);
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out())
        .contains(
            "│                        │   │                      O │  O: 2 pips, 13 off",
            "cube at 1, centred",
            "X: 2 pips, 13 off",
            "X is on roll",
            "X wins 100.0000 % (bearoff; exact:",
            "Cube: double, pass.",
            "side  pips  effective  wastage  mean rolls");
  }

  @Test
  void withDiceEveryMoveIsRankedWithItsLoss() {
    JsonNode answer =
        json("backgammon", "ask", "XGID=--B-A-------------------b-:0:0:1:21:0:0:0:0:10", "--json");
    JsonNode moves = answer.get("moves");
    assertThat(moves.size()).isGreaterThan(1);
    assertThat(moves.get(0).get("loss").asDouble()).isZero();
    double before = 2;
    for (JsonNode move : moves) {
      assertThat(move.get("move").asString()).isNotBlank();
      assertThat(move.get("winProbability").asDouble()).isBetween(0.0, 1.0);
      assertThat(move.get("equity").asDouble()).isLessThanOrEqualTo(before);
      before = move.get("equity").asDouble();
    }
    // The dice are rolled: the value is that of the best move, and there is nothing to double.
    assertThat(answer.get("winProbability").asDouble())
        .isEqualTo(moves.get(0).get("winProbability").asDouble());
    assertThat(answer.get("cube").get("action").asString()).isEqualTo("not available");
  }

  @Test
  void whoeverIsOnRollIsSeenFromHisSide() {
    JsonNode x =
        json("backgammon", "ask", "XGID=-BA---------------------a-:0:0:1:00:0:0:0:0:10", "--json");
    JsonNode o =
        json("backgammon", "ask", "XGID=-A---------------------ab-:0:0:-1:00:0:0:0:0:10", "--json");
    assertThat(o.get("winProbability")).isEqualTo(x.get("winProbability"));
    assertThat(o.get("positionId")).isEqualTo(x.get("positionId"));
    assertThat(o.get("sides")).isEqualTo(x.get("sides"));
  }

  @Test
  void outsideTheTablesNetsAnswerAndFormulasAboutTheCube() {
    JsonNode answer = json("backgammon", "ask", "4HPwATDgc/ABMA", "--json");
    assertThat(answer.get("class").asString()).isEqualTo("contact");
    assertThat(answer.get("source").asString()).isEqualTo("nets of the program, 1 ply ahead");
    assertThat(answer.get("exact").asBoolean()).isFalse();
    assertThat(answer.get("winProbability").asDouble())
        .as("to roll first is worth a little")
        .isBetween(0.48, 0.57);
    assertThat(answer.get("equity").get("cubeless").asDouble()).isBetween(-0.05, 0.2);
    for (String state : List.of("owned", "centred", "opponent")) {
      assertThat(answer.get("equity").get(state).asDouble()).as(state).isBetween(-0.3, 0.5);
    }
    assertThat(answer.get("cube").get("action").asString()).isEqualTo("no double");
    assertThat(answer.get("cube").get("costOfDouble").asDouble()).isPositive();
    assertThat(answer.get("cube").get("source").asString()).contains("Janowski");
    assertThat(answer.get("sides").get(0).get("pips").asInt()).isEqualTo(167);
    assertThat(answer.get("sides").get(0).get("epc").isNull()).isTrue();
    assertThat(Transcript.of("backgammon", "ask", "4HPwATDgc/ABMA").out())
        .contains(
            "Outside the tables: there is still contact.",
            "The cube is estimated: looked 1 ply ahead",
            "Cube: no double.",
            "an estimate: nets of the program, 1 ply ahead",
            "X loses",
            "without a cube: ");
  }

  @Test
  void theSixChancesSumToOneAndMakeUpTheRest() {
    JsonNode answer = json("backgammon", "ask", "4HPwATDgc/ABMA", "--plies", "0", "--json");
    JsonNode chances = answer.get("chances");
    List<String> results =
        List.of(
            "winSingle",
            "winGammon",
            "winBackgammon",
            "loseSingle",
            "loseGammon",
            "loseBackgammon");
    assertThat(chances.propertyNames()).containsExactlyElementsOf(results);
    double sum = 0;
    double wins = 0;
    double equity = 0;
    for (int k = 0; k < 6; k++) {
      double chance = chances.get(results.get(k)).asDouble();
      sum += chance;
      wins += k < 3 ? chance : 0;
      equity += (k < 3 ? k + 1 : 2 - k) * chance;
    }
    assertThat(sum).isCloseTo(1, within(1e-9));
    assertThat(answer.get("winProbability").asDouble()).isCloseTo(wins, within(1e-9));
    assertThat(answer.get("equity").get("cubeless").asDouble()).isCloseTo(equity, within(1e-9));
    assertThat(answer.get("source").asString()).isEqualTo("nets of the program");
  }

  @Test
  void everyOpeningMoveIsRankedWithItsLoss() {
    JsonNode answer =
        json("backgammon", "ask", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "--json");
    JsonNode moves = answer.get("moves");
    assertThat(moves.size()).isEqualTo(16);
    assertThat(moves.get(0).get("move").asString()).isEqualTo("8/5 6/5");
    assertThat(moves.get(0).get("loss").asDouble()).isZero();
    assertThat(moves.get(1).get("loss").asDouble()).isPositive();
    assertThat(moves.get(0).get("equity")).isEqualTo(answer.get("equity").get("centred"));
    assertThat(moves.get(0).get("cubelessEquity")).isEqualTo(answer.get("equity").get("cubeless"));
    assertThat(moves.get(0).get("plies").asInt()).isEqualTo(1);
    assertThat(moves.get(0).get("winProbability")).isEqualTo(answer.get("winProbability"));
  }

  @Test
  void theCubeDoesNotMatterToNetsNorWhichSideIsDrawnWhere() {
    String seen = "XGID=-b----E-C---eE---c-e----B-:0:0:%s:00:0:0:0:0:10";
    JsonNode x = json("backgammon", "ask", seen.formatted("1"), "--json");
    JsonNode o = json("backgammon", "ask", seen.formatted("-1"), "--json");
    assertThat(o.get("chances")).isEqualTo(x.get("chances"));
  }

  @Test
  void tablesKnowAllSixWhereNoGammonIsPossible() {
    JsonNode chances = json("backgammon", "ask", TWO_ACES, "--json").get("chances");
    assertThat(chances.get("winSingle").asDouble()).isEqualTo(1);
    assertThat(chances.get("winGammon").asDouble()).isZero();
  }

  @Test
  void netsLookZeroToThreePliesAhead() {
    Transcript refused = Transcript.of("backgammon", "ask", "4HPwATDgc/ABMA", "--plies", "4");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("--plies must be a whole number from 0 to 3");
  }

  @Test
  void aLongerRaceIsAnEstimateWithItsName() {
    // Seven checkers on the ace point need four rolls without doubles.
    String position = "XGID=-G----------------------g-:0:0:1:00:0:0:0:0:10";
    JsonNode answer = json("backgammon", "ask", position, "--json");
    assertThat(answer.get("source").asString()).contains("one-sided race estimate");
    assertThat(answer.get("exact").asBoolean()).isFalse();
    assertThat(answer.get("winProbability").asDouble()).isBetween(0.5, 1.0);
    assertThat(answer.get("cube").get("source").asString()).contains("Janowski");
    assertThat(answer.get("cube").get("action").asString()).isEqualTo("double, take");
    assertThat(Transcript.of("backgammon", "ask", position).out())
        .contains("an estimate: one-sided race estimate", "a cubeful bearoff of");
  }

  @Test
  void atAScoreTheMatchCounts() {
    // 2-away 2-away: a taken cube is dead, and who passes is left with the Crawford game.
    String position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:5:0:7:10";
    JsonNode answer = json("backgammon", "ask", position, "--json");
    JsonNode match = answer.get("match");
    assertThat(match.get("away").asInt()).isEqualTo(2);
    assertThat(match.get("opponentAway").asInt()).isEqualTo(2);
    assertThat(match.get("winProbability").asDouble()).isBetween(0.5, 0.6);
    assertThat(match.get("takePoint").asDouble()).isCloseTo(0.3175, within(1e-6));
    assertThat(answer.get("cube").get("source").asString()).contains("at the score");
    assertThat(Transcript.of("backgammon", "ask", position).out())
        .contains("X needs 2 points, the opponent 2 points", "A double now is taken from 31.75 %");
    assertThat(json("backgammon", "ask", "4HPwATDgc/ABMA", "--json").get("match").isNull())
        .isTrue();
  }

  /** Last roll, 19 of 36 win, 2-away 2-away: a taken double wins the match as often. */
  @Test
  void aSmallBearoffIsSolvedAtTheScore() {
    String position = "XGID=--A--A------------------a-:0:0:1:00:5:5:0:7:10";
    JsonNode answer = json("backgammon", "ask", position, "--json");
    assertThat(answer.get("cube").get("source").asString()).startsWith("solved at the score, ");
    assertThat(answer.get("cube").get("action").asString()).isEqualTo("double, take");
    assertThat(answer.get("match").get("winProbability").asDouble())
        .isCloseTo(19 / 36.0, within(1e-9));
    assertThat(answer.get("match").get("takePoint").isNull()).isTrue();
    assertThat(Transcript.of("backgammon", "ask", position).out())
        .contains("The cube is solved at the score, ")
        .doesNotContain("estimated", "A double now is taken from");
  }

  @Test
  void oneIsSingular() {
    String position = "XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10";
    assertThat(Transcript.of("backgammon", "ask", position).out())
        .contains("X: 1 pip, 14 off", "two-sided bearoff of 1 checker, solved on the spot");
  }

  @Test
  void atDoubleMatchPointNobodyNeedsTheCube() {
    String position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:4:0:5:10";
    String text = Transcript.of("backgammon", "ask", position, "--plies", "0").out();
    assertThat(text)
        .contains("Cube: no double; a double that is taken changes nothing.")
        .contains("Equity of X for money, without a cube: ")
        .containsPattern("at the score, .*\\n +cube owned +centred +opponent's\\n");
  }

  @Test
  void inTheCrawfordGameNobodyDoubles() {
    JsonNode answer =
        json("backgammon", "ask", "XGID=-B----------------------b-:0:0:1:00:6:3:1:7:10", "--json");
    assertThat(answer.get("cube").get("action").asString()).isEqualTo("not available");
    assertThat(answer.get("match").get("crawford").asBoolean()).isTrue();
    assertThat(answer.get("match").get("winProbability").asDouble()).isEqualTo(1);
  }

  @Test
  void matchEquitiesMayComeFromAFile() throws IOException {
    Path file = folder.resolve("mine.txt");
    Files.writeString(file, "50 70\n30 50\npost-crawford 50 48\n");
    String position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:5:0:7:10";
    JsonNode answer =
        json("backgammon", "ask", position, "--json", "--match-equity", file.toString());
    assertThat(answer.get("match").get("takePoint").asDouble()).isCloseTo(0.30, within(1e-6));
    assertThat(answer.get("match").get("table").asString()).contains("mine.txt");
    Files.writeString(file, "50 70\n30 50\n");
    Transcript refused =
        Transcript.of("backgammon", "ask", position, "--match-equity", file.toString());
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).contains("mine.txt", "post-crawford").hasLineCount(1);
  }

  @Test
  void whoHasDoubledWaitsForTheAnswer() {
    assertThat(
            Transcript.of("backgammon", "ask", "XGID=-BA---------------------b-:0:0:1:D:0:0:0:0:10")
                .out())
        .contains("X has doubled", "O, who must answer, should");
  }

  @Test
  void aFinishedGameIsOver() {
    JsonNode answer =
        json("backgammon", "ask", "XGID=-A------------------------:0:0:1:00:0:0:0:0:10", "--json");
    assertThat(answer.get("class").asString()).isEqualTo("over");
    assertThat(answer.get("winProbability").asDouble()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "xx",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1",
        "4HPwATDgc/AB*A",
        "4HPwATDgc/ABMA:"
      })
  void aMalformedIdIsRefusedInOneSentence(String id) {
    Transcript transcript = Transcript.of("backgammon", "ask", id);
    assertThat(transcript.exitCode()).isEqualTo(1);
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err()).startsWith("hindsight: ").hasLineCount(1);
  }

  @Test
  void aBatchAnswersEveryLineInOrder() throws IOException {
    Path file = folder.resolve("positions.txt");
    Files.writeString(file, TWO_ACES + "\n\nnonsense\n4HPwATDgc/ABMA\n");
    Transcript transcript = Transcript.of("backgammon", "ask", "--batch", file.toString());
    assertThat(transcript.exitCode()).isEqualTo(1);
    List<String> lines = transcript.out().lines().toList();
    assertThat(lines).hasSize(4);
    assertThat(lines.get(0)).contains("\"class\":\"bearoff\"");
    assertThat(lines.get(1)).contains("The line is blank");
    assertThat(lines.get(2)).contains("\"position\":\"nonsense\"", "\"error\":");
    assertThat(lines.get(3)).contains("\"class\":\"contact\"");
  }

  @Test
  void aBatchMayBeginWithAByteOrderMarkAndMustBeAFile() throws IOException {
    Path file = folder.resolve("marked.txt");
    Files.writeString(file, "\uFEFF" + TWO_ACES + "\n");
    assertThat(Transcript.fine("backgammon", "ask", "--batch", file.toString()).out())
        .contains("\"class\":\"bearoff\"");
    Transcript refused = Transcript.of("backgammon", "ask", "--batch", folder.toString());
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).contains("is a folder").hasLineCount(1);
  }

  @Test
  void aPositionOrABatchIsNeeded() {
    assertThat(Transcript.of("backgammon", "ask").exitCode()).isEqualTo(2);
  }

  @Test
  void aFileThatIsNoTableIsRefused() throws IOException {
    Path file = folder.resolve("no.table");
    Files.writeString(file, "gnubg-TS-06-06-1 but no more");
    Transcript transcript =
        Transcript.of("backgammon", "ask", TWO_ACES, "--table", file.toString());
    assertThat(transcript.exitCode()).isEqualTo(3);
    assertThat(transcript.err()).contains(file.toString()).hasLineCount(1);
  }
}
