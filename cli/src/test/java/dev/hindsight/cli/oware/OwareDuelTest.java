package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * {@code hindsight oware duel}: reproducible, resumable, and able to show what a table is worth.
 */
class OwareDuelTest {
  @TempDir Path folder;

  private static List<String> duel(String first, String second, String... more) {
    List<String> args = new ArrayList<>(List.of("oware", "duel"));
    args.addAll(List.of("--first", first, "--second", second));
    args.addAll(List.of(more));
    return args;
  }

  private static Transcript run(List<String> args) {
    Transcript transcript = Transcript.of(args.toArray(String[]::new));
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.err()).isEmpty();
    return transcript;
  }

  private static Transcript run(List<String> args, String... more) {
    List<String> all = new ArrayList<>(args);
    all.addAll(List.of(more));
    return run(all);
  }

  private static JsonNode json(Transcript transcript) {
    return new JsonMapper().readTree(transcript.out());
  }

  @Test
  @Tag("slow")
  void theSameSeedGivesTheSameResultWhateverTheThreads() {
    for (String player : List.of("random", "mcts:iterations=30", "alphabeta:depth=2")) {
      List<String> duel = duel(player, "greedy", "--pairs", "9", "--seed", "7", "--json");
      Transcript byOne = run(duel, "--threads", "1");
      assertThat(run(duel, "--threads", "2")).isEqualTo(byOne);
      assertThat(run(duel, "--threads", "3")).isEqualTo(byOne);
    }
  }

  @Test
  void anotherSeedGivesOtherGames() {
    List<String> duel = duel("random", "greedy", "--pairs", "20", "--json");
    JsonNode one = json(run(duel, "--seed", "1"));
    JsonNode two = json(run(duel, "--seed", "2"));
    assertThat(one.get("spreadPerGame")).isNotEqualTo(two.get("spreadPerGame"));
  }

  @Test
  void twoLikePlayersOfNoChanceDrawLevel() {
    JsonNode json = json(run(duel("greedy", "greedy", "--pairs", "10", "--json")));
    assertThat(json.get("scoreRate").get("estimate").asDouble()).isEqualTo(0.5);
    assertThat(json.get("spreadPerGame").get("estimate").asDouble()).isZero();
    assertThat(json.get("verdict").asString()).contains("no difference");
  }

  @Test
  void jsonHasTheDocumentedKeys() {
    JsonNode json = json(run(duel("random", "greedy", "--pairs", "3", "--seed", "9", "--json")));
    assertThat(json.propertyNames())
        .containsExactly(
            "first",
            "second",
            "rules",
            "openings",
            "pairs",
            "seed",
            "wins",
            "draws",
            "losses",
            "scoreRate",
            "spreadPerGame",
            "elo",
            "verdict");
    for (String range : List.of("scoreRate", "spreadPerGame", "elo")) {
      assertThat(json.get(range).propertyNames()).containsExactly("low", "estimate", "high");
    }
    assertThat(json.get("pairs").asInt()).isEqualTo(3);
    assertThat(json.get("seed").asInt()).isEqualTo(9);
    int games = json.get("wins").asInt() + json.get("draws").asInt() + json.get("losses").asInt();
    assertThat(games).isEqualTo(6);
  }

  @Test
  void peopleReadWhoMetWhomAndHowItEnded() {
    Transcript one = run(duel("random", "greedy", "--pairs", "1"));
    assertThat(one.out())
        .startsWith("random against greedy")
        .contains("1 pair of games with sides swapped, codingame rules, 8 random plies, seed 1")
        .contains("points per game", "net score per game", "Elo difference");
    assertThat(run(duel("random", "greedy", "--pairs", "2")).out()).contains("2 pairs of games");
  }

  @Test
  @Tag("slow")
  void aTableBeatsNoTable() {
    String book = folder.resolve("book.table").toString();
    Transcript.of("oware", "build", "book", "--seeds", "7", "--out", book);
    JsonNode json =
        json(
            run(
                duel(
                    "alphabeta:depth=2,table=" + book,
                    "alphabeta:depth=2",
                    "--pairs",
                    "60",
                    "--endgames",
                    "12",
                    "--seed",
                    "1",
                    "--json")));
    assertThat(json.get("scoreRate").get("low").asDouble()).isGreaterThan(0.5);
    assertThat(json.get("spreadPerGame").get("low").asDouble()).isPositive();
    assertThat(json.get("elo").get("low").asDouble()).isPositive();
    assertThat(json.get("verdict").asString()).isEqualTo("the first player is stronger at 95 %");
    assertThat(json.get("openings").asString()).isEqualTo("boards of at most 12 seeds");
  }

  @Test
  @Tag("slow")
  void perfectPlayNeverLosesAPairToAnybody() {
    String book = folder.resolve("book.table").toString();
    Transcript.of("oware", "build", "book", "--seeds", "8", "--out", book);
    JsonNode json =
        json(
            run(
                duel(
                    "perfect:table=" + book,
                    "alphabeta:depth=4",
                    "--pairs",
                    "50",
                    "--endgames",
                    "8",
                    "--json")));
    // Sides are swapped, so against perfect play nobody can gain seeds over a pair of games.
    assertThat(json.get("spreadPerGame").get("estimate").asDouble()).isNotNegative();
    assertThat(json.get("wins").asInt()).isGreaterThanOrEqualTo(json.get("losses").asInt());
  }

  @Test
  @Tag("slow")
  void aDuelStoppedHalfWayGoesOnToTheSameResult() throws Exception {
    String checkpoint = folder.resolve("duel").toString();
    List<String> duel = duel("random", "greedy", "--pairs", "4000", "--seed", "3", "--json");
    Transcript undisturbed = run(duel);

    List<String> kept = new ArrayList<>(duel);
    kept.addAll(List.of("--checkpoint", checkpoint));
    Path part = folder.resolve("duel.checkpoint").resolve("duel.table");
    Transcript stopped = Transcript.until(part, kept);
    assertThat(stopped.exitCode()).isEqualTo(130);
    assertThat(stopped.out()).isEmpty();
    assertThat(part).exists();

    List<String> other = duel("random", "greedy", "--pairs", "4000", "--seed", "4");
    other.addAll(List.of("--checkpoint", checkpoint));
    Transcript refused = Transcript.of(other.toArray(String[]::new));
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).contains("duel.checkpoint").hasLineCount(1);
    assertThat(part).exists();

    assertThat(run(kept)).isEqualTo(undisturbed);
    assertThat(folder).isEmptyDirectory();
  }
}
