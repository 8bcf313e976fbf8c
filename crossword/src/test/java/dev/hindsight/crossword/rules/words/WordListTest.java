package dev.hindsight.crossword.rules.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.letters.SmallTileSets;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WordListTest {
  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("words.txt"), text);
  }

  private WordList read(String text) throws IOException {
    return WordList.read(file(text), TileSet.english());
  }

  @Test
  void caseOrderLineEndsAndRepetitionDoNotMatter() throws IOException {
    WordList words = read("\uFEFFcare\r\nAB\n\n  Abc \r\ncare");
    assertThat(words)
        .containsExactly(new byte[] {1, 2}, new byte[] {1, 2, 3}, new byte[] {3, 1, 18, 5});
    assertThat(words.size()).isEqualTo(3);
  }

  @Test
  void mistakesAreNamedWithTheirLine() throws IOException {
    String name = folder.resolve("words.txt").toString();
    assertThatThrownBy(() -> read("ab\n\nit's\n"))
        .isInstanceOf(WordFileException.class)
        .hasMessage(
            name
                + ", line 3: 'it's' has a character that is not a letter of english: '''; name the"
                + " tiles of the list with `tiles`.");
    assertThatThrownBy(() -> read("ab\r\na\r\n"))
        .hasMessage(name + ", line 2: 'a' has 1 letter; words have 2 to 15.");
    assertThatThrownBy(() -> read("abcdefghijklmnop"))
        .hasMessage(name + ", line 1: 'abcdefghijklmnop' has 16 letters; words have 2 to 15.");
    assertThatThrownBy(() -> read("two words")).hasMessageContaining("letter of english: ' '");
    assertThatThrownBy(() -> read("\n \n"))
        .hasMessage(name + " has no words; give a text file with one word per line.");
  }

  @Test
  void filesThatAreNoTextAreRefused() throws IOException {
    Path file = folder.resolve("words.txt");
    Files.write(file, new byte[] {'a', 'b', '\n', (byte) 0xE9});
    assertThatThrownBy(() -> WordList.read(file, TileSet.english()))
        .isInstanceOf(WordFileException.class)
        .hasMessageContaining("is not a text in UTF-8");
    assertThatThrownBy(() -> WordList.read(folder.resolve("none"), TileSet.english()))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> WordList.read(folder, TileSet.english()))
        .isInstanceOf(WordFileException.class)
        .hasMessageContaining("is a folder");
  }

  @Test
  void tilesOfSeveralCharactersAreOneLetterOfAWord() throws IOException {
    WordList words = WordList.read(file("Chorro\nlla\nCHOCHA"), SmallTileSets.spanishLike());
    assertThat(words)
        .containsExactly(new byte[] {3, 10, 3, 1}, new byte[] {3, 10, 12, 10}, new byte[] {7, 1});
  }

  @Test
  void lettersOutsideTheTileSetAreRefused() {
    assertThatThrownBy(() -> WordList.of(TileSet.english(), List.of(new byte[] {1, 27})))
        .hasMessage("english has no letter 27");
    assertThatThrownBy(() -> WordList.of(TileSet.english(), List.of(new byte[] {1, 0})))
        .hasMessage("english has no letter 0");
  }

  @Test
  void builtInListIsTheOneItsOriginNames() throws Exception {
    try (InputStream origin = WordList.class.getResourceAsStream("ORIGIN.txt");
        InputStream list =
            new GZIPInputStream(WordList.class.getResourceAsStream("enable.txt.gz"))) {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(list.readAllBytes());
      assertThat(new String(origin.readAllBytes(), StandardCharsets.UTF_8))
          .contains(HexFormat.of().formatHex(digest));
    }
  }
}
