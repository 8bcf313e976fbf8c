package dev.hindsight.crossword.rules.words;

import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * Builds the word graph of any words, minimal: no two lists of siblings accept the same
 * continuations, and every node can be reached.
 *
 * <pre>{@code
 * WordGraph words = WordGraphBuilder.build(TileSet.english(), WordList.enable());
 * }</pre>
 *
 * <p>Forwards it is the usual way for sorted words: when the next word leaves a branch, that branch
 * is finished, and looked up among the finished ones. What the GADDAG has after a separator is then
 * there already: after RAC@ come the continuations of CAR, which the forward graph holds.
 */
public final class WordGraphBuilder {
  private final SiblingLists lists;
  private final PrefixTree prefixes = new PrefixTree();

  private WordGraphBuilder(int mostNodes) {
    this.lists = new SiblingLists(mostNodes);
  }

  /**
   * Of words as letter numbers, in any order; a word that comes twice counts once.
   *
   * @throws TooManyWordsException if they do not fit a graph
   */
  public static WordGraph build(TileSet tiles, Iterable<byte[]> words) {
    return build(tiles, words, WordGraph.MOST_NODES);
  }

  static WordGraph build(TileSet tiles, Iterable<byte[]> words, int mostNodes) {
    WordList sorted =
        words instanceof WordList list && list.tiles().equals(tiles)
            ? list
            : WordList.of(tiles, words);
    if (sorted.size() > WordGraph.MOST_WORDS) {
      throw TooManyWordsException.words(sorted.size());
    }
    WordGraphBuilder builder = new WordGraphBuilder(mostNodes);
    int wordRoot = builder.addWords(sorted);
    int gaddagRoot = new OutwardLists(builder.prefixes, builder.lists).build();
    return new WordGraph(tiles, builder.lists.toNodes(wordRoot, gaddagRoot), sorted.size());
  }

  /** Fills the prefixes and their lists of children; returns the list of all first letters. */
  private int addWords(WordList words) {
    int[] path = new int[WordGraph.MOST_WORD_LETTERS + 1];
    int[][] children = new int[WordGraph.MOST_WORD_LETTERS + 1][TileSet.MOST_LETTERS];
    int[] childCounts = new int[WordGraph.MOST_WORD_LETTERS + 1];
    int open = 0; // letters of the last word, whose nodes may still get children
    for (int index = 0; index < words.size(); index++) {
      int shared = index == 0 ? 0 : words.sharedWithPrevious(index);
      closeDownTo(shared, open, path, children, childCounts);
      open = words.length(index);
      for (int at = shared; at < open; at++) {
        path[at + 1] = prefixes.add(path[at], words.letter(index, at));
      }
      prefixes.setAccepts(path[open]);
    }
    closeDownTo(0, open, path, children, childCounts);
    return lists.add(children[0], childCounts[0]);
  }

  /** Finishes the nodes deeper than {@code depth}: no further word goes through them. */
  private void closeDownTo(int depth, int open, int[] path, int[][] children, int[] childCounts) {
    for (int at = open; at > depth; at--) {
      prefixes.setArc(path[at], lists.add(children[at], childCounts[at]));
      childCounts[at] = 0;
      children[at - 1][childCounts[at - 1]++] = prefixes.node(path[at]);
    }
  }
}
