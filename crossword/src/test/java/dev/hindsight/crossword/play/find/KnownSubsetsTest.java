package dev.hindsight.crossword.play.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Lists of subsets that may make words, held against asking about every subset. */
class KnownSubsetsTest {
  private static final int RACK_SIZE = 7;

  @Test
  void aSubsetIsListedIfItMayMakeAWordAndIsWorthTheFloor() {
    Random random = new Random(11);
    TileSet tiles = Positions.ENGLISH.tiles();
    StaticEvaluation evaluation =
        new StaticEvaluation(Positions.ENGLISH, Positions.randomLeaves(5, false));
    RackSubsets subsets = new RackSubsets(tiles, Positions.LEAVES, Positions.ANAGRAMS, RACK_SIZE);
    ValuedRack rack = new ValuedRack(subsets, Positions.ANAGRAMS, RACK_SIZE);
    KnownSubsets known = new KnownSubsets(rack, Positions.ANAGRAMS, RACK_SIZE);
    long[] letterKeys = Positions.ANAGRAMS.letterKeys();
    int listed = 0;
    for (String letters : List.of("AEINRST", "AEINRT?", "EEORS??", "QUVW", "AABBEEE")) {
      rack.fill(TileCounts.parse(tiles, letters).counts(), evaluation, 50, 0);
      known.clear();
      // More keys than there is room for at first, and each of them more than once.
      for (int question = 0; question < 3_000; question++) {
        long key = letterKeys[1 + random.nextInt(26)];
        key += random.nextBoolean() ? letterKeys[1 + random.nextInt(26)] : 0;
        int size = 1 + random.nextInt(subsets.size());
        int bound = random.nextInt(50_000);
        int floor = bound - 20_000 + random.nextInt(40_000);
        int row = known.row(key);
        known.list(row, size, bound, floor);
        List<Integer> expected = expected(rack, key, size, bound, floor);
        List<Integer> actual = new ArrayList<>();
        for (int index = known.start(row, size); index < known.end(row, size); index++) {
          actual.add(known.listed()[index]);
        }
        // Others may follow, of an earlier question with a lower floor.
        assertThat(actual).as(letters).hasSizeGreaterThanOrEqualTo(expected.size());
        assertThat(actual.subList(0, expected.size())).as(letters).isEqualTo(expected);
        assertThat(actual.subList(expected.size(), actual.size()))
            .as(letters)
            .allMatch(subset -> bound + rack.kept[subset] < floor);
        listed += expected.size();
      }
    }
    assertThat(listed).isGreaterThan(10_000);
  }

  private static List<Integer> expected(ValuedRack rack, long key, int size, int bound, int floor) {
    List<Integer> expected = new ArrayList<>();
    for (int subset : Arrays.copyOfRange(rack.ordered, rack.starts[size], rack.starts[size + 1])) {
      long all = key + rack.subsets.key(subset);
      if (bound + rack.kept[subset] >= floor
          && Positions.ANAGRAMS.mayHaveWord(all, rack.subsets.blanks(subset))) {
        expected.add(subset);
      }
    }
    return expected;
  }
}
