package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.cli.Transcript;
import dev.hindsight.cli.crossword.SmallCrossword;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code lab crossword choices}, {@code predictions} and {@code costs}, on a small bag. */
@Tag("slow")
class LeavesCommandTest {
  @TempDir static Path folder;

  private static SmallCrossword small;
  private static Path racks;

  @BeforeAll
  static void learnRacks() throws IOException {
    small = SmallCrossword.in(folder);
    racks = folder.resolve("small.racks");
    Transcript.fine(
        small.build("rack-equity", "small.racks", "--games", "300", "--generations", "1"));
  }

  private static String[] experiment(String name, Path equities, String... more) {
    List<String> args = new ArrayList<>(List.of("lab", "crossword", name));
    args.addAll(List.of("--words", small.words().toString(), "--tiles", small.tiles().toString()));
    args.addAll(List.of("--rack-equity", equities.toString()));
    args.addAll(List.of(more));
    return args.toArray(String[]::new);
  }

  private static JsonNode json(String... args) {
    return new JsonMapper().readTree(Transcript.fine(args).out());
  }

  @Test
  void choicesAreToldByTilesUnseen() {
    Transcript text = Transcript.fine(experiment("choices", racks, "--games", "30"));
    assertThat(text.out())
        .contains("30 games of static players", "small.racks, full bag", "seed 1")
        .contains("tiles unseen", "changed", "20-24", "10-19", "8-9", "all", "given up");
    assertThat(text.err()).isEmpty();
    JsonNode json = json(experiment("choices", racks, "--games", "30", "--json"));
    assertThat(json.propertyNames())
        .containsExactly("words", "leaves", "rackEquity", "games", "seed", "top", "bands", "all");
    long turns = 0;
    for (JsonNode band : json.get("bands")) {
      turns += band.get("turns").asLong();
      assertThat(band.get("changed").asLong()).isBetween(0L, band.get("turns").asLong());
    }
    assertThat(json.get("all").get("turns").asLong()).isEqualTo(turns).isGreaterThan(100);
    assertThat(json.get("all").get("gained").get("low").asDouble())
        .isLessThanOrEqualTo(json.get("all").get("gained").get("estimate").asDouble());
  }

  @Test
  void simulationsAreHeldAgainstALongOne() {
    String[] few = {
      "--positions", "6", "--candidates", "3", "--iterations", "10", "--reference-iterations", "20"
    };
    Transcript text = Transcript.fine(experiment("simulation", racks, few));
    assertThat(text.out())
        .contains("positions of games of static players", "3 candidates, 10 iterations of 2 plies")
        .contains("reference 20 iterations of 6 plies", "no simulation", "following", "on static");
    assertThat(text.out().lines()).allMatch(line -> line.length() <= 80);
    List<String> args = new ArrayList<>(List.of(few));
    args.add("--json");
    JsonNode json = json(experiment("simulation", racks, args.toArray(String[]::new)));
    assertThat(json.get("kinds")).hasSize(4);
    assertThat(json.get("kinds").get(1).get("kind").asString()).isEqualTo("static");
    assertThat(json.get("kinds").get(1).get("gainedOnStatic").get("estimate").asDouble()).isZero();
    assertThat(json.get("positions").asLong()).isBetween(3L, 6L);
    Transcript refused = Transcript.of(experiment("simulation", racks, "--candidates", "1"));
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("at least 2 candidates are compared, not 1");
  }

  @Test
  void endingsOfSimulationsAreHeldAgainstALongOne() {
    List<String> args =
        new ArrayList<>(List.of("--positions", "6", "--candidates", "3", "--iterations", "10"));
    args.addAll(List.of("--reference-iterations", "20", "--reference-plies", "100"));
    args.addAll(List.of("--endings", "50", "--most-in-bag", "7", "--static-iterations", "30"));
    Transcript text = Transcript.fine(experiment("simulation", racks, args.toArray(String[]::new)));
    assertThat(text.out())
        .contains("At most 7 tiles in the bag.", "searched by 50 positions", "static as long");
    assertThat(text.out().lines()).allMatch(line -> line.length() <= 80);
    args.add("--json");
    JsonNode json = json(experiment("simulation", racks, args.toArray(String[]::new)));
    assertThat(json.get("endings").asInt()).isEqualTo(50);
    assertThat(json.get("referenceEndings").asInt()).isEqualTo(300);
    assertThat(json.get("mostTilesInBag").asInt()).isEqualTo(7);
    JsonNode kinds = json.get("kinds");
    assertThat(kinds).hasSize(6);
    assertThat(kinds.get(3).get("kind").asString()).isEqualTo("searched");
    assertThat(kinds.get(3).get("microseconds").asDouble()).isPositive();
    assertThat(kinds.get(4).get("kind").asString()).isEqualTo("static_as_long");
    assertThat(kinds.get(4).get("iterations").asInt()).isEqualTo(30);
    assertThat(kinds.get(1).get("wonOnStatic").get("estimate").asDouble()).isZero();
    Transcript refused = Transcript.of(experiment("simulation", racks, "--static-iterations", "9"));
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("need --endings N");
  }

