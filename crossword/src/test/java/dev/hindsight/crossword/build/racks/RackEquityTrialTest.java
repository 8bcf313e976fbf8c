package dev.hindsight.crossword.build.racks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.StaticGame;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RackEquityTrialTest {
  private static final long SEED = 5;

  private final RackIndex tinyRacks = new RackIndex(TinyGame.TILES, TinyGame.RULES.rackSize());

  @Test
  void aGameTellsOfEveryTurnWithAFullRackAndABag() {
    assertSeenAsPlainly(TinyGame.equipment(), tinyRacks, 300);
  }

  @Test
  void movesAreThoseOfTheMoveFinderWhateverTheLeaves() {
    assertSeenAsPlainly(TinyGame.equipment(wholePoints(TinyGame.RULES)), tinyRacks, 300);
  }

  @Test
  @Tag("slow")
  void englishGamesTellTheSameAsAPlainLoop() {
    CrosswordRules rules = CrosswordRules.english();
    WordGraph words = WordGraph.enable();
    AnagramMap anagrams = new AnagramMap(words, rules.tiles().letterCount());
    RackIndex index = new RackIndex(rules.tiles(), rules.rackSize());
    assertSeenAsPlainly(new Equipment(rules, words, anagrams, wholePoints(rules)), index, 12);
    LeaveTable none = LeaveTable.zero(rules.tiles(), rules.rackSize());
    assertSeenAsPlainly(new Equipment(rules, words, anagrams, none), index, 12);
  }

  @Test
  void looksDoNotChangeTheGames() {
    Equipment equipment = TinyGame.equipment(wholePoints(TinyGame.RULES));
    RareRacks all = RareRacks.of(new RackTally(tinyRacks.size()), Long.MAX_VALUE);
    RackEquityTrial looking =
        new RackEquityTrial(() -> new StaticGame(equipment), tinyRacks, all, SEED);
    RackEquityTrial plain =
        new RackEquityTrial(() -> new StaticGame(equipment), tinyRacks, noRacks(), SEED);
    long looks = 0;
    for (long game = 0; game < 200; game++) {
      RackLog withLooks = new RackLog();
      RackLog without = new RackLog();
      looking.run(game, TrialRandom.of(SEED, game), withLooks);
      plain.run(game, TrialRandom.of(SEED, game), without);
      assertThat(withLooks.turns()).as("game %d", game).isEqualTo(without.turns());
      assertThat(withLooks.scorePoints()).as("game %d", game).isEqualTo(without.scorePoints());
      assertThat(withLooks.size() - withLooks.looks()).isEqualTo(without.size());
      assertThat(without.looks()).isZero();
      looks += withLooks.looks();
    }
    assertThat(looks).isPositive();
  }

  @Test
  void aboutOneTurnInSevenIsLookedAt() {
    RareRacks all = RareRacks.of(new RackTally(tinyRacks.size()), Long.MAX_VALUE);
    RackLog log = new RackLog();
    RackEquityTrial trial =
        new RackEquityTrial(() -> new StaticGame(TinyGame.equipment()), tinyRacks, all, SEED);
    for (long game = 0; game < 2_000; game++) {
      trial.run(game, TrialRandom.of(SEED, game), log);
    }
    double share = (double) log.looks() / (log.size() - log.looks());
    assertThat(share).isBetween(0.12, 0.17);
  }

  /** The observations of the trial, without looks, against those of the slow loop. */
  private static void assertSeenAsPlainly(Equipment equipment, RackIndex index, int games) {
    ReferenceTraining reference = new ReferenceTraining(equipment, index);
    reference.play(SEED, 0, games);
    RackEquityTrial trial =
        new RackEquityTrial(() -> new StaticGame(equipment), index, noRacks(), SEED);
    Map<Integer, List<Integer>> equities = new TreeMap<>();
    List<String> results = new ArrayList<>();
    for (long game = 0; game < games; game++) {
      RackLog log = new RackLog();
      trial.run(game, TrialRandom.of(SEED, game), log);
      for (int observation = 0; observation < log.size(); observation++) {
        equities
            .computeIfAbsent(log.rank(observation), rank -> new ArrayList<>())
            .add(log.equityMillipoints(observation));
      }
      results.add(log.turns() + " turns, " + log.scorePoints() + " points");
    }
    assertThat(equities).isEqualTo(reference.equitiesByRack);
    assertThat(results).isEqualTo(reference.results);
  }

  private static RareRacks noRacks() {
    return RareRacks.of(new RackTally(0), 0);
  }

  /** Leaves of no meaning, in whole points so that moves often are worth the same. */
  private static LeaveTable wholePoints(CrosswordRules rules) {
    LeaveIndex index = new LeaveIndex(rules.tiles(), rules.rackSize());
    SplittableRandom random = new SplittableRandom(3);
    int[] values = new int[index.size()];
    for (int rank = 1; rank < values.length; rank++) {
      values[rank] = random.nextInt(-8, 9) * 1000;
    }
    return LeaveTable.of(index, values);
  }
}
