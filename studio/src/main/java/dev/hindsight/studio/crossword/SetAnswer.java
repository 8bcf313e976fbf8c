package dev.hindsight.studio.crossword;

import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.workbench.answers.Says;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a page needs to draw a board, and what it may choose from. */
record SetAnswer(
    @Says("word lists that can be chosen") List<String> words,
    @Says("leave values that can be chosen") List<String> leaves,
    @Says("tiles that can be chosen") List<String> tiles,
    @Says("boards that can be chosen") List<String> layouts,
    @Says("tiles that a rack holds") int rackSize,
    @Says("of the first play") String start,
    @Says(
            "a text for each row of the board: `.` plain, `2` to `4` letters count so often, `d`,"
                + " `t`, `q` words count two, three, four times")
        List<String> squares,
    @Says("the blank first, then the alphabet") List<Letter> letters) {
  /** A kind of tile. */
  record Letter(
      @Says("as a tile shows it") String tile,
      @Says("as a blank stands for it; `null` for the blank itself") @Nullable String asBlank,
      @Says("tiles of it in a full bag") int count,
      @Says("points") int points) {}

  static SetAnswer of(CrosswordShelf shelf, CrosswordRules rules) throws IOException {
    return new SetAnswer(
        shelf.words(),
        shelf.leaves(),
        shelf.tiles(),
        shelf.layouts(),
        rules.rackSize(),
        rules.layout().start().toString(),
        squares(rules.layout()),
        letters(rules.tiles()));
  }

  private static List<String> squares(BoardLayout layout) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < layout.size(); row++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < layout.size(); column++) {
        int word = layout.wordMultiplier(row, column);
        int letter = layout.letterMultiplier(row, column);
        text.append(word > 1 ? "..dtq".charAt(word) : letter > 1 ? "..234".charAt(letter) : '.');
      }
      rows.add(text.toString());
    }
    return rows;
  }

  private static List<Letter> letters(TileSet tiles) {
    List<Letter> letters = new ArrayList<>();
    letters.add(new Letter("?", null, tiles.count(TileSet.BLANK), 0));
    for (int letter = 1; letter < tiles.letterCount(); letter++) {
      TileSet.Letter one = tiles.letter(letter);
      letters.add(new Letter(one.upper(), one.lower(), one.count(), one.scorePoints()));
    }
    return letters;
  }
}
