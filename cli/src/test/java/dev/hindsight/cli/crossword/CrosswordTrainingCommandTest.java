package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code crossword build rack-equity}, {@code leaves} and {@code win-chance}, on a small bag. */
@Tag("slow")
class CrosswordTrainingCommandTest {
  @TempDir Path folder;

  private SmallCrossword small;

  @BeforeEach
  void writeGame() throws IOException {
    small = SmallCrossword.in(folder);
  }

  @Test
  void movesAreExplainedByLeavesForTheTilesLeft() {
    Transcript.fine(small.build("rack-equity", "racks", "--games", "100"));
    String racks = folder.resolve("racks").toString();
    String[] question = {
      "crossword",
      "infer",
      "15/15/15/15/15/15/15/6BASE5/15/15/15/15/15/15/15 /ABDE 0/12 0",
      "--move",
      "9F BEAD",
      "--opponent-known",
      "rack",
      "--margin",
      "100",
      "--words",
      small.words().toString(),
      "--tiles",
      small.tiles().toString(),
      "--json",
      "--rack-equity",
      racks
    };
    JsonNode derived = new JsonMapper().readTree(Transcript.fine(question).out());
    assertThat(derived.get("leaveValues").asString())
        .isEqualTo("derived from " + racks + " for the tiles unseen");
    String[] without = Arrays.copyOf(question, question.length - 2);
    JsonNode plain = new JsonMapper().readTree(Transcript.fine(without).out());
    assertThat(plain.get("leaveValues").isNull()).isTrue();
    assertThat(plain.get("candidates")).isEqualTo(derived.get("candidates"));
    assertThat(plain.get("meanLeave").asDouble()).isZero();
    assertThat(derived.get("meanLeave").asDouble()).isNotZero();
  }

  @Test
  void racksAreLearntAndLeavesDerived() throws IOException {
    Transcript trained = Transcript.of(small.build("rack-equity", "racks", "--games", "300"));
    assertThat(trained.exitCode()).as(trained.err()).isZero();
    assertThat(trained.out()).contains("1,", "Generations", "games", "change", "Leaves");
    assertThat(folder.resolve("racks.checkpoint")).doesNotExist();

    Path leaves = folder.resolve("small.klv2");
    Transcript derived =
        Transcript.of(
            "crossword",
            "build",
            "leaves",
            "--rack-equity",
            folder.resolve("racks").toString(),
            "--out",
            leaves.toString());
    assertThat(derived.exitCode()).as(derived.err()).isZero();
    assertThat(derived.out()).contains("leave values for 31 small tiles, pool convention");

    Transcript wins =
        Transcript.of(
            small.build("win-chance", "wins", "--games", "200", "--leaves", leaves.toString()));
    assertThat(wins.exitCode()).as(wins.err()).isZero();
    assertThat(wins.out()).contains("win chances", "200 games");
    Transcript verified =
        Transcript.of(
            "tables",
            "verify",
            folder.resolve("racks").toString(),
            folder.resolve("wins").toString());
    assertThat(verified.exitCode()).as(verified.out()).isZero();
  }

  @Test
  void threadsAndInterruptionsDoNotShow() throws Exception {
    String[] plan = {"--games", "2000", "--generations", "2", "--seed", "7"};
    Transcript one = Transcript.of(small.build("rack-equity", "one", with(plan, "--threads", "1")));
    assertThat(one.exitCode()).as(one.err()).isZero();
    List<String> two = List.of(small.build("rack-equity", "two", with(plan, "--threads", "2")));
    Path checkpoint = folder.resolve("two.checkpoint");
    Transcript stopped = Transcript.until(checkpoint, two);
    assertThat(stopped.exitCode()).isEqualTo(130);
    assertThat(stopped.err()).contains("run the same command again");
    assertThat(Transcript.of(two.toArray(String[]::new)).exitCode()).isZero();
    assertThat(folder.resolve("two")).hasSameBinaryContentAs(folder.resolve("one"));
    assertThat(checkpoint).doesNotExist();
  }

  private static String[] with(String[] args, String... more) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void trainingGoesOnFromRacksWithStaticOrDynamicPlayers() throws IOException {
    Transcript first = Transcript.of(small.build("rack-equity", "first", "--games", "200"));
    assertThat(first.exitCode()).as(first.err()).isZero();
    String from = folder.resolve("first").toString();
    String[] plan = {"--from", from, "--games", "60", "--generations", "2", "--seed", "3"};
    Transcript.fine(small.build("rack-equity", "static", plan));
    Transcript.fine(small.build("rack-equity", "one", with(plan, "--dynamic", "--threads", "1")));
    Transcript.fine(small.build("rack-equity", "two", with(plan, "--dynamic", "--threads", "2")));
    assertThat(folder.resolve("two")).hasSameBinaryContentAs(folder.resolve("one"));
    Transcript info = Transcript.fine("tables", "info", folder.resolve("one").toString());
    assertThat(info.out()).contains("dynamic players", "starting rack equities");
    info = Transcript.fine("tables", "info", folder.resolve("static").toString());
    assertThat(info.out()).contains("static players").doesNotContain("starting rack equities");
  }

