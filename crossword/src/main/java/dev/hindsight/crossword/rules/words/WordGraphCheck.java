package dev.hindsight.crossword.rules.words;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Locale;

/**
 * Looks at every node of a word graph that can be reached, once, so that no search in it can leave
 * the array, run in a circle or meet a letter that does not exist.
 *
 * <p>What must hold:
 *
 * <ul>
 *   <li>arcs lead to nodes of the array, after the two that hold the roots;
 *   <li>every list of siblings ends, and its letters ascend and belong to the tile set;
 *   <li>no walk has more than 63 letters, so none is a circle;
 *   <li>every walk leads to a word, so there are no more walks than words have letters;
 *   <li>separators are in the GADDAG only, one per walk, after at least one letter and before one,
 *       and no word ends with one;
 *   <li>the GADDAG has as many entries as the words have letters: it is not of other words.
 * </ul>
 */
final class WordGraphCheck {
  /** Counts stop here, so that adding two never overflows. */
  private static final int VERY_MANY = (1 << 30) - 1;

  /** More than any board has squares in a row; words longer than ours come in files of others. */
  static final int MOST_LETTERS = 63;

  private static final int MOST_WALK_NODES = MOST_LETTERS + 1;

  private final TileSet tiles;
  private final int[] nodes;

  /**
   * Per node, looked at with all its further siblings as one list: 1 + the letters of the longest
   * walk; 0 until it has been looked at.
   */
  private final byte[] heights;

  /** Per node likewise: whether a walk passes a separator. */
  private final boolean[] separated;

  /** Per node likewise: how many walks end in a word. */
  private final int[] entries;

  /** Per node likewise: how many letters those walks have together. */
  private final int[] letters;

  private WordGraphCheck(TileSet tiles, int[] nodes) {
    this.tiles = tiles;
    this.nodes = nodes;
    this.heights = new byte[nodes.length];
    this.separated = new boolean[nodes.length];
    this.entries = new int[nodes.length];
    this.letters = new int[nodes.length];
  }

  /** What is wrong with a graph, as a clause that goes on after "it is damaged: ". */
  static final class Damage extends Exception {
    private static final long serialVersionUID = 1;

    Damage(String clause) {
      super(clause);
    }
  }

  /** The graph is sound and has this. */
  record Census(int words, int longestLetters) {}

  /** Counts the words; 0 entries in the GADDAG are fine if it has no root. */
  static Census count(TileSet tiles, int[] nodes) throws Damage {
    return new WordGraphCheck(tiles, nodes).count();
  }

  private Census count() throws Damage {
    finishInOrder();
    int wordRoot = root(WordGraph.WORD_ROOT_NODE);
    if (wordRoot == 0) {
      throw new Damage("it has no words");
    }
    if (separated[wordRoot]) {
      throw new Damage("a word has a separator in it");
    }
    if (entries[wordRoot] > WordGraph.MOST_WORDS) {
      throw new Damage(
          String.format(Locale.ROOT, "it would have more than %,d words", WordGraph.MOST_WORDS));
    }
    int gaddagRoot = root(WordGraph.GADDAG_ROOT_NODE);
    if (gaddagRoot != 0) {
      if (WordGraph.letter(nodes[gaddagRoot]) == WordGraph.SEPARATOR) {
        throw new Damage("a separator has no letter before it");
      }
      if (entries[gaddagRoot] != letters[wordRoot]) {
        throw new Damage("its two halves hold different words");
      }
    }
    return new Census(entries[wordRoot], heights[wordRoot] - 1);
  }

  /**
   * Finishes the nodes that are sound and whose children come before them, list by list. In a graph
   * of our builder these are all, and one pass takes 40 ms of a cold start where {@link #visit}
   * takes 55. Anything else is left for that, which says what is wrong, and only of nodes that
   * matter.
   */
  private void finishInOrder() {
    int first = WordGraph.FIRST_LIST;
    for (int end = first; end < nodes.length; end++) {
      if (WordGraph.isLast(nodes[end])) {
        for (int index = end; index >= first && isSound(index); index--) {
          sumUp(index, WordGraph.arc(nodes[index]), index == end ? 0 : index + 1);
          if (isTooLong(index)) {
            heights[index] = 0;
            break;
          }
        }
        first = end + 1;
      }
    }
  }

