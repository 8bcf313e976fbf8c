package dev.hindsight.crossword.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoardLayoutTest {
  private static final String SMALL = "start 2B\n=.'\n.-.\n\"^~\n";

  @Test
  void theStandardBoardHasItsPremiumsInEveryQuarter() {
    BoardLayout layout = BoardLayout.standard();
    int[] squares = new int[5];
    int[] wordSquares = new int[5];
    for (int row = 0; row < 15; row++) {
      for (int column = 0; column < 15; column++) {
        squares[layout.letterMultiplier(row, column)]++;
        wordSquares[layout.wordMultiplier(row, column)]++;
        assertThat(layout.letterMultiplier(column, row))
            .isEqualTo(layout.letterMultiplier(row, column));
        assertThat(layout.wordMultiplier(14 - row, column))
            .isEqualTo(layout.wordMultiplier(row, column));
      }
    }
    assertThat(squares).containsExactly(0, 225 - 24 - 12, 24, 12, 0);
    assertThat(wordSquares).containsExactly(0, 225 - 17 - 8, 17, 8, 0);
    assertThat(layout.start()).hasToString("8H");
    assertThat(layout.size()).isEqualTo(15);
  }

  @Test
  void everyCharacterHasItsMeaning() {
    BoardLayout layout = BoardLayout.parse("# small\n\n" + SMALL.replace('.', ' '));
    assertThat(layout.wordMultiplier(0, 0)).isEqualTo(3);
    assertThat(layout.letterMultiplier(0, 0)).isEqualTo(1);
    assertThat(layout.letterMultiplier(0, 2)).isEqualTo(2);
    assertThat(layout.wordMultiplier(1, 1)).isEqualTo(2);
    assertThat(layout.letterMultiplier(2, 0)).isEqualTo(3);
    assertThat(layout.letterMultiplier(2, 1)).isEqualTo(4);
    assertThat(layout.wordMultiplier(2, 2)).isEqualTo(4);
    assertThat(layout.format()).isEqualTo(SMALL);
    assertThat(BoardLayout.parse(SMALL)).isEqualTo(layout).hasSameHashCodeAs(layout);
    assertThat(BoardLayout.standard()).isNotEqualTo(layout);
    assertThat(BoardLayout.parse(BoardLayout.standard().format()))
        .isEqualTo(BoardLayout.standard());
  }

  @Test
  void errorsNameLineAndColumn() {
    assertRefused(
        "", "a board layout needs a line such as \"start 8H\" or \"7, 7\" before its rows");
    assertRefused("start 1A\n..\n..\n", "a board layout has 3 to 31 rows, not 2");
    assertRefused(
        "start 1A\n...\n.x.\n...\n",
        "line 3 of the layout: column 2 holds a character that stands for no square;"
            + " use . ' \" ^ - = or ~");
    assertRefused(
        "start 1A\n...\n..\n...\n",
        "line 3 of the layout: row 2 has 2 squares, but there are 3 rows");
    assertRefused(
        "start 1D\n...\n...\n...\n",
        "line 1 of the layout: the start 1D is not on a board of 3 rows");
    assertRefused("start H8\n", "line 1 of the layout: the start must be a square such as 8H");
    assertRefused(
        "start 1A\nstart 1B\n", "line 2 of the layout: the start is named once, before the rows");
    assertRefused(
        "start 1A\n" + "...\n".repeat(1_000), "line 33 of the layout: there are more than 31 rows");
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> BoardLayout.parse(text))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(message);
  }

  @Test
  void aFileThatIsNoLayoutIsNamed(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("small.board");
    Files.writeString(file, SMALL);
    assertThat(BoardLayout.read(file)).isEqualTo(BoardLayout.parse(SMALL));
    Files.writeString(file, "start 2B\n");
    assertThatThrownBy(() -> BoardLayout.read(file))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(file + " is not a board layout: a board layout has 3 to 31 rows, not 0");
    Files.write(file, new byte[1 << 17]);
    assertThatThrownBy(() -> BoardLayout.read(file))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining("longer than 65536 bytes");
  }

  @Test
  void anyTextIsALayoutOrRefusedWithASentence() {
    String characters = ".'\"^-=~ #start 8H\n\r\tx\u00e9\0";
    for (int seed = 0; seed < 5_000; seed++) {
      TrialRandom random = TrialRandom.of(seed, 4);
      StringBuilder text = new StringBuilder(random.nextBoolean() ? SMALL : "start 1A\n");
      for (int change = random.nextInt(8); change >= 0; change--) {
        int at = random.nextInt(text.length());
        char character = characters.charAt(random.nextInt(characters.length()));
        if (random.nextBoolean()) {
          text.insert(at, character);
        } else {
          text.setCharAt(at, character);
        }
      }
      try {
        BoardLayout layout = BoardLayout.parse(text.toString());
        assertThat(BoardLayout.parse(layout.format())).as("seed %d", seed).isEqualTo(layout);
      } catch (CrosswordFormatException e) {
        assertThat(e.getMessage()).as("seed %d", seed).isNotBlank().doesNotEndWith(".");
      }
    }
  }

  @Test
  void squaresAreNamedByRowAndColumn() {
    for (int row = 0; row < 31; row++) {
      for (int column = 0; column < 31; column++) {
        Square square = new Square(row, column);
        assertThat(Square.find(square.toString())).contains(square);
      }
    }
    assertThat(new Square(0, 26)).hasToString("1AA");
    assertThat(new Square(14, 14)).hasToString("15O");
    for (String none : new String[] {"", "8", "H", "H8", "0A", "08A", "8-", "100A", "8AAA", "8É"}) {
      assertThat(Square.find(none)).as(none).isEmpty();
    }
  }

  @Test
  void layoutsOfOtherProgramsBeginWithRowAndColumn() {
    BoardLayout ours = BoardLayout.parse("start 2C\n=.'^\n.-..\n'.=~\n....\n");
    assertThat(BoardLayout.parse("1, 2\n= '^\n -  \n' =~\n    ")).isEqualTo(ours);
    assertThat(BoardLayout.parse("1,2\r\n= '^\r\n -\r\n' =~\r\n\r\n")).isEqualTo(ours);
    assertRefused(
        "1, 2\n= '^\n -#\n' =~\n    ",
        "line 3 of the layout: column 3 is a brick (#),"
            + " on which nothing can lie; Hindsight has no such boards");
    assertRefused(
        "4, 4\n= '^\n -\n' =~\n    ",
        "line 1 of the layout: the start 5E is not on a" + " board of 4 rows");
    assertRefused(
        "77, 7\n= '^\n -\n' =~\n    ",
        "line 1 of the layout: the start is row and" + " column, from 0 to 30");
  }

  @Test
  void superBoardIsSymmetricWithQuadrupleCorners() {
    BoardLayout large = BoardLayout.named("super");
    assertThat(large.size()).isEqualTo(21);
    assertThat(large.start()).hasToString("11K");
    int quadruple = 0;
    for (int row = 0; row < 21; row++) {
      for (int column = 0; column < 21; column++) {
        assertThat(large.wordMultiplier(row, column))
            .isEqualTo(large.wordMultiplier(column, row))
            .isEqualTo(large.wordMultiplier(20 - row, column));
        assertThat(large.letterMultiplier(row, column))
            .isEqualTo(large.letterMultiplier(column, row))
            .isEqualTo(large.letterMultiplier(20 - row, column));
        quadruple += large.wordMultiplier(row, column) == 4 ? 1 : 0;
      }
    }
    assertThat(quadruple).isEqualTo(4);
    assertThat(large.letterMultiplier(2, 5)).isEqualTo(4);
    assertThat(large.wordMultiplier(10, 10)).isEqualTo(2);
    assertThat(BoardLayout.named("standard")).isEqualTo(BoardLayout.standard());
    assertThatThrownBy(() -> BoardLayout.named("tiny")).hasMessageContaining("standard, super");
  }
}
