package dev.hindsight.crossword.rules.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WordGraphBuilderTest {
  private static final int LEXICA = 300;

  @Test
  void careIsReadFromEachOfItsLetters() {
    WordGraph graph = ReferenceLexicon.graph(List.of("care"));
    assertThat(ReferenceLexicon.strings(graph, graph.wordRoot())).containsExactly("care");
    assertThat(ReferenceLexicon.strings(graph, graph.gaddagRoot()))
        .containsExactlyInAnyOrder("erac", "rac@e", "ac@re", "c@are");
  }

  @Test
  void graphsOfRandomWordsHoldThoseWordsAndTheirTurningsAndNothingElse() {
    forRandomLexica(
        (words, graph, at) -> {
          assertThat(ReferenceLexicon.strings(graph, graph.wordRoot())).as(at).isEqualTo(words);
          assertThat(ReferenceLexicon.strings(graph, graph.gaddagRoot()))
              .as(at)
              .isEqualTo(ReferenceLexicon.turnings(words));
          assertThat(graph.words()).as(at).isEqualTo(words.size());
        });
  }

  @Test
  void noTwoListsAcceptTheSameContinuations() {
    forRandomLexica(
        (words, graph, at) -> {
          Set<Set<String>> languages = new HashSet<>();
          for (int list : lists(graph)) {
            assertThat(languages.add(ReferenceLexicon.strings(graph, list))).as(at).isTrue();
          }
        });
  }

  @Test
  void sizeIsThatOfTheNaiveMinimiser() {
    forRandomLexica(
        (words, graph, at) ->
            assertThat(graph.size())
                .as(at)
                .isEqualTo(ReferenceLexicon.smallestSize(words, ReferenceLexicon.turnings(words))));
  }

  @Test
  void everyNodeCanBeReached() {
    forRandomLexica((words, graph, at) -> assertThat(unreachable(graph)).as(at).isZero());
    assertThat(unreachable(WordGraph.enable())).isZero();
  }

  @Test
  void orderAndRepetitionOfWordsDoNotMatter() {
    WordGraph sorted = ReferenceLexicon.graph(List.of("ab", "abc", "b"));
    WordGraph shuffled = ReferenceLexicon.graph(List.of("b", "abc", "ab", "b", "abc"));
    assertThat(shuffled.nodes()).isEqualTo(sorted.nodes());
    assertThat(shuffled.words()).isEqualTo(3);
  }

  @Test
  void noWordsGiveAnEmptyGraph() {
    WordGraph graph = ReferenceLexicon.graph(List.of());
    assertThat(graph.wordRoot()).isZero();
    assertThat(graph.gaddagRoot()).isZero();
    assertThat(graph.contains(new byte[] {1})).isFalse();
  }

  @Test
  void longestWordsFit() {
    WordGraph graph = ReferenceLexicon.graph(List.of("abcdefghijklmno", "bbbbbbbbbbbbbbb"));
    assertThat(ReferenceLexicon.strings(graph, graph.wordRoot())).hasSize(2);
    assertThatThrownBy(() -> ReferenceLexicon.graph(List.of("abcdefghijklmnop")))
        .hasMessage("a word has 1 to 15 letters, not 16");
  }

  @Test
  void moreNodesThanArcsCanReachAreRefused() {
    List<byte[]> words = ReferenceLexicon.letters(List.of("care", "cart", "dart"));
    int size = WordGraphBuilder.build(TileSet.english(), words).size();
    assertThat(WordGraphBuilder.build(TileSet.english(), words, size).size()).isEqualTo(size);
    assertThatThrownBy(() -> WordGraphBuilder.build(TileSet.english(), words, size - 1))
        .isInstanceOf(TooManyWordsException.class)
        .hasMessageContaining("more than the " + (size - 1) + " nodes");
  }

  /** What a test does with one lexicon. */
  private interface LexiconCheck {
    void check(Set<String> words, WordGraph graph, String at);
  }

  private static void forRandomLexica(LexiconCheck check) {
    for (long seed = 0; seed < LEXICA; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Set<String> words =
          ReferenceLexicon.randomWords(
              random, random.nextInt(60), 1 + random.nextInt(5), 1 + random.nextInt(7));
      check.check(words, ReferenceLexicon.graph(words), "seed " + seed + ", words " + words);
    }
  }

  /** Where the lists begin that arcs lead to. */
  private static Set<Integer> lists(WordGraph graph) {
    Set<Integer> found = new HashSet<>();
    List<Integer> open = new ArrayList<>(List.of(graph.wordRoot(), graph.gaddagRoot()));
    while (!open.isEmpty()) {
      int list = open.remove(open.size() - 1);
      if (list != 0 && found.add(list)) {
        int index = list;
        do {
          open.add(WordGraph.arc(graph.node(index)));
        } while (!WordGraph.isLast(graph.node(index++)));
      }
    }
    return found;
  }

  private static int unreachable(WordGraph graph) {
    BitSet unreachable = new BitSet();
    unreachable.set(WordGraph.FIRST_LIST, graph.size());
    for (int list : lists(graph)) {
      int index = list;
      do {
        unreachable.clear(index);
      } while (!WordGraph.isLast(graph.node(index++)));
    }
    return unreachable.cardinality();
  }
}
