package dev.hindsight.studio;

import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.build.BackgammonBuild;
import dev.hindsight.workbench.backgammon.files.BearoffFileKind;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.json.JsonPrinter;
import dev.hindsight.workbench.oware.OwareAsk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Answers come from the tables of the folder, as they do with {@code --table FOLDER}. */
@Tag("slow")
@Timeout(60)
class StudioShelfTest {
  private static final String FOUR_SEEDS = "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S";

  /** Seven checkers a side, none behind its third point. */
  private static final String SEVEN_CHECKERS =
      "XGID=-CBB------------------bbc-:0:0:1:00:0:0:0:0:10";

  private static Crew crew;

  @TempDir private Path folder;
  @TempDir private Path elsewhere;
  private Studio studio;
  private StudioClient client;

  @BeforeAll
  static void openCrew() {
    crew = new Crew(1);
  }

  @AfterAll
  static void closeCrew() {
    crew.close();
  }

  @BeforeEach
  void openStudio() throws IOException {
    studio = Studio.open(new StudioPlan(null, 0, folder));
    client = new StudioClient(studio);
  }

  @AfterEach
  void closeStudio() {
    studio.close();
  }

  private static void endgame(Path file, int seeds) throws IOException {
    new EndgameBuilder(OwareRules.CODINGAME, seeds, false).build(file, crew);
  }

  private String ask(String position) throws Exception {
    return client.get("/api/oware/ask?position=" + position).body().strip();
  }

  private String play(String rest) throws Exception {
    return client.get("/api/oware/play?opponent=perfect&start=" + rest).body();
  }

  @Test
  void owareIsAnsweredByTheLargestTableThatFits() throws Exception {
    endgame(folder.resolve("a.table"), 4);
    endgame(folder.resolve("b.table"), 6);
    new EndgameBuilder(OwareRules.AWARI, 7, false).build(folder.resolve("c.table"), crew);
    new BookBuilder(OwareRules.CODINGAME, 5, 200).build(folder.resolve("d.table"), crew);
    OwarePosition position = OwarePosition.parse(FOUR_SEEDS);
    for (OptionalInt turns : List.of(OptionalInt.empty(), OptionalInt.of(9))) {
      OwareAsk command =
          new OwareAsk(
              OwareRules.CODINGAME,
              List.of(OwareTables.open(folder, OwareRules.CODINGAME, turns.isPresent())),
              SearchLimits.none(),
              crew);
      assertThat(ask(FOUR_SEEDS + (turns.isPresent() ? "&turns=" + turns.getAsInt() : "")))
          .isEqualTo(new JsonPrinter().line(command.answer(position, turns)));
    }
    assertThat(ask(FOUR_SEEDS)).contains("\"source\":\"endgame-6\"");
    assertThat(ask(FOUR_SEEDS + "&turns=9")).contains("\"source\":\"book-5\"");
    assertThat(ask(FOUR_SEEDS + "&rules=awari")).contains("\"source\":\"endgame-7\"");
    assertThat(ask(FOUR_SEEDS + "&rules=abapa")).contains("solved on the spot");
  }

  @Test
  void aTableThatKnowsLessThanTheSpotMakesNoAnswerWorse() throws Exception {
    endgame(folder.resolve("a.table"), 4);
    assertThat(ask("1-0-1-0-3-1-0-0-0-0-0-0-21-21-S"))
        .contains("\"source\":\"endgame-6 solved on the spot\"");
  }

  @Test
  void bearoffsAreAnsweredByTheTablesOfTheFolder() throws Exception {
    String path = "/api/backgammon/ask?position=" + encode(SEVEN_CHECKERS);
    assertThat(client.get(path).body()).contains("\"exact\":false");
    BackgammonBuild.twoSided(3, 5, true, BearoffFileKind.TABLE)
        .run(folder.resolve("five.table"), crew);
    BackgammonBuild.twoSided(3, 7, true, BearoffFileKind.TABLE)
        .run(folder.resolve("seven.table"), crew);
    BackgammonAsk command = new BackgammonAsk(BearoffShelf.open(List.of(folder)), crew);
    String answer = client.get(path).body().strip();
    assertThat(answer)
        .isEqualTo(new JsonPrinter().line(command.answer(PositionText.parse(SEVEN_CHECKERS))))
        .contains("\"exact\":true")
        .contains("two-sided bearoff of 7 checkers on 3 points");
  }

