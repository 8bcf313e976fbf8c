package dev.hindsight.workbench.crossword.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraphBuilder;
import dev.hindsight.crossword.rules.words.WordGraphFile;
import dev.hindsight.crossword.rules.words.WordList;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.tables.AnyFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that only programs read, as texts that people can look at, and back. */
class CrosswordTextTest {
  private static final Path FIXTURES =
      Path.of(System.getProperty("basedir", "."), "../crossword/src/test/resources/tables");
  private static final FileHints TINY = new FileHints(null, FIXTURES.resolve("tiny.csv"));

  @TempDir private Path folder;

  private Path convert(Path source, String target) throws IOException {
    Path file = folder.resolve(target);
    AnyFile.convert(
        new Conversion(source, Optional.empty(), false, TINY, file), Cancellation.never());
    return file;
  }

  @Test
  void leavesBecomeATextAndComeBackTheSame() throws IOException {
    Path binary = FIXTURES.resolve("leaves-full-bag.klv2");
    Path text = convert(binary, "leaves.csv");
    assertThat(Files.readAllLines(text))
        .allMatch(line -> line.matches("[?A-Z]{1,6},-?\\d+\\.\\d{3}"));
    Path again = convert(convert(text, "leaves.klv2"), "again.csv");
    assertThat(again).hasSameBinaryContentAs(text);
    assertThat(convert(convert(text, "leaves.table"), "third.csv")).hasSameBinaryContentAs(text);
    assertThat(AnyFile.verify(text, TINY).ok()).isTrue();
  }

  @Test
  void aGraphBecomesItsWords() throws IOException {
    List<String> words = Files.readAllLines(convert(FIXTURES.resolve("words.kwg"), "words.txt"));
    assertThat(words)
        .containsExactlyInAnyOrderElementsOf(
            Files.readAllLines(FIXTURES.resolve("tiny.txt")).stream()
                .map(word -> word.strip().toUpperCase(Locale.ROOT))
                .toList());
  }

  /**
   * A real list has thousands of words, and a letter that none of them has says that the tiles are
   * wrong; but who names no tiles has not named wrong ones.
   */
  @Test
  void aGraphOfManyWordsIsSoundWhateverTheLettersAreCalled() throws IOException {
    List<byte[]> some = new ArrayList<>();
    WordList.enable().forEach(word -> some.add(word));
    some.removeIf(word -> word.length > 5);
    Path graph = folder.resolve("some.kwg");
    WordGraphFile.write(WordGraphBuilder.build(TileSet.english(), some), graph);
    assertThat(some).hasSizeGreaterThan(5_000);
    assertThat(AnyFile.verify(graph, FileHints.NONE).ok()).isTrue();
    Path text = folder.resolve("some.txt");
    AnyFile.convert(
        new Conversion(graph, Optional.empty(), false, FileHints.NONE, text), Cancellation.never());
    assertThat(Files.readAllLines(text)).hasSameSizeAs(some).contains("AA", "QUIZ");
  }

  /** What spreadsheets and careless hands make of a text is refused with the line. */
  @ParameterizedTest
  @ValueSource(
      strings = {"A,NaN", "A,Infinity", "A,1e300", "A;1", "QQ,1", "A,1,2", "A,", ",1", "A,1\nA,1"})
  void aWrongLineIsNamed(String line) throws IOException {
    Path text = Files.writeString(folder.resolve("wrong.csv"), line + "\n");
    assertThatThrownBy(() -> convert(text, "wrong.klv2"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("wrong line, ");
  }

  @Test
  void aTextThatLacksALeaveIsRefused() throws IOException {
    List<String> lines =
        Files.readAllLines(convert(FIXTURES.resolve("leaves-full-bag.klv2"), "leaves.csv"));
    String lost = lines.get(7);
    Path text =
        Files.write(
            folder.resolve("cut.csv"), lines.stream().filter(l -> !l.equals(lost)).toList());
    assertThatThrownBy(() -> convert(text, "cut.klv2"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no line for the leave " + lost.substring(0, lost.indexOf(',')));
  }

  @Test
  void whatAFileCannotBecomeIsSaid() {
    assertThatThrownBy(
            () ->
                AnyFile.convert(
                    new Conversion(
                        FIXTURES.resolve("words.kwg"),
                        Optional.of(Conversion.Format.CSV),
                        false,
                        TINY,
                        folder.resolve("words.csv")),
                    Cancellation.never()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("holds words and becomes a text list, not a .csv file");
  }
}