  /** Whether a node can be summed up, its further siblings being done. */
  private boolean isSound(int index) {
    int node = nodes[index];
    int letter = WordGraph.letter(node);
    int child = WordGraph.arc(node);
    if (letter >= tiles.letterCount() || child >= nodes.length) {
      return false;
    }
    if (!WordGraph.isLast(node) && letter >= WordGraph.letter(nodes[index + 1])) {
      return false;
    }
    if (letter == WordGraph.SEPARATOR && (WordGraph.accepts(node) || separated[child])) {
      return false;
    }
    return child == 0 ? WordGraph.accepts(node) : heights[child] != 0;
  }

  private boolean isTooLong(int index) {
    return heights[index] - 1 > MOST_LETTERS;
  }

  /** The list that a root leads to, looked at. */
  private int root(int rootNode) throws Damage {
    int list = WordGraph.arc(nodes[rootNode]);
    if (list != 0) {
      visit(rootNode, list, 1);
    }
    return list;
  }

  /**
   * Looks at a list and all that follows it. Nodes are done from the last sibling to the first, so
   * that each is done once even if lists begin inside others.
   *
   * <p>Every arc taken is one of at most 64 before the walk is given up, and every node is finished
   * once, so this ends after as many steps as there are nodes, whatever is in them.
   *
   * @param from the node whose arc leads to the list
   * @param depth nodes of the walk, the list's among them
   */
  private void visit(int from, int list, int depth) throws Damage {
    if (list < WordGraph.FIRST_LIST || list >= nodes.length) {
      throw new Damage("node " + from + " leads to node " + list + ", which is not one of its own");
    }
    if (heights[list] != 0) {
      return;
    }
    if (depth > MOST_WALK_NODES) {
      throw tooLong();
    }
    int index = list;
    while (!WordGraph.isLast(nodes[index]) && heights[index] == 0) {
      checkNext(index);
      index++;
    }
    for (; index >= list; index--) {
      if (heights[index] == 0) {
        finish(index, depth);
      }
    }
  }

  /** A sibling follows, and ascends; letters are few, so lists are short. */
  private void checkNext(int index) throws Damage {
    if (index + 1 >= nodes.length) {
      throw new Damage("its last list of siblings does not end");
    }
    if (WordGraph.letter(nodes[index + 1]) <= WordGraph.letter(nodes[index])) {
      throw new Damage("the letters of nodes " + index + " and " + (index + 1) + " do not ascend");
    }
  }

  /** Checks a node and what follows it, and sums them up; its further siblings are done. */
  private void finish(int index, int depth) throws Damage {
    int node = nodes[index];
    int child = WordGraph.arc(node);
    if (WordGraph.letter(node) >= tiles.letterCount()) {
      throw new Damage(
          "node "
              + index
              + " has letter "
              + WordGraph.letter(node)
              + ", and "
              + tiles.name()
              + " has "
              + (tiles.letterCount() - 1)
              + ", so it may be of other tiles, which `tiles` names");
    }
    if (child == 0 && !WordGraph.accepts(node)) {
      throw new Damage("node " + index + " leads to no word");
    }
    if (child != 0) {
      visit(index, child, depth + 1);
    }
    if (WordGraph.letter(node) == WordGraph.SEPARATOR
        && (WordGraph.accepts(node) || separated[child])) {
      throw new Damage("the separator at node " + index + " is not between letters");
    }
    // Node 0 stands for no child and for no sibling: it counts nothing.
    sumUp(index, child, WordGraph.isLast(node) ? 0 : index + 1);
    if (isTooLong(index)) {
      throw tooLong();
    }
  }

  private void sumUp(int index, int child, int sibling) {
    int node = nodes[index];
    boolean isSeparator = WordGraph.letter(node) == WordGraph.SEPARATOR;
    int ownLetters = isSeparator ? 0 : 1;
    int walks = capped(entries[child] + (WordGraph.accepts(node) ? 1 : 0));
    int height = Math.max(1, heights[child]) + ownLetters;
    entries[index] = capped(walks + entries[sibling]);
    letters[index] = capped(capped(letters[child] + ownLetters * walks) + letters[sibling]);
    separated[index] = isSeparator || separated[child] || separated[sibling];
    heights[index] = (byte) Math.max(height, heights[sibling]);
  }

  private static int capped(int sum) {
    return Math.min(sum, VERY_MANY);
  }

  private static Damage tooLong() {
    return new Damage("it goes in a circle or has words of more than " + MOST_LETTERS + " letters");
  }
}
