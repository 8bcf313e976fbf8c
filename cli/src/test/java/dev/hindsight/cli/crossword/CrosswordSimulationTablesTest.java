package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code crossword simulate} and {@code duel} with tables that were learnt, on a small bag. */
@Tag("slow")
class CrosswordSimulationTablesTest {
  private static final String EMPTY_BOARD = "15/".repeat(14) + "15";

  @TempDir Path folder;

  private SmallCrossword small;

  @BeforeEach
  void learn() throws IOException {
    small = SmallCrossword.in(folder);
    Transcript.fine(small.build("rack-equity", "racks", "--games", "300", "--generations", "1"));
    Transcript.fine(small.build("win-chance", "wins", "--games", "300"));
  }

  private Transcript simulate(String... more) {
    List<String> args = new ArrayList<>(List.of("crossword", "simulate"));
    args.add(EMPTY_BOARD + " AABDES?/ 0/0 0");
    args.addAll(List.of("--words", small.words().toString(), "--tiles", small.tiles().toString()));
    args.addAll(List.of("--iterations", "400", "--quiet", "--json"));
    args.addAll(List.of(more));
    return Transcript.of(args.toArray(String[]::new));
  }

  private static JsonNode json(Transcript transcript) {
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return new JsonMapper().readTree(transcript.out());
  }

  @Test
  void learntWinChancesAreUsedAndNamed() {
    JsonNode rough = json(simulate());
    JsonNode learnt = json(simulate("--win-chance", small.file("wins")));
    assertThat(rough.get("winChances").asString()).contains("not learnt");
    assertThat(learnt.get("winChances").asString()).isEqualTo(small.file("wins"));
    assertThat(chances(learnt)).isNotEqualTo(chances(rough));
    assertThat(chances(learnt)).allMatch(chance -> chance >= 0 && chance <= 1);
  }

  private static List<Double> chances(JsonNode simulation) {
    return simulation
        .get("candidates")
        .valueStream()
        .map(c -> c.get("winProbability").asDouble())
        .toList();
  }

  @Test
  void leavesAreDerivedForTheTilesUnseen() {
    for (String leaves : List.of("root", "letter", "every:5")) {
      JsonNode derived =
          json(simulate("--rack-equity", small.file("racks"), "--leaves-from", leaves));
      assertThat(derived.get("leaves").asString())
          .isEqualTo(
              "derived from " + small.file("racks") + " for the tiles unseen (" + leaves + ")");
    }
  }

  @Test
  void tablesOfOtherWordsAreRefusedByName() {
    for (String[] table :
        new String[][] {
          {"--win-chance", small.file("wins")},
          {"--rack-equity", small.file("racks"), "--leaves-from", "root"}
        }) {
      List<String> args = new ArrayList<>(List.of("crossword", "simulate"));
      args.add(EMPTY_BOARD + " AEINRST/ 0/0 0");
      args.addAll(List.of(table));
      Transcript english = Transcript.of(args.toArray(String[]::new));
      assertThat(english.exitCode()).isEqualTo(3);
      assertThat(english.err()).contains(table[1], "words").hasLineCount(1);
    }
  }
}
