package dev.hindsight.crossword.rules.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LetterRunsTest {
  private static final int LETTERS = 5;

  @Test
  void quIsNeverAtTheEnd() {
    long places = enable().places(new byte[] {'Q' - 'A' + 1, 'U' - 'A' + 1}, 0, 2);
    for (int before = 0; before < 8; before++) {
      assertThat((places >>> (8 * before)) & 1).as("%d letters before", before).isZero();
    }
    assertThat((places >>> 2) & 1).as("QUIT").isOne();
    assertThat((places >>> (8 + 2)) & 1).as("EQUAL").isOne();
  }

  @Test
  void blanksCountAsTheirLetters() {
    assertThat(enable().places(new byte[] {-17, 21}, 0, 2))
        .isEqualTo(enable().places(new byte[] {17, 21}, 0, 2));
  }

  @Test
  void upToThreeLettersAreKnownExactly() {
    SplittableRandom random = new SplittableRandom(1);
    List<byte[]> words = randomWords(random);
    LetterRuns runs = of(words);
    for (int length = 1; length <= 3; length++) {
      for (int round = 0; round < 200; round++) {
        byte[] run = randomLetters(random, length);
        assertThat(runs.places(run, 0, length)).isEqualTo(reference(words, run));
      }
    }
  }

  @Test
  void longerRunsAreNeverWronglyRuledOut() {
    SplittableRandom random = new SplittableRandom(2);
    List<byte[]> words = randomWords(random);
    LetterRuns runs = of(words);
    int ruledOut = 0;
    for (byte[] word : words) {
      for (int from = 0; from + 4 <= word.length; from++) {
        for (int to = from + 4; to <= word.length; to++) {
          byte[] run = Arrays.copyOfRange(word, from, to);
          long known = runs.places(run, 0, run.length);
          assertThat(reference(words, run) & ~known).isZero();
          ruledOut += Long.bitCount(~known);
        }
      }
    }
    assertThat(ruledOut).as("places ruled out").isPositive();
  }

  /** Looks at every word. */
  private static long reference(List<byte[]> words, byte[] run) {
    long places = 0;
    for (byte[] word : words) {
      for (int before = 0; before + run.length <= word.length; before++) {
        int behind = word.length - before - run.length;
        if (before < 8
            && behind < 8
            && Arrays.equals(word, before, before + run.length, run, 0, run.length)) {
          places |= 1L << (8 * before + behind);
        }
      }
    }
    return places;
  }

  private static LetterRuns enable() {
    return new AnagramMap(WordGraph.enable(), 27).runs();
  }

  private static LetterRuns of(List<byte[]> words) {
    return new LetterRuns(WordGraphBuilder.build(TileSet.english(), words), LETTERS);
  }

  private static List<byte[]> randomWords(SplittableRandom random) {
    List<byte[]> words = new ArrayList<>();
    for (int word = 0; word < 60; word++) {
      words.add(randomLetters(random, random.nextInt(2, 16)));
    }
    return words;
  }

  private static byte[] randomLetters(SplittableRandom random, int length) {
    byte[] letters = new byte[length];
    for (int index = 0; index < length; index++) {
      letters[index] = (byte) random.nextInt(1, LETTERS);
    }
    return letters;
  }
}
