package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight crossword infer}: counts, the same sets with and without cutoff, refusals. */
class CrosswordInferCommandTest {
  private static final String QUAG =
      "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0";

  /** Words that ENABLE does not have are accepted on the board. */
  private static final String EXCHANGE =
      "10ALPHA/9MM4/8QUIST2/11P3/10XI3/10UG3/11O3/6FOB2T3/7HENDS3/15/15/15/15/15/15"
          + " CDNVVZ?/EEILRRR 93/174 0";

  private static final String ENDING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE ABNOO/ 323/326 0";

  @TempDir Path folder;

  private static Transcript infer(String... args) {
    List<String> all = new ArrayList<>(List.of("crossword", "infer"));
    all.addAll(Arrays.asList(args));
    return Transcript.of(all.toArray(String[]::new));
  }

  private static JsonNode json(String... args) {
    List<String> all = new ArrayList<>(Arrays.asList(args));
    all.add("--json");
    Transcript transcript = infer(all.toArray(String[]::new));
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return new JsonMapper().readTree(transcript.out());
  }

  @Test
  @Tag("slow")
  void squaresCountForWhatWasPlayedAndForWhatWasNot() {
    String[] asked = {
      QUAG, "--move", "9G MOMI", "--margin", "2", "--leaves", "static", "--placement", "built-in"
    };
    JsonNode quick = json(asked);
    List<String> slowly = new ArrayList<>(Arrays.asList(asked));
    slowly.add("--exhaustive");
    JsonNode slow = json(slowly.toArray(String[]::new));
    JsonNode without = json(Arrays.copyOf(asked, asked.length - 2));
    assertThat(quick.get("placement").asString()).isEqualTo("built-in");
    assertThat(quick.get("recorded")).isEqualTo(slow.get("recorded"));
    assertThat(quick.get("leaves")).isEqualTo(slow.get("leaves"));
    assertThat(quick.get("recorded")).isNotEqualTo(without.get("recorded"));
  }

  /** The numbers are those of the exhaustive search, see the long test below. */
  @ParameterizedTest
  @CsvSource({"near-best, 68593, 13379639", "classic, 39088, 7429631"})
  @Tag("slow")
  void everyRackOfTheUnseenTilesIsACandidate(String definition, int unique, long weighted)
      throws IOException {
    String leaves = LeaveFiles.rough(folder).toString();
    JsonNode json =
        json(
            EXCHANGE,
            "--exchange",
            "5",
            "--leaves",
            leaves,
            "--margin",
            "3",
            "--definition",
            definition);
    assertThat(json.get("candidates").asInt()).isEqualTo(780_532);
    assertThat(json.get("examined").asInt()).isEqualTo(780_532);
    assertThat(json.get("partial").asBoolean()).isFalse();
    assertThat(json.get("recorded").get("unique").asInt()).isEqualTo(unique);
    assertThat(json.get("recorded").get("weighted").asLong()).isEqualTo(weighted);
    assertThat(json.get("cutoffStops").asInt()).isEqualTo(780_532 - unique);
  }

