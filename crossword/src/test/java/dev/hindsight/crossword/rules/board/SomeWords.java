package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphBuilder;
import dev.hindsight.crossword.rules.words.WordList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A small dictionary, as a graph and as plain sets: short words and a few of the longer ones. */
final class SomeWords {
  private static final int SHORT = 4;
  private static final int EVERY = 40;

  final TileSet tiles = TileSet.english();
  final List<byte[]> list = new ArrayList<>();
  final WordGraph graph;
  private final Set<String> set = new HashSet<>();

  SomeWords() {
    WordList all = WordList.enable();
    for (int index = 0; index < all.size(); index++) {
      if (all.length(index) <= SHORT || index % EVERY == 0) {
        list.add(all.word(index));
        set.add(Arrays.toString(all.word(index)));
      }
    }
    graph = WordGraphBuilder.build(tiles, list);
  }

  boolean contains(byte[] letters) {
    return set.contains(Arrays.toString(letters));
  }
}
