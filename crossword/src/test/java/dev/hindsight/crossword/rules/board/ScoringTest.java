package dev.hindsight.crossword.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import org.junit.jupiter.api.Test;

/** Scores worked out by hand. */
class ScoringTest {
  private final Board board = Board.withoutWords(CrosswordRules.english());

  private static Placement play(Direction direction, String square, String word) {
    Square first = Square.find(square).orElseThrow();
    byte[] tiles = new TileText(TileSet.english()).parseTiles(word.replace('.', '?'));
    boolean across = direction == Direction.ACROSS;
    return new Placement(
        direction,
        across ? first.row() : first.column(),
        across ? first.column() : first.row(),
        Tiles.of(tiles),
        0);
  }

  private int across(String square, String word) {
    return score(play(Direction.ACROSS, square, word));
  }

  private int down(String square, String word) {
    return score(play(Direction.DOWN, square, word));
  }

  private int score(Placement play) {
    assertThat(ReferenceBoard.of(board).scorePoints(play))
        .as("reference")
        .isEqualTo(board.scorePoints(play));
    return board.scorePoints(play);
  }

  @Test
  void theFirstWordCountsTwiceAndALetterOnItsPremium() {
    assertThat(across("8H", "CAT")).isEqualTo((3 + 1 + 1) * 2);
    assertThat(across("8D", "FACET")).isEqualTo((4 * 2 + 1 + 3 + 1 + 1) * 2);
    assertThat(down("8H", "CAT")).isEqualTo(10);
  }

  @Test
  void aBlankScoresNothingButItsPremiumSquareMultipliesTheWord() {
    assertThat(across("8H", "CaT")).isEqualTo((3 + 1) * 2);
    assertThat(across("8H", "cAT")).isEqualTo((1 + 1) * 2);
    assertThat(across("8D", "fACET")).isEqualTo((1 + 3 + 1 + 1) * 2);
  }

  @Test
  void aFullRackEarnsFifty() {
    assertThat(across("8B", "ANESTRI")).isEqualTo((1 + 1 + 1 * 2 + 1 + 1 + 1 + 1) * 2 + 50);
    assertThat(across("8C", "NESTRI")).isEqualTo((1 + 1 * 2 + 1 + 1 + 1 + 1) * 2);
  }

  @Test
  void premiumsCountOnlyWhenTheyAreCoveredNow() {
    board.place(play(Direction.ACROSS, "8H", "CAT"));
    assertThat(across("8H", "...S")).isEqualTo(3 + 1 + 1 + 1);
    assertThat(across("8H", "...ES")).isEqualTo(3 + 1 + 1 + 1 + 1 * 2);
    assertThat(down("8H", ".AT")).isEqualTo(3 + 1 + 1);
  }

  @Test
  void everyCrossWordCountsWithThePremiumOfItsOwnSquare() {
    board.place(play(Direction.ACROSS, "8E", "QUAG"));
    // MOMI itself, AM and GO; both M stand on double letters, the first of them is in AM too.
    assertThat(across("9G", "MOMI")).isEqualTo((6 + 1 + 6 + 1) + (1 + 6) + (2 + 1));
  }

  @Test
  void aCrossWordOnADoubleWordSquareCountsTwice() {
    board.place(play(Direction.ACROSS, "8H", "CAT"));
    board.place(play(Direction.DOWN, "8J", ".OE"));
    // 11K is a double word square: DO across and, down, OX, whose O stands on 10K.
    board.place(play(Direction.ACROSS, "10J", ".O"));
    assertThat(across("11K", "X")).isEqualTo((1 + 8) * 2);
  }

  @Test
  void twoTripleWordSquaresMakeNine() {
    board.place(play(Direction.DOWN, "1D", "QI"));
    assertThat(across("1A", "EEE.EEEE")).isEqualTo((7 + 10) * 9 + 50);
  }

  @Test
  void oneTileScoresTheSameInBothDirections() {
    board.place(play(Direction.ACROSS, "8H", "CAT"));
    assertThat(across("8H", "...S")).isEqualTo(6);
    assertThat(down("8K", "S")).isEqualTo(6);
  }

  @Test
  void blanksOnTheBoardScoreNothingInLaterWords() {
    board.place(play(Direction.ACROSS, "8H", "cAT"));
    assertThat(down("8H", ".OB")).isEqualTo(1 + 3);
    assertThat(down("7H", "A.")).isEqualTo(1);
  }
}
