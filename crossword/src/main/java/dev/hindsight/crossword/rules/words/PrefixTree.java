package dev.hindsight.crossword.rules.words;

import java.util.Arrays;

/**
 * Every beginning of a word once, as a tree: CARE and CAT have the beginnings C, CA, CAR, CARE and
 * CAT. Beginning 0 is the empty one.
 */
final class PrefixTree {
  private int[] parents = new int[1 << 12];

  /** Per beginning the node of its last letter: letter, whether it is a word, its children. */
  private int[] nodes = new int[1 << 12];

  private int size = 1;

  /** The new beginning's number. */
  int add(int parent, int letter) {
    if (size == nodes.length) {
      parents = Arrays.copyOf(parents, 2 * size);
      nodes = Arrays.copyOf(nodes, 2 * size);
    }
    parents[size] = parent;
    nodes[size] = letter << WordGraph.LETTER_SHIFT;
    return size++;
  }

  void setAccepts(int prefix) {
    nodes[prefix] |= WordGraph.ACCEPTS;
  }

  void setArc(int prefix, int list) {
    nodes[prefix] |= list;
  }

  /** How many beginnings there are, the empty one among them. */
  int size() {
    return size;
  }

  int node(int prefix) {
    return nodes[prefix];
  }

  /** The beginning without its last letter. */
  int parent(int prefix) {
    return parents[prefix];
  }

  /** The last letter of a beginning; 0 for the empty one. */
  int lastLetter(int prefix) {
    return WordGraph.letter(nodes[prefix]);
  }
}