  @Test
  void whatToGoOnFromMustBeSaidAndFit() throws IOException {
    Transcript nothing =
        Transcript.of(small.build("rack-equity", "racks", "--games", "20", "--dynamic"));
    assertThat(nothing.exitCode()).isEqualTo(2);
    assertThat(nothing.err()).contains("--dynamic needs --from");
    String missing = folder.resolve("no.racks").toString();
    Transcript both =
        Transcript.of(
            small.build(
                "rack-equity", "racks", "--games", "20", "--from", missing, "--leaves", "none"));
    assertThat(both.exitCode()).isEqualTo(2);
    assertThat(both.err()).contains("leave out --leaves or --from");
    Transcript notThere =
        Transcript.of(small.build("rack-equity", "racks", "--games", "20", "--from", missing));
    assertThat(notThere.exitCode()).isEqualTo(3);
    assertThat(notThere.err()).contains("no.racks").hasLineCount(1);

    Transcript.fine(small.build("rack-equity", "racks", "--games", "20"));
    Files.writeString(small.words(), Files.readString(small.words()) + "bae\n");
    Transcript otherWords =
        Transcript.of(
            small.build(
                "rack-equity", "x", "--games", "20", "--from", folder.resolve("racks").toString()));
    assertThat(otherWords.exitCode()).isEqualTo(3);
    assertThat(otherWords.err()).contains("racks", "words").hasLineCount(1);
  }

  @Test
  void jsonHasTheSameFigures() {
    Transcript trained =
        Transcript.of(
            small.build("rack-equity", "racks", "--games", "50", "--generations", "2", "--json"));
    assertThat(trained.exitCode()).as(trained.err()).isZero();
    JsonNode json = new JsonMapper().readTree(trained.out());
    assertThat(json.propertyNames())
        .containsExactly(
            "file", "words", "tiles", "seed", "generations", "leaves", "seconds", "bytes");
    assertThat(json.get("generations").size()).isEqualTo(2);
    assertThat(json.get("generations").get(1).get("games").asInt()).isEqualTo(50);
    assertThat(json.get("leaves").get(0).get("leave").asString()).isEqualTo("?");
  }

  @Test
  void wrongUseIsSaidInOneSentence() throws IOException {
    Transcript none = Transcript.of(small.build("rack-equity", "racks", "--games", "0"));
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err()).contains("1 to 100,000,000 games, not 0");
    Transcript noWins = Transcript.of(small.build("win-chance", "wins", "--games", "-3"));
    assertThat(noWins.exitCode()).isEqualTo(2);
    assertThat(noWins.err()).contains("win chances need at least 1 game, not -3");

    Path text = Files.writeString(folder.resolve("text"), "no table at all");
    String[] leaves = {"crossword", "build", "leaves", "--rack-equity", text.toString(), "--out"};
    Transcript noTable = Transcript.of(with(leaves, folder.resolve("x.klv2").toString()));
    assertThat(noTable.exitCode()).isEqualTo(3);
    assertThat(noTable.err()).contains(text.toString()).hasLineCount(1);

    assertThat(Transcript.of(small.build("rack-equity", "racks", "--games", "20")).exitCode())
        .isZero();
    leaves[4] = folder.resolve("racks").toString();
    String out = folder.resolve("x.klv2").toString();
    Transcript tooMany = Transcript.of(with(leaves, out, "--bag", "AASSSSS"));
    assertThat(tooMany.exitCode()).isEqualTo(2);
    assertThat(tooMany.err()).contains("the bag has 5 of S, but there are only 4");
    Transcript foreign = Transcript.of(with(leaves, out, "--bag", "AAQ"));
    assertThat(foreign.exitCode()).isEqualTo(2);
    assertThat(foreign.err()).contains("the bag", "Q");
    Transcript convention = Transcript.of(with(leaves, out, "--convention", "apart"));
    assertThat(convention.exitCode()).isEqualTo(2);
    assertThat(convention.err()).contains("neither pool nor held-apart");
    Transcript late =
        Transcript.of(with(leaves, out, "--bag", "AABDE?", "--convention", "held-apart"));
    assertThat(late.exitCode()).as(late.err()).isZero();
    assertThat(late.out()).contains("for 6 small tiles, held-apart convention");
  }
}
