package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight crossword ask}: known counts, the drawing, the keys, files of one's own. */
class CrosswordAskCommandTest {
  private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
  private static final String QUAG =
      "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0";

  /** The bag is empty: 12A BOON scores most, 14F ABOON goes out, A11 (A)BOON is best. */
  private static final String ENDING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE ABNOO/";

  /** One tile in the bag, C, D, E, O, R, S or T; 11I CUBES wins with each of them. */
  private static final String NEARLY_OVER =
      "WIDE3A3Q1ED/2R2PIN1DEATH1/1VAGUE1GROTTO2/NOM4I7/OX4KNOLLY3/N4J1O3AT2/F3BI1S3UH2/"
          + "A2MOVIE3PI2/R2ARE6L2/mAUGER6L2/3NE10/2WEN10/2IS11/1FrITZ9/2YA11 ABCEISU/ 373/343 0";

  @TempDir Path folder;

  private static Transcript ask(String... args) {
    List<String> all = new ArrayList<>(List.of("crossword", "ask"));
    all.addAll(Arrays.asList(args));
    Transcript transcript = Transcript.of(all.toArray(String[]::new));
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.err()).isEmpty();
    return transcript;
  }

  private static String[] with(String position, String... options) {
    List<String> all = new ArrayList<>(List.of(position));
    all.addAll(Arrays.asList(options));
    return all.toArray(String[]::new);
  }

  private static String refused(String... options) {
    List<String> all = new ArrayList<>(List.of("crossword", "ask", NEARLY_OVER));
    all.addAll(Arrays.asList(options));
    Transcript transcript = Transcript.of(all.toArray(String[]::new));
    assertThat(transcript.exitCode()).isPositive();
    return transcript.err();
  }

  private static JsonNode json(String... args) {
    List<String> all = new ArrayList<>(Arrays.asList(args));
    all.add("--json");
    return new JsonMapper().readTree(ask(all.toArray(String[]::new)).out());
  }

  @ParameterizedTest
  @CsvSource({
    "AEINRST, 1089, 127, 66, 8B ANESTRI",
    "AEINRS?, 9296, 127, 64, 8B AlINERS",
    "AEINR??, 33868, 95, 62, 8B AgINnER"
  })
  void playsOnTheEmptyBoardAreCounted(
      String rack, int plays, int exchanges, int most, String byScore) {
    JsonNode json = json(EMPTY + " " + rack + "/ 0/0 0", "--plays", "1");
    assertThat(json.get("plays").asInt()).isEqualTo(plays);
    assertThat(json.get("exchanges").asInt()).isEqualTo(exchanges);
    assertThat(json.get("bestByScore").get("score").asInt()).isEqualTo(most);
    assertThat(json.get("bestByScore").get("move").asString()).isEqualTo(byScore);
    assertThat(json.get("best").size()).isEqualTo(1);
  }

  /** Equity is then not score and leave, which would look like a mistake. */
  @Test
  void whatVowelsOfAnOpeningCostIsSaid() {
    String said = "On an empty board each vowel beside a double-letter square costs 0.7.";
    assertThat(ask(EMPTY + " AEINRST/ 0/0 0", "--plays", "40").out()).contains(said);
    assertThat(ask(EMPTY + " AEINRST/ 0/0 0", "--plays", "1").out()).doesNotContain(said);
    assertThat(ask(QUAG, "--plays", "40").out()).doesNotContain(said);
  }

  @Test
  void playsAgainstAWordAreCountedAndAddedUp() {
    JsonNode json = json(QUAG, "--all", "--leaves", "none");
    assertThat(json.get("plays").asInt()).isEqualTo(101);
    assertThat(json.get("exchanges").asInt()).isEqualTo(71);
    assertThat(json.get("bestByScore").get("move").asString()).isEqualTo("9G MOMI");
    assertThat(json.get("bestByScore").get("score").asInt()).isEqualTo(24);
    assertThat(json.get("sumOfScores").asInt()).isEqualTo(896);
    // Without leave values, and after the first play, equity is score.
    assertThat(json.get("sumOfEquityMillipoints").asInt()).isEqualTo(896_000);
    // Every move is listed: the plays, the exchanges and the pass.
    assertThat(json.get("best").size()).isEqualTo(101 + 71 + 1);
    assertThat(json.get("best").get(172).get("move").asString()).isEqualTo("pass");
  }

  @Test
  @Tag("slow")
  void fewTilesInTheBagAreComparedByWinChanceIfAsked() {
    JsonNode json = json(NEARLY_OVER, "--pre-endgame", "1", "--plays", "5").get("preEndgame");
    assertThat(json.get("drawsInAll").asInt()).isEqualTo(8);
    assertThat(json.get("moves").size()).isEqualTo(5);
    assertThat(json.get("secondsAllowed").asDouble()).isEqualTo(1);
    assertThat(json(NEARLY_OVER).get("preEndgame").isNull()).isTrue();
    String text = ask(NEARLY_OVER, "--pre-endgame", "0.1", "--plays", "5").out();
    assertThat(text)
        .contains("With 1 tile in the bag, win chances over the 8 draws that there are");
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void whatIsKnownOfTheOpponentCountsForTheMovesNamed() {
    String[] wish = {"--pre-endgame", "60", "--candidate", "11I CUBES", "--opponent-known", "EO"};
    JsonNode json = json(with(NEARLY_OVER, wish)).get("preEndgame");
    assertThat(json.get("opponent").asString()).isEqualTo("EO");
    assertThat(json.get("moves").size()).isEqualTo(1);
    JsonNode move = json.get("moves").get(0);
    assertThat(move.get("known").get("by").asString()).isEqualTo("proof");
    double chances = 0;
    double wins = 0;
    for (JsonNode outcome : move.get("outcomes")) {
      chances += outcome.get("chance").asDouble();
      wins += outcome.get("chance").asDouble() * outcome.get("winProbability").asDouble();
    }
    assertThat(chances).isCloseTo(1, within(1e-9));
    assertThat(move.get("winProbability").asDouble()).isCloseTo(wins, within(1e-9));
    String text = ask(with(NEARLY_OVER, wish)).out();
    assertThat(text).contains("The opponent holds EO.");
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void wishesForPreEndgamesNeedOne() {
    assertThat(refused("--candidate", "pass"))
        .contains("--pre-endgame must be said where there is --candidate");
    assertThat(refused("--pre-endgame", "1", "--opponent-known", "QQ"))
        .contains("The opponent cannot hold these tiles: not all of them are unseen.");
    assertThat(refused("--pre-endgame", "1", "--candidate", "11H CEIBASQ"))
        .contains("The move 11H CEIBASQ cannot be made here");
  }

  @Test
  void theBestMoveSaysWhatDecided() {
    JsonNode ending = best(ENDING + "EEEIT 323/326 0", "--iterations", "1000", "--json");
    assertThat(ending.get("part").asString()).isEqualTo("endgame");
    assertThat(ending.get("stop").asString()).isEqualTo("proven");
    assertThat(ending.get("moves").get(0).get("move").asString()).isEqualTo("A11 (A)BOON");
    assertThat(ending.get("moves").get(0).get("points").asDouble()).isEqualTo(30);
    JsonNode early = best(QUAG, "--iterations", "60", "--plays", "3", "--json");
    assertThat(early.get("part").asString()).isEqualTo("simulation");
    assertThat(early.get("moves").size()).isEqualTo(3);
    String text =
        Transcript.of("crossword", "best", QUAG, "--iterations", "5000", "--last-move", "8E QUAG")
            .out();
    assertThat(text)
        .contains("By playing on, against racks that explain the last move; not proven.");
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
  }

  private static JsonNode best(String... args) {
    List<String> all = new ArrayList<>(List.of("crossword", "best"));
    all.addAll(Arrays.asList(args));
    return new JsonMapper().readTree(Transcript.of(all.toArray(String[]::new)).out());
  }

  @Test
  void jsonHasTheDocumentedKeys() {
    JsonNode json = json(QUAG);
    assertThat(json.propertyNames())
        .containsExactly(
            "position",
            "plays",
            "exchanges",
            "exact",
            "best",
            "bestByScore",
            "sumOfScores",
            "sumOfEquityMillipoints",
            "unseen",
            "tilesInBag",
            "words",
            "leaves",
            "placement",
            "endgame",
            "preEndgame",
            "notes");
    assertThat(json.get("best").size()).isEqualTo(15);
    assertThat(json.get("best").get(0).propertyNames())
        .containsExactly(
            "move",
            "score",
            "equity",
            "leave",
            "leaveValue",
            "fullBagValue",
            "placementValue",
            "exact",
            "bound");
    assertThat(json.get("bestByScore").propertyNames()).containsExactly("move", "score");
    assertThat(json.get("position").asString()).isEqualTo(QUAG);
    assertThat(json.get("sumOfScores").isNull()).isTrue();
    assertThat(json.get("leaves").asString()).isEqualTo("derived from ENABLE for the tiles unseen");
    assertThat(json.get("tilesInBag").asInt()).isEqualTo(82);
    assertThat(json.get("unseen").asString()).hasSize(89).endsWith("??").contains("AAAAAAAB");
  }

  @Test
  void theBoardIsDrawnAndThePlaysStandInColumns() {
    String text = ask(QUAG, "--plays", "3", "--leaves", "none").out();
    assertThat(text)
        .isEqualToNormalizingNewlines(
            """
                 A B C D E F G H I J K L M N O
               ┌───────────────────────────────┐
             1 │ = . . ' . . . = . . . ' . . = │  AIIMMOT to move, 0 points
             2 │ . - . . . " . . . " . . . - . │  AJLOOPU opponent, 28 points
             3 │ . . - . . . ' . ' . . . - . . │
             4 │ ' . . - . . . ' . . . - . . ' │  Unseen: 89 tiles, 82 in the bag
             5 │ . . . . - . . . . . - . . . . │  AAAAAAA BB CC DDDD EEEEEEEEEEEE FF
             6 │ . " . . . " . . . " . . . " . │  GG HH IIIIIII J K LLLL NNNNNN
             7 │ . . ' . . . ' . ' . . . ' . . │  OOOOOOO PP RRRRRR SSSS TTTTT UUU
             8 │ = . . ' Q U A G . . . ' . . = │  VV WW X YY Z ??
             9 │ . . ' . . . ' . ' . . . ' . . │
            10 │ . " . . . " . . . " . . . " . │  = word x3   - word x2
            11 │ . . . . - . . . . . - . . . . │  " letter x3 ' letter x2
            12 │ ' . . - . . . ' . . . - . . ' │
            13 │ . . - . . . ' . ' . . . - . . │
            14 │ . - . . . " . . . " . . . - . │
            15 │ = . . ' . . . = . . . ' . . = │
               └───────────────────────────────┘

            101 plays, 71 exchanges. Most points: 9G MOMI, 24.
            Words: ENABLE. No leave values: leaves count 0.

               move     score  leave  its value  equity
            1  9G MOMI     24  AIT        0.000  24.000
            2  9G MOM      23  AIIT       0.000  23.000
            3  7G MAIM     22  IOT        0.000  22.000
            """);
  }

  @Test
  void thePositionNeedsNoQuotes() {
    String quoted = ask(QUAG, "--plays", "2").out();
    List<String> words = new ArrayList<>(List.of(QUAG.split(" ")));
    words.addAll(List.of("--plays", "2"));
    assertThat(ask(words.toArray(String[]::new)).out()).isEqualTo(quoted);
  }

  @Test
  void blanksOnTheBoardAreInLowerCaseAndTilesInTheWayInBrackets() {
    JsonNode json = json(EMPTY.replaceFirst("15/15$", "4QUaG7/15") + " AIIMMOT/ 0/0 0", "--all");
    assertThat(json.get("best").valueStream().map(move -> move.get("move").asString()))
        .anyMatch(move -> move.contains("(a)"));
    assertThat(ask(EMPTY.replaceFirst("15/15$", "4QUaG7/15") + " AIIMMOT/ 0/0 0").out())
        .contains("Q U a G");
  }

  @Test
  void withAnEmptyBagTheEndIsSolved() {
    JsonNode json = json(ENDING + " 323/326 0");
    assertThat(json.get("exact").asBoolean()).isTrue();
    JsonNode best = json.get("best").get(0);
    assertThat(best.get("move").asString()).isEqualTo("A11 (A)BOON");
    assertThat(best.get("equity").asDouble()).isEqualTo(30);
    assertThat(best.get("exact").asBoolean()).isTrue();
    assertThat(best.get("bound").asString()).isEqualTo("exact");
    JsonNode endgame = json.get("endgame");
    assertThat(endgame.propertyNames())
        .containsExactly("secondsAllowed", "outcome", "value", "line", "plies", "nodes");
    assertThat(endgame.get("outcome").asString()).isEqualTo("win");
    assertThat(endgame.get("value").asInt()).isEqualTo(30);
    assertThat(endgame.get("line").get(0).asString()).isEqualTo("A11 (A)BOON");
    assertThat(endgame.get("plies").isNull()).isTrue();
    assertThat(ask(ENDING + " 323/326 0", "--plays", "2").out())
        .contains("Solved to the end: best play wins by 27 points.", "+30  exact");
  }

  @Test
  void anEndThatIsNotProvenInTimeSaysSo() {
    JsonNode json = json(ENDING + " 323/326 0", "--endgame", "0.000001");
    assertThat(json.get("exact").asBoolean()).isFalse();
    assertThat(json.get("endgame").get("value").isNull()).isTrue();
    assertThat(json.get("best").get(0).get("exact").asBoolean()).isFalse();
    assertThat(ask(ENDING + " 323/326 0", "--endgame", "0.000001").out())
        .contains("Not proven (--endgame allows more than 0.000001 s)");
  }

  @Test
  void whoWinsComesFirstIfAskedAndPliesAreLimited() {
    JsonNode winning = json(ENDING + " 323/326 0", "--win-first");
    assertThat(winning.get("endgame").get("outcome").asString()).isEqualTo("win");
    assertThat(winning.get("endgame").get("value").asInt()).isEqualTo(30);
    JsonNode near = json(ENDING + " 323/326 0", "--endgame-plies", "2");
    assertThat(near.get("exact").asBoolean()).isFalse();
    assertThat(near.get("endgame").get("plies").asInt()).isEqualTo(2);
    Transcript nothing = Transcript.of("crossword", "ask", "--endgame-plies", "0", "CGP");
    assertThat(nothing.exitCode()).isEqualTo(2);
    assertThat(nothing.err()).contains("--endgame-plies must be a whole number from 1 to");
  }

  @Test
  void withAnEmptyBagGoingOutCountsByTheRuleOfThumb() {
    JsonNode unknown = json(ENDING + " 323/326 0", "--endgame", "0");
    assertThat(unknown.get("endgame").isNull()).isTrue();
    JsonNode best = unknown.get("best").get(0);
    assertThat(best.get("move").asString()).isEqualTo("14F ABOON");
    // The opponent holds what is unseen, EEEIT: five points, twice.
    assertThat(best.get("score").asInt()).isEqualTo(19);
    assertThat(best.get("equity").asDouble()).isEqualTo(29);
    assertThat(best.get("leaveValue").asDouble()).isEqualTo(10);
    assertThat(unknown.get("bestByScore").get("move").asString()).isEqualTo("12A BOON");
    JsonNode second = unknown.get("best").get(1);
    // One A kept: twice its point, and ten for the turn the opponent gets.
    assertThat(second.get("equity").asDouble()).isEqualTo(33 - 12);
    assertThat(unknown.get("exchanges").asInt()).isZero();
    assertThat(unknown.get("tilesInBag").asInt()).isZero();
    assertThat(json(ENDING + "EEEIT 323/326 0", "--endgame", "0").get("best"))
        .isEqualTo(unknown.get("best"));
    assertThat(ask(ENDING + " 323/326 0").out())
        .contains("Unseen: 5 tiles, the bag is empty", "EEE I T");
  }

  @Test
  void anExchangeNeedsSevenTilesInTheBag() {
    // The end of a game without COVE and YE: of 11 tiles unseen, 7 are the opponent's.
    String four = ENDING.replace("COVE1", "5").replace("13YE", "15") + " 0/0 0";
    assertThat(json(four).get("tilesInBag").asInt()).isEqualTo(4);
    assertThat(json(four).get("exchanges").asInt()).isZero();
    String seven = four.replace("FRAG2", "3G2");
    assertThat(json(seven).get("tilesInBag").asInt()).isEqualTo(7);
    assertThat(json(seven).get("exchanges").asInt()).isEqualTo(23);
  }

  @Test
  void leaveValuesOfAFileChangeTheOrder() throws IOException {
    String leaves = LeaveFiles.rough(folder).toString();
    JsonNode json = json(QUAG, "--leaves", leaves);
    JsonNode best = json.get("best").get(0);
    assertThat(json.get("leaves").asString()).isEqualTo(leaves + " (of unknown origin)");
    assertThat(best.get("equity").asDouble())
        .isEqualTo(best.get("score").asInt() + best.get("leaveValue").asDouble());
    assertThat(json.get("best").get(0)).isNotEqualTo(json(QUAG).get("best").get(0));
    assertThat(ask(QUAG, "--leaves", leaves).out())
        .contains("Leaves: " + leaves + " (of unknown origin).");
  }

  @Test
  void anotherBoardAndOtherTilesComeFromFiles() throws IOException {
    Path layout = folder.resolve("small.txt");
    Files.writeString(layout, "start 2B\n=.'\n.-.\n'.=\n");
    Path tiles = folder.resolve("few.csv");
    Files.writeString(tiles, "?,?,0,0,0\nA,a,5,1,1\nB,b,5,3,0\nT,t,4,1,0\n");
    Path list = folder.resolve("few.txt");
    Files.writeString(list, "BAT\ntab\nAB\n");
    String text =
        ask(
                "3/3/3 ABT/ 0/0 0",
                "--layout",
                layout.toString(),
                "--tiles",
                tiles.toString(),
                "--words",
                list.toString())
            .out();
    assertThat(text).contains(" 2 │ . - . │", "2A BAT", "A B C\n", "Words: " + list);
  }

  @Test
  @Tag("slow")
  void aFileOfPositionsIsAnsweredLineByLine() throws IOException {
    Path file = folder.resolve("positions.cgp");
    Files.writeString(file, "\uFEFF" + QUAG + "\n\nno position\n" + EMPTY + " AB/ 0/0 0\n");
    Transcript transcript =
        Transcript.of("crossword", "ask", "--batch", file.toString(), "--plays", "1");
    assertThat(transcript.exitCode()).isEqualTo(1);
    List<JsonNode> answers =
        transcript.out().lines().map(line -> new JsonMapper().readTree(line)).toList();
    assertThat(answers).as("a line each, the blank one too").hasSize(4);
    assertThat(answers.get(0).get("plays").asInt()).isEqualTo(101);
    assertThat(answers.get(1).get("position").asString()).isEmpty();
    assertThat(answers.get(2).propertyNames()).containsExactly("position", "error");
    assertThat(answers.get(2).get("position").asString()).isEqualTo("no position");
    assertThat(answers.get(3).get("plays").asInt()).isPositive();
  }

  @Test
  void whatIsOddAboutAPositionIsSaid() {
    JsonNode json =
        json("15/15/15/15/15/15/15/4QAXG7/15/15/15/15/15/15/HE13 AIIMMOT/ 0/28 6 lex CSW21;");
    assertThat(json.get("notes").valueStream().map(JsonNode::asString))
        .containsExactly(
            "Not in the words: QAXG.",
            "The tiles on the board are not all connected.",
            "After 6 turns without points the game is over.",
            "The position names the words CSW21, but these are the plays with ENABLE.");
    assertThat(json.get("plays").asInt()).isPositive();
    assertThat(ask(EMPTY.replaceFirst("15", "HE13") + " AIIMMOT/ 0/28 0").out())
        .contains("none on the start square 8H");
    assertThat(ask(EMPTY + " AIIMMOT/ 0/0 0 lex ENABLE; ld german;").out())
        .contains("The position names the tiles german, but these are the english ones;");
    assertThat(ask(EMPTY + " AIIMMOT/ 0/0 0 lex ENABLE; ld english;").out())
        .doesNotContain("The position names");
  }

  @Test
  void repliesSayWhatTheyAreValuedWith() {
    Transcript replies =
        Transcript.of(
            "crossword",
            "replies",
            "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0",
            "--plays",
            "1");
    assertThat(replies.out())
        .contains("Words: ENABLE. Leaves: derived from ENABLE for the tiles unseen.");
    Transcript none =
        Transcript.of("crossword", "replies", EMPTY + " IIQUUVV/ 0/0 0", "--plays", "3");
    assertThat(none.exitCode()).isZero();
    assertThat(none.out())
        .contains("None of the first moves puts tiles on the board")
        .doesNotContain("bingo %");
  }

  @Test
  void nothingToPlayIsAPass() {
    JsonNode json = json(EMPTY + " VVW/ 0/0 0", "--all");
    assertThat(json.get("plays").asInt()).isZero();
    assertThat(json.get("exchanges").asInt()).isEqualTo(5);
    assertThat(json.get("bestByScore").get("move").asString()).isEqualTo("pass");
    assertThat(json.get("sumOfScores").asInt()).isZero();
  }
}
