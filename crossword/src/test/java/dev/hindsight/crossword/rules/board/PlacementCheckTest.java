package dev.hindsight.crossword.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import org.junit.jupiter.api.Test;

class PlacementCheckTest {
  private final Board board = Board.withoutWords(CrosswordRules.english());

  private static Placement play(Direction direction, int line, int place, String word) {
    byte[] tiles = new TileText(TileSet.english()).parseTiles(word.replace('.', '?'));
    return new Placement(direction, line, place, Tiles.of(tiles), 0);
  }

  private void assertRefused(Placement play, String reason) {
    assertThat(board.findObstacle(play)).hasValue(reason);
    assertThatThrownBy(() -> board.checkPlacement(play))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(reason);
  }

  @Test
  void theFirstPlayCoversTheStartWithTwoTiles() {
    assertRefused(
        play(Direction.ACROSS, 6, 7, "CAT"), "the first play must cover the start square 8H");
    assertRefused(
        play(Direction.DOWN, 7, 8, "CAT"), "the first play must cover the start square 8H");
    assertRefused(
        play(Direction.ACROSS, 7, 7, "A"), "the first play needs a word of two letters or more");
    assertThat(board.findObstacle(play(Direction.ACROSS, 7, 6, "ZZ"))).isEmpty();
    assertThat(board.findObstacle(play(Direction.DOWN, 7, 5, "CAT"))).isEmpty();
  }

  @Test
  void aPlayStaysOnTheBoard() {
    String reason = "the word does not fit on the board of 15 rows and columns: it leaves the edge";
    assertRefused(play(Direction.ACROSS, 7, 13, "CAT"), reason);
    assertRefused(play(Direction.ACROSS, 15, 7, "CAT"), reason);
    assertRefused(play(Direction.ACROSS, -1, 7, "CAT"), reason);
    assertRefused(play(Direction.DOWN, 7, Integer.MAX_VALUE, "CAT"), reason);
  }

  @Test
  void aPlayFillsEmptySquaresAndRunsThroughFullOnes() {
    board.place(play(Direction.ACROSS, 7, 7, "CAT"));
    assertRefused(play(Direction.DOWN, 8, 6, "BAD"), "there is a tile already on 8I");
    assertRefused(play(Direction.DOWN, 8, 6, "..D"), "there is no tile yet on 7I to play through");
    assertRefused(play(Direction.ACROSS, 7, 7, "..."), "the play puts no tile on the board");
    assertRefused(
        play(Direction.ACROSS, 7, 3, "ABCD...EFGH"),
        "the play puts 8 tiles on the board, more than the 7 of a rack");
  }

  @Test
  void aWordReachesAsFarAsTheTilesDo() {
    board.place(play(Direction.ACROSS, 7, 7, "CAT"));
    assertRefused(
        play(Direction.ACROSS, 7, 10, "S"),
        "the word begins earlier: there is a tile on 8J before it");
    assertRefused(
        play(Direction.ACROSS, 7, 6, "S."), "the word goes on: there is a tile on 8I after it");
    assertRefused(
        play(Direction.DOWN, 7, 6, "S"), "the word goes on: there is a tile on 8H after it");
    assertThat(board.findObstacle(play(Direction.DOWN, 10, 7, "S"))).isEmpty();
  }

  @Test
  void aPlayTouchesWhatIsThere() {
    board.place(play(Direction.ACROSS, 7, 7, "CAT"));
    assertRefused(
        play(Direction.ACROSS, 9, 7, "DOG"),
        "the play touches no tile that is on the board already");
    assertRefused(
        play(Direction.ACROSS, 8, 4, "DOG"),
        "the play touches no tile that is on the board already");
    assertThat(board.findObstacle(play(Direction.ACROSS, 8, 5, "DOG"))).isEmpty();
  }

  @Test
  void letterNumbersAreThoseOfTheTiles() {
    assertRefused(
        new Placement(Direction.ACROSS, 7, 7, Tiles.of((byte) 1, (byte) -27), 0),
        "there is no letter number 27");
    assertRefused(
        new Placement(Direction.ACROSS, 7, 7, Tiles.of((byte) 1, Byte.MIN_VALUE), 0),
        "there is no letter number 128");
  }
}
