package dev.hindsight.cli.crossword.ask;

import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines to the right of a board: racks, scores, what is unseen, and what the signs mean. */
public final class BesideTheBoard {
  private static final int UNSEEN_COLUMNS = 34;

  private BesideTheBoard() {}

  public static List<String> of(GamePosition position, int tilesInBag) {
    List<String> lines = new ArrayList<>();
    lines.add(rack(position, 0) + " to move, " + points(position, 0));
    lines.add(rack(position, 1) + " opponent, " + points(position, 1));
    lines.add("");
    int unseen = position.unseen().size();
    lines.add(
        String.format(
            Locale.ROOT,
            "Unseen: %d %s, %s",
            unseen,
            unseen == 1 ? "tile" : "tiles",
            tilesInBag == 0 ? "the bag is empty" : tilesInBag + " in the bag"));
    lines.addAll(unseenLines(position));
    lines.add("");
    lines.add("= word x3   - word x2");
    lines.add("\" letter x3 ' letter x2");
    if (hasFourfoldSquares(position)) {
      lines.add("^ letter x4 ~ word x4");
    }
    return lines;
  }

  private static boolean hasFourfoldSquares(GamePosition position) {
    String squares = position.rules().layout().format();
    return squares.indexOf('^') >= 0 || squares.indexOf('~') >= 0;
  }

  private static String rack(GamePosition position, int seat) {
    Tiles rack = position.racks().get(seat);
    TileSet tiles = position.rules().tiles();
    return rack.length() == 0 ? "(not known)" : TileCounts.of(tiles, rack).format(tiles);
  }

  private static String points(GamePosition position, int seat) {
    int points = position.scorePoints().get(seat);
    return points + (points == 1 ? " point" : " points");
  }

  /** Letter by letter, a group for each, as many groups on a line as fit. */
  private static List<String> unseenLines(GamePosition position) {
    TileSet tiles = position.rules().tiles();
    int[] unseen = position.unseen().counts();
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (int step = 1; step <= unseen.length; step++) {
      int letter = step % unseen.length; // the blank last
      String group =
          (letter == TileSet.BLANK ? "?" : tiles.letter(letter).upper()).repeat(unseen[letter]);
      if (line.length() + group.length() >= UNSEEN_COLUMNS) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() || group.isEmpty() ? "" : " ").append(group);
    }
    lines.add(line.toString());
    return lines;
  }
}
