package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.hindsight.backgammon.Backgammon;
import dev.hindsight.backgammon.BackgammonMove;
import dev.hindsight.backgammon.BackgammonNet;
import dev.hindsight.backgammon.CubeAdvice;
import dev.hindsight.backgammon.RolledOut;
import dev.hindsight.crossword.Crossword;
import dev.hindsight.crossword.CrosswordMove;
import dev.hindsight.crossword.InferredLeave;
import dev.hindsight.crossword.SimulatedMove;
import dev.hindsight.oware.Oware;
import dev.hindsight.oware.OwareMove;
import dev.hindsight.questions.Hindsight;
import dev.hindsight.studio.Studio;
import dev.hindsight.studio.StudioPlan;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.answers.AnswerSchema;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.OpeningReport;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import dev.hindsight.workbench.json.GameForms;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.ReviewedGame;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The same question gives the same values on the command line, from the studio and from the
 * library; what programs read is as its schema says, and means what people read.
 */
@Tag("slow")
class SameAnswerTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir static Path folder;

  private static Studio studio;

  @BeforeAll
  static void open() throws Exception {
    studio = Studio.open(new StudioPlan(null, 0, Files.createDirectory(folder.resolve("shelf"))));
  }

  @AfterAll
  static void close() throws Exception {
    studio.close();
  }

  private static JsonNode ofStudio(String path, String position) throws Exception {
    URI address =
        studio
            .address()
            .resolve(path + "?position=" + URLEncoder.encode(position, StandardCharsets.UTF_8));
    return JSON.readTree(
        HttpClient.newHttpClient()
            .send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString())
            .body());
  }

  private static JsonNode ofCommand(Class<?> answer, String... words) {
    String[] asked = new String[words.length + 1];
    System.arraycopy(words, 0, asked, 0, words.length);
    asked[words.length] = "--json";
    String out = Transcript.fine(asked).out();
    String schema = JSON.writeValueAsString(AnswerSchema.of(answer, GameForms.all()));
    String strict =
        schema.replace(
            "\"type\":\"object\",\"properties\"",
            "\"additionalProperties\":false,\"type\":\"object\",\"properties\"");
    assertThat(
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(strict)
                .validate(out, InputFormat.JSON))
        .as(String.join(" ", words))
        .isEmpty();
    return JSON.readTree(out);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1-0-1-0-3-1-1-1-1-0-0-0-20-19-S",
        "0-0-1-0-0-2-0-0-0-0-1-0-22-22-N",
        "0-0-0-0-0-0-0-1-0-0-0-1-23-23-S"
      })
  void oware(String position) throws Exception {
    JsonNode answer = ofCommand(OwareAnswer.class, "oware", "ask", position);
    assertThat(withoutSource(ofStudio("/api/oware/ask", position)))
        .isEqualTo(withoutSource(answer));
    Oware library = Oware.codingame().withEndgame(10);
    library
        .value(position)
        .ifPresent(value -> assertThat(answer.get("value").asInt()).isEqualTo(value));
    for (OwareMove move : library.moves(position)) {
      JsonNode said =
          answer
              .get("moves")
              .valueStream()
              .filter(one -> one.get("move").asString().equals(move.pit()))
              .findFirst()
              .orElseThrow();
      assertThat(said.get("captured").asInt()).isEqualTo(move.captured());
      move.netSeeds().ifPresent(seeds -> assertThat(said.get("value").asInt()).isEqualTo(seeds));
    }
    String text = Transcript.fine("oware", "ask", position).out();
    for (JsonNode move : answer.get("moves")) {
      Matcher row = row(text, "^" + move.get("move").asString() + " +(\\d+) +([+\\d.-]+) +(\\w+)");
      assertThat(row.group(1)).isEqualTo(move.get("captured").asString());
      assertThat(Double.parseDouble(row.group(2)))
          .isCloseTo(move.get("value").asDouble(), within(0.005));
      assertThat(row.group(3).equals("exact"))
          .isEqualTo(move.get("known").get("by").asString().equals("proof"));
    }
  }

  /** The studio may have solved a larger endgame for somebody who asked before. */
  private static JsonNode withoutSource(JsonNode answer) {
    return ((ObjectNode) answer.deepCopy()).without("source");
  }

  private static Matcher row(String text, String pattern) {
    Matcher row = Pattern.compile(pattern, Pattern.MULTILINE).matcher(text);
    assertThat(row.find()).as("%s in%n%s", pattern, text).isTrue();
    return row;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10",
        "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:6:6:0:7:10",
        "XGID=-BBB-----------------bbb--:0:0:1:61:0:0:0:0:10",
        "XGID=-AD------A--------------f-:0:0:1:11:0:0:0:0:10"
      })
  void backgammon(String position) throws Exception {
    JsonNode answer = ofCommand(BackgammonAnswer.class, "backgammon", "ask", position);
    assertThat(ofStudio("/api/backgammon/ask", position)).isEqualTo(answer);
    Backgammon library = Backgammon.solve(6);
    boolean isRolled = !answer.get("moves").isNull();
    if (!isRolled) {
      compareBeforeRoll(library, position, answer);
    }
    String text = Transcript.fine("backgammon", "ask", position).out();
    List<BackgammonMove> moves = isRolled ? library.moves(position) : List.of();
    for (int rank = 0; rank < answer.get("moves").size(); rank++) {
      JsonNode said = answer.get("moves").get(rank);
      if (!moves.isEmpty()) {
        assertThat(moves.get(rank).move()).isEqualTo(said.get("move").asString());
        assertThat(moves.get(rank).equity()).isCloseTo(said.get("equity").asDouble(), within(1e-9));
      }
      Matcher row =
          row(
              text,
              "^ *"
                  + (rank + 1)
                  + "  "
                  + Pattern.quote(said.get("move").asString())
                  + " +([\\d.]+) % +([+\\d.-]+) +([\\d.]+)");
      assertThat(Double.parseDouble(row.group(1)))
          .isCloseTo(100 * said.get("winProbability").asDouble(), within(5.1e-5));
      assertThat(Double.parseDouble(row.group(2)))
          .isCloseTo(said.get("equity").asDouble(), within(5.1e-5));
      assertThat(Double.parseDouble(row.group(3)))
          .isCloseTo(said.get("loss").asDouble(), within(5.1e-5));
    }
    assertThat(text)
        .contains(
            String.format(
                Locale.ROOT, "wins %.4f %%", 100 * answer.get("winProbability").asDouble()));
  }

  private static void compareBeforeRoll(Backgammon library, String position, JsonNode answer) {
    library
        .value(position)
        .ifPresent(
            value ->
                assertThat(value.winProbability())
                    .isCloseTo(answer.get("winProbability").asDouble(), within(1e-9)));
    library
        .cube(position)
        .ifPresent(
            cube ->
                assertThat(cube.doubleTake())
                    .isCloseTo(answer.get("cube").get("doubleTake").asDouble(), within(1e-9)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0",
        "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRS?/ 0/0 0"
      })
  void crossword(String position) throws Exception {
    JsonNode answer = ofCommand(CrosswordAnswer.class, "crossword", "ask", position);
    assertThat(ofStudio("/api/crossword/ask", position)).isEqualTo(answer);
    List<CrosswordMove> moves = Crossword.english().best(position, 10);
    assertThat(moves).hasSize(10);
    for (int rank = 0; rank < moves.size(); rank++) {
      CrosswordMove move = moves.get(rank);
      JsonNode said = answer.get("best").get(rank);
      assertThat(move.move()).isEqualTo(said.get("move").asString());
      assertThat(move.scorePoints()).isEqualTo(said.get("score").asInt());
      assertThat(move.equityPoints()).isCloseTo(said.get("equity").asDouble(), within(1e-9));
      assertThat(move.leave()).isEqualTo(said.get("leave").asString());
    }
  }

  @Test
  void simulation() throws Exception {
    String position = "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";
    JsonNode answer =
        ofCommand(
            CrosswordSimulation.class,
            "crossword",
            "simulate",
            position,
            "--iterations",
            "600",
            "--seed",
            "1");
    List<SimulatedMove> moves = Crossword.english().simulate(position, 2, 600, 1);
    assertThat(moves).hasSize(answer.get("candidates").size());
    for (int rank = 0; rank < moves.size(); rank++) {
      SimulatedMove move = moves.get(rank);
      JsonNode said = answer.get("candidates").get(rank);
      assertThat(move.move()).isEqualTo(said.get("move").asString());
      assertThat(move.playouts()).isEqualTo(said.get("iterations").asLong());
      assertThat(move.equityPoints()).isCloseTo(said.get("meanEquity").asDouble(), within(1e-9));
      assertThat(move.winProbability())
          .isCloseTo(said.get("winProbability").asDouble(), within(1e-6));
    }
  }

  /** Contact, with cube and score: what the nets think, looked ahead as the command does. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "XGID=-B---BC-B---bA--abcbbb----:1:1:1:00:2:4:0:7:10",
        "XGID=-B---BC-B---bA--abcbbb----:0:0:1:42:3:1:0:5:10"
      })
  void cubeAndScoreByNets(String position) throws Exception {
    JsonNode answer = ofCommand(BackgammonAnswer.class, "backgammon", "ask", position);
    BackgammonNet net = BackgammonNet.builtIn().withPlies(1);
    if (answer.get("moves").isNull()) {
      JsonNode said = answer.get("cube");
      CubeAdvice cube = net.cube(position).orElseThrow();
      assertThat(cube.noDouble()).isCloseTo(said.get("noDouble").asDouble(), within(1e-9));
      assertThat(cube.doubleTake()).isCloseTo(said.get("doubleTake").asDouble(), within(1e-9));
      assertThat(net.value(position).winProbability())
          .isCloseTo(answer.get("winProbability").asDouble(), within(1e-9));
    } else {
      List<BackgammonMove> moves = net.movesWithCube(position);
      for (int rank = 0; rank < moves.size(); rank++) {
        JsonNode said = answer.get("moves").get(rank);
        assertThat(moves.get(rank).move()).isEqualTo(said.get("move").asString());
        assertThat(moves.get(rank).equity()).isCloseTo(said.get("equity").asDouble(), within(1e-9));
      }
    }
  }

  @Test
  void rollout() throws Exception {
    String position = "XGID=-B---BC-B---bA--abcbbb----:0:0:1:42:3:1:0:5:10";
    JsonNode answer =
        ofCommand(
            RolloutAnswer.class,
            "backgammon",
            "rollout",
            position,
            "--trials",
            "36",
            "--moves",
            "3",
            "--seed",
            "9");
    List<RolledOut> lines = BackgammonNet.builtIn().withPlies(1).rollout(position, 36, 9, 3);
    assertThat(lines).hasSize(answer.get("lines").size());
    for (int rank = 0; rank < lines.size(); rank++) {
      JsonNode said = answer.get("lines").get(rank);
      assertThat(lines.get(rank).move()).isEqualTo(said.get("move").asString());
      assertThat(lines.get(rank).cubefulEquity())
          .isCloseTo(said.get("cubefulEquity").asDouble(), within(1e-9));
    }
  }

  @Test
  void inference() throws Exception {
    String position = "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 / 0/28 0";
    JsonNode answer =
        ofCommand(
            InferenceAnswer.class,
            "crossword",
            "infer",
            position,
            "--move",
            "9G AB",
            "--margin",
            "1.5",
            "--top",
            "8");
    List<InferredLeave> leaves = Crossword.english().infer(position, "9G AB", 1.5, 8);
    JsonNode listed = answer.get("leaves");
    assertThat(leaves).hasSize(listed.size());
    for (int rank = 0; rank < leaves.size(); rank++) {
      JsonNode said = listed.get(rank);
      assertThat(leaves.get(rank).leave()).isEqualTo(said.get("leave").asString());
      assertThat(leaves.get(rank).probability())
          .isCloseTo(said.get("probability").asDouble(), within(1e-9));
      assertThat(leaves.get(rank).valuePoints())
          .isCloseTo(said.get("value").asDouble(), within(1e-9));
    }
  }

  /** What the commands know, the questions of the library know: one answer, by another door. */
  @Test
  void questionsOfTheLibrary() throws Exception {
    String position = "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:6:6:0:7:10";
    JsonNode answer = ofCommand(BackgammonAnswer.class, "backgammon", "ask", position);
    Map<String, Object> asked =
        new Hindsight(1).ask("backgammon.ask", Map.of("position", position));
    assertThat(JSON.readTree(JSON.writeValueAsString(asked))).isEqualTo(answer);
  }

  @Test
  void whatOtherCommandsPrintIsAsItsSchemaSays() throws Exception {
    String opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    ofCommand(
        RolloutAnswer.class, "backgammon", "rollout", opening, "--trials", "8", "--moves", "2");
    ofCommand(BackgammonQuiz.class, "backgammon", "quiz", "--positions", "2", "--checkers", "3");
    ofCommand(OpeningReport.class, "backgammon", "report", "openings");
    ofCommand(
        DuelResult.class,
        "backgammon",
        "duel",
        "--first",
        "pips",
        "--second",
        "random",
        "--pairs",
        "4",
        "--seed",
        "1");
    ofCommand(
        DuelResult.class,
        "oware",
        "duel",
        "--first",
        "greedy",
        "--second",
        "random",
        "--pairs",
        "4",
        "--seed",
        "1");
    Path match =
        Files.writeString(
            folder.resolve("match.mat"),
            " 3 point match\n\n Game 1\n Ann : 0          Bob : 0\n"
                + "  1) 31: 8/5 6/5                 52: 13/11 13/8\n");
    ofCommand(ReviewedMatch.class, "backgammon", "review", match.toString(), "--plies", "0");
    Path game = Files.writeString(folder.resolve("game.ogn"), "1. C d 2. A f *");
    ofCommand(ReviewedGame.class, "oware", "review", game.toString(), "--depth", "2");
  }
}
