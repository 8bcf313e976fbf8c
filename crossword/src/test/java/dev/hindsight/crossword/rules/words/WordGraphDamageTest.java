package dev.hindsight.crossword.rules.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Damaged files are read or refused, and nothing else; what is read can be searched to the end, in
 * both halves.
 */
class WordGraphDamageTest {
  private static final TileSet ENGLISH = TileSet.english();

  @Test
  void flippedBits() {
    for (long seed = 0; seed < 5_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] bytes = randomGraph(random);
      for (int flips = random.nextInt(3); flips >= 0; flips--) {
        bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      }
      readOrRefuse(bytes, seed);
    }
  }

  /** Of 768 flips of a small graph 63 passed as sound, with other words: it was only counted. */
  @Test
  void whatIsVerifiedHasItsWords() {
    WordGraph graph =
        ReferenceLexicon.graph(ReferenceLexicon.randomWords(new SplittableRandom(1), 20, 4, 6));
    byte[] bytes = WordGraphBytes.of(graph.nodes());
    int accepted = 0;
    for (int at = 0; at < bytes.length; at++) {
      for (int xor = 1; xor < 256; xor++) {
        bytes[at] ^= (byte) xor;
        try {
          WordGraphFile.verify("flipped.kwg", bytes, ENGLISH);
          accepted++;
          assertThat(WordGraphFile.parse("flipped.kwg", bytes, ENGLISH).wordsSha256())
              .as("byte %d xor %d", at, xor)
              .isEqualTo(graph.wordsSha256());
        } catch (WordFileException refused) {
          assertThat(refused.getMessage()).startsWith("flipped.kwg is ").endsWith(".");
        }
        bytes[at] ^= (byte) xor;
      }
    }
    // Bits that mean nothing: those of the two roots, and arcs into a list that is the same.
    assertThat(accepted).isPositive().isLessThan(bytes.length * 255 / 20);
  }

  @Test
  void truncatedFiles() {
    int refused = 0;
    for (long seed = 0; seed < 3_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] bytes = randomGraph(random);
      byte[] cut = Arrays.copyOf(bytes, random.nextInt(bytes.length));
      refused += readOrRefuse(cut, seed) ? 0 : 1;
    }
    // The last list of ours is the first of the GADDAG's: without it nothing is whole.
    assertThat(refused).isEqualTo(3_000);
  }

  /** What is read is just what the slow, obvious check finds sound. */
  @Test
  void arbitraryNodes() {
    int accepted = 0;
    for (long seed = 0; seed < 30_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] nodes = new int[3 + random.nextInt(12)];
      for (int index = 0; index < nodes.length; index++) {
        nodes[index] =
            random.nextInt(random.nextInt(100) == 0 ? 40 : 5) << 24
                | (random.nextInt(4) == 0 ? 0 : WordGraph.ACCEPTS)
                | (random.nextBoolean() ? WordGraph.LAST : 0)
                | random.nextInt(nodes.length);
      }
      if (random.nextBoolean()) {
        nodes[1] &= ~WordGraph.ARC_MASK;
      }
      boolean isRead = readOrRefuse(WordGraphBytes.of(nodes), seed);
      assertThat(isRead).as("seed %d", seed).isEqualTo(ReferenceCheck.isSound(nodes, ENGLISH));
      accepted += isRead ? 1 : 0;
    }
    assertThat(accepted).isGreaterThan(100);
  }

  @Test
  void arbitraryBytes() {
    for (long seed = 0; seed < 3_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] bytes = new byte[random.nextInt(200)];
      random.nextBytes(bytes);
      readOrRefuse(bytes, seed);
    }
  }

  @Test
  @Tag("slow")
  void flippedBitsOfAWholeLexicon() {
    byte[] sound = WordGraphBytes.of(EnableGraph.build().nodes());
    for (long seed = 0; seed < 40; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] bytes = sound.clone();
      int flipped = random.nextInt(bytes.length);
      bytes[flipped] ^= (byte) (1 << random.nextInt(8));
      readOrRefuse(bytes, seed);
    }
  }

  private static byte[] randomGraph(SplittableRandom random) {
    return WordGraphBytes.of(
        ReferenceLexicon.graph(
                ReferenceLexicon.randomWords(
                    random, 1 + random.nextInt(20), 1 + random.nextInt(4), 6))
            .nodes());
  }

  /** Whether it was read. */
  private static boolean readOrRefuse(byte[] bytes, long seed) {
    WordGraph graph;
    try {
      graph = WordGraphFile.parse("damaged.kwg", bytes, ENGLISH);
    } catch (WordFileException e) {
      assertThat(e.getMessage())
          .as("seed %d", seed)
          .startsWith("damaged.kwg is ")
          .endsWith(".")
          .doesNotContain("\n");
      return false;
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError("seed " + seed, e);
    }
    int[] words = {0};
    graph.forEachWord((letters, length) -> words[0]++);
    assertThat(words[0]).as("seed %d", seed).isEqualTo(graph.words());
    assertThat(walk(graph, graph.gaddagRoot(), 0)).as("seed %d", seed).isPositive();
    return true;
  }

  /** Walks all ways through a list; the number of their ends. */
  private static long walk(WordGraph graph, int list, int depth) {
    if (list == 0) {
      return 1;
    }
    if (depth > WordGraph.MOST_WORD_LETTERS) {
      throw new AssertionError("a walk of more than 15 letters and a separator");
    }
    long ends = 0;
    int index = list;
    do {
      ends += walk(graph, WordGraph.arc(graph.node(index)), depth + 1);
    } while (!WordGraph.isLast(graph.node(index++)));
    return ends;
  }
}
