package dev.hindsight.crossword.rules.words;

/**
 * All words of a graph in its order, each as the sum of its letters' keys and as its letters, one
 * byte each, in two longs.
 */
final class KeyedWords {
  private final int[] nodes;
  private final long[] letterKeys;
  private final long[] keys;
  private final long[] firstHalves;
  private final long[] secondHalves;
  private int size;

  KeyedWords(WordGraph words, long[] letterKeys) {
    this.nodes = words.nodes();
    this.letterKeys = letterKeys;
    this.keys = new long[words.words()];
    this.firstHalves = new long[words.words()];
    this.secondHalves = new long[words.words()];
    if (words.wordRoot() != 0) {
      walk(words.wordRoot(), 0, 0, 0, 0);
    }
  }

  int size() {
    return size;
  }

  long key(int word) {
    return keys[word];
  }

  /** Letters 0 to 7, the first in the lowest byte. */
  long firstHalf(int word) {
    return firstHalves[word];
  }

  /** Letters 8 to 14. */
  long secondHalf(int word) {
    return secondHalves[word];
  }

  /** Goes on from the letters before, whose key and halves are given, with a list of siblings. */
  private void walk(int list, int length, long keyBefore, long firstBefore, long secondBefore) {
    int index = list;
    int node;
    do {
      node = nodes[index++];
      long letter = WordGraph.letter(node);
      long key = keyBefore + letterKeys[(int) letter];
      long first = length < 8 ? firstBefore | letter << (length * 8) : firstBefore;
      long second = length < 8 ? secondBefore : secondBefore | letter << ((length - 8) * 8);
      if (WordGraph.accepts(node)) {
        keys[size] = key;
        firstHalves[size] = first;
        secondHalves[size] = second;
        size++;
      }
      if (WordGraph.arc(node) != 0) {
        walk(WordGraph.arc(node), length + 1, key, first, second);
      }
    } while (!WordGraph.isLast(node));
  }
}
