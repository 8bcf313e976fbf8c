package dev.hindsight.crossword.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LetterGroupTest {
  /** Two blanks, one A, three B, no C, two D. */
  private static final TileSet SMALL =
      new TileSet(
          "small",
          List.of(
              new TileSet.Letter("?", "?", 2, 0, false),
              new TileSet.Letter("A", "a", 1, 1, true),
              new TileSet.Letter("B", "b", 3, 3, false),
              new TileSet.Letter("C", "c", 0, 3, false),
              new TileSet.Letter("D", "d", 2, 2, false)));

  @Test
  void theHalvesOfTheEnglishAlphabetAreAsLargeAsSaid() {
    assertThat(new LetterGroup(TileSet.english(), 0, 13, 7).size()).isEqualTo(49_496);
    assertThat(new LetterGroup(TileSet.english(), 13, 27, 7).size()).isEqualTo(69_819);
  }

  @Test
  void everyLinkLeadsWhereItSays() {
    for (int first = 0; first <= 5; first++) {
      for (int end = first; end <= 5; end++) {
        check(new LetterGroup(SMALL, first, end, 5));
      }
    }
  }

  private static void check(LetterGroup group) {
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    for (int number = 0; number < group.size(); number++) {
      assertThat(numbers.put(counts(group, number), number)).isNull();
    }
    for (int number = 0; number < group.size(); number++) {
      List<Integer> counts = counts(group, number);
      int tiles = counts.stream().mapToInt(Integer::intValue).sum();
      assertThat(number).isBetween(group.sizeStart(tiles), group.sizeStart(tiles + 1) - 1);
      for (int letter = 0; letter < group.letters(); letter++) {
        Integer[] more = counts.toArray(Integer[]::new);
        more[letter]++;
        assertThat(group.withOneMore(letter)[number])
            .isEqualTo(numbers.getOrDefault(List.of(more), LetterGroup.NONE));
      }
      if (tiles > 0) {
        Integer[] fewer = counts.toArray(Integer[]::new);
        int highest = group.letters() - 1;
        while (fewer[highest] == 0) {
          highest--;
        }
        fewer[highest] = 0;
        assertThat(group.highestLetter(number)).isEqualTo(highest);
        assertThat(group.withoutHighest(number)).isEqualTo(numbers.get(List.of(fewer)));
      }
    }
    assertThat(group.count(0)).isEqualTo(1);
  }

  private static List<Integer> counts(LetterGroup group, int number) {
    Integer[] counts = new Integer[group.letters()];
    for (int letter = 0; letter < counts.length; letter++) {
      counts[letter] = (int) group.counts(letter)[number];
    }
    return List.of(counts);
  }
}
