package dev.hindsight.crossword.build.placement;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;
import java.util.SplittableRandom;

/** Plays of two letters and a blank on a board of five rows, chosen or drawn by chance. */
final class SmallPlays {
  private static final TileSet TILES =
      new TileSet(
          "ab",
          List.of(
              new TileSet.Letter("?", "?", 1, 0, false),
              new TileSet.Letter("A", "a", 9, 1, true),
              new TileSet.Letter("B", "b", 9, 3, false)));
  private static final BoardLayout LAYOUT =
      BoardLayout.parse("start 3C\n=...=\n.'.'.\n..-..\n.'.'.\n=...=\n");
  static final CrosswordRules RULES = new CrosswordRules(LAYOUT, TILES, 4, 50, 4, 6);
  static final int A = 1;
  static final int B = 2;

  private final PlacementFeatures features = new PlacementFeatures(RULES);
  private final Board board = Board.withoutWords(RULES);

  PlacementFeatures features() {
    return features;
  }

  /** The board that plays are made on. */
  Board board() {
    return board;
  }

  PlacementFeatures.Sheet sheet(Direction direction, int line, int place, int... tiles) {
    byte[] word = new byte[tiles.length];
    for (int index = 0; index < word.length; index++) {
      word[index] = (byte) tiles[index];
    }
    PlacementFeatures.Sheet sheet = features.new Sheet();
    sheet.set(board, new Placement(direction, line, place, Tiles.of(word), 0));
    return sheet;
  }

  PlacementFeatures.Sheet randomPlay(SplittableRandom random) {
    randomBoard(random);
    return randomPlayOnBoard(random, features);
  }

  void randomBoard(SplittableRandom random) {
    board.clear();
    for (int tile = random.nextInt(6); tile > 0; tile--) {
      int row = random.nextInt(5);
      int column = random.nextInt(5);
      if (board.tile(row, column) == 0) {
        board.place(Direction.ACROSS, row, column, new byte[] {1}, 1);
      }
    }
  }

  PlacementFeatures.Sheet randomPlayOnBoard(SplittableRandom random, PlacementFeatures counted) {
    PlacementFeatures.Sheet sheet = counted.new Sheet();
    int length = random.nextInt(1, 4);
    while (sheet.count() == 0) {
      int line = random.nextInt(5);
      int place = random.nextInt(6 - length);
      byte[] word = new byte[length];
      for (int offset = 0; offset < length; offset++) {
        if (board.tile(line, place + offset) == 0) {
          word[offset] = (byte) new int[] {-1, 1, 2}[random.nextInt(3)];
        }
      }
      sheet.set(board, new Placement(Direction.ACROSS, line, place, Tiles.of(word), 0));
    }
    return sheet;
  }
}
