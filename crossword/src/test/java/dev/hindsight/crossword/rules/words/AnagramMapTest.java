package dev.hindsight.crossword.rules.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class AnagramMapTest {
  private static final TileSet ENGLISH = TileSet.english();
  private static final WordGraph GRAPH = WordGraph.enable();

  private final AnagramMap map = new AnagramMap(GRAPH, ENGLISH.letterCount());

  @Test
  void anEntryHasJustTheWordsOfItsLetters() {
    Map<String, TreeSet<String>> expected = new HashMap<>();
    GRAPH.forEachWord(
        (letters, length) -> {
          byte[] word = Arrays.copyOf(letters, length);
          expected.computeIfAbsent(sorted(word), key -> new TreeSet<>()).add(text(word));
        });
    for (Map.Entry<String, TreeSet<String>> entry : expected.entrySet()) {
      TreeSet<String> found = new TreeSet<>();
      int words = map.findWords(key(letters(entry.getKey())));
      for (int word = words >>> 8; word < (words >>> 8) + (words & 0xFF); word++) {
        found.add(wordOf(map, word));
      }
      assertThat(found).as(entry.getKey()).isEqualTo(entry.getValue());
    }
  }

  @Test
  void anEntryHasTheBitsOfEveryLetterOfItsWords() {
    int[] told = new int[1];
    GRAPH.forEachWord(
        (letters, length) -> {
          byte[] word = Arrays.copyOf(letters, length);
          long entry = map.findEntry(key(word));
          for (int place = 0; place < length; place++) {
            long bits = bitsOf(word[place], place);
            assertThat(entry & bits).as("%s, %d", text(word), place).isNotZero().isEqualTo(bits);
            // Most letters that a word does not have there are told from its own.
            told[0] += (entry & bitsOf(1 + word[place] % 26, place)) == 0 ? 1 : 0;
          }
        });
    assertThat(told[0]).isGreaterThan(800_000);
    assertThat(AnagramMap.letterBits(0, 0)).isZero();
    assertThat(AnagramMap.letterBits(5L << 56 | 3, 9L << 48 | 2))
        .isEqualTo(bitsOf(5, 7) | bitsOf(3, 0) | bitsOf(9, 14) | bitsOf(2, 8));
  }

  private static long bitsOf(int letter, int place) {
    return place < 8
        ? AnagramMap.letterBits((long) letter << (8 * place), 0)
        : AnagramMap.letterBits(0, (long) letter << (8 * (place - 8)));
  }

  @Test
  void lettersOfNoWordHaveNoEntry() {
    SplittableRandom random = new SplittableRandom(3);
    int wronglyYes = 0;
    for (int trial = 0; trial < 10_000; trial++) {
      byte[] letters = new byte[8];
      for (int place = 0; place < letters.length; place++) {
        // The letters from P on without vowels make no word of eight letters.
        letters[place] = (byte) (new int[] {16, 17, 18, 19, 20, 22, 23, 24, 26})[random.nextInt(9)];
      }
      assertThat(map.findWords(key(letters))).as(text(letters)).isZero();
      wronglyYes += map.mayHaveWord(key(letters), 0) ? 1 : 0;
    }
    assertThat(wronglyYes).isLessThan(500);
  }

  @Test
  void upToTwoLettersMayBeBlanks() {
    GRAPH.forEachWord(
        (word, length) -> {
          long key = key(Arrays.copyOf(word, length));
          assertThat(map.mayHaveWord(key, 0)).isTrue();
          for (int one = 0; one < length; one++) {
            long without = key - map.letterKeys()[word[one]];
            long withOne = without + map.letterKeys()[0];
            boolean found =
                map.mayHaveWord(withOne, 1) && (map.mayComplete(without) >>> word[one] & 1) == 1;
            for (int other = one + 1; other < length; other++) {
              long withTwo = withOne - map.letterKeys()[word[other]] + map.letterKeys()[0];
              found &= map.mayHaveWord(withTwo, 2);
            }
            if (!found) {
              throw new AssertionError(text(Arrays.copyOf(word, length)) + " with blanks");
            }
          }
        });
  }

  /** The bits for two blanks are made when they are first needed, by whoever comes first. */
  @Test
  void threadsThatAskTogetherGetTheAnswersOfOneThatAsksAlone() throws Exception {
    int threads = 4;
    for (int round = 0; round < 3; round++) {
      AnagramMap asked = new AnagramMap(GRAPH, ENGLISH.letterCount());
      CyclicBarrier together = new CyclicBarrier(threads);
      ExecutorService pool = Executors.newFixedThreadPool(threads);
      try {
        List<Future<List<Boolean>>> answers = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
          Callable<List<Boolean>> task =
              () -> {
                together.await();
                return answers(asked);
              };
          answers.add(pool.submit(task));
        }
        List<Boolean> expected = answers(map);
        assertThat(expected).contains(true, false);
        for (Future<List<Boolean>> answer : answers) {
          assertThat(answer.get()).isEqualTo(expected);
        }
      } finally {
        pool.shutdownNow();
      }
    }
  }

  private static List<Boolean> answers(AnagramMap map) {
    SplittableRandom random = new SplittableRandom(11);
    List<Boolean> answers = new ArrayList<>();
    for (int question = 0; question < 20_000; question++) {
      long key = 2 * map.letterKeys()[0];
      for (int letters = random.nextInt(7); letters > 0; letters--) {
        key += map.letterKeys()[1 + random.nextInt(26)];
      }
      answers.add(map.mayHaveWord(key, 2));
    }
    return answers;
  }

  @Test
  void aWordOfOneEntryIsFoundInASmallMap() {
    WordGraph one = WordGraphBuilder.build(ENGLISH, List.of(letters("CAT")));
    AnagramMap small = new AnagramMap(one, ENGLISH.letterCount());
    assertThat(small.findWords(key(letters("ACT"))) & 0xFF).isEqualTo(1);
    assertThat(wordOf(small, small.findWords(key(letters("TAC"))) >>> 8)).isEqualTo("CAT");
    assertThat(small.findWords(key(letters("DOG")))).isZero();
  }

  @Test
  void tooManyAnagramsAreRefused() {
    List<byte[]> words = new ArrayList<>();
    for (int bits = 0; bits < 1 << 12; bits++) {
      if (Integer.bitCount(bits) == 6) {
        byte[] word = new byte[12];
        for (int place = 0; place < word.length; place++) {
          word[place] = (byte) (1 + (bits >>> place & 1));
        }
        words.add(word);
      }
    }
    WordGraph graph = WordGraphBuilder.build(ENGLISH, words);
    assertThatThrownBy(() -> new AnagramMap(graph, ENGLISH.letterCount()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("255");
  }

  private long key(byte[] letters) {
    long key = 0;
    for (byte letter : letters) {
      key += map.letterKeys()[letter];
    }
    return key;
  }

  private static String wordOf(AnagramMap map, int word) {
    StringBuilder text = new StringBuilder();
    for (int place = 0; place < AnagramMap.MOST_LETTERS; place++) {
      long half = place < 8 ? map.firstHalf(word) : map.secondHalf(word);
      int letter = (int) (half >>> place % 8 * 8) & 0xFF;
      if (letter != 0) {
        text.append((char) ('A' + letter - 1));
      }
    }
    return text.toString();
  }

  private static String sorted(byte[] word) {
    byte[] letters = word.clone();
    Arrays.sort(letters);
    return text(letters);
  }

  private static String text(byte[] letters) {
    StringBuilder text = new StringBuilder();
    for (byte letter : letters) {
      text.append((char) ('A' + letter - 1));
    }
    return text.toString();
  }

  private static byte[] letters(String text) {
    byte[] letters = new byte[text.length()];
    for (int place = 0; place < letters.length; place++) {
      letters[place] = (byte) (text.charAt(place) - 'A' + 1);
    }
    return letters;
  }
}
