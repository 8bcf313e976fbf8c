package dev.hindsight.crossword.rules.words;

import java.util.Arrays;

/**
 * The nodes of a word graph while it grows: sibling lists, each of them stored once.
 *
 * <p>A list is added when its children are there already, so equal lists accept equal continuations
 * and a graph made this way is minimal.
 */
final class SiblingLists {
  private static final int FIRST_CAPACITY = 1 << 12;

  private final int mostNodes;
  private int[] nodes = new int[FIRST_CAPACITY];
  private int size = WordGraph.FIRST_LIST;

  /** Open addressing: where a list begins, or 0. Its length is a power of two. */
  private int[] slots = new int[FIRST_CAPACITY];

  private int lists;

  SiblingLists(int mostNodes) {
    this.mostNodes = mostNodes;
  }

  /**
   * Where the list of the first {@code count} siblings begins, equal to one that was there or new;
   * 0 for an empty one. Marks the last sibling in the argument.
   */
  int add(int[] siblings, int count) {
    if (count == 0) {
      return 0;
    }
    siblings[count - 1] |= WordGraph.LAST;
    int slot = hash(siblings, 0) & (slots.length - 1);
    while (slots[slot] != 0) {
      if (isEqual(slots[slot], siblings, count)) {
        return slots[slot];
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    int list = append(siblings, count);
    slots[slot] = list;
    lists++;
    if (lists * 2 > slots.length) {
      rehash();
    }
    return list;
  }

  /** The finished array, with the roots in their places. */
  int[] toNodes(int wordRoot, int gaddagRoot) {
    int[] finished = Arrays.copyOf(nodes, size);
    finished[WordGraph.WORD_ROOT_NODE] = WordGraph.LAST | wordRoot;
    finished[WordGraph.GADDAG_ROOT_NODE] = WordGraph.LAST | gaddagRoot;
    return finished;
  }

  /** Of the list that begins at {@code from} and ends with the node marked last. */
  private static int hash(int[] nodes, int from) {
    int hash = 0;
    for (int index = from; ; index++) {
      hash = (hash ^ nodes[index]) * 0x9E3779B1;
      hash ^= hash >>> 15;
      if (WordGraph.isLast(nodes[index])) {
        return hash;
      }
    }
  }

  private boolean isEqual(int list, int[] siblings, int count) {
    for (int index = 0; index < count; index++) {
      // The mark on the last node makes lists of different lengths differ.
      if (nodes[list + index] != siblings[index]) {
        return false;
      }
    }
    return true;
  }

  private int append(int[] siblings, int count) {
    if (size + count > mostNodes) {
      throw TooManyWordsException.nodes(mostNodes);
    }
    if (size + count > nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * nodes.length);
    }
    System.arraycopy(siblings, 0, nodes, size, count);
    int list = size;
    size += count;
    return list;
  }

  private void rehash() {
    int[] old = slots;
    slots = new int[2 * old.length];
    for (int list : old) {
      if (list != 0) {
        int slot = hash(nodes, list) & (slots.length - 1);
        while (slots[slot] != 0) {
          slot = (slot + 1) & (slots.length - 1);
        }
        slots[slot] = list;
      }
    }
  }
}
