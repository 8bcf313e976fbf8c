package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.studio.Studio;
import dev.hindsight.studio.StudioPlan;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The API of the studio answers with what {@code --json} prints: for each of its routes either a
 * command is named here, and both are asked the same, or it is one of the studio's own, whose
 * object docs/json.md describes by the name of the route. A new route must be one or the other.
 */
@Tag("slow")
@Timeout(120)
class StudioJsonTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final Path PAGE =
      Path.of(System.getProperty("basedir", ".")).resolve("../docs/json.md");

  private static final String QUAG =
      "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";
  private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 /AIIMMOT 0/0 0";
  private static final String ENDING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE ABNOO/EEEIT"
          + " 323/326 0";
  private static final String OWARE = "1-0-1-0-3-1-1-1-1-0-2-0-18-19-S";
  private static final String BLITZ = "XGID=-a--BBBBB-B-a-----b-dcAbb-:0:0:1:42:0:0:0:0:10";

  /** Short records: of each game a few turns. */
  private static final String OGN =
      """
      [Variant "codingame"]
      [FEN "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S"]

      1. C e *
      """;

  private static final String GCG =
      """
      #player1 Ama Ama
      #player2 Kofi Kofi
      >Ama: EIKMNNV 8D VIMEN +28 28
      >Kofi: AFGOOPT 9G FAGOT +26 26
      >Ama: ACIKNRT 7G KA +29 57
      """;

  private static final String MAT =
      """
       3 point match

       Game 1
       Ama : 0                                  Kofi : 0
        1) 53: 24/21 13/8                       26: 24/18 6/4*
        2) 62: 25/23 13/7*                      Doubles => 2
        3) Drops
                                                Wins 1 point
      """;

  /** Objects that no command prints. */
  private static final Set<String> OWN =
      Set.of(
          "crossword/after",
          "crossword/play",
          "crossword/read",
          "crossword/set",
          "oware/play",
          "oware/read",
          "oware/turns",
          "backgammon/after",
          "backgammon/play",
          "tables",
          "tables/build",
          "tables/builds",
          "tables/stop",
          "tables/watch",
          "runs",
          "runs/figures",
          "runs/history",
          "simulations/pause",
          "simulations/resume");

  /** What depends on the clock and on how many threads there were. */
  private static final Set<String> NOT_COMPARED = Set.of("seconds", "nodes");

  @TempDir private static Path shelf;

  private static Studio studio;

  @BeforeAll
  static void open() throws Exception {
    try (Crew crew = new Crew(1)) {
      new EndgameBuilder(OwareRules.CODINGAME, 4, false).build(shelf.resolve("four.table"), crew);
    }
    studio = Studio.open(new StudioPlan(null, 0, shelf));
  }

  @AfterAll
  static void close() {
    studio.close();
  }

  /**
   * The same question twice.
   *
   * @param route of the API
   * @param query what is asked there
   * @param command the words of the command; FILE stands for {@code text} in a file
   * @param text of a record, posted as {@code game}; empty if there is none
   * @param pointer where in the command's object the API's is
   */
  record Pair(
      String route, Map<String, String> query, List<String> command, String text, String pointer) {
    @Override
    public String toString() {
      return route + " " + String.join(" ", command);
    }
  }

  private static Pair pair(String route, Map<String, String> query, String... command) {
    return new Pair(route, query, List.of(command), "", "");
  }

  static List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    pairs.add(pair("crossword/ask", Map.of("position", QUAG), "crossword", "ask", QUAG));
    pairs.add(
        pair(
            "crossword/ask",
            Map.of("position", QUAG, "placement", "built-in", "plays", "3"),
            "crossword",
            "ask",
            QUAG,
            "--placement",
            "built-in",
            "--plays",
            "3"));
    pairs.add(
        pair(
            "crossword/why",
            Map.of("position", QUAG, "rank", "2"),
            "crossword",
            "why",
            QUAG,
            "--rank",
            "2"));
    pairs.add(
        pair(
            "crossword/leave",
            Map.of("position", QUAG, "kept", "AIT"),
            "crossword",
            "leave",
            "AIT",
            QUAG));
    pairs.add(
        pair(
            "crossword/solve",
            Map.of("position", ENDING, "seconds", "60", "plays", "5"),
            "crossword",
            "ask",
            ENDING,
            "--endgame",
            "60",
            "--plays",
            "5"));
    pairs.add(
        pair(
            "crossword/replies",
            Map.of("position", QUAG, "plays", "1"),
            "crossword",
            "replies",
            QUAG,
            "--plays",
            "1"));
    pairs.add(
        pair(
            "crossword/simulate",
            Map.of("position", QUAG, "iterations", "400", "candidates", "4", "seed", "5"),
            "crossword",
            "simulate",
            QUAG,
            "--iterations",
            "400",
            "--candidates",
            "4",
            "--seed",
            "5"));
    pairs.add(
        pair(
            "crossword/infer",
            Map.of("position", QUAG, "infer", "8E QUAG"),
            "crossword",
            "infer",
            EMPTY,
            "--move",
            "8E QUAG",
            "--opponent-known",
            "AIIMMOT"));
    pairs.add(
        new Pair(
            "crossword/review",
            Map.of("endgame", "0"),
            List.of("crossword", "review", "FILE", "--endgame", "0"),
            GCG,
            ""));
    pairs.add(pair("oware/ask", Map.of("position", OWARE), "oware", "ask", OWARE));
    pairs.add(
        pair(
            "oware/ask",
            Map.of("position", OWARE, "rules", "abapa"),
            "oware",
            "ask",
            OWARE,
            "--rules",
            "abapa"));
    pairs.add(new Pair("oware/review", Map.of(), List.of("oware", "review", "FILE"), OGN, ""));
    pairs.add(pair("backgammon/ask", Map.of("position", BLITZ), "backgammon", "ask", BLITZ));
    pairs.add(
        pair(
            "backgammon/rollout",
            Map.of("position", BLITZ, "trials", "36", "moves", "2"),
            "backgammon",
            "rollout",
            BLITZ,
            "--trials",
            "36",
            "--moves",
            "2"));
    pairs.add(
        new Pair("backgammon/review", Map.of(), List.of("backgammon", "review", "FILE"), MAT, ""));
    pairs.add(
        pair(
            "backgammon/quiz",
            Map.of("positions", "3", "seed", "4"),
            "backgammon",
            "quiz",
            "--positions",
            "3",
            "--seed",
            "4"));
    for (String question : List.of("info", "verify")) {
      pairs.add(
          new Pair(
              "tables/" + question,
              Map.of("name", "four.table"),
              List.of("tables", question, "SHELF/four.table"),
              "",
              "/tables/0"));
    }
    return pairs;
  }

  @Test
  void everyRouteIsCommandLineOrTheStudiosOwn() throws Exception {
    JsonNode paths = JSON.readTree(asked("/api", "")).get("paths");
    Set<String> routes = new TreeSet<>();
    for (String path : paths.propertyNames()) {
      if (!paths.get(path).toString().contains("image/svg+xml")) {
        routes.add(path.substring("/api/".length()));
      }
    }
    Set<String> known = new TreeSet<>(OWN);
    pairs().forEach(pair -> known.add(pair.route()));
    assertThat(known).isEqualTo(routes);
    String page = Files.readString(PAGE);
    for (String own : OWN) {
      assertThat(page).as("docs/json.md").contains("`" + own + "`");
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theAnswerIsTheObjectThatTheCommandPrints(Pair pair, @TempDir Path folder) throws Exception {
    Path file = folder.resolve(pair.route().startsWith("backgammon") ? "match.mat" : "game.txt");
    Files.writeString(file, pair.text());
    List<String> command =
        pair.command().stream()
            .map(word -> word.equals("FILE") ? file.toString() : word)
            .map(word -> word.replace("SHELF", shelf.toString()))
            .collect(Collectors.toCollection(ArrayList::new));
    command.add("--json");
    JsonNode printed = JSON.readTree(Transcript.fine(command.toArray(String[]::new)).out());
    JsonNode expected = pair.pointer().isEmpty() ? printed : printed.at(pair.pointer());
    StringBuilder form = new StringBuilder();
    pair.query().forEach((name, value) -> form.append('&').append(encoded(name, value)));
    if (!pair.text().isEmpty()) {
      form.append('&').append(encoded("game", pair.text()));
    }
    String answer = asked("/api/" + pair.route(), form.substring(1));
    String object = answer.substring(answer.lastIndexOf("\ndata: ") + 1).replace("data: ", "");
    assertThat(comparable(JSON.readTree(object))).isEqualTo(comparable(expected));
  }

  private static String encoded(String name, String value) {
    return name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  private static String asked(String path, String form) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(studio.address() + path.substring(1)));
    HttpResponse<String> answer =
        CLIENT.send(
            (form.isEmpty() ? request : request.POST(BodyPublishers.ofString(form))).build(),
            BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    assertThat(answer.body()).doesNotContain("event: error");
    return answer.body();
  }

  /** Without clocks, and files by their names. */
  private static JsonNode comparable(JsonNode node) {
    if (node instanceof ObjectNode object) {
      for (String name : List.copyOf(object.propertyNames())) {
        if (NOT_COMPARED.contains(name)) {
          object.put(name, "");
        } else if (name.equals("file")) {
          object.put(name, object.get(name).asString("").replaceAll(".*[/\\\\]", ""));
        } else {
          comparable(object.get(name));
        }
      }
    } else if (node instanceof ArrayNode array) {
      array.forEach(StudioJsonTest::comparable);
    }
    return node;
  }
}
