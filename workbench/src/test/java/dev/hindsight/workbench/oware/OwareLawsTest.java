package dev.hindsight.workbench.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.notation.OgnReader;
import dev.hindsight.oware.rules.notation.OgnWriter;
import dev.hindsight.oware.rules.notation.RecordedGame;
import dev.hindsight.oware.table.EndgameTable;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Answers about oware obey common sense under all rules: on positions with few seeds, and in games
 * with captures, grand slams, starved sides, repetitions and limits of turns.
 */
class OwareLawsTest {
  private static final long SEED = 28;
  private static final int TABLE_SEEDS = 7;
  private static final int DEPTH = 3;

  private static OwareAsk ask(OwareRules rules, Crew crew) {
    EndgameTable table = new EndgameBuilder(rules, TABLE_SEEDS, false).solve(crew);
    return new OwareAsk(rules, List.of(table), SearchLimits.none().withDepth(DEPTH), crew);
  }

  @ParameterizedTest
  @ValueSource(strings = {"codingame", "abapa", "awari"})
  void positionsWithFewSeeds(String name) {
    OwareRules rules = OwareRules.named(name);
    OwareLaws laws = new OwareLaws(rules);
    try (Crew crew = new Crew(1)) {
      OwareAsk ask = ask(rules, crew);
      for (OwarePosition position : RandomPositions.of(SEED, 60, TABLE_SEEDS + 4)) {
        laws.answer(ask, position, OptionalInt.empty());
      }
    }
    assertThat(laws.violations()).as("seed %d", SEED).isEmpty();
  }

  @Test
  void whatIsProvenIsWhatEveryLineComesTo() {
    OwareLaws laws = new OwareLaws(OwareRules.CODINGAME);
    try (Crew crew = new Crew(1)) {
      OwareAsk ask = new OwareAsk(OwareRules.CODINGAME, List.of(), SearchLimits.none(), crew);
      for (OwarePosition position : RandomPositions.of(SEED, 40, 9)) {
        for (int turns = 1; turns <= 4; turns++) {
          laws.exact(ask, position, turns);
          laws.answer(ask, position, OptionalInt.of(turns));
        }
      }
    }
    assertThat(laws.violations()).as("seed %d", SEED).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"codingame", "abapa", "awari"})
  void gamesOfThreeKindsOfPlayers(String name) {
    games(OwareRules.named(name), 0, 2);
  }

  /** As many games under each of the rules as {@code -Dhindsight.games=N} says. */
  @ParameterizedTest
  @ValueSource(strings = {"codingame", "abapa", "awari"})
  @Tag("long")
  void manyGames(String name) {
    games(OwareRules.named(name), 1_000, Integer.getInteger("hindsight.games", 100));
  }

  private static void games(OwareRules rules, long first, int count) {
    OwareLaws laws = new OwareLaws(rules);
    try (Crew crew = new Crew(1)) {
      OwareAsk ask = ask(rules, crew);
      for (long number = first; number < first + count; number++) {
        RecordedGame record = play(rules, ask, number);
        ReviewedGame reviewed = new OwareReview(ask, Progress.SILENT).review(record);
        String game = "game " + number;
        laws.review(reviewed, game);
        assertThat(new OwareReview(ask, Progress.SILENT).review(record))
            .as("%s, again", game)
            .isEqualTo(reviewed);
        for (ReviewedGame.ReviewedMove turn : reviewed.turns()) {
          laws.answer(ask, turn.position(), OptionalInt.empty());
        }
      }
    }
    assertThat(laws.checked()).isGreaterThan(count);
    assertThat(laws.violations())
        .as("%d answers and moves, seed %d", laws.checked(), SEED)
        .isEmpty();
  }

  /**
   * A third of the players play by chance, a third take what they can, a third play well; every
   * other game begins with few seeds. It is written and read again, so that the notation is held to
   * the laws too.
   */
  private static RecordedGame play(OwareRules rules, OwareAsk ask, long number) {
    RandomGenerator random = TrialRandom.of(SEED, number);
    OwarePosition start =
        number % 2 == 0 ? OwarePosition.START : RandomPositions.of(SEED + number, 1, 16).get(0);
    OwareGame game = OwareGame.start(rules, start);
    while (!game.isOver() && game.pliesPlayed() < 90) {
      game = game.play(choose(game, ask, (int) ((number + game.pliesPlayed() % 2) % 3), random));
    }
    return OgnReader.read(OgnWriter.write(RecordedGame.of(game)), rules).get(0);
  }

  private static int choose(OwareGame game, OwareAsk ask, int player, RandomGenerator random) {
    if (player == 2) {
      return ask.answer(game.position(), OptionalInt.empty()).moves().get(0).move().number();
    }
    List<Integer> pits = new ArrayList<>();
    int most = -1;
    for (int pit = 0; pit < Row.PITS; pit++) {
      if ((game.legalMoves() >>> pit & 1) != 0) {
        int captured = player == 0 ? 0 : game.position().capturedBy(pit, game.rules());
        if (captured > most) {
          most = captured;
          pits.clear();
        }
        if (captured == most) {
          pits.add(pit);
        }
      }
    }
    return pits.get(random.nextInt(pits.size()));
  }
}