  @Test
  void staticLeavesMayBeBrought() {
    JsonNode json =
        json(experiment("choices", racks, "--games", "10", "--leaves", "none", "--json"));
    assertThat(json.get("leaves").asString()).isEqualTo("none");
    assertThat(json.get("all").get("changed").asLong()).isPositive();
  }

  @Test
  void predictionsAreHeldAgainstWhatCame() {
    Transcript text = Transcript.fine(experiment("predictions", racks, "--games", "30"));
    assertThat(text.out())
        .contains("Residuals", "bias static", "square static", "about means", "came true", "all");
    JsonNode json = json(experiment("predictions", racks, "--games", "30", "--json"));
    assertThat(json.propertyNames())
        .containsExactly("words", "leaves", "rackEquity", "games", "seed", "bands", "all");
    JsonNode all = json.get("all");
    assertThat(all.get("count").asLong()).isGreaterThan(50);
    assertThat(all.get("difference").get("estimate").asDouble())
        .isEqualTo(
            all.get("staticSquare").asDouble() - all.get("dynamicSquare").asDouble(), within(1e-6));
  }

  @Test
  void costsAreToldByTheSizeOfTheBag() {
    Transcript text = Transcript.fine(experiment("costs", racks, "--bags", "2", "--threads", "2"));
    assertThat(text.out())
        .contains("2 bags of each size", "by 2 threads", "vary", "drawable racks");
    JsonNode json = json(experiment("costs", racks, "--bags", "2", "--json"));
    assertThat(json.propertyNames())
        .containsExactly("rackEquity", "bags", "seed", "threads", "costs");
    assertThat(json.get("costs").get(0).get("tiles").asInt()).isEqualTo(24);
    assertThat(json.get("costs").get(3).get("tiles").asInt()).isEqualTo(7);
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    for (String name : List.of("choices", "predictions")) {
      JsonNode one =
          json(experiment(name, racks, "--games", "21", "--seed", "5", "--threads", "1", "--json"));
      assertThat(
              json(
                  experiment(
                      name, racks, "--games", "21", "--seed", "5", "--threads", "3", "--json")))
          .as(name)
          .isEqualTo(one);
      assertThat(json(experiment(name, racks, "--games", "21", "--seed", "6", "--json")).get("all"))
          .as(name)
          .isNotEqualTo(one.get("all"));
    }
  }

  @Test
  void numbersOutOfRangeAreWrongUsage() {
    refused(2, "1 to 10,000,000 games, not 0", experiment("choices", racks, "--games", "0"));
    refused(2, "not 10,000,001", experiment("predictions", racks, "--games", "10000001"));
    refused(2, "--top must be from 2", experiment("choices", racks, "--top", "1"));
    refused(2, "--bags must be from 1", experiment("costs", racks, "--bags", "0"));
    refused(2, "guesses", "lab", "crossword", "guesses");
  }

  @Test
  void racksThatDoNotFitAreUnusable() throws IOException {
    refused(3, "no.racks", experiment("choices", folder.resolve("no.racks")));
    Path text = Files.writeString(folder.resolve("text.racks"), "no table at all");
    refused(3, "text.racks", experiment("predictions", text));
    refused(
        3,
        "the built-in rack equities are for the built-in words",
        "lab",
        "crossword",
        "choices",
        "--words",
        Files.writeString(folder.resolve("two.txt"), "aa\nab\n").toString());
    // Without --words and --tiles the game is the English one with ENABLE.
    refused(3, "small.racks", "lab", "crossword", "costs", "--rack-equity", racks.toString());
    Path few = Files.writeString(folder.resolve("few.csv"), "?,?,1,0,0\nA,a,7,1,1\nB,b,6,3,0\n");
    refused(
        3,
        "no bag",
        "lab",
        "crossword",
        "choices",
        "--tiles",
        few.toString(),
        "--words",
        small.words().toString(),
        "--rack-equity",
        racks.toString());
    Path others = Files.writeString(folder.resolve("others.txt"), "ab\nad\nbade\n");
    refused(
        3,
        "words",
        "lab",
        "crossword",
        "choices",
        "--tiles",
        small.tiles().toString(),
        "--words",
        others.toString(),
        "--rack-equity",
        racks.toString());
  }

  @Test
  void twoTablesAreHeldAgainstGames() {
    Transcript.fine(
        small.build("rack-equity", "other.racks", "--games", "30", "--generations", "1"));
    assertThat(
            Transcript.fine(
                    experiment(
                        "racks", racks, "--against", small.file("other.racks"), "--games", "30"))
                .out())
        .contains("never seen by it", "deviation mixed", "best share");
  }

  private static void refused(int exitCode, String reason, String... args) {
    Transcript transcript = Transcript.of(args);
    assertThat(transcript.exitCode()).as(transcript.err()).isEqualTo(exitCode);
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err()).contains(reason).hasLineCount(1);
  }
}
