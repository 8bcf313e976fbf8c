package dev.hindsight.crossword.rules.words;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.ArrayList;
import java.util.List;

/** Whether a small word graph is sound, found by going all its ways one after the other. */
final class ReferenceCheck {
  private final int[] nodes;
  private final TileSet tiles;
  private final List<String> found = new ArrayList<>();

  private ReferenceCheck(int[] nodes, TileSet tiles) {
    this.nodes = nodes;
    this.tiles = tiles;
  }

  static boolean isSound(int[] nodes, TileSet tiles) {
    ReferenceCheck words = new ReferenceCheck(nodes, tiles);
    ReferenceCheck turnings = new ReferenceCheck(nodes, tiles);
    int wordRoot = WordGraph.arc(nodes[0]);
    int gaddagRoot = WordGraph.arc(nodes[1]);
    if (wordRoot == 0 || !words.collect(wordRoot, "", List.of())) {
      return false;
    }
    if (words.found.stream().anyMatch(word -> word.contains("@") || word.length() > 63)) {
      return false;
    }
    if (gaddagRoot == 0) {
      return true;
    }
    return turnings.collect(gaddagRoot, "", List.of())
        && turnings.found.stream().allMatch(turning -> turning.matches("[^@]+(@[^@]+)?"))
        && turnings.found.size() == words.found.stream().mapToInt(String::length).sum();
  }

  /** False if a way leaves the array, goes in a circle, leads nowhere or has no such letters. */
  private boolean collect(int list, String before, List<Integer> way) {
    int previous = -1;
    for (int index = list; ; index++) {
      if (index < 2 || index >= nodes.length || way.contains(index)) {
        return false;
      }
      int node = nodes[index];
      int letter = WordGraph.letter(node);
      if (letter <= previous || letter >= tiles.letterCount()) {
        return false;
      }
      previous = letter;
      String here = before + (letter == 0 ? '@' : (char) ('a' + letter - 1));
      if (WordGraph.accepts(node)) {
        found.add(here);
      } else if (WordGraph.arc(node) == 0) {
        return false;
      }
      List<Integer> wayHere = new ArrayList<>(way);
      wayHere.add(index);
      if (WordGraph.arc(node) != 0 && !collect(WordGraph.arc(node), here, wayHere)) {
        return false;
      }
      if (WordGraph.isLast(node)) {
        return true;
      }
    }
  }
}
