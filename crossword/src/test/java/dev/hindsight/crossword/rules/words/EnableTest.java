package dev.hindsight.crossword.rules.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class EnableTest {
  private static final WordGraph GRAPH = WordGraph.enable();
  private static final TileText TEXT = new TileText(TileSet.english());

  @Test
  void wordsReadBackAreTheList() {
    WordList list = WordList.enable();
    assertThat(list.size()).isEqualTo(168_551);
    assertThat(GRAPH.words()).isEqualTo(168_551);
    int[] next = {0};
    GRAPH.forEachWord(
        (letters, length) ->
            assertThat(Arrays.equals(Arrays.copyOf(letters, length), list.word(next[0]++)))
                .as("word %d", next[0])
                .isTrue());
    assertThat(next[0]).isEqualTo(168_551);
  }

  @Test
  void buildHasMadeTheResourceFromTheList() {
    assertThat(EnableGraph.class.getResource(EnableGraph.RESOURCE)).isNotNull();
    WordGraph built = EnableGraph.build();
    assertThat(Arrays.equals(GRAPH.nodes(), built.nodes())).isTrue();
    assertThat(GRAPH.words()).isEqualTo(built.words());
  }

  @Test
  void damageOfTheResourceIsSeen() {
    byte[] bytes = EnableGraph.encode(GRAPH);
    for (int place : new int[] {4, 8, bytes.length / 2, bytes.length - 1}) {
      bytes[place] ^= 0x10;
      assertThatThrownBy(() -> EnableGraph.decode(bytes)).hasMessageContaining("is damaged");
      bytes[place] ^= 0x10;
    }
    assertThat(EnableGraph.decode(bytes).words()).isEqualTo(GRAPH.words());
  }

  @Test
  void wordsAreKnownAndOthersAreNot() {
    for (String word : new String[] {"AA", "CARE", "QUAG", "ANESTRI", "ZYZZYVAS", "MOMI", "HM"}) {
      assertThat(GRAPH.contains(TEXT.parseTiles(word))).as(word).isTrue();
    }
    for (String word : new String[] {"", "A", "QI", "ZA", "CAREZ", "CAR?", "ZZ", "QUAGM", "AE?"}) {
      assertThat(GRAPH.contains(TEXT.parseTiles(word))).as(word).isFalse();
    }
  }

  @Test
  void blankShownAsALetterCountsAsThatLetter() {
    assertThat(GRAPH.contains(TEXT.parseTiles("cArE"))).isTrue();
  }
}
