package dev.hindsight.crossword.rules.letters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class TileTextTest {
  private static final TileText ENGLISH = new TileText(TileSet.english());
  private static final TileText SPANISH = new TileText(SmallTileSets.spanishLike());

  @Test
  void lowerCaseIsABlankShownAsThatLetter() {
    assertThat(ENGLISH.parseTiles("CaR?")).containsExactly(3, -1, 18, 0);
    assertThat(ENGLISH.format(new byte[] {3, -1, 18, 0})).isEqualTo("CaR?");
    assertThat(ENGLISH.parseTiles("")).isEmpty();
    assertThat(ENGLISH.parseTiles("[C][a]")).containsExactly(3, -1);
  }

  @Test
  void longestTileIsTaken() {
    assertThat(SPANISH.parseTiles("CHE")).containsExactly(3, 4);
    assertThat(SPANISH.parseTiles("[CH]E")).containsExactly(3, 4);
    assertThat(SPANISH.parseTiles("[C]HE")).containsExactly(2, 5, 4);
    assertThat(SPANISH.parseTiles("cHch")).containsExactly(-2, 5, -3);
    assertThat(SPANISH.parseTiles("LLL·Ll·lñ")).containsExactly(7, 8, -8, -9);
  }

  @Test
  void tilesOfSeveralCharactersAreShownInBrackets() {
    assertThat(SPANISH.format(new byte[] {3, 4, -8, -9})).isEqualTo("[CH]E[l·l]ñ");
  }

  @Test
  void neighboursThatLookLikeOneTileAreKeptApart() {
    assertThat(SPANISH.format(new byte[] {2, 5, 4})).isEqualTo("[C][H][E]");
    assertThat(SPANISH.format(new byte[] {2, -5, 4})).isEqualTo("ChE");
  }

  @Test
  void allTilesAreReadBack() {
    for (long seed = 0; seed < 2_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TileText text = seed % 2 == 0 ? SPANISH : ENGLISH;
      byte[] tiles = new byte[random.nextInt(16)];
      for (int at = 0; at < tiles.length; at++) {
        tiles[at] = (byte) (random.nextInt(25) - 12);
      }
      assertThat(text.parseTiles(text.format(tiles))).as("seed %d", seed).isEqualTo(tiles);
    }
  }

  @Test
  void wordsAreReadInAnyCase() {
    assertThat(ENGLISH.parseWord("Care")).containsExactly(3, 1, 18, 5);
    assertThat(SPANISH.parseWord("Chorro")).containsExactly(3, 10, 12, 10);
    assertThat(SPANISH.parseWord("CHORRO")).containsExactly(3, 10, 12, 10);
  }

  @Test
  void whatIsNoTileIsNamed() {
    assertThatThrownBy(() -> ENGLISH.parseTiles("AB#"))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageStartingWith("'#' in 'AB#' is not a tile of english; write a letter in upper");
    assertThatThrownBy(() -> ENGLISH.parseTiles("A[QU]"))
        .hasMessage(
            "'[QU]' in 'A[QU]' is not a tile of english; name the tiles that have it with `tiles`");
    assertThatThrownBy(() -> ENGLISH.parseTiles("[A")).hasMessageStartingWith("'[' in '[A'");
    assertThatThrownBy(() -> ENGLISH.parseTiles("[]")).hasMessageStartingWith("'[]' in '[]'");
    assertThatThrownBy(() -> ENGLISH.parseTiles("A\u0000\n"))
        .hasMessageStartingWith("'?' in 'A??' is not");
    assertThatThrownBy(() -> ENGLISH.parseWord("it's"))
        .hasMessage("'it's' has a character that is not a letter of english: '''");
    assertThatThrownBy(() -> ENGLISH.parseWord("na\uD83D\uDE00"))
        .hasMessageEndingWith("english: '\uD83D\uDE00'");
  }
}
