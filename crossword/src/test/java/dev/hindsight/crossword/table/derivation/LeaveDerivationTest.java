package dev.hindsight.crossword.table.derivation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.SmallTiles;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LeaveDerivationTest {
  private static final TileSet ENGLISH = TileSet.english();
  private static final TileSet SMALL = SmallTiles.SET;
  private static final RackEquityTable FORMULA = ReferenceLeaves.formula(ENGLISH, 7);
  private static final LeaveDerivation ENGLISH_DERIVATION = new LeaveDerivation(FORMULA);
  private static final Crew CREW = new Crew(2);

  /** Rounding to whole millipoints, and nothing worth speaking of besides. */
  private static final double ROUNDING = 0.5 + 1e-6;

  @AfterAll
  static void sendTheCrewHome() {
    CREW.close();
  }

  @ParameterizedTest
  @EnumSource
  void theFullBagGivesThePublishedLeavesOfTheFormula(DrawConvention convention) {
    LeaveTable leaves = ENGLISH_DERIVATION.derive(ENGLISH.counts(), convention, CREW);
    Map<String, Integer> published =
        Map.of(
            "A", 1_043, "Q", 4_073, "S", -3_933, "QU", 2_964, "EINRST", 3_005, "VVWW", -11_152,
            "??", -11_944);
    published.forEach(
        (leave, millipoints) ->
            assertThat(leaves.millipoints(leaves.index().rank(english(leave))))
                .as(leave)
                .isEqualTo(millipoints));
    assertThat(leaves.millipoints(0)).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void everyLeaveOfEverySmallBagIsTheMeanOverItsDraws(DrawConvention convention) {
    for (int rackSize = 1; rackSize <= 5; rackSize++) {
      RackEquityTable table = random(SMALL, rackSize, rackSize);
      LeaveDerivation derivation = new LeaveDerivation(table);
      int[] bag = new int[SMALL.letterCount()];
      for (int code = 0; code < 3 * 2 * 4 * 3 * 2; code++) {
        // Every bag from the empty one to the full one; there is no C.
        bag[0] = code % 3;
        bag[1] = code / 3 % 2;
        bag[2] = code / 6 % 4;
        bag[4] = code / 24 % 3;
        bag[5] = code / 72;
        checkAll(derivation, table, bag, convention);
      }
    }
  }

  private static void checkAll(
      LeaveDerivation derivation, RackEquityTable table, int[] bag, DrawConvention convention) {
    LeaveTable leaves = derivation.derive(bag, convention, CREW);
    ReferenceLeaves reference = new ReferenceLeaves(table, bag, convention);
    int[] counts = new int[bag.length];
    for (int rank = 0; rank < leaves.index().size(); rank++) {
      leaves.index().unrank(rank, counts);
      assertThat((double) leaves.millipoints(rank))
          .as(Arrays.toString(counts) + " with the bag " + Arrays.toString(bag))
          .isCloseTo(reference.value(counts), within(ROUNDING));
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void sampledEnglishLeavesAreTheMeanOverTheirDraws(DrawConvention convention) {
    RackEquityTable table = random(ENGLISH, 7, 71);
    LeaveDerivation derivation = new LeaveDerivation(table);
    SplittableRandom random = new SplittableRandom(72);
    for (int unseen : new int[] {100, 93, 50, 20, 7, 3, 1, 0}) {
      int[] bag = bag(unseen, random);
      LeaveTable leaves = derivation.derive(bag, convention, CREW);
      ReferenceLeaves reference = new ReferenceLeaves(table, bag, convention);
      double baseline = reference.mean(new int[27]).doubleValue();
      int[] counts = new int[27];
      for (int trial = 0; trial < 30; trial++) {
        int rank = random.nextInt(leaves.index().size());
        leaves.index().unrank(rank, counts);
        if (unseen > 20 && ReferenceLeaves.sum(counts) < 4) {
          continue;
        }
        assertThat((double) leaves.millipoints(rank))
            .as("seed 72, " + unseen + " unseen, " + Arrays.toString(counts))
            .isCloseTo(reference.mean(counts).doubleValue() - baseline, within(ROUNDING));
      }
    }
  }

  @Tag("slow")
  @Test
  void aHeldTileThatTheBagHasRunOutOfKeepsItsValue() {
    int[] bag = ENGLISH.counts();
    bag[17] = 0;
    bag[21] = 0;
    int[] queen = english("QU");
    LeaveTable leaves = ENGLISH_DERIVATION.derive(bag, DrawConvention.HELD_APART, CREW);
    // Q is worth 4 and U is worth -1 points more than a tile worth nothing; draws have neither.
    double value = leaves.millipoints(leaves.index().rank(queen));
    assertThat(value)
        .isCloseTo(
            new ReferenceLeaves(FORMULA, bag, DrawConvention.HELD_APART).value(queen),
            within(ROUNDING));
    assertThat(value).isNotZero();
  }

  @Tag("slow")
  @Test
  void valuesOfAPoolAverageToZeroUnderDrawWeights() {
    SplittableRandom random = new SplittableRandom(9);
    int[] pool = bag(60, random);
    LeaveTable leaves = ENGLISH_DERIVATION.derive(pool, DrawConvention.POOL, CREW);
    double[] sums = new double[7];
    double[] ways = new double[7];
    int[] counts = new int[27];
    for (int rank = 0; rank < leaves.index().size(); rank++) {
      leaves.index().unrank(rank, counts);
      double drawn = 1;
      for (int letter = 0; letter < 27; letter++) {
        drawn *= (double) Binomials.choose(pool[letter], counts[letter]);
      }
      sums[ReferenceLeaves.sum(counts)] += drawn * leaves.millipoints(rank);
      ways[ReferenceLeaves.sum(counts)] += drawn;
    }
    for (int size = 0; size < 7; size++) {
      assertThat(ways[size]).isEqualTo((double) Binomials.choose(60, size));
      assertThat(sums[size] / ways[size]).as(size + " tiles").isCloseTo(0, within(0.5));
    }
  }

  @Test
  void aLeaveIsTheMeanOfTheLeavesWithOneMoreTileOfThePool() {
    SplittableRandom random = new SplittableRandom(10);
    int[] pool = bag(70, random);
    LeaveTable leaves = ENGLISH_DERIVATION.derive(pool, DrawConvention.POOL, CREW);
    int[] counts = new int[27];
    for (int trial = 0; trial < 2_000; trial++) {
      leaves.index().unrank(random.nextInt(leaves.index().size()), counts);
      int size = ReferenceLeaves.sum(counts);
      if (size == 6 || !isWithin(counts, pool)) {
        continue;
      }
      int value = leaves.millipoints(leaves.index().rank(counts));
      double sum = 0;
      for (int letter = 0; letter < 27; letter++) {
        int left = pool[letter] - counts[letter];
        if (left > 0) {
          counts[letter]++;
          sum += (double) left * leaves.millipoints(leaves.index().rank(counts));
          counts[letter]--;
        }
      }
      assertThat(sum / (70 - size))
          .as("seed 10, " + Arrays.toString(counts))
          .isCloseTo(value, within(1.0));
    }
  }

  private static boolean isWithin(int[] counts, int[] pool) {
    boolean within = true;
    for (int letter = 0; letter < counts.length; letter++) {
      within &= counts[letter] <= pool[letter];
    }
    return within;
  }

  @Tag("slow")
  @Test
  void theNumberOfThreadsChangesNothing() {
    int[] bag = bag(48, new SplittableRandom(4));
    for (DrawConvention convention : DrawConvention.values()) {
      int[] expected = ENGLISH_DERIVATION.derive(bag, convention, CREW).values();
      for (int threads : new int[] {1, 3, 7}) {
        try (Crew crew = new Crew(threads)) {
          assertThat(
                  Arrays.equals(
                      ENGLISH_DERIVATION.derive(bag, convention, crew).values(), expected))
              .as(threads + " threads")
              .isTrue();
        }
      }
    }
  }

  @Tag("slow")
  @Test
  void anEmptyBagLeavesEveryLeaveAsShortAsItIs() {
    LeaveTable still = ENGLISH_DERIVATION.derive(ENGLISH.counts(), DrawConvention.POOL, CREW);
    LeaveTable empty = ENGLISH_DERIVATION.derive(new int[27], DrawConvention.HELD_APART, CREW);
    for (int rank = 0; rank < empty.index().size(); rank += 101) {
      // Twice rounded: the mean of the short rack, and its distance from that of no tiles at all.
      assertThat(empty.millipoints(rank)).isCloseTo(still.millipoints(rank), within(1));
    }
  }

  @Test
  void aBagThatCannotBeIsRefused() {
    int[] bag = ENGLISH.counts();
    bag[26] = 2;
    assertThatThrownBy(() -> ENGLISH_DERIVATION.derive(bag, DrawConvention.POOL, CREW))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a bag of english tiles holds 0 to 1 of Z, not 2");
    assertThatThrownBy(() -> ENGLISH_DERIVATION.derive(new int[3], DrawConvention.POOL, CREW))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void sumsThatDoNotFitAreRefusedAndNeverWrong() {
    TileSet many = SmallTiles.of("many", 499, 500);
    RackIndex index = new RackIndex(many, 7);
    int[] values = new int[index.size()];
    Arrays.fill(values, 1_000_000_000);
    LeaveDerivation derivation =
        new LeaveDerivation(RackEquityTable.of(index, "0".repeat(64), values, values));
    assertThatThrownBy(() -> derivation.derive(many.counts(), DrawConvention.POOL, CREW))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("a bag of 999 tiles has more draws than can be summed up");
  }

  static RackEquityTable random(TileSet tiles, int rackSize, int seed) {
    RackIndex index = new RackIndex(tiles, rackSize);
    int[] values = new SplittableRandom(seed).ints(index.size(), -20_000, 90_000).toArray();
    return RackEquityTable.of(index, "0".repeat(64), values, new int[values.length]);
  }

  /** So many tiles drawn at random from the English hundred. */
  static int[] bag(int tiles, SplittableRandom random) {
    int[] left = ENGLISH.counts();
    int[] bag = new int[27];
    for (int drawn = 0; drawn < tiles; drawn++) {
      int place = random.nextInt(ReferenceLeaves.sum(left));
      int letter = 0;
      while (place >= left[letter]) {
        place -= left[letter++];
      }
      left[letter]--;
      bag[letter]++;
    }
    return bag;
  }

  static int[] english(String tiles) {
    int[] counts = new int[27];
    tiles.chars().forEach(tile -> counts[tile == '?' ? 0 : tile - 'A' + 1]++);
    return counts;
  }
}
