package dev.hindsight.studio;

import static dev.hindsight.studio.SharedStudio.OWARE;
import static dev.hindsight.studio.SharedStudio.QUAG;
import static dev.hindsight.studio.SharedStudio.get;
import static dev.hindsight.studio.SharedStudio.studio;
import static dev.hindsight.studio.StudioClient.CLIENT;
import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.json.JsonPrinter;
import dev.hindsight.workbench.oware.OwareAsk;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A real server on this machine, asked as a program would ask. */
@Tag("slow")
@Timeout(60)
@ExtendWith(SharedStudio.class)
class StudioAnswersTest {
  @Test
  void anAnswerIsTheObjectThatTheCommandLinePrints() throws Exception {
    try (Crew crew = new Crew(1)) {
      OwareAsk ask = new OwareAsk(OwareRules.AWARI, List.of(), SearchLimits.none(), crew);
      // Of these rules no test puts a table on the shelf.
      assertThat(get("/api/oware/ask?rules=awari&position=" + OWARE).body().strip())
          .isEqualTo(
              new JsonPrinter().line(ask.answer(OwarePosition.parse(OWARE), OptionalInt.empty())));
    }
    CrosswordAsk ask = new CrosswordAsk(LoadedEquipment.open(CrosswordFiles.NONE));
    assertThat(get("/api/crossword/ask?position=" + encode(QUAG)).body().strip())
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
        .contains("\"xgid\":\"XGID=-b---BD-B---eE---c-e----B-:0:0:-1:00:0:0:0:0:10\"");
  }

  @Test
  void aSimulationTellsWhatItKnowsAndThenTheAnswer() throws Exception {
    String events =
        get("/api/crossword/simulate?iterations=3000&candidates=4&position=" + encode(QUAG)).body();
    assertThat(events).contains("event: known\ndata: {").contains("event: answer\ndata: {");
    assertThat(events.substring(events.indexOf("event: answer"))).contains("\"candidates\":[{");
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
    assertThat(get("/api/crossword/leave?kept=AIT&position=" + encode(QUAG)).body())
        .contains("\"value\":" + values[0] + ",")
        .contains("\"fullBagValue\":" + values[1] + ",");
    assertThat(get("/api/crossword/leave?kept=QQ&position=" + encode(QUAG)).statusCode())
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
}
