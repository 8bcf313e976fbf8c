package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.words.WordGraph;

/**
 * Which letters fill a hole, the cross-set of an empty square: with {@code CA} before it and {@code
 * E} after it, those of cade, cafe, cage, cake, came, cane, cape, care, case, cate and cave.
 *
 * <p>The longer side of the hole is walked first, since fewer letters follow a longer part of a
 * word: from the front through the words as they are read or, where the graph has its words
 * reversed too, from the back. One side alone costs one walk, whose last siblings are the answer.
 */
final class CrossLetters {
  private final int[] nodes;
  private final int wordRoot;
  private final int reversedRoot;
  private final long allLetters;

  /**
   * @param letterCount kinds of tiles, the blank among them
   */
  CrossLetters(WordGraph words, int letterCount) {
    this(words.nodes(), words.wordRoot(), words.gaddagRoot(), letterCount);
  }

  /**
   * @param reversedRoot 0 if there are no reversed words
   */
  CrossLetters(int[] nodes, int wordRoot, int reversedRoot, int letterCount) {
    this.nodes = nodes;
    this.wordRoot = wordRoot;
    this.reversedRoot = reversedRoot;
    this.allLetters = all(letterCount);
  }

  /** The set of all letters but the blank. */
  static long all(int letterCount) {
    return (-1L >>> (Long.SIZE - letterCount)) & ~1L;
  }

  /** The letters for the hole in {@code tiles[start..end)}, all of which is full but the hole. */
  long find(byte[] tiles, int start, int hole, int end) {
    return reversedRoot != 0 && end - hole - 1 > hole - start
        ? find(reversedRoot, tiles, end - 1, hole, start, -1)
        : find(wordRoot, tiles, start, hole, end - 1, 1);
  }

  private long find(int root, byte[] tiles, int first, int hole, int last, int step) {
    int siblings = root;
    for (int square = first; square != hole && siblings != 0; square += step) {
      siblings = WordGraph.arc(findSibling(siblings, tiles[square]));
    }
    if (siblings == 0) {
      return 0;
    }
    long letters = 0;
    int node;
    do {
      node = nodes[siblings++];
      if (hole == last
          ? WordGraph.accepts(node)
          : isEnding(WordGraph.arc(node), tiles, hole + step, last, step)) {
        letters |= 1L << WordGraph.letter(node);
      }
    } while (!WordGraph.isLast(node));
    // The separator of the reversed words is bit 0, which is not a letter.
    return letters & allLetters;
  }

  /**
   * Whether the tiles from {@code first} to {@code last} lead from the siblings to a word's end.
   */
  private boolean isEnding(int siblings, byte[] tiles, int first, int last, int step) {
    for (int square = first; siblings != 0; square += step) {
      int node = findSibling(siblings, tiles[square]);
      if (square == last) {
        return WordGraph.accepts(node);
      }
      siblings = WordGraph.arc(node);
    }
    return false;
  }

  /** The node of a tile's letter, or 0, which neither accepts nor leads anywhere. */
  private int findSibling(int siblings, byte tile) {
    int letter = Math.abs(tile);
    int node;
    do {
      node = nodes[siblings++];
      if (WordGraph.letter(node) == letter) {
        return node;
      }
    } while (!WordGraph.isLast(node));
    return 0;
  }
}
