package dev.hindsight.oware.play.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TreeSearchTest {
  private static final SearchLimits ITERATIONS = SearchLimits.none().withNodes(2_000);

  @Test
  void fewMillisecondsAreKeptToThePlayout() {
    TreeSearch search = new TreeSearch(OwareRules.ABAPA, ExactTables.none(), 100_000);
    OwareGame game = OwareGame.start(OwareRules.ABAPA);
    SearchLimits limits = SearchLimits.none().withMilliseconds(5);
    long shortest = Long.MAX_VALUE;
    // The shortest of some, because other work on the machine can only make it longer.
    for (int time = 0; time < 30; time++) {
      long start = System.nanoTime();
      search.search(game, limits, new SplittableRandom(time));
      shortest = Math.min(shortest, System.nanoTime() - start);
    }
    assertThat(shortest / 1_000_000).isBetween(4L, 10L);
  }

  @Test
  void capturesThatDecideAreFound() {
    for (long seed = 0; seed < 20; seed++) {
      // F takes four seeds that are lost otherwise; nothing else takes any.
      OwareGame game =
          OwareGame.start(OwareRules.ABAPA, OwarePosition.parse("1-1-1-1-0-2-1-1-0-0-0-5-17-18-S"));
      TreeSearch search = new TreeSearch(OwareRules.ABAPA, ExactTables.none(), 20_000);
      MoveValue best = search.search(game, ITERATIONS, TrialRandom.of(1, seed)).best();
      assertThat(best.pit()).as("seed %d", seed).isEqualTo(5);
      assertThat(best.captured()).isEqualTo(4);
    }
  }

  @Test
  @Tag("slow")
  void exactNeverLies() {
    OwareTable truth = new SolvedBoards(OwareRules.AWARI, 5);
    ExactTables tables =
        ExactTables.of(OwareRules.AWARI, List.of(new SolvedBoards(OwareRules.AWARI, 3)));
    TreeSearch search = new TreeSearch(OwareRules.AWARI, tables, 10_000);
    int proven = 0;
    for (long seed = 0; seed < 100; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      OwareGame game = RandomGames.game(OwareRules.AWARI, random.nextInt(3, 6), 0, random);
      SearchResult result = search.search(game, ITERATIONS, random);
      for (MoveValue move : result.moves()) {
        if (move.exact()) {
          OwarePosition after = game.position().play(move.pit(), OwareRules.AWARI);
          int expected =
              move.captured()
                  - truth.findNetSeedsForMover(
                      after.moverRow(), after.otherRow(), OwareRules.NO_TURN_LIMIT);
          assertThat(move.hundredthsForMover())
              .as("%s seed %d", game, seed)
              .isEqualTo(100 * expected);
          proven++;
        }
      }
      if (result.exact()) {
        int value =
            truth.findNetSeedsForMover(
                game.position().moverRow(), game.position().otherRow(), OwareRules.NO_TURN_LIMIT);
        assertThat(result.best().hundredthsForMover()).isEqualTo(100 * value);
      }
    }
    assertThat(proven).isGreaterThan(50);
  }

  @Test
  void lastTurnsArePlayedExactly() {
    for (long seed = 0; seed < 50; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      OwarePosition position = RandomGames.game(OwareRules.CODINGAME, 20, 0, random).position();
      OwareGame game = OwareGame.start(OwareRules.CODINGAME, position, 2);
      TreeSearch search = new TreeSearch(OwareRules.CODINGAME, ExactTables.none(), 1_000);
      SearchResult result = search.search(game, ITERATIONS, random);
      assertThat(result.exact()).as("seed %d", seed).isTrue();
      assertThat(result.best().hundredthsForMover())
          .as("seed %d", seed)
          .isEqualTo(PlainNegamax.value(game, 2, ExactTables.none()));
    }
  }

  @Test
  void sameGeneratorGivesTheSameResult() {
    OwareGame game = OwareGame.start(OwareRules.ABAPA).play(1);
    TreeSearch search = new TreeSearch(OwareRules.ABAPA, ExactTables.none(), 1_000);
    SearchResult first = search.search(game, ITERATIONS, TrialRandom.of(5, 5));
    assertThat(search.search(game, ITERATIONS, TrialRandom.of(5, 5))).isEqualTo(first);
    assertThat(first.nodes()).isEqualTo(2_000);
    assertThat(first.moves()).hasSize(6);
    assertThat(search.search(game, ITERATIONS, TrialRandom.of(5, 6))).isNotEqualTo(first);
  }

  @Test
  void everyMoveIsTriedWhateverTheLimit() {
    OwareGame game = OwareGame.start(OwareRules.ABAPA);
    TreeSearch search = new TreeSearch(OwareRules.ABAPA, ExactTables.none(), 8);
    SearchLimits limits = SearchLimits.none().withNodes(1).withStop(() -> true);
    assertThat(search.search(game, limits, TrialRandom.of(1, 1)).nodes()).isEqualTo(6);
  }

  @Test
  void finishedGamesAndTinyTreesAreRefused() {
    OwareGame over =
        OwareGame.start(OwareRules.ABAPA, OwarePosition.parse("1-0-0-0-0-0-0-0-0-0-0-0-20-26-S"));
    TreeSearch search = new TreeSearch(OwareRules.ABAPA, ExactTables.none(), 8);
    assertThatThrownBy(() -> search.search(over, ITERATIONS, TrialRandom.of(1, 1)))
        .hasMessageContaining("over");
    assertThatThrownBy(() -> new TreeSearch(OwareRules.ABAPA, ExactTables.none(), 7))
        .hasMessageContaining("at least 8");
  }
}
