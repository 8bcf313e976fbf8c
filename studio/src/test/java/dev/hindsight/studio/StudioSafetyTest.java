package dev.hindsight.studio;

import static dev.hindsight.studio.SharedStudio.OWARE;
import static dev.hindsight.studio.SharedStudio.get;
import static dev.hindsight.studio.SharedStudio.host;
import static dev.hindsight.studio.SharedStudio.raw;
import static dev.hindsight.studio.SharedStudio.studio;
import static dev.hindsight.studio.StudioClient.CLIENT;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A real server on this machine, asked as an attacker would ask. */
@Tag("slow")
@Timeout(60)
@ExtendWith(SharedStudio.class)
class StudioSafetyTest {
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
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
        "/studio.css/../../../etc/passwd",
        "/dev/hindsight/studio/api.js",
        "/%252e%252e/%252e%252e/etc/passwd",
        "/....//....//etc/passwd",
        "/%c0%ae%c0%ae/etc/passwd",
        "/..%5c..%5cetc%5cpasswd",
        "/api/../../etc/passwd",
        "/studio.css%00.html",
        "/studio.css/",
        "/.",
        "/STUDIO.CSS",
        "/studio.css;x=1",
        "/web/Api.class",
        "/META-INF/MANIFEST.MF",
        "http://localhost/../etc/passwd",
        "file:///etc/passwd"
      })
  void whatIsNotOnTheListIsNotThere(String path) throws Exception {
    assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n\r\n"))
        .startsWith("HTTP/1.1 404")
        .doesNotContain("root:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/..\\..\\etc\\passwd", "/%", "/%zz", "/a b c", "", "/\u0001", "GET", "/|"})
  void whatIsNoAddressIsRefused(String path) throws Exception {
    assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n\r\n"))
        .matches("(?s)(HTTP/1.1 40[04].*)?")
        .doesNotContain("root:", "\tat ");
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
          {"/api/oware/play?opponent=perfect:table=/etc/passwd", "bring no files here"},
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
  void othersNeedTheToken() throws Exception {
    try (Studio open = Studio.open(new StudioPlan("127.0.0.1", 0, null))) {
      assertThat(open.address().getQuery()).startsWith("token=");
      URI plain = open.address().resolve("/");
      HttpRequest without = HttpRequest.newBuilder(plain).build();
      assertThat(CLIENT.send(without, BodyHandlers.ofString()).statusCode()).isEqualTo(403);
      HttpResponse<String> with =
          CLIENT.send(HttpRequest.newBuilder(open.address()).build(), BodyHandlers.ofString());
      assertThat(with.statusCode()).isEqualTo(303);
      assertThat(with.headers().firstValue("Location")).as("without the token").contains("/");
      String cookie = with.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
      HttpRequest later = HttpRequest.newBuilder(plain).header("Cookie", cookie).build();
      assertThat(CLIENT.send(later, BodyHandlers.ofString()).statusCode()).isEqualTo(200);
      String token = open.address().getQuery().replace("token=", "");
      for (String[] sent :
          new String[][] {
            {"Bearer " + token, "200"},
            {"Bearer " + token.substring(1), "403"},
            {"Bearer ", "403"},
            {token, "403"}
          }) {
        HttpRequest program =
            HttpRequest.newBuilder(plain).header("Authorization", sent[0]).build();
        assertThat(CLIENT.send(program, BodyHandlers.ofString()).statusCode())
            .as(sent[0])
            .isEqualTo(Integer.parseInt(sent[1]));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"zz\r\nposition", "5\r\nab", "-1\r\n", "fffffffffffff\r\nx", "3\r\nabcdef\r\n"})
  void aBadChunkIsTheFaultOfWhoSentIt(String chunks) throws Exception {
    String sent = "POST /api/oware/ask HTTP/1.1\r\nTransfer-Encoding: chunked\r\nHost: ";
    assertThat(raw(sent + host() + "\r\n\r\n" + chunks)).startsWith("HTTP/1.1 400");
  }
}
