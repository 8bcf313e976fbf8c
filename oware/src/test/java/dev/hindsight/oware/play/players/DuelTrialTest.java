package dev.hindsight.oware.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.oware.play.search.SolvedBoards;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DuelTrialTest {
  private static final Openings OPENINGS = Openings.randomPlies(6);

  @Test
  void strongerPlayersWin() {
    assertThat(duel("greedy", "random", 60).verdict("first", "second", 0.95))
        .isEqualTo("first is stronger at 95 %");
    assertThat(duel("random", "alphabeta:depth=3,memory=1", 30).verdict("first", "second", 0.95))
        .isEqualTo("second is stronger at 95 %");
    assertThat(duel("mcts:iterations=40,nodes=1000", "random", 10).verdict("first", "second", 0.95))
        .isEqualTo("first is stronger at 95 %");
  }

  @Test
  void deterministicPlayerAgainstItselfIsEven() {
    PairedComparison tally = duel("alphabeta:depth=2,memory=1", "alphabeta:depth=2,memory=1", 10);
    assertThat(tally.spreadPerPair().sum()).isZero();
    assertThat(tally.scoreRate(0.95).estimate()).isEqualTo(0.5);
  }

  @Test
  void threadsAndBlocksDoNotShow() {
    DuelTrial duel = newDuel(OwareRules.ABAPA, "mcts:iterations=8,nodes=100", "greedy");
    PairedComparison expected = run(duel, 1, 20, 20);
    assertThat(run(duel, 2, 3, 20)).isEqualTo(expected);
    assertThat(run(duel, 2, 1, 20)).isEqualTo(expected);
  }

  @Test
  @Tag("slow")
  void tableNeverLosesSeedsAgainstAnybody() {
    // With all values known and equal stores, whoever plays perfectly gets at least the value of
    // the opening with either side, so a pair never ends below zero.
    // Without a turn limit that takes more than keeping the value: circles end the game for less.
    for (OwareRules rules : List.of(OwareRules.CODINGAME, OwareRules.AWARI)) {
      OwareTable table = new SolvedBoards(rules, 5);
      for (String other :
          List.of("random", "greedy", "alphabeta:depth=4,memory=1", "perfect:table=x")) {
        DuelTrial duel =
            new DuelTrial(
                rules,
                PlayerSpec.parse("perfect:table=x").value().open(rules, name -> table),
                PlayerSpec.parse(other).value().open(rules, name -> table),
                Openings.endgames(5),
                false);
        PairedComparison tally = run(duel, 1, 10, 60);
        String who = rules.name() + " against " + other;
        assertThat(tally.spreadPerPair().minimum()).as(who).isGreaterThanOrEqualTo(0);
        if (other.startsWith("perfect")) {
          assertThat(tally.spreadPerPair().maximum()).as(who).isZero();
        } else {
          assertThat(tally.spreadPerPair().maximum()).as(who).isPositive();
        }
      }
    }
  }

  @Test
  void openingsAreAsAskedFor() {
    for (long seed = 0; seed < 100; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      assertThat(OPENINGS.draw(OwareRules.ABAPA, random).pliesPlayed()).isEqualTo(6);
      OwareGame endgame = Openings.endgames(9).draw(OwareRules.ABAPA, random);
      assertThat(endgame.position().seedsOnBoard()).isBetween(4, 9);
      assertThat(endgame.isOver()).isFalse();
      assertThat(endgame.netSeedsForSouth()).isZero();
    }
    assertThatThrownBy(() -> Openings.endgames(1)).hasMessageContaining("from 2 to 48");
    assertThatThrownBy(() -> Openings.randomPlies(-1)).hasMessageContaining("from 0 to 100");
  }

  private static PairedComparison duel(String first, String second, int pairs) {
    return run(newDuel(OwareRules.ABAPA, first, second), 1, 8, pairs);
  }

  private static DuelTrial newDuel(OwareRules rules, String first, String second) {
    return new DuelTrial(
        rules,
        PlayerSpec.parse(first).value().open(rules, DuelTrialTest::noTable),
        PlayerSpec.parse(second).value().open(rules, DuelTrialTest::noTable),
        OPENINGS,
        false);
  }

  private static OwareTable noTable(String name) {
    throw new AssertionError("no table was to be opened, but " + name);
  }

  private static PairedComparison run(DuelTrial duel, int threads, int blockSize, int pairs) {
    try (Crew crew = new Crew(threads, Cancellation.never(), Progress.SILENT)) {
      return Trials.of(TrialRange.of(7, pairs), PairedComparison::new, duel)
          .inBlocksOf(blockSize)
          .run(crew);
    }
  }
}
