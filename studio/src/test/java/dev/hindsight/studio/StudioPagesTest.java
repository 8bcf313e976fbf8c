package dev.hindsight.studio;

import static dev.hindsight.studio.SharedStudio.get;
import static dev.hindsight.studio.SharedStudio.studio;
import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a browser loads, and what the API says of itself. */
@Tag("slow")
@Timeout(60)
@ExtendWith(SharedStudio.class)
class StudioPagesTest {
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
  void theApiDescribesEveryRouteAndEveryScriptAsksWhatIsDescribed() throws Exception {
    String described = get("/api").body();
    assertThat(described).contains("\"openapi\":\"3.1.0\"").contains("text/event-stream");
    JsonNode paths = JsonMapper.builder().build().readTree(described).get("paths");
    Set<String> listed = new TreeSet<>();
    for (String path : paths.propertyNames()) {
      listed.add(path.substring("/api/".length()));
      boolean isPosted = paths.get(path).has("post");
      HttpResponse<String> bare =
          isPosted ? new StudioClient(studio).post(path, "colour=red") : get(path + "?colour=red");
      assertThat(bare.body()).as(path).contains("no parameter colour here");
    }
    Set<String> asked = new TreeSet<>();
    Matcher question =
        Pattern.compile("(?:ask|act|watch|picture)\\('([a-z/-]+)'").matcher(allScripts());
    while (question.find()) {
      asked.add(question.group(1));
    }
    assertThat(asked).hasSizeGreaterThan(15);
    assertThat(listed).containsAll(asked);
  }

  /** The scripts of the pages, and what they import, as the server sends them. */
  private static String allScripts() throws Exception {
    Deque<String> toRead = new ArrayDeque<>();
    for (String page : get("/").body().split("<a href=\"", -1)) {
      toRead.add(page.replaceAll("(?s)\".*", ""));
    }
    Map<String, String> read = new TreeMap<>();
    while (!toRead.isEmpty()) {
      String name = toRead.remove();
      HttpResponse<String> script = get("/" + encode(name) + ".js");
      if (script.statusCode() == 200 && read.put(name, script.body()) == null) {
        Matcher imported = Pattern.compile("from '\\./([a-z-]+)\\.js'").matcher(script.body());
        while (imported.find()) {
          toRead.add(imported.group(1));
        }
      }
    }
    return String.join("\n", read.values());
  }
}
