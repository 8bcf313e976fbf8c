package dev.hindsight.crossword.play.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Words to expect in a random rack, held against all racks of small bags. */
class WordWaysTest {
  private static final int LETTERS = 5;

  /** Every rack is drawn tile by tile, and every pick of its tiles is looked at. */
  @Test
  void theNumberToExpectIsTheMeanOverAllRacks() {
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] pool = new int[LETTERS];
      pool[TileSet.BLANK] = random.nextInt(3);
      for (int letter = 1; letter < LETTERS; letter++) {
        pool[letter] = random.nextInt(4);
      }
      List<Integer> tiles = tiles(pool);
      int rackSize = random.nextInt(1, 5);
      if (tiles.size() < rackSize) {
        continue;
      }
      int[] word = new int[random.nextInt(1, rackSize + 1)];
      WordWays ways = new WordWays(pool, rackSize);
      ways.clear();
      for (int place = 0; place < word.length; place++) {
        word[place] = random.nextInt(1, LETTERS);
        ways.need(word[place]);
      }
      double expected = ways.ways() * WordWays.perRack(word.length, rackSize, tiles.size());
      assertThat(expected)
          .as("seed %d", seed)
          .isCloseTo(meanPicks(tiles, rackSize, word), within(1e-9));
    }
  }

  private static List<Integer> tiles(int[] pool) {
    List<Integer> tiles = new ArrayList<>();
    for (int letter = 0; letter < pool.length; letter++) {
      for (int copy = 0; copy < pool[letter]; copy++) {
        tiles.add(letter);
      }
    }
    return tiles;
  }

  private static double meanPicks(List<Integer> tiles, int rackSize, int[] word) {
    long racks = 0;
    long picks = 0;
    for (int rack = 0; rack < 1 << tiles.size(); rack++) {
      if (Integer.bitCount(rack) == rackSize) {
        racks++;
        for (int pick = rack; pick > 0; pick = pick - 1 & rack) {
          picks += Integer.bitCount(pick) == word.length && spells(tiles, pick, word) ? 1 : 0;
        }
      }
    }
    return (double) picks / racks;
  }

  /** Whether these tiles, blanks for any letter, are those of the word. */
  private static boolean spells(List<Integer> tiles, int pick, int[] word) {
    int[] missing = new int[LETTERS];
    for (int letter : word) {
      missing[letter]++;
    }
    int blanks = 0;
    for (int tile = 0; tile < tiles.size(); tile++) {
      if ((pick >>> tile & 1) != 0 && tiles.get(tile) == TileSet.BLANK) {
        blanks++;
      } else if ((pick >>> tile & 1) != 0) {
        missing[tiles.get(tile)]--;
      }
    }
    int open = 0;
    for (int count : missing) {
      if (count < 0) {
        return false;
      }
      open += count;
    }
    return open == blanks;
  }

  /** Of a pattern the words that fit are added up one by one. */
  @Test
  void patternsAreSumsOverTheWordsThatFit() {
    TileSet tiles = TinyGame.TILES;
    WordGraph words = TinyGame.words(tiles);
    PatternSums sums = new PatternSums(new WordsByLetter(words), tiles, 3);
    sums.setPool(tiles.counts());
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      for (int at = 0; at < 3; at++) {
        long pattern = (long) letter << at * Byte.SIZE;
        int free = letter == 0 ? 3 : 2;
        int place = sums.place(3, pattern, 0, free);
        assertThat((double) sums.expected(place))
            .as("letter %d at %d", letter, at)
            .isCloseTo(reference(words, letter, at, free), within(1e-5));
      }
    }
  }

  private static double reference(WordGraph words, int letter, int at, int free) {
    double[] sum = {0};
    words.forEachWord(
        (letters, length) -> {
          if (length == 3 && (letter == 0 || letters[at] == letter)) {
            WordWays ways = new WordWays(TinyGame.TILES.counts(), 3);
            for (int place = 0; place < 3; place++) {
              if (letter == 0 || place != at) {
                ways.need(letters[place]);
              }
            }
            sum[0] += ways.ways() * WordWays.perRack(free, 3, TinyGame.TILES.total());
          }
        });
    return sum[0];
  }

  @Test
  void withoutVowelsLessIsToBeExpected() {
    TileSet tiles = TinyGame.TILES;
    PatternSums sums = new PatternSums(new WordsByLetter(TinyGame.words(tiles)), tiles, 3);
    int[] onlyConsonants = tiles.counts();
    for (int letter = 0; letter < onlyConsonants.length; letter++) {
      if (letter == TileSet.BLANK || tiles.isVowel(letter)) {
        onlyConsonants[letter] = 0;
      }
    }
    // Of D? the end has to be a vowel.
    sums.setPool(onlyConsonants);
    float without = sums.expected(sums.place(3, 0, 0, 3));
    assertThat(sums.expected(sums.place(2, 3, 0, 1))).isZero();
    sums.setPool(tiles.counts());
    assertThat(sums.expected(sums.place(3, 0, 0, 3))).isGreaterThan(without);
    assertThat(sums.expected(sums.place(2, 3, 0, 1))).isPositive();
  }
}
