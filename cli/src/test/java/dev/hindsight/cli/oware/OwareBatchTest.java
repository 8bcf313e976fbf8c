package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight oware ask --batch}: one line in, one line of JSON out, in order. */
class OwareBatchTest {
  private static final long SEED = 48;
  private static final String FIRST = "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S";
  private static final String SECOND = "0-0-0-0-1-0-0-0-1-0-0-2-22-22-N";

  @TempDir Path folder;

  private Transcript batch(byte[] content, String... more) throws IOException {
    Path file = Files.write(folder.resolve("positions.txt"), content);
    List<String> args = new ArrayList<>(List.of("oware", "ask", "--batch", file.toString()));
    args.addAll(List.of(more));
    return Transcript.of(args.toArray(String[]::new));
  }

  private Transcript batch(String content, String... more) throws IOException {
    return batch(content.getBytes(StandardCharsets.UTF_8), more);
  }

  private static List<JsonNode> answers(Transcript transcript) {
    JsonMapper mapper = new JsonMapper();
    return transcript.out().lines().map(line -> mapper.readTree(line)).toList();
  }

  private static List<String> positions(Transcript transcript) {
    return answers(transcript).stream().map(json -> json.get("position").asString()).toList();
  }

  @Test
  void eachLineIsAnsweredAsIfItWereAskedAlone() throws IOException {
    Transcript transcript = batch(FIRST + "\n" + SECOND + "\n");
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.err()).isEmpty();
    JsonNode alone =
        new JsonMapper().readTree(Transcript.of("oware", "ask", SECOND, "--json").out());
    assertThat(answers(transcript)).hasSize(2).last().isEqualTo(alone);
    assertThat(batch(FIRST + "\n" + SECOND, "--json")).isEqualTo(transcript);
  }

  @Test
  void answersStayInStepWithLinesAndBlankOnesAreToldSo() throws IOException {
    Transcript transcript = batch("\n" + SECOND + "\n\n   \n\t\n" + FIRST + "\n" + SECOND);
    assertThat(transcript.exitCode()).isEqualTo(1);
    assertThat(transcript.err()).isEmpty();
    assertThat(positions(transcript)).containsExactly("", SECOND, "", "", "", FIRST, SECOND);
    assertThat(answers(transcript).get(3).get("error").asString()).contains("blank");
  }

  /** The other games read their lines through the same option. */
  @Test
  void aDashIsStandardInputForEveryGame() {
    Transcript oware =
        Transcript.typing(FIRST + "\n\n" + SECOND + "\n", "oware", "ask", "--batch", "-");
    assertThat(positions(oware)).containsExactly(FIRST, "", SECOND);
    String bearoff = "XGID=-BBB------------------bbb-:0:0:1:00:0:0:0:0:10";
    Transcript backgammon =
        Transcript.typing(bearoff + "\n\n" + bearoff, "backgammon", "ask", "--batch", "-");
    assertThat(answers(backgammon)).hasSize(3);
    assertThat(answers(backgammon).get(1).get("error").asString()).contains("blank");
    String empty = "15/".repeat(14) + "15 AEINRST/ 0/0 0";
    Transcript crossword =
        Transcript.typing("\n" + empty + "\n", "crossword", "ask", "--batch", "-");
    assertThat(answers(crossword)).hasSize(2);
    assertThat(answers(crossword).get(0).get("error").asString()).contains("blank");
    assertThat(answers(crossword).get(1).get("best").size()).isPositive();
  }

  @Test
  void linesMayEndAsOnWindowsAndHaveSpacesAround() throws IOException {
    Transcript transcript = batch(FIRST + "\r\n  " + SECOND + " \r\n");
    assertThat(transcript.exitCode()).isZero();
    assertThat(positions(transcript)).containsExactly(FIRST, SECOND);
  }

  @Test
  void aBadLineIsAnsweredByItsErrorAndTheRestGoesOn() throws IOException {
    Transcript transcript = batch("4-4-4\n" + FIRST + "\nnonsense\n" + SECOND + "\n");
    assertThat(transcript.exitCode()).isEqualTo(1);
    assertThat(transcript.err()).isEmpty();
    assertThat(positions(transcript)).containsExactly("4-4-4", FIRST, "nonsense", SECOND);
    JsonNode refusal = answers(transcript).get(0);
    assertThat(refusal.propertyNames()).containsExactly("position", "error");
    assertThat(refusal.get("error").asString()).contains("has 3 fields");
  }

  @Test
  void aByteThatIsNotUtf8SpoilsItsOwnLineOnly() throws IOException {
    byte[] content = (FIRST + "\nx" + SECOND + "\n" + SECOND).getBytes(StandardCharsets.UTF_8);
    content[FIRST.length() + 1] = (byte) 0xE9;
    Transcript transcript = batch(content);
    assertThat(transcript.exitCode()).isEqualTo(1);
    assertThat(positions(transcript)).containsExactly(FIRST, "\uFFFD" + SECOND, SECOND);
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFirstPosition() throws IOException {
    Transcript transcript = batch("\uFEFF" + FIRST + "\n" + SECOND + "\n");
    assertThat(transcript.exitCode()).isZero();
    assertThat(positions(transcript)).containsExactly(FIRST, SECOND);
  }

  @Test
  void anEmptyFileHasNoAnswers() throws IOException {
    Transcript transcript = batch("");
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err()).isEmpty();
  }

  @Test
  void theTurnsLeftAreThoseOfEveryLine() throws IOException {
    Transcript transcript = batch(FIRST + "\n" + SECOND + "\n", "--turns", "9");
    assertThat(answers(transcript)).allMatch(json -> json.get("turnsLeft").asInt() == 9);
  }

  /** Not a measurement: with a search's memory cleared for each line this took a minute. */
  @Test
  @Tag("slow")
  void aThousandLinesAreAnsweredFromATable() throws IOException {
    String table = folder.resolve("endgame.table").toString();
    Transcript.of("oware", "build", "endgame", "--seeds", "9", "--out", table);
    List<String> asked = randomBoards(1_000);
    Transcript byTable = batch(String.join("\n", asked), "--table", table);
    assertThat(byTable.exitCode()).isZero();
    assertThat(positions(byTable)).isEqualTo(asked);
    Transcript onTheSpot = batch(String.join("\n", asked));
    assertThat(onTheSpot.out().replaceAll("\"source\":\"[^\"]*\"", ""))
        .isEqualTo(byTable.out().replaceAll("\"source\":\"[^\"]*\"", ""));
  }

  private static List<String> randomBoards(int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    List<String> boards = new ArrayList<>();
    while (boards.size() < count) {
      int[] pits = new int[12];
      int seeds = random.nextInt(1, 10);
      for (int thrown = 0; thrown < seeds; thrown++) {
        pits[random.nextInt(12)]++;
      }
      StringBuilder board = new StringBuilder();
      for (int pit : pits) {
        board.append(pit).append('-');
      }
      boards.add(board + "20-" + (28 - seeds) + (random.nextBoolean() ? "-S" : "-N"));
    }
    return boards;
  }
}
