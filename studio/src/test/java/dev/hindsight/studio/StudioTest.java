package dev.hindsight.studio;

import static dev.hindsight.studio.StudioClient.CLIENT;
import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.crossword.CrosswordAsk;
import dev.hindsight.workbench.crossword.CrosswordFiles;
import dev.hindsight.workbench.crossword.LoadedEquipment;
import dev.hindsight.workbench.json.JsonPrinter;
import dev.hindsight.workbench.oware.OwareAsk;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A real server on this machine, asked as a browser, a program and an attacker would. */
@Tag("slow")
@Timeout(60)
class StudioTest {
  private static final String OWARE = "1-0-1-0-3-1-1-1-1-0-2-0-18-19-S";
  private static final String QUAG =
      "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";

  @TempDir private static Path shelf;

  private static Studio studio;

  @BeforeAll
  static void open() throws IOException {
    try (Crew crew = new Crew(1)) {
      EndgameBuilder builder = new EndgameBuilder(OwareRules.CODINGAME, 4, false);
      builder.build(shelf.resolve("four.table"), crew);
    }
    Files.writeString(shelf.resolve("notes.txt"), "not a table");
    studio = Studio.open(new StudioPlan(null, 0, shelf));
  }

  @AfterAll
  static void close() {
    studio.close();
  }

