package dev.hindsight.crossword.rules.words;

/**
 * Whether the two halves of a word graph hold the same words: each word is looked up in the GADDAG
 * from each of its letters, CARE as ERAC, RAC@E, AC@RE and C@ARE. {@link WordGraphCheck} has
 * counted that there are no more entries than these, so that they are all.
 *
 * <p>Not done whenever a graph is read: it takes a second or so for 170,000 words.
 */
final class HalvesCheck {
  private final WordGraph graph;
  private boolean isSound = true;

  private HalvesCheck(WordGraph graph) {
    this.graph = graph;
  }

  /** The graph must have passed {@link WordGraphCheck}. */
  static boolean isSound(WordGraph graph) {
    if (graph.gaddagRoot() == 0) {
      return true;
    }
    HalvesCheck check = new HalvesCheck(graph);
    graph.forEachWord(WordGraphCheck.MOST_LETTERS, check::lookUp);
    return check.isSound;
  }

  private void lookUp(byte[] word, int length) {
    for (int from = 0; from < length && isSound; from++) {
      isSound = hasEntry(word, length, from);
    }
  }

  /** Back from a letter to the first, then on to the last. */
  private boolean hasEntry(byte[] word, int length, int from) {
    int index = 0;
    int list = graph.gaddagRoot();
    for (int at = from; at >= 0; at--) {
      index = graph.find(list, word[at]);
      if (index == 0) {
        return false;
      }
      list = WordGraph.arc(graph.node(index));
    }
    if (from < length - 1) {
      index = graph.find(list, WordGraph.SEPARATOR);
      for (int at = from + 1; at < length && index != 0; at++) {
        index = graph.find(WordGraph.arc(graph.node(index)), word[at]);
      }
    }
    return index != 0 && WordGraph.accepts(graph.node(index));
  }
}
