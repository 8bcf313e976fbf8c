package dev.hindsight.crossword.table.derivation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.SubRacks;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.SmallTiles;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CandidateLeavesTest {
  private static final TileSet ENGLISH = TileSet.english();
  private static final LeaveDerivation DERIVATION =
      new LeaveDerivation(LeaveDerivationTest.random(ENGLISH, 7, 41));

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void everyLeaveOfARackIsWorthWhatTheWholeTableSays(DrawConvention convention) {
    SplittableRandom random = new SplittableRandom(42);
    try (Crew crew = new Crew(2)) {
      for (int unseen : new int[] {100, 93, 40, 12, 6, 2, 0}) {
        int[] bag = LeaveDerivationTest.bag(unseen, random);
        LeaveTable whole = DERIVATION.derive(bag, convention, crew);
        // Drawn from all tiles, so that some cannot be held beside this bag.
        for (int tiles : new int[] {7, 7, 7, 3, 0}) {
          check(whole, 7, derived(LeaveDerivationTest.bag(tiles, random), bag, convention, crew));
        }
        for (String rack : new String[] {"??AAEKL", "EEEEEEE", "NQRSTUV"}) {
          check(whole, 7, derived(LeaveDerivationTest.english(rack), bag, convention, crew));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void soIsEveryLeaveOfSmallAlphabets(DrawConvention convention) {
    SplittableRandom random = new SplittableRandom(43);
    try (Crew one = new Crew(1);
        Crew two = new Crew(2)) {
      for (int game = 0; game < 150; game++) {
        int[] counts = random.ints(2 + random.nextInt(9), 0, 4).toArray();
        counts[random.nextInt(counts.length)] += 6;
        TileSet tiles = SmallTiles.of("small", counts);
        int rackSize = 1 + random.nextInt(5);
        LeaveDerivation derivation =
            new LeaveDerivation(LeaveDerivationTest.random(tiles, rackSize, game));
        for (int turn = 0; turn < 10; turn++) {
          int[] bag = Arrays.stream(counts).map(count -> random.nextInt(count + 1)).toArray();
          int[] rack = rack(counts, random.nextInt(rackSize + 1), random);
          LeaveTable whole = derivation.derive(bag, convention, one);
          Crew crew = turn % 2 == 0 ? one : two;
          CandidateLeaves leaves = derivation.deriveCandidates(rack, bag, convention, crew);
          check(whole, rackSize, new Derived(rack, bag, leaves));
        }
      }
    }
  }

  /** Tiles drawn from all there are. */
  private static int[] rack(int[] counts, int size, SplittableRandom random) {
    int[] rack = new int[counts.length];
    for (int tile = 0; tile < size; ) {
      int letter = random.nextInt(counts.length);
      if (rack[letter] < counts[letter]) {
        rack[letter]++;
        tile++;
      }
    }
    return rack;
  }

  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Derived(int[] rack, int[] bag, CandidateLeaves leaves) {}

  private static Derived derived(int[] rack, int[] bag, DrawConvention convention, Crew crew) {
    return new Derived(rack, bag, DERIVATION.deriveCandidates(rack, bag, convention, crew));
  }

  private static void check(LeaveTable whole, int rackSize, Derived derived) {
    int[] rack = derived.rack();
    SubRacks kept = new SubRacks(rack.length, rackSize);
    kept.fill(rack);
    int[] leave = new int[rack.length];
    for (int number = 0; number <= kept.all(); number++) {
      kept.counts(number, leave);
      if (ReferenceLeaves.sum(leave) < rackSize) {
        assertThat(derived.leaves().millipoints(leave))
            .as(Arrays.toString(leave) + " with the bag " + Arrays.toString(derived.bag()))
            .isEqualTo(whole.millipoints(whole.index().rank(leave)));
      }
    }
  }

  @Test
  void whatIsNotOnTheRackCannotBeKept() {
    try (Crew crew = new Crew(1)) {
      int[] rack = LeaveDerivationTest.english("AEINRST");
      CandidateLeaves leaves =
          DERIVATION.deriveCandidates(rack, new int[27], DrawConvention.HELD_APART, crew);
      assertThatThrownBy(() -> leaves.millipoints(LeaveDerivationTest.english("AA")))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("2 of A cannot be kept of a rack that has 1");
      assertThatThrownBy(() -> leaves.millipoints(rack))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a full rack is not a leave");
      for (String bad : new String[] {"QQ", "AAAAAAAA"}) {
        assertThatThrownBy(
                () ->
                    DERIVATION.deriveCandidates(
                        LeaveDerivationTest.english(bad),
                        new int[27],
                        DrawConvention.HELD_APART,
                        crew))
            .isInstanceOf(IllegalArgumentException.class);
      }
    }
  }
}
