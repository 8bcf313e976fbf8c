package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight backgammon duel}. */
class BackgammonDuelCommandTest {
  @TempDir Path folder;

  private static Transcript duel(String first, String second, String... more) {
    List<String> args = new ArrayList<>(List.of("backgammon", "duel"));
    args.addAll(List.of("--first", first, "--second", second));
    args.addAll(List.of(more));
    return Transcript.of(args.toArray(String[]::new));
  }

  @Test
  void theNetsOfTheProgramBeatPubevalWhateverTheThreads() {
    String[] plan = {"--pairs", "200", "--seed", "5", "--json"};
    Transcript duel = duel("net", "pubeval", plan);
    assertThat(duel.exitCode()).as(duel.err()).isZero();
    JsonNode json = new JsonMapper().readTree(duel.out());
    assertThat(json.get("spreadPerGame").get("low").asDouble()).isPositive();
    assertThat(json.get("rules").asString()).isEqualTo("cubeless");
    assertThat(duel("net", "pubeval", "--pairs", "20", "--threads", "1", "--json"))
        .isEqualTo(duel("net", "pubeval", "--pairs", "20", "--threads", "3", "--json"));
  }

  @Test
  void likePlayersWithTheSameDiceDrawLevel() {
    assertThat(duel("pips", "pips", "--pairs", "10").out())
        .contains("10 pairs of games with sides swapped, cubeless rules, the same dice")
        .contains("10 won, 0 drawn, 10 lost");
  }

  @Test
  void aTableMustBeTwoSided() {
    String sides = folder.resolve("sides.table").toString();
    Transcript.fine("backgammon", "build", "one-sided", "--points", "2", "--out", sides);
    Transcript refused = duel("net:table=" + sides, "pips", "--pairs", "1");
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).contains("two-sided", sides).hasLineCount(1);
    String pairs = folder.resolve("pairs.table").toString();
    Transcript.fine("backgammon", "build", "bearoff", "--checkers", "2", "--out", pairs);
    assertThat(duel("net:table=" + pairs, "pips", "--pairs", "2").exitCode()).isZero();
  }

  @Test
  void aGnubgThatDoesNotWaitIsOneSentence() {
    Transcript refused = duel("pips", "gnubg:port=1", "--pairs", "1");
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err())
        .isEqualToNormalizingNewlines(
            "hindsight: No gnubg waits on port 1; start one and tell it \"external"
                + " localhost:1\".\n");
    assertThat(Transcript.fine("backgammon", "duel", "--help").out()).contains("gnubg");
  }

  @Test
  void aPlayerThatDoesNotExistIsWrongUsage() {
    Transcript refused = duel("wizard", "pips");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("there is no player 'wizard'");
  }
}
