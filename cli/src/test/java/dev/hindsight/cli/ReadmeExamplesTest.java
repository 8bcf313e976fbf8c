package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * What the README shows as best is best by the strongest answer of the program. {@link ReadmeTest}
 * knows only that it is what the program prints.
 */
@Tag("slow")
class ReadmeExamplesTest {
  private static final Path ROOT = Path.of(System.getProperty("basedir", ".")).resolve("..");

  private static String readme() throws IOException {
    return Files.readString(ROOT.resolve("README.md"));
  }

  private static Matcher found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as("there is no %s in %s", pattern, text).isTrue();
    return matcher;
  }

  private static JsonNode json(String command) {
    return new ObjectMapper().readTree(Transcript.fine((command + " --json").split(" ")).out());
  }

  /** "The capture of four seeds loses, the quiet move takes everything." */
  @Test
  void thePictureShowsTheBestMoveAndItsWordsAreTrue() throws IOException {
    found("the capture of four seeds loses, the quiet move takes everything", readme());
    String picture = Files.readString(ROOT.resolve("docs/picture.svg")).replaceAll("<[^>]*>", "\n");
    String position = found("hindsight oware ask ([-0-9SN]+)", picture).group(1);
    JsonNode answer = json("oware ask " + position);
    assertThat(answer.get("exact").asBoolean()).isTrue();
    JsonNode best = answer.get("moves").get(0);
    String shown = found("move +captures +value +game +then\\s+([A-Fa-f]) ", picture).group(1);
    assertThat(shown).isEqualTo(best.get("move").asString());
    int seedsOnBoard = 0;
    String[] fields = position.split("-");
    for (int pit = 0; pit < 12; pit++) {
      seedsOnBoard += Integer.parseInt(fields[pit]);
    }
    assertThat(best.get("captured").asInt()).as("a quiet move").isZero();
    assertThat(best.get("value").asInt()).as("takes everything").isEqualTo(seedsOnBoard);
    List<Integer> captures = new ArrayList<>();
    for (JsonNode move : answer.get("moves")) {
      assertThat(move.get("known").get("by").asString()).isEqualTo("proof");
      if (!move.equals(best)) {
        assertThat(move.get("value").asInt()).as("the others lose").isNegative();
        captures.add(move.get("captured").asInt());
      }
    }
    assertThat(captures).contains(4);
  }

  /** Pass is right if taking costs more than a point, and the double if either beats none. */
  @Test
  void theCubeActionIsTheBest() throws IOException {
    String readme = readme();
    String position = found("backgammon ask (XGID=\\S+)", readme).group(1);
    double none = Double.parseDouble(found("no double +(\\S+)", readme).group(1));
    double take = Double.parseDouble(found("double, take +(\\S+)", readme).group(1));
    double pass = Double.parseDouble(found("double, pass +(\\S+) +right", readme).group(1));
    found("\nCube: double, pass\\.\n", readme);
    assertThat(take).isGreaterThan(pass);
    assertThat(pass).isGreaterThan(none);
    JsonNode answer = json("backgammon ask " + position);
    assertThat(answer.get("exact").asBoolean()).isTrue();
    JsonNode cube = answer.get("cube");
    assertThat(cube.get("costOfDouble").asDouble()).isZero();
    assertThat(cube.get("costOfPass").asDouble()).isZero();
    assertThat(cube.get("costOfTake").asDouble()).isPositive();
  }

  /**
   * With every rack that the README infers, nothing is better than the move it is inferred from.
   */
  @Test
  void theMoveThatIsExplainedIsTheBestWithEachLeaveShown() throws IOException {
    String readme = readme();
    Matcher asked = found("crossword infer (\\S+) / 0/0 0 --move \"(\\S+) (\\S+)\"", readme);
    String move = asked.group(2) + " " + asked.group(3);
    Matcher leaves =
        Pattern.compile("(?m)^\\d  ([A-Z]+) +[-.0-9]+ +[,0-9]+ +\\S+ %$").matcher(readme);
    int seen = 0;
    while (leaves.find()) {
      seen++;
      String rack = asked.group(3) + leaves.group(1);
      JsonNode best = json("crossword ask " + asked.group(1) + " " + rack + "/ 0/0 0").get("best");
      double equity = best.get(0).get("equity").asDouble();
      List<String> equallyGood = new ArrayList<>();
      for (JsonNode candidate : best) {
        if (candidate.get("equity").asDouble() == equity) {
          equallyGood.add(candidate.get("move").asString());
        }
      }
      assertThat(equallyGood).as("best with %s", rack).contains(move);
    }
    assertThat(seen).isEqualTo(3);
  }
}
