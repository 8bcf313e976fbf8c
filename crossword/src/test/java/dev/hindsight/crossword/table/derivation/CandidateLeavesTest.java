package dev.hindsight.crossword.table.derivation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.SubRacks;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
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
          check(whole, LeaveDerivationTest.bag(tiles, random), bag, convention, crew);
        }
        check(whole, LeaveDerivationTest.english("??AAEKL"), bag, convention, crew);
        check(whole, LeaveDerivationTest.english("EEEEEEE"), bag, convention, crew);
        check(whole, LeaveDerivationTest.english("NQRSTUV"), bag, convention, crew);
      }
    }
  }

  private static void check(
      LeaveTable whole, int[] rack, int[] bag, DrawConvention convention, Crew crew) {
    CandidateLeaves leaves = DERIVATION.deriveCandidates(rack, bag, convention, crew);
    SubRacks kept = new SubRacks(rack.length, 7);
    kept.fill(rack);
    int[] leave = new int[rack.length];
    for (int number = 0; number <= kept.all(); number++) {
      kept.counts(number, leave);
      if (ReferenceLeaves.sum(leave) < 7) {
        assertThat(leaves.millipoints(leave))
            .as(Arrays.toString(leave) + " with the bag " + Arrays.toString(bag))
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
