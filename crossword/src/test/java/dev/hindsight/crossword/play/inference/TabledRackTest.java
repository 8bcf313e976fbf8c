package dev.hindsight.crossword.play.inference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.evaluate.RandomPlacement;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.FoundPlay;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.Positions;
import dev.hindsight.crossword.play.sweep.BestPlacements;
import dev.hindsight.crossword.play.sweep.RackFamily;
import dev.hindsight.crossword.play.sweep.WordsByLength;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The table of placements against the search: the same best placement for every rack. */
class TabledRackTest {
  private static final WordsByLength WORDS = new WordsByLength(Positions.ENABLE);
  private static final Evaluation LEAVES =
      new StaticEvaluation(Positions.ENGLISH, Positions.randomLeaves(11, false));

  /** Positions of a game, the empty board with its values of squares among them. */
  @Test
  @Tag("slow")
  void theBestOfTheTableIsWhatTheSearchFinds() {
    compare(LEAVES);
  }

  /** Values that depend on the squares beside, so large that they decide where blanks go. */
  @Test
  @Tag("slow")
  void squaresCountInTheTableAsInTheSearch() {
    compare(
        new StaticEvaluation(
            Positions.ENGLISH,
            Positions.randomLeaves(11, false),
            RandomPlacement.values(3, 9_000, RandomPlacement.Variant.NEIGHBOURS_AND_EXPOSURE)));
  }

  private static void compare(Evaluation evaluation) {
    for (long seed = 1; seed <= 3; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      String printed = "seed " + seed;
      int[] turn = new int[1];
      Positions.playThrough(
          Positions.finder(),
          evaluation,
          seed,
          (finder, rack, bag) -> {
            if (turn[0]++ % 5 == 0 && bag > 0) {
              compare(finder, evaluation, random, bag, printed);
              finder.setRack(rack, evaluation, bag, 10);
            }
          });
    }
  }

  private static void compare(
      PlayFinder finder, Evaluation evaluation, SplittableRandom random, int bag, String printed) {
    int[] pool = Positions.ENGLISH.tiles().counts();
    int[] held = new int[pool.length];
    for (int tile = random.nextInt(4); tile > 0; tile--) {
      int letter = random.nextInt(pool.length);
      if (pool[letter] > 0) {
        held[letter]++;
        pool[letter]--;
      }
    }
    int heldTiles = 0;
    for (int count : held) {
      heldTiles += count;
    }
    RackFamily family = new RackFamily(held, pool, Positions.ENGLISH.rackSize() - heldTiles);
    TabledRack tabled;
    try (Crew crew = new Crew(2)) {
      BestPlacements best =
          new BestPlacements(
              family,
              finder.board(),
              evaluation.squareValues(finder.board(), bag),
              WORDS,
              Positions.ANAGRAMS,
              crew);
      tabled =
          new TabledRack(
              best,
              new RackSubsets(Positions.ENGLISH.tiles(), Positions.LEAVES, Positions.ANAGRAMS, 7),
              evaluation,
              bag);
    }
    int[] drawn = new int[pool.length];
    int[] rack = new int[pool.length];
    for (int sample = 0; sample < 300; sample++) {
      family.drawnBy(random.nextLong(family.size()), drawn);
      if (sample % 3 == 0) {
        withBlank(drawn, pool);
      }
      family.rack(drawn, rack);
      tabled.set(rack, 0);
      finder.setRack(rack, evaluation, bag, 0);
      FoundPlay found = finder.findBest(Integer.MIN_VALUE);
      int expected = found == null ? BestPlacements.NONE : found.equityMillipoints();
      if (found == null) {
        assertThat(tabled.hasPlacementAbove(-1_000_000)).as(printed).isFalse();
      } else {
        assertThat(tabled.bestPlacement()).as(printed).isEqualTo(expected);
        assertThat(tabled.hasPlacementAbove(expected)).as(printed).isFalse();
        assertThat(tabled.hasPlacementAbove(expected - 1)).as(printed).isTrue();
      }
    }
  }

  /** Puts a blank in the place of some tile drawn: they are rare otherwise. */
  private static void withBlank(int[] drawn, int[] pool) {
    for (int letter = 1; letter < drawn.length; letter++) {
      if (drawn[letter] > 0 && drawn[TileSet.BLANK] < pool[TileSet.BLANK]) {
        drawn[letter]--;
        drawn[TileSet.BLANK]++;
        return;
      }
    }
  }
}
