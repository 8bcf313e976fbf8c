package dev.hindsight.crossword.rules.words;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Word graphs the slow, obvious way: sets of strings, and a tree of maps whose subtrees are
 * compared as text. Letters are written 'a' for 1 and so on, the separator '@'.
 */
final class ReferenceLexicon {
  private ReferenceLexicon() {}

  /** A branch of a tree of strings. */
  static final class Branch {
    boolean accepts;
    final TreeMap<Character, Branch> children = new TreeMap<>();
  }

  static Set<String> randomWords(SplittableRandom random, int count, int letters, int longest) {
    Set<String> words = new TreeSet<>();
    for (int word = 0; word < count; word++) {
      int length = 1 + random.nextInt(longest);
      StringBuilder text = new StringBuilder();
      for (int at = 0; at < length; at++) {
        text.append((char) ('a' + random.nextInt(letters)));
      }
      words.add(text.toString());
    }
    return words;
  }

  static List<byte[]> letters(Iterable<String> words) {
    List<byte[]> all = new ArrayList<>();
    for (String word : words) {
      byte[] letters = new byte[word.length()];
      for (int at = 0; at < letters.length; at++) {
        letters[at] = (byte) (word.charAt(at) - 'a' + 1);
      }
      all.add(letters);
    }
    return all;
  }

  static WordGraph graph(Iterable<String> words) {
    return WordGraphBuilder.build(TileSet.english(), letters(words));
  }

  /** ERAC, RAC@E, AC@RE and C@ARE of CARE. */
  static Set<String> turnings(Iterable<String> words) {
    Set<String> turnings = new TreeSet<>();
    for (String word : words) {
      for (int split = 1; split <= word.length(); split++) {
        String left = new StringBuilder(word.substring(0, split)).reverse().toString();
        turnings.add(split == word.length() ? left : left + "@" + word.substring(split));
      }
    }
    return turnings;
  }

  /** Every string that a walk from a list can read. */
  static Set<String> strings(WordGraph graph, int root) {
    Set<String> strings = new TreeSet<>();
    collect(graph, root, "", strings);
    return strings;
  }

  private static void collect(WordGraph graph, int list, String before, Set<String> strings) {
    if (list == 0) {
      return;
    }
    int index = list;
    int node;
    do {
      node = graph.node(index++);
      String here = before + (char) ('a' - 1 + WordGraph.letter(node));
      here = here.replace('`', '@');
      if (WordGraph.accepts(node)) {
        strings.add(here);
      }
      collect(graph, WordGraph.arc(node), here, strings);
    } while (!WordGraph.isLast(node));
  }

  /**
   * How many nodes the smallest graph of both sets of strings has: the siblings of every branch
   * that differs from all others, and the two roots.
   */
  static int smallestSize(Set<String> words, Set<String> turnings) {
    Map<String, Integer> siblingsByText = new HashMap<>();
    describe(tree(words), siblingsByText);
    describe(tree(turnings), siblingsByText);
    return 2 + siblingsByText.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static Branch tree(Set<String> strings) {
    Branch root = new Branch();
    for (String string : strings) {
      Branch at = root;
      for (int place = 0; place < string.length(); place++) {
        at = at.children.computeIfAbsent(string.charAt(place), unused -> new Branch());
      }
      at.accepts = true;
    }
    return root;
  }

  private static String describe(Branch branch, Map<String, Integer> siblingsByText) {
    StringBuilder text = new StringBuilder("(");
    branch.children.forEach(
        (letter, child) ->
            text.append(letter)
                .append(child.accepts ? "!" : "")
                .append(describe(child, siblingsByText)));
    siblingsByText.put(text.append(")").toString(), branch.children.size());
    return text.toString();
  }
}
