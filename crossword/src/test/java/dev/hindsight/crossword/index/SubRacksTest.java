package dev.hindsight.crossword.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SubRacksTest {
  private static final TileSet ENGLISH = TileSet.english();

  @Test
  void theFirstLetterCountsFastest() {
    SubRacks taken = new SubRacks(3, 7);
    taken.fill(new int[] {0, 2, 1});
    assertThat(taken.all()).isEqualTo(5);
    int[] counts = new int[3];
    for (int number = 0; number < 6; number++) {
      taken.counts(number, counts);
      assertThat(counts).containsExactly(0, number % 3, number / 3);
      assertThat(taken.number(counts)).isEqualTo(number);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Q", "EENT", "AEINRST", "EEEEEEE", "??AAEKL"})
  void everyNumberIsOneSubRackAndItsRestTheOther(String letters) {
    int[] rack = TileCounts.parse(ENGLISH, letters).counts();
    SubRacks taken = new SubRacks(rack.length, 7);
    taken.fill(rack);
    assertThat(taken.tiles()).isEqualTo(letters.length());
    int[] counts = new int[rack.length];
    int[] rest = new int[rack.length];
    for (int number = 0; number <= taken.all(); number++) {
      taken.counts(number, counts);
      taken.counts(taken.all() - number, rest);
      assertThat(taken.number(counts)).isEqualTo(number);
      int byStrides = 0;
      for (int letter = 0; letter < rack.length; letter++) {
        assertThat(counts[letter] + rest[letter]).isEqualTo(rack[letter]);
        byStrides += counts[letter] * (counts[letter] == 0 ? 0 : taken.strides()[letter]);
      }
      assertThat(byStrides).isEqualTo(number);
    }
  }

  @Test
  void subRacksOfAsManyTilesCompareAsWords() {
    int[] rack = TileCounts.parse(ENGLISH, "??AAEKL").counts();
    SubRacks taken = new SubRacks(rack.length, 7);
    taken.fill(rack);
    int[] counts = new int[rack.length];
    int[] others = new int[rack.length];
    for (int number = 0; number <= taken.all(); number++) {
      for (int other = 0; other <= taken.all(); other++) {
        taken.counts(number, counts);
        taken.counts(other, others);
        if (TileCounts.total(counts) == TileCounts.total(others)) {
          int expected =
              Arrays.compare(
                  TileCounts.letters(counts).toArray(), TileCounts.letters(others).toArray());
          assertThat(Integer.signum(taken.compareLetters(number, other)))
              .isEqualTo(Integer.signum(expected));
        }
      }
    }
  }

  @Test
  void aRackThatIsTooLargeIsRefused() {
    assertThatThrownBy(() -> new SubRacks(2, 7).fill(new int[] {2, 6}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a rack has at most 7 tiles");
  }
}
