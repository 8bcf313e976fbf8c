package dev.hindsight.studio;

import static dev.hindsight.studio.SharedStudio.get;
import static dev.hindsight.studio.SharedStudio.post;
import static dev.hindsight.studio.SharedStudio.shelf;
import static dev.hindsight.studio.StudioClient.CLIENT;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The shelf over HTTP: its files, and builds that go on whatever happens. */
@Tag("slow")
@Timeout(60)
@ExtendWith(SharedStudio.class)
class StudioTablesTest {
  @Test
  void theShelfShowsItsFilesAndNothingElse() throws Exception {
    assertThat(get("/api/tables").body())
        .contains("\"name\":\"four.table\"")
        .contains("{\"name\":\"notes.txt\",\"bytes\":11,\"title\":null,\"fault\":null}");
    assertThat(get("/api/tables/info?name=four.table").body()).contains("\"oware.endgame\"");
    assertThat(get("/api/tables/verify?name=four.table").body())
        .contains("\"ok\":true")
        .contains("event: answer");
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
}