  private static HttpResponse<String> get(String path) throws Exception {
    return new StudioClient(studio).get(path);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/crossword",
        "/crossword-play",
        "/crossword-review",
        "/oware",
        "/oware-review",
        "/backgammon",
        "/backgammon-play",
        "/backgammon-review",
        "/backgammon-quiz",
        "/tables",
        "/runs",
        "/help",
        "/studio.css",
        "/uplot.css"
      })
  void pagesAreServedUnderAStrictPolicy(String path) throws Exception {
    HttpResponse<String> page = get(path);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'")
        .doesNotContain("unsafe");
    assertThat(page.body()).doesNotContain("http://", "https://", "<script>", "style=");
  }

  @Test
  void anAnswerIsTheObjectThatTheCommandLinePrints() throws Exception {
    try (Crew crew = new Crew(1)) {
      OwareAsk ask = new OwareAsk(OwareRules.CODINGAME, List.of(), SearchLimits.none(), crew);
      assertThat(get("/api/oware/ask?position=" + OWARE).body())
          .isEqualTo(
              new JsonPrinter().line(ask.answer(OwarePosition.parse(OWARE), OptionalInt.empty())));
    }
    CrosswordAsk ask = new CrosswordAsk(LoadedEquipment.open(CrosswordFiles.NONE));
    assertThat(get("/api/crossword/ask?position=" + encode(QUAG)).body())
        .isEqualTo(
            new JsonPrinter()
                .line(ask.answer(Cgp.parse(QUAG, CrosswordRules.english()), 15, false)));
  }

  @Test
  void aMoveIsMadeAndTheOtherPlayerIsOnTurn() throws Exception {
    assertThat(
            get("/api/crossword/after?position=" + encode(QUAG) + "&move=" + encode("9G MOMI"))
                .body())
        .isEqualTo(
            "{\"position\":\"15/15/15/15/15/15/15/4QUAG7/6MOMI5/15/15/15/15/15/15 /AIT 28/24 0\","
                + "\"move\":\"9G MOMI\",\"score\":24}");
    HttpResponse<String> without =
        get("/api/crossword/after?position=" + encode(QUAG) + "&move=" + encode("9G MOZO"));
    assertThat(without.statusCode()).isEqualTo(422);
    assertThat(without.body()).contains("the rack has no");
    String opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    assertThat(
            get("/api/backgammon/after?position=" + encode(opening) + "&move=" + encode("8/5 6/5"))
                .body())
        .contains("\"position\":\"XGID=-b---BD-B---eE---c-e----B-:0:0:-1:00:0:0:0:0:10\"");
  }

  @Test
  void aSimulationTellsWhatItKnowsAndThenTheAnswer() throws Exception {
    String events =
        get("/api/crossword/simulate?iterations=3000&candidates=4&position=" + encode(QUAG)).body();
    assertThat(events).contains("event: known\ndata: {").contains("event: answer\ndata: {");
    assertThat(events.substring(events.indexOf("event: answer"))).contains("\"candidates\":[{");
  }

  @Test
  void theShelfShowsItsFilesAndNothingElse() throws Exception {
    assertThat(get("/api/tables").body())
        .contains("\"name\":\"four.table\"")
        .contains("{\"name\":\"notes.txt\",\"bytes\":11,\"title\":null}");
    assertThat(get("/api/tables/info?name=four.table").body()).contains("\"oware.endgame\"");
    assertThat(get("/api/tables/verify?name=four.table").body())
        .contains("\"ok\":true")
        .contains("event: answer");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../four.table",
        "..%2Ffour.table",
        "%2e%2e%2fetc%2fpasswd",
        "/etc/passwd",
        "four.table%00",
        "./four.table",
        "four.table/",
        "FOUR.TABLE",
        "..\\four.table"
      })
  void aNameIsNeverAPath(String name) throws Exception {
    assertThat(get("/api/tables/info?name=" + name.replace("\\", "%5C")).statusCode())
        .isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd",
        "//etc/passwd", "/studio.css/../../../etc/passwd", "/dev/hindsight/studio/api.js"
      })
  void whatIsNotOnTheListIsNotThere(String path) throws Exception {
    assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n\r\n"))
        .startsWith("HTTP/1.1 404")
        .doesNotContain("root:");
  }

  private static String host() {
    return "localhost:" + studio.address().getPort();
  }

  /** What the server says to these very bytes. */
  private static String raw(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), studio.address().getPort())) {
      socket.setSoTimeout(20_000);
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      socket.shutdownOutput();
      return new String(socket.getInputStream().readNBytes(4_000), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Host: evil.example, 403",
    "Host: localhost, 403",
    "Host: HOST|Origin: http://evil.example, 403",
    "Host: HOST|Origin: null, 403",
    "Host: HOST|Sec-Fetch-Site: cross-site|Sec-Fetch-Mode: cors, 403",
    "Host: HOST|Sec-Fetch-Site: same-site|Sec-Fetch-Mode: no-cors, 403",
    "Host: HOST|Origin: http://HOST|Sec-Fetch-Site: same-origin, 200",
    "Host: HOST|Sec-Fetch-Site: cross-site|Sec-Fetch-Mode: navigate, 200",
    "Host: HOST, 200"
  })
  void aPageElsewhereCannotDriveIt(String headers, int status) throws Exception {
    String sent = headers.replace("HOST", host()).replace("|", "\r\n");
    assertThat(raw("GET /api/oware/ask?position=" + OWARE + " HTTP/1.1\r\n" + sent + "\r\n\r\n"))
        .startsWith("HTTP/1.1 " + status);
  }

  @ParameterizedTest
  @CsvSource({
    "/api/oware/ask, 400, is missing",
    "/api/oware/ask?position=1-2-3, 422, fields",
    "/api/oware/ask?position=" + OWARE + "&colour=red, 400, no parameter colour",
    "/api/oware/ask?position=a&position=b, 400, twice",
    "/api/oware/ask?position=" + OWARE + "&turns=-1, 400, from 0 to",
    "/api/oware/ask?position=" + OWARE + "&rules=chess, 400, no rules chess",
    "/api/crossword/ask?position=15, 422, rows",
    "/api/backgammon/ask?position=XGID, 422, XGID",
    "/api/nothing, 404, nothing here"
  })
  void whatIsWrongIsSaidInASentence(String path, int status, String words) throws Exception {
    HttpResponse<String> answer = get(path);
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.body()).startsWith("{\"error\":\"").contains(words).doesNotContain("\tat ");
  }

  @Test
  void largeBodiesAreRefused() throws Exception {
    HttpResponse<String> answer =
        CLIENT.send(
            HttpRequest.newBuilder(studio.address().resolve("/api/oware/ask"))
                .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[10 << 20]))
                .build(),
            BodyHandlers.ofString());
    assertThat(answer.statusCode()).isEqualTo(413);
  }

  @Test
  void postedQuestionsAreAnsweredToo() throws Exception {
    HttpResponse<String> answer =
        CLIENT.send(
            HttpRequest.newBuilder(studio.address().resolve("/api/oware/ask"))
                .POST(HttpRequest.BodyPublishers.ofString("position=" + OWARE))
                .build(),
            BodyHandlers.ofString());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains("\"value\":11");
  }

  @Test
  void whatChangesSomethingMustBePosted() throws Exception {
    HttpResponse<String> answer = get("/api/tables/build?name=x.table&kind=oware-endgame&size=3");
    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(get("/api/simulations/pause?work=1").statusCode()).isEqualTo(405);
  }

  @Test
  void playersBringNoFilesAndThinkForSecondsAtMost() throws Exception {
    for (String[] refused :
        new String[][] {
          {"/api/crossword/play?seed=1&first=opponent&opponent=static:leaves=/etc/passwd", "files"},
          {"/api/crossword/play?seed=1&first=opponent&opponent=simulate:seconds=600", "too long"},
          {"/api/crossword/play?seed=1&first=opponent&opponent=static:endgame=600", "too long"},
          {"/api/oware/play?opponent=perfect:table=/etc/passwd", "no tables"},
          {"/api/backgammon/play?seed=1&opponent=net:file=/etc/passwd", "without files"},
          {"/api/backgammon/play?seed=1&opponent=gnubg:port=22", "without files"}
        }) {
      assertThat(get(refused[0]).body())
          .as(refused[0])
          .contains("event: error")
          .contains(refused[1]);
    }
  }

  @Test
  void aGameIsItsSeedAndItsMoves() throws Exception {
    String first = answer("/api/crossword/play?seed=7&first=opponent");
    assertThat(answer("/api/crossword/play?seed=7&first=opponent")).isEqualTo(first);
    String move = first.replaceAll("(?s).*\"moves\":\\[\"([^\"]*)\"].*", "$1");
    assertThat(answer("/api/crossword/play?seed=7&first=opponent&moves=" + encode(move)))
        .as("the opponent's own move said again")
        .isEqualTo(first);
    assertThat(answer("/api/oware/play?moves=" + encode("C d") + "&opponent=greedy"))
        .contains("\"moves\":[\"C\",\"d\",");
    assertThat(get("/api/oware/play?moves=" + encode("C C")).body()).contains("event: error");
    String match = answer("/api/backgammon/play?seed=3&length=3&action=roll");
    assertThat(match).contains("\"decision\":\"move\"").contains("\"length\":3");
  }

  /** The object of the last event. */
  private static String answer(String path) throws Exception {
    String events = get(path).body();
    assertThat(events).contains("event: answer");
    return events.substring(events.indexOf("event: answer"));
  }

  @Test
  void tilesAreWorthWhatThePlaysSay() throws Exception {
    // MOMI keeps AIT: the list of plays and the explorer say the same of it.
    String plays = get("/api/crossword/ask?position=" + encode(QUAG)).body();
    String worth =
        plays.replaceAll(
            ".*?\"leave\":\"AIT\",\"leaveValue\":([^,]*),\"fullBagValue\":([^,]*),.*", "$1 $2");
    String[] values = worth.split(" ");
    assertThat(get("/api/crossword/leave?tiles=AIT&position=" + encode(QUAG)).body())
        .contains("\"value\":" + values[0] + ",")
        .contains("\"fullBagValue\":" + values[1] + ",");
    assertThat(get("/api/crossword/leave?tiles=QQ&position=" + encode(QUAG)).statusCode())
        .isEqualTo(422);
  }

  @Test
  void theValueByTurnsIsTheOneOfEachNumberOfTurns() throws Exception {
    String position = "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S";
    String byTurns = get("/api/oware/turns?most=6&position=" + position).body();
    for (int turns = 1; turns <= 6; turns++) {
      String alone = get("/api/oware/ask?turns=" + turns + "&position=" + position).body();
      String value = alone.replaceAll(".*?\"value\":([^,]*),.*", "$1");
      assertThat(byTurns).contains("{\"turnsLeft\":" + turns + ",\"value\":" + value + ",");
    }
  }

  @Test
  void aBuildThatWasKilledGoesOn() throws Exception {
    String begun =
        post(
            "/api/tables/build", "name=thirteen.table&kind=oware-endgame&size=13&choice=codingame");
    long process = Long.parseLong(begun.replaceAll(".*\"process\":([0-9]+).*", "$1"));
    ProcessHandle.of(process).orElseThrow().destroyForcibly();
    assertThat(get("/api/tables/watch?name=thirteen.table").body())
        .contains("\"state\":\"unfinished\"");
    assertThat(Files.exists(shelf.resolve("thirteen.table"))).isFalse();
    try (Studio another = Studio.open(new StudioPlan(null, 0, shelf))) {
      HttpRequest asked =
          HttpRequest.newBuilder(another.address().resolve("/api/tables/builds")).build();
      assertThat(CLIENT.send(asked, BodyHandlers.ofString()).body())
          .as("offered after a new start too")
          .contains("\"name\":\"thirteen.table\"")
          .contains("\"state\":\"unfinished\"");
    }
    assertThat(post("/api/tables/build", "name=thirteen.table&kind=bearoff&size=3&choice=cubeful"))
        .contains("was left as oware-endgame 13 codingame");
    assertThat(post("/api/tables/build", "name=thirteen.table")).contains("\"running\"");
    assertThat(get("/api/tables/watch?name=thirteen.table").body()).contains("\"state\":\"done\"");
    assertThat(get("/api/tables/verify?name=thirteen.table").body()).contains("\"ok\":true");
    assertThat(post("/api/tables/build", "name=../x.table&kind=bearoff&size=3&choice=cubeful"))
        .contains("error");
  }

  private static String post(String path, String form) throws Exception {
    return new StudioClient(studio).post(path, form).body();
  }

  @Test
  void theApiDescribesItself() throws Exception {
    assertThat(get("/api").body())
        .contains("\"openapi\":\"3.1.0\"")
        .contains("/api/crossword/simulate")
        .contains("text/event-stream");
  }

  @Test
  void othersNeedTheToken() throws Exception {
    try (Studio open = Studio.open(new StudioPlan("127.0.0.1", 0, null))) {
      assertThat(open.address().getQuery()).startsWith("token=");
      URI plain = open.address().resolve("/");
      HttpRequest without = HttpRequest.newBuilder(plain).build();
      assertThat(CLIENT.send(without, BodyHandlers.ofString()).statusCode()).isEqualTo(403);
      HttpResponse<String> with =
          CLIENT.send(HttpRequest.newBuilder(open.address()).build(), BodyHandlers.ofString());
      assertThat(with.statusCode()).isEqualTo(200);
      String cookie = with.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
      HttpRequest later = HttpRequest.newBuilder(plain).header("Cookie", cookie).build();
      assertThat(CLIENT.send(later, BodyHandlers.ofString()).statusCode()).isEqualTo(200);
    }
  }
}