  @Test
  void aTableThatComesOrGoesIsNoticed() throws Exception {
    assertThat(ask(FOUR_SEEDS)).contains("solved on the spot");
    endgame(folder.resolve("a.table"), 5);
    assertThat(ask(FOUR_SEEDS)).contains("\"source\":\"endgame-5\"");
    endgame(folder.resolve("b.table"), 6);
    assertThat(ask(FOUR_SEEDS)).contains("\"source\":\"endgame-6\"");
    Files.delete(folder.resolve("b.table"));
    assertThat(ask(FOUR_SEEDS)).contains("\"source\":\"endgame-5\"");
    endgame(folder.resolve("a.table"), 4);
    assertThat(ask(FOUR_SEEDS)).contains("\"source\":\"endgame-4\"");
    Files.delete(folder.resolve("a.table"));
    assertThat(ask(FOUR_SEEDS)).contains("solved on the spot");
  }

  @Test
  void aDamagedTableIsNamedAndLeftOut() throws Exception {
    endgame(folder.resolve("a.table"), 5);
    Path larger = folder.resolve("b.table");
    endgame(larger, 6);
    byte[] whole = Files.readAllBytes(larger);
    Files.write(larger, Arrays.copyOf(whole, whole.length - 100));
    Files.writeString(
        folder.resolve("c.bd"), "gnubg-TS-06-04-1" + "x".repeat(23) + "\n and no more");
    assertThat(ask(FOUR_SEEDS)).contains("\"source\":\"endgame-5\"");
    Files.writeString(folder.resolve("d.bd"), "gnubg-TS-what?");
    BackgammonBuild.twoSided(3, 7, true, BearoffFileKind.TABLE)
        .run(folder.resolve("e.table"), crew);
    assertThat(client.get("/api/backgammon/ask?position=" + encode(SEVEN_CHECKERS)).body())
        .contains("two-sided bearoff of 7 checkers on 3 points");
    String listed = client.get("/api/tables").body();
    assertThat(listed)
        .contains("\"fault\":\"b.table is damaged")
        .contains("\"fault\":\"c.bd is damaged")
        .contains("\"fault\":\"d.bd is not a gnubg database")
        .doesNotContain(folder.toString());
    Files.write(larger, whole);
    assertThat(ask(FOUR_SEEDS)).as("mended").contains("\"source\":\"endgame-6\"");
    assertThat(client.get("/api/tables").body()).doesNotContain("b.table is damaged");
  }

  @Test
  void whatIsBeingWrittenIsNotAsked() throws Exception {
    endgame(elsewhere.resolve("a.table"), 6);
    Files.copy(elsewhere.resolve("a.table"), folder.resolve("a.table.partial"));
    assertThat(ask(FOUR_SEEDS)).contains("solved on the spot");
    Files.move(folder.resolve("a.table.partial"), folder.resolve("a.table"));
    assertThat(ask(FOUR_SEEDS)).contains("\"source\":\"endgame-6\"");
  }

  @Test
  void nothingOutsideTheFolderIsAsked() throws Exception {
    endgame(elsewhere.resolve("a.table"), 6);
    Files.createSymbolicLink(folder.resolve("a.table"), elsewhere.resolve("a.table"));
    assertThat(ask(FOUR_SEEDS)).contains("solved on the spot");
    assertThat(
            client
                .get(
                    "/api/oware/play?opponent="
                        + encode("perfect:table=" + elsewhere.resolve("a.table")))
                .body())
        .contains("Players bring no files here");
  }

  @Test
  void perfectPlaysWhereATableReachesAndElseSaysWhyNot() throws Exception {
    assertThat(play(FOUR_SEEDS)).contains("Perfect needs a book for the rules codingame");
    new BookBuilder(OwareRules.CODINGAME, 4, 200).build(folder.resolve("a.table"), crew);
    String best =
        ask(FOUR_SEEDS + "&turns=200").replaceAll(".*?\"moves\":\\[\\{\"move\":\"(.)\".*", "$1");
    assertThat(play(FOUR_SEEDS)).contains("event: answer").contains("\"moves\":[\"" + best + "\"]");
    assertThat(play(OwarePosition.START.toString()))
        .contains("book-4 does not know this position of 48 seeds");
    assertThat(play(FOUR_SEEDS + "&rules=abapa"))
        .contains("Perfect needs an endgame for the rules abapa");
  }

  @Test
  void aQuizOfMoreCheckersNeedsATable() throws Exception {
    String path = "/api/backgammon/quiz?positions=1&checkers=7";
    assertThat(client.get(path).body()).contains("need a cubeful bearoff");
  }
}
