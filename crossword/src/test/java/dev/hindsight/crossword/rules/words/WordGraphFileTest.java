package dev.hindsight.crossword.rules.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.letters.SmallTileSets;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("java")
class WordGraphFileTest {
  private static final TileSet ENGLISH = TileSet.english();
  private static final int ACCEPTS = WordGraph.ACCEPTS;
  private static final int LAST = WordGraph.LAST;

  @TempDir Path folder;

  @Test
  void graphsAreReadAsTheyWereWritten() throws IOException {
    WordGraph graph = ReferenceLexicon.graph(List.of("care", "cart", "dart", "a"));
    Path file = folder.resolve("words.kwg");
    WordGraphFile.write(graph, file);
    WordGraph read = WordGraphFile.read(file, ENGLISH);
    assertThat(read.nodes()).isEqualTo(graph.nodes());
    assertThat(read.words()).isEqualTo(4);
    assertThat(read.wordsSha256()).isEqualTo(graph.wordsSha256());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void bytesAreLittleEndianNodes() throws IOException {
    Path file = folder.resolve("words.kwg");
    WordGraphFile.write(ReferenceLexicon.graph(List.of("a")), file);
    // Both roots lead to node 2: A, which is a word and the last of its siblings.
    assertThat(Files.readAllBytes(file))
        .containsExactly(2, 0, 0x40, 0, 2, 0, 0x40, 0, 0, 0, 0xC0, 1);
  }

  @Test
  void ourOwnGraphOfEnableIsAccepted() throws IOException {
    Path file = folder.resolve("enable.kwg");
    WordGraphFile.write(EnableGraph.build(), file);
    assertThat(WordGraphFile.read(file, ENGLISH).words()).isEqualTo(168_551);
  }

  /** As other programs may write it: AT and T share a list's tail, and a node is never reached. */
  @Test
  void listsMayBeginInsideOthersAndNodesMayBeUnused() throws IOException {
    int[] nodes = {
      LAST | 2,
      LAST,
      node('A', 0, 5), // words AS, AT, BT
      node('B', LAST, 6),
      node('Z', LAST, 4), // nothing leads here, so its circle is no danger
      node('S', ACCEPTS, 0),
      node('T', ACCEPTS | LAST, 0),
    };
    WordGraph graph = parse(nodes);
    assertThat(ReferenceLexicon.strings(graph, graph.wordRoot()))
        .containsExactlyInAnyOrder("as", "at", "bt");
  }

  @Test
  void fileWithoutGaddagGetsOne() throws IOException {
    List<String> words = List.of("care", "cart", "dart", "a");
    int[] nodes = ReferenceLexicon.graph(words).nodes().clone();
    nodes[WordGraph.GADDAG_ROOT_NODE] = LAST;
    WordGraph graph = parse(nodes);
    assertThat(ReferenceLexicon.strings(graph, graph.gaddagRoot()))
        .isEqualTo(ReferenceLexicon.turnings(words));
    assertThat(graph.words()).isEqualTo(4);
  }

  @Test
  void damageIsNamed() {
    assertRefused("it has no words", LAST, LAST, 0);
    assertRefused("node 0 leads to node 1", LAST | 1, LAST, node('A', ACCEPTS | LAST, 0));
    assertRefused("node 2 leads to node 9", LAST | 2, LAST, node('A', LAST, 9));
    assertRefused("node 2 leads to no word", LAST | 2, LAST, node('A', LAST, 0));
    assertRefused("does not end", LAST | 2, LAST, node('A', ACCEPTS, 0));
    assertRefused("it goes in a circle", LAST | 2, LAST, node('A', ACCEPTS | LAST, 2));
    assertRefused(
        "the letters of nodes 2 and 3 do not ascend",
        LAST | 2,
        LAST,
        node('B', ACCEPTS, 0),
        node('B', ACCEPTS | LAST, 0));
    assertRefused(
        "node 2 has letter 27, and english has 26", LAST | 2, LAST, 27 << 24 | ACCEPTS | LAST);
    assertRefused(
        "a word has a separator in it", LAST | 2, LAST, LAST | 3, node('A', ACCEPTS | LAST, 0));
  }

  @Test
  void separatorsStandBetweenLetters() {
    int a = node('A', ACCEPTS | LAST, 0);
    assertRefused("a separator has no letter before it", LAST | 2, LAST | 3, a, LAST | 2);
    assertRefused(
        "the separator at node 4 is not between letters",
        LAST | 2,
        LAST | 3,
        a,
        node('A', LAST, 4),
        ACCEPTS | LAST);
    assertRefused(
        "the separator at node 4 is not between letters",
        LAST | 2,
        LAST | 3,
        a,
        node('A', LAST, 4),
        LAST | 5,
        LAST | 2);
  }

  @Test
  void halvesOfDifferentWordsAreRefused() {
    assertRefused(
        "its two halves hold different words",
        LAST | 2,
        LAST | 2,
        node('A', ACCEPTS, 0), // A and BA forwards; outwards they would be A, AB and B@A
        node('B', LAST, 4),
        node('A', ACCEPTS | LAST, 0));
  }

  @Test
  void wordsOfMoreThanFifteenLettersAreLeftAlone() throws IOException {
    assertThat(parse(chain(15)).words()).isEqualTo(1);
    // chain(n) has one word only, so a graph of two: A and a chain of 21.
    int[] long21 = chain(21);
    long21[2] |= ACCEPTS;
    WordGraph graph = parse(long21);
    assertThat(graph.words()).isEqualTo(1);
    assertThat(graph.contains(new byte[] {1})).isTrue();
    assertThat(graph.contains(repeated(21))).isFalse();
    assertThatThrownBy(() -> parse(chain(64)))
        .hasMessageContaining("or has words of more than 63 letters");
    assertThatThrownBy(() -> parse(chain(100_000)))
        .hasMessageContaining("or has words of more than 63 letters");
  }

  private static byte[] repeated(int length) {
    byte[] letters = new byte[length];
    Arrays.fill(letters, (byte) 1);
    return letters;
  }

  @Test
  void graphOfOtherTilesIsRefused() throws IOException {
    byte[] english = WordGraphBytes.of(WordGraph.enable().nodes());
    for (String language : List.of("german", "spanish", "polish", "swedish")) {
      assertThatThrownBy(() -> WordGraphFile.parse("enable.kwg", english, TileSet.named(language)))
          .isInstanceOf(WordFileException.class)
          .hasMessageContaining("does not fit the tiles of " + language)
          .hasMessageContaining("with `tiles`");
    }
    assertThat(WordGraphFile.parse("enable.kwg", english, TileSet.named("french")).words())
        .isEqualTo(WordGraph.enable().words());
  }

  /** Many long branches, each leading on into the one before: every arc is short, no walk is. */
  @Test
  void longWalksThroughPartsSeenBeforeAreRefused() {
    int branches = 26;
    int branchNodes = 63;
    int[] nodes = new int[2 + branches + branches * branchNodes];
    nodes[0] = LAST | 2;
    nodes[1] = LAST;
    for (int branch = 0; branch < branches; branch++) {
      int first = 2 + branches + branch * branchNodes;
      nodes[2 + branch] = (branch + 1) << 24 | first | (branch == branches - 1 ? LAST : 0);
      for (int at = 0; at < branchNodes; at++) {
        nodes[first + at] = node('A', LAST | ACCEPTS, first + at + 1);
      }
    }
    nodes[nodes.length - 1] = node('A', LAST | ACCEPTS, 0);
    assertThatThrownBy(() -> parse(nodes)).hasMessageContaining("it goes in a circle or has words");
  }

  /** 26 letters at each of 15 places: few nodes, more words than there is time for. */
  @Test
  void moreWordsThanAnybodyHasAreRefused() {
    int[] nodes = new int[2 + 15 * 26];
    nodes[0] = LAST | 2;
    nodes[1] = LAST;
    for (int place = 0; place < 15; place++) {
      for (int letter = 1; letter <= 26; letter++) {
        int arc = place == 14 ? 0 : 2 + (place + 1) * 26;
        nodes[1 + place * 26 + letter] = letter << 24 | ACCEPTS | arc | (letter == 26 ? LAST : 0);
      }
    }
    assertThatThrownBy(() -> parse(nodes)).hasMessageContaining("more than 16,777,216 words");
  }

  @Test
  void lengthsThatNoGraphHasAreRefused() throws IOException {
    Path file = folder.resolve("short.kwg");
    for (int length : new int[] {0, 1, 4, 8, 13}) {
      Files.write(file, new byte[length]);
      assertThatThrownBy(() -> WordGraphFile.read(file, ENGLISH))
          .isInstanceOf(WordFileException.class)
          .hasMessageStartingWith(file + " is not a whole word graph: it has " + length + " bytes");
    }
    assertThatThrownBy(() -> WordGraphFile.read(folder, ENGLISH))
        .isInstanceOf(WordFileException.class)
        .hasMessage(folder + " is a folder; give a word graph (.kwg).");
    assertThatThrownBy(() -> WordGraphFile.read(folder.resolve("none"), ENGLISH))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void graphOfMoreLettersThanTheTilesIsRefused() throws IOException {
    Path file = folder.resolve("english.kwg");
    WordGraphFile.write(ReferenceLexicon.graph(List.of("zoo")), file);
    assertThatThrownBy(() -> WordGraphFile.read(file, SmallTileSets.spanishLike()))
        .isInstanceOf(WordFileException.class)
        .hasMessageStartingWith(file + " is damaged or not a word graph of spanish-like: node ")
        .hasMessageEndingWith("; build it again from its word list.");
  }

  @Test
  void eitherKindOfFileIsRecognised() throws IOException {
    Path list = Files.writeString(folder.resolve("words"), "care\ncart\n");
    Path graph = folder.resolve("graph");
    WordGraphFile.write(ReferenceLexicon.graph(List.of("care", "cart")), graph);
    String expected = WordFiles.read(graph, ENGLISH).wordsSha256();
    assertThat(WordFiles.read(list, ENGLISH).wordsSha256()).isEqualTo(expected);
    assertThatThrownBy(() -> WordFiles.read(folder, ENGLISH))
        .isInstanceOf(WordFileException.class)
        .hasMessageContaining("is a folder");
    Path empty = Files.createFile(folder.resolve("empty"));
    assertThatThrownBy(() -> WordFiles.read(empty, ENGLISH)).hasMessageContaining("has no words");
  }

  private static int node(char letter, int flags, int arc) {
    return (letter - 'A' + 1) << 24 | flags | arc;
  }

  /** One word of A's. */
  private static int[] chain(int letters) {
    int[] nodes = new int[2 + letters];
    nodes[0] = LAST | 2;
    nodes[1] = LAST;
    for (int at = 0; at < letters; at++) {
      nodes[2 + at] = node('A', LAST, at == letters - 1 ? 0 : at + 3);
    }
    nodes[letters + 1] |= ACCEPTS;
    return nodes;
  }

  private static WordGraph parse(int[] nodes) throws WordFileException {
    return WordGraphFile.parse("test.kwg", WordGraphBytes.of(nodes), ENGLISH);
  }

  private static void assertRefused(String trouble, int... nodes) {
    assertThatThrownBy(() -> parse(nodes))
        .isInstanceOf(WordFileException.class)
        .hasMessageStartingWith("test.kwg is damaged or not a word graph of english: ")
        .hasMessageContaining(trouble);
  }
}
