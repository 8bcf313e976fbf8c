package dev.hindsight.oware.table.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueSituationsTest {
  private final ValueSituations situations = new ValueSituations(4);

  @Test
  void everyValueBetweenEveryBoundsIsFound() {
    for (int lowest = -4; lowest < 4; lowest++) {
      for (int highest = lowest + 1; highest <= 4; highest++) {
        for (int value = lowest; value <= highest; value++) {
          List<Integer> asked = new ArrayList<>();
          int wanted = value;
          int found =
              situations.find(
                  lowest,
                  highest,
                  1,
                  2,
                  (candidate, situation) -> {
                    assertThat(situation).isBetween(0, situations.count() - 1);
                    asked.add(candidate);
                    return candidate == wanted;
                  });
          assertThat(found).isEqualTo(value);
          assertThat(asked).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(highest - lowest);
        }
      }
    }
  }

  @Test
  void lowestThenZeroThenUpwards() {
    List<Integer> asked = new ArrayList<>();
    situations.find(
        -3,
        1,
        1,
        2,
        (candidate, situation) -> {
          asked.add(candidate);
          return candidate == -1;
        });
    assertThat(asked).containsExactly(-3, 0, -2, -1);
  }
}
