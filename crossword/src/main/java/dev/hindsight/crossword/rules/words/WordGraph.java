package dev.hindsight.crossword.rules.words;

import dev.hindsight.core.tables.Sha256;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * All words of a game as one array of nodes: forwards (the DAWG) and outwards from any of their
 * letters (the GADDAG), with common ends stored once.
 *
 * <pre>
 * node   letter       bits 31-24   1.. a letter, 0 the separator (GADDAG only)
 *        accepts      bit 23       a word ends here
 *        last         bit 22       no sibling follows
 *        arc          bits 21-0    where the list of children begins; 0 if there are none
 *
 * node 0 its arc is the first of the forward graph's first letters
 * node 1 its arc is the first of the GADDAG's first letters
 * </pre>
 *
 * <p>Siblings lie side by side and ascend by letter. Forwards, CARE is read C, A, R, E. In the
 * GADDAG it is read from each of its letters to the left first, then after the separator (@) to the
 * right: ERAC, RAC@E, AC@RE and C@ARE. There is no separator where nothing follows it.
 *
 * <p>Immutable; a lookup is a function of its arguments, for any number of threads.
 */
public final class WordGraph {
  /** The longest word there can be. */
  public static final int MOST_WORD_LETTERS = 15;

  /** Arcs have 22 bits. */
  public static final int MOST_NODES = 1 << 22;

  /** More words than any language has; a damaged graph can have billions. */
  public static final int MOST_WORDS = 1 << 24;

  /** The letter of the node between the letters to the left and those to the right. */
  public static final int SEPARATOR = 0;

  static final int LETTER_SHIFT = 24;
  static final int ACCEPTS = 1 << 23;
  static final int LAST = 1 << 22;
  static final int ARC_MASK = LAST - 1;

  /** Where in the array the roots stand. */
  static final int WORD_ROOT_NODE = 0;

  static final int GADDAG_ROOT_NODE = 1;
  static final int FIRST_LIST = 2;

  private final TileSet tiles;
  private final int[] nodes;
  private final int words;

  /** The nodes must be sound: made by the builder, or checked by {@link WordGraphCheck}. */
  WordGraph(TileSet tiles, int[] nodes, int words) {
    this.tiles = tiles;
    this.nodes = nodes;
    this.words = words;
  }

  /**
   * The graph of {@link WordList#enable()}; loaded anew each time, in a few hundredths of a second.
   */
  public static WordGraph enable() {
    return EnableGraph.load();
  }

  /** Takes the letters of a word, which are good only until it returns. */
  @FunctionalInterface
  public interface WordConsumer {
    /**
     * Takes one word.
     *
     * @param letters the word's letters, in the first places
     * @param length how many there are
     */
    void accept(byte[] letters, int length);
  }

  /** The tiles whose letters the words are written with. */
  public TileSet tiles() {
    return tiles;
  }

  /** How many words there are. */
  public int words() {
    return words;
  }

  /** Index of the first of the sibling list of all first letters; 0 if there are no words. */
  public int wordRoot() {
    return arc(nodes[WORD_ROOT_NODE]);
  }

  /** Index of the first of the sibling list that every GADDAG walk begins in; 0 if no words. */
  public int gaddagRoot() {
    return arc(nodes[GADDAG_ROOT_NODE]);
  }

  /** The node at an index, to be taken apart by the functions below. */
  int node(int index) {
    return nodes[index];
  }

  /** How many nodes there are, the two that hold the roots among them. */
  public int size() {
    return nodes.length;
  }

  /** All nodes: the live array, for hot code that reads it. Not to be written. */
  public int[] nodes() {
    return nodes;
  }

  public static int letter(int node) {
    return node >>> LETTER_SHIFT;
  }

  /** Whether a word ends here. */
  public static boolean accepts(int node) {
    return (node & ACCEPTS) != 0;
  }

  /** Whether no sibling follows. */
  public static boolean isLast(int node) {
    return (node & LAST) != 0;
  }

  /** Index of the first child; 0 if there is none. */
  public static int arc(int node) {
    return node & ARC_MASK;
  }

  /**
   * The index of the sibling with a letter in the list that begins at {@code list}, or 0 if there
   * is none; 0 for the empty list 0.
   */
  public int find(int list, int letter) {
    if (list == 0) {
      return 0;
    }
    for (int index = list; ; index++) {
      int node = nodes[index];
      if (letter(node) == letter) {
        return index;
      }
      if (isLast(node)) {
        return 0;
      }
    }
  }

  /** Whether the letters are a word; a blank shown as a letter (negative) counts as that letter. */
  public boolean contains(byte[] letters) {
    int list = wordRoot();
    for (int at = 0; at < letters.length; at++) {
      int index = find(list, Math.abs(letters[at]));
      if (index == 0) {
        return false;
      }
      if (at == letters.length - 1) {
        return accepts(nodes[index]);
      }
      list = arc(nodes[index]);
    }
    return false;
  }

  /** Every word, in the order of the letters. */
  public void forEachWord(WordConsumer consumer) {
    forEachWord(MOST_WORD_LETTERS, consumer);
  }

  /** Every word of a graph that was read and may have longer words. */
  void forEachWord(int mostLetters, WordConsumer consumer) {
    if (wordRoot() != 0) {
      forEachWord(wordRoot(), new byte[mostLetters], 0, consumer);
    }
  }

  private void forEachWord(int list, byte[] letters, int length, WordConsumer consumer) {
    for (int index = list; ; index++) {
      int node = nodes[index];
      letters[length] = (byte) letter(node);
      if (accepts(node)) {
        consumer.accept(letters, length + 1);
      }
      if (arc(node) != 0) {
        forEachWord(arc(node), letters, length + 1, consumer);
      }
      if (isLast(node)) {
        return;
      }
    }
  }

  /**
   * What identifies the words, whatever the file they came from: SHA-256 of all words in order,
   * each as its letter numbers and a 0 byte. Computed anew each time.
   */
  public String wordsSha256() {
    Sha256 hash = new Sha256();
    byte[] end = {0};
    forEachWord((letters, length) -> hash.add(letters, 0, length).add(end, 0, 1));
    return hash.hex();
  }
}
