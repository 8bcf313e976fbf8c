package dev.hindsight.crossword.rules.letters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TileSetTest {
  @TempDir Path folder;

  @Test
  void englishHasAHundredTiles() {
    TileSet english = TileSet.english();
    assertThat(english.total()).isEqualTo(100);
    assertThat(english.letterCount()).isEqualTo(27);
    assertThat(english.count(TileSet.BLANK)).isEqualTo(2);
    assertThat(english.scorePoints(17)).isEqualTo(10);
    assertThat(english.letter(17).upper()).isEqualTo("Q");
    assertThat(english.isVowel(1)).isTrue();
    assertThat(english.isVowel(25)).isFalse();
  }

  @Test
  void pointsOfAllEnglishTilesAreAHundredAndEightySeven() {
    TileSet english = TileSet.english();
    int points = 0;
    for (int letter = 0; letter < english.letterCount(); letter++) {
      points += english.count(letter) * english.scorePoints(letter);
    }
    assertThat(points).isEqualTo(187);
  }

  @Test
  void tilesOfSeveralCharactersAreOneLetter() {
    TileSet spanish = SmallTileSets.spanishLike();
    assertThat(spanish.letterCount()).isEqualTo(13);
    assertThat(spanish.letter(3).upper()).isEqualTo("CH");
    assertThat(spanish.letter(7).upper()).isEqualTo("LL");
    assertThat(spanish.letter(8).lower()).isEqualTo("l·l");
    assertThat(spanish.scorePoints(9)).isEqualTo(8);
  }

  @Test
  void lineEndsByteOrderMarkSpacesAndEmptyLinesDoNotMatter() throws IOException {
    TileSet plain = TileSet.parse("two", "?,?,1,0,0\nA,a,3,1,1\n");
    assertThat(TileSet.parse("two", "\uFEFF?,?,1,0,0\r\n\r\n A , a,3, 1,1")).isEqualTo(plain);
    Path file = folder.resolve("two.csv");
    Files.writeString(file, "\uFEFF?,?,1,0,0\r\nA,a,3,1,1\r\n");
    assertThat(TileSet.read(file)).isEqualTo(plain);
    assertThat(TileSet.read(file).name()).isEqualTo("two");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A,a,9,1,1 | line 1: the blank, ?, must be the first tile and no other; this one is 'A'",
        "?,?,2,0,0;?,?,2,0,0 | line 2: the blank, ?, must be the first tile and no other",
        "?,?,2,0,0;A,a,9 | line 2: a line is UPPER,lower,count,score,isVowel, with 4 commas",
        "?,?,2,0,0;A,a,9,1 | line 2: the count 'a' is not a small number",
        "?,?,2,0,0;A,a,9,1,1,1 | line 2: a line is UPPER,lower,count,score,isVowel, with 4 commas",
        "?,?,2,0,0;A,a,x,1,1 | line 2: the count 'x' is not a small number",
        "?,?,2,0,0;A,a,-1,1,1 | line 2: the count '-1' is not a small number",
        "?,?,2,0,0;A,a,99999999999,1,1 | line 2: the count '99999999999' is not a small number",
        "?,?,2,0,0;A,a,1000,1,1 | line 2: there can be 0 to 999 tiles, not 1000",
        "?,?,2,0,0;A,a,9,100,1 | line 2: there can be 0 to 99 points, not 100",
        "?,?,2,1,0 | line 1: a blank scores 0 points, not 1",
        "?,?,2,0,0;A,a,9,1,yes | line 2: the fifth field says whether it is a vowel, 1 or 0, not"
            + " 'yes'",
        "?,?,2,0,0;A,A,9,1,1 | line 2: 'A' is written the same in upper and in lower case",
        "?,?,2,0,0;A,a,9,1,1;A,b,1,1,0 | line 3: 'A' or 'b' stands for two tiles",
        "?,?,2,0,0;A,a,9,1,1;B,a,1,1,0 | line 3: 'B' or 'a' stands for two tiles",
        "?,?,2,0,0;A,a,9,1,1;B,A,1,1,0 | line 3: 'B' or 'A' stands for two tiles",
        "?,?,2,0,0;5,a,9,1,1 | line 2: '5' cannot be the name of a tile; use 1 to 8 letters",
        "?,?,2,0,0;A/,a,9,1,1 | line 2: 'A/' cannot be the name of a tile; use 1 to 8 letters",
        "?,?,2,0,0;,a,9,1,1 | line 2: '' cannot be the name of a tile; use 1 to 8 letters",
        "?,?,2,0,0 | a tile set has a blank and 1 to 63 letters; this one has 1 kinds of tiles",
        "?,?,0,0,0;A,a,0,1,1 | a tile set has at least one tile, and this one has none",
        "?,?,2,0,0;A,a,999,1,1 | there can be 0 to 999 tiles in all, not 1001",
      })
  void mistakesAreNamedWithTheirLine(String lines, String message) {
    assertThatThrownBy(() -> TileSet.parse("wrong", lines.replace(';', '\n')))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining(message);
  }

  @Test
  void moreLettersThanBitsOfALongAreRefused() {
    StringBuilder csv = new StringBuilder("?,?,2,0,0\n");
    for (int letter = 0; letter < 64; letter++) {
      csv.append("A").append((char) (0x0410 + letter)).append(",a");
      csv.append((char) (0x0410 + letter)).append(",1,1,0\n");
    }
    assertThatThrownBy(() -> TileSet.parse("many", csv.toString()))
        .hasMessageContaining("this one has 65 kinds of tiles");
  }

  @Test
  void filesThatAreNoTextAreRefused() throws IOException {
    Path file = folder.resolve("binary.csv");
    Files.write(file, new byte[] {(byte) 0xC3, 0x28, 0, 1});
    assertThatThrownBy(() -> TileSet.read(file))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(
            file + ": it is not a text in UTF-8; convert it, or check that it is a tile set");
    Files.write(file, new byte[1 << 17]);
    assertThatThrownBy(() -> TileSet.read(file))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining("too large");
  }

  /** Anything that is accepted can be written down and read again. */
  @Test
  void damagedTextIsReadOrRefusedAndNothingElse() {
    byte[] sound =
        "?,?,2,0,0\nA,a,9,1,1\nCH,ch,1,5,0\nÑ,ñ,1,8,0\nL·L,l·l,1,8,0\n"
            .getBytes(StandardCharsets.UTF_8);
    byte[] likely = "?,\n\r[]AaCHch0123456789-. ".getBytes(StandardCharsets.UTF_8);
    int accepted = 0;
    for (long seed = 0; seed < 5_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] damaged = sound.clone();
      for (int flip = random.nextInt(4); flip >= 0; flip--) {
        damaged[random.nextInt(damaged.length)] =
            random.nextInt(4) == 0
                ? (byte) random.nextInt(256)
                : likely[random.nextInt(likely.length)];
      }
      try {
        TileSet tiles = TileSet.parse("fuzz", TileSetCsv.decode(damaged));
        accepted++;
        assertReadBack(tiles, random, "seed " + seed);
      } catch (CrosswordFormatException e) {
        assertThat(e.getMessage()).as("seed %d", seed).isNotBlank().doesNotContain("\n");
      }
    }
    assertThat(accepted).isBetween(100, 4_900);
  }

  private static void assertReadBack(TileSet tiles, SplittableRandom random, String at) {
    byte[] some = new byte[random.nextInt(8)];
    for (int index = 0; index < some.length; index++) {
      int letter = random.nextInt(tiles.letterCount());
      some[index] = (byte) (random.nextBoolean() ? letter : -letter);
    }
    TileText text = new TileText(tiles);
    assertThat(text.parseTiles(text.format(some))).as(at).isEqualTo(some);
  }

  @Test
  void shapesOfOtherProgramsAreReadByTheirFields() {
    TileSet five = TileSet.parse("x", "?,?,2,0,0\nA,a,9,1,1\nÇ,ç,1,10,0\n[QU],[qu],1,8,0\n");
    TileSet seven =
        TileSet.parse(
            "x", "?,?,2,0,0,？,？\nA,a,9,1,1,Ａ,ａ\nÇ,ç,1,10,0,Ｃ,ｃ\n[QU],[qu],1,8,0,[QU],[qu]\n");
    TileSet four = TileSet.parse("x", "?,2,0,0\nA,9,1,1\nÇ,1,10,10\nQU,1,8,0\n");
    TileSet bracketed = TileSet.parse("x", "?,2,0,0\r\nA,9,1,1\r\nÇ,1,10,0\r\n[QU],1,8,0\r\n");
    assertThat(seven).isEqualTo(five);
    assertThat(four).isEqualTo(five);
    assertThat(bracketed).isEqualTo(five);
    assertThat(new TileText(four).parseTiles("A[QU]A")).containsExactly(1, 3, 1);
  }

  /** Counts and points of all tiles together, as the sets are sold. */
  @ParameterizedTest
  @CsvSource({
    "english, 26, 100, 187", "spanish, 28, 100, 192", "french, 26, 102, 197",
        "german, 29, 102, 202",
    "dutch, 26, 102, 230", "polish, 32, 100, 190", "norwegian, 32, 100, 202",
        "swedish, 31, 100, 194"
  })
  void languagesHaveTheirTiles(String language, int letters, int total, int points) {
    TileSet tiles = TileSet.named(language);
    int sum = 0;
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      sum += tiles.count(letter) * tiles.scorePoints(letter);
    }
    assertThat(tiles.letterCount() - 1).isEqualTo(letters);
    assertThat(tiles.total()).isEqualTo(total);
    assertThat(tiles.count(TileSet.BLANK)).isEqualTo(2);
    assertThat(sum).isEqualTo(points);
  }

  @Test
  void unknownLanguageIsRefused() {
    assertThatThrownBy(() -> TileSet.named("klingon"))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining("there are no tiles called klingon; there are english, spanish");
  }
}
