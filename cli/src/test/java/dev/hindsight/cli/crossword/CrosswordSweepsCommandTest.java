package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code crossword build rack-equity --by sweeps} and what reads its tables, on a small bag. */
@Tag("slow")
class CrosswordSweepsCommandTest {
  private static final String[] SWEEPS = {
    "--by", "sweeps", "--positions", "40", "--generations", "2"
  };

  @TempDir static Path folder;

  private static SmallCrossword small;
  private static Transcript built;

  @BeforeAll
  static void sweep() throws IOException {
    small = SmallCrossword.in(folder);
    built = Transcript.fine(small.build("rack-equity", "swept.racks", SWEEPS));
  }

  @Test
  void everyGenerationIsToldOf() {
    assertThat(built.out())
        .contains(
            "Rack equities by sweeps",
            "every rack that can be drawn is priced",
            "leave error",
            "Leaves, full bag");
    assertThat(folder.resolve("swept.racks.checkpoint")).doesNotExist();
  }

  @Test
  void theTableSaysWhatItRestsOn() {
    assertThat(Transcript.fine("tables", "info", small.file("swept.racks")).out())
        .contains("crossword.rack-equity version 2")
        .contains("racksSeen", "fewestObservations", "medianStandardErrorPoints")
        .contains("weights", "standardErrors", "generations of 40 positions");
    assertThat(Transcript.of("tables", "verify", small.file("swept.racks")).exitCode()).isZero();
  }

  @Test
  void aRackIsLookedUp() {
    String[] question = {
      "crossword", "rack", "SEDABAA", "--rack-equity", small.file("swept.racks")
    };
    assertThat(Transcript.fine(question).out()).contains("AAABDES: ", " ± ", "positions of weight");
    JsonNode json =
        new JsonMapper()
            .readTree(
                Transcript.fine(
                        "crossword",
                        "rack",
                        "AAABDES",
                        "--json",
                        "--rack-equity",
                        small.file("swept.racks"))
                    .out());
    assertThat(json.propertyNames())
        .containsExactly("rack", "file", "equity", "observations", "weight", "standardError");
    assertThat(json.get("observations").asInt()).isBetween(1, 40);
  }

  @Test
  void whatIsNotARackIsRefused() {
    Transcript refused =
        Transcript.of("crossword", "rack", "AAA", "--rack-equity", small.file("swept.racks"));
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).contains("is not a rack of 7 tiles");
  }

  @Test
  void gamesAndPositionsDoNotGoTogether() {
    Transcript both =
        Transcript.of(
            small.build("rack-equity", "x", "--by", "sweeps", "--positions", "9", "--games", "9"));
    assertThat(both.exitCode()).isEqualTo(2);
    assertThat(both.err()).contains("neither --games nor --dynamic");
    Transcript none = Transcript.of(small.build("rack-equity", "x", "--by", "sweeps"));
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err()).contains("needs --positions N");
    Transcript games = Transcript.of(small.build("rack-equity", "x"));
    assertThat(games.exitCode()).isEqualTo(2);
    assertThat(games.err()).contains("needs --games N");
  }
}