  /** Minutes: the search for the best move of every rack. */
  @Test
  @Tag("long")
  void theCutoffChangesNothingInThatPosition() throws IOException {
    String leaves = LeaveFiles.rough(folder).toString();
    for (String definition : List.of("near-best", "classic")) {
      String[] asked = {
        EXCHANGE, "--exchange", "5", "--leaves", leaves, "--margin", "3", "--definition", definition
      };
      String[] exhaustively = Arrays.copyOf(asked, asked.length + 1);
      exhaustively[asked.length] = "--exhaustive";
      JsonNode fast = json(asked);
      JsonNode slow = json(exhaustively);
      for (String key :
          List.of("recorded", "meanLeave", "standardDeviation", "leaves", "letters")) {
        assertThat(fast.get(key)).as("%s %s", definition, key).isEqualTo(slow.get(key));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"near-best", "classic"})
  void theCutoffChangesNothingWhenTilesAreKnown(String definition) throws IOException {
    String[] asked = {
      QUAG,
      "--exchange",
      "3",
      "--opponent-known",
      "rack",
      "--mover-known",
      "IIOUU",
      "--leaves",
      LeaveFiles.rough(folder).toString(),
      "--margin",
      "10",
      "--definition",
      definition
    };
    String[] exhaustively = Arrays.copyOf(asked, asked.length + 1);
    exhaustively[asked.length] = "--exhaustive";
    JsonNode fast = json(asked);
    JsonNode slow = json(exhaustively);
    assertThat(fast.get("recorded").get("unique").asInt()).isPositive();
    for (String key : List.of("recorded", "meanLeave", "standardDeviation", "leaves", "letters")) {
      assertThat(fast.get(key)).as(key).isEqualTo(slow.get(key));
    }
    assertThat(slow.get("cutoffStops").asInt()).isZero();
  }

  @Test
  void aPlacementTellsOfTheLeave() throws IOException {
    JsonNode json =
        json(
            QUAG,
            "--move",
            "9G MOMI",
            "--opponent-known",
            "rack",
            "--mover-known",
            "T",
            "--leaves",
            LeaveFiles.rough(folder).toString(),
            "--top",
            "3");
    assertThat(json.get("move").asString()).isEqualTo("9G MOMI");
    // The T is known and two tiles are not. 24 kinds are left, J, M and Q gone: 276 pairs, and 20
    // kinds of which there are two.
    assertThat(json.get("candidates").asInt()).isEqualTo(296);
    assertThat(json.get("leaves").size()).isLessThanOrEqualTo(3);
    for (JsonNode letter : json.get("letters")) {
      assertThat(letter.get("probability").asDouble()).isBetween(0.0, 1.0);
      if (letter.get("letter").asString().equals("T")) {
        assertThat(letter.get("probability").asDouble()).isEqualTo(1);
        assertThat(letter.get("baseRate").asDouble()).isCloseTo(1, within(1e-12));
      }
    }
  }

  @Test
  void aLikelihoodWeighsEveryRack() {
    JsonNode json =
        json(QUAG, "--move", "9G MOMI", "--mover-known", "AIIT", "--likelihood", "softmax:5");
    assertThat(json.get("candidates").asInt()).isEqualTo(1);
    assertThat(json.get("recorded").get("weighted").decimalValue().doubleValue())
        .isBetween(0.0, 1.0);
    assertThat(json.get("criterion").asString()).isEqualTo("softmax");
  }

  @Test
  void peopleSeeBars() {
    Transcript transcript =
        infer(QUAG, "--move", "9G MOMI", "--mover-known", "AIM", "--margin", "30");
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.out())
        .contains("Move: 9G MOMI")
        .contains("racks possible")
        .contains("Tiles kept")
        .contains("█")
        .contains("Most likely leaves");
  }

  static Stream<Arguments> refusals() {
    return Stream.of(
        arguments(1, "to play through", new String[] {QUAG, "--move", "15A A.E"}),
        arguments(1, "cannot be played", new String[] {QUAG, "--move", "1A HOUSE"}),
        arguments(1, "is not a move", new String[] {QUAG, "--move", "MOMI"}),
        arguments(2, "number of tiles", new String[] {QUAG, "--move", "exch AI"}),
        arguments(1, "more tiles of Q", new String[] {QUAG, "--move", "9G QI"}),
        arguments(
            1,
            "more tiles of J",
            new String[] {QUAG, "--move", "9E JO", "--opponent-known", "rack"}),
        arguments(
            1,
            "is said to hold 8",
            new String[] {QUAG, "--exchange", "2", "--mover-known", "AAEEIIOO"}),
        arguments(1, "1 to 7 tiles, not of 8", new String[] {QUAG, "--exchange", "8"}),
        arguments(2, "--exchange must be a whole number", new String[] {QUAG, "--exchange", "0"}),
        arguments(1, "with 0 tiles in the bag", new String[] {ENDING, "--exchange", "1"}),
        arguments(2, "--move or --exchange must be said", new String[] {QUAG}),
        arguments(
            2,
            "--move or --exchange must be said",
            new String[] {QUAG, "--exchange", "1", "--move", "pass"}),
        arguments(2, "--margin must be", new String[] {QUAG, "--exchange", "1", "--margin", "-1"}),
        arguments(2, "--margin must be", new String[] {QUAG, "--exchange", "1", "--margin", "1e9"}),
        arguments(
            2, "near-best, classic", new String[] {QUAG, "--exchange", "1", "--definition", "x"}),
        arguments(2, "--top must be", new String[] {QUAG, "--exchange", "1", "--top", "-1"}),
        arguments(
            2, "temperature", new String[] {QUAG, "--exchange", "1", "--likelihood", "softmax:0"}),
        arguments(
            2,
            "temperature",
            new String[] {QUAG, "--exchange", "1", "--likelihood", "softmax:1e99999"}),
        arguments(
            3,
            "there is no file",
            new String[] {QUAG, "--exchange", "1", "--rack-equity", "missing.table"}),
        arguments(
            2,
            "does not go with",
            new String[] {QUAG, "--exchange", "1", "--likelihood", "softmax:1", "--margin", "1"}),
        arguments(2, "softmax:", new String[] {QUAG, "--exchange", "1", "--likelihood", "5"}),
        arguments(
            2,
            "does not go with",
            new String[] {QUAG, "--exchange", "1", "--likelihood", "softmax:1", "--exhaustive"}));
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void whatCannotBeIsRefusedInOneSentence(int exitCode, String reason, String[] args) {
    Transcript transcript = infer(args);
    assertThat(transcript.exitCode()).as(transcript.err()).isEqualTo(exitCode);
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err()).hasLineCount(1).startsWith("hindsight: ").contains(reason);
  }
}
