package dev.hindsight.cli.crossword;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.workbench.crossword.CrosswordAnswer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** An answer as people read it: the board, the racks, what is unseen, and the plays in columns. */
public final class AnswerText {
  private static final int UNSEEN_COLUMNS = 34;

  private AnswerText() {}

  public static String of(CrosswordAnswer answer, GamePosition position) {
    StringBuilder text = new StringBuilder(BoardDrawing.of(position, beside(answer, position)));
    text.append("\n\n");
    text.append(counts(answer)).append('\n');
    text.append(sources(answer)).append('\n');
    answer.notes().forEach(note -> text.append(note).append('\n'));
    if (!answer.best().isEmpty()) {
      text.append('\n').append(moves(answer));
    }
    return text.toString().stripTrailing();
  }

  private static List<String> beside(CrosswordAnswer answer, GamePosition position) {
    List<String> lines = new ArrayList<>();
    lines.add(rack(position, 0) + " to move, " + points(position, 0));
    lines.add(rack(position, 1) + " opponent, " + points(position, 1));
    lines.add("");
    int unseen = unseenTiles(position);
    lines.add(
        String.format(
            Locale.ROOT,
            "Unseen: %d %s, %s",
            unseen,
            unseen == 1 ? "tile" : "tiles",
            answer.tilesInBag() == 0
                ? "the opponent's; the bag is empty"
                : answer.tilesInBag() + " in the bag"));
    lines.addAll(unseenLines(position));
    lines.add("");
    lines.add("= word x3   - word x2");
    lines.add("\" letter x3 ' letter x2");
    return lines;
  }

  private static String rack(GamePosition position, int seat) {
    Tiles rack = position.racks().get(seat);
    TileSet tiles = position.rules().tiles();
    return rack.length() == 0 ? "(not known)" : Rack.of(tiles, rack.toArray()).format(tiles);
  }

  private static String points(GamePosition position, int seat) {
    int points = position.scorePoints().get(seat);
    return points + (points == 1 ? " point" : " points");
  }

  private static int[] unseen(GamePosition position) {
    int[] unseen = position.bagCounts();
    for (byte letter : position.racks().get(1).toArray()) {
      unseen[letter]++;
    }
    return unseen;
  }

  private static int unseenTiles(GamePosition position) {
    int total = 0;
    for (int count : unseen(position)) {
      total += count;
    }
    return total;
  }

  /** Letter by letter, a group for each, as many groups on a line as fit. */
  private static List<String> unseenLines(GamePosition position) {
    TileSet tiles = position.rules().tiles();
    int[] unseen = unseen(position);
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

  private static String counts(CrosswordAnswer answer) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%,d %s, %,d %s. Most points: %s, %d.",
            answer.plays(),
            answer.plays() == 1 ? "play" : "plays",
            answer.exchanges(),
            answer.exchanges() == 1 ? "exchange" : "exchanges",
            answer.bestByScore().move(),
            answer.bestByScore().score()));
    Long scores = answer.sumOfScores();
    Long equities = answer.sumOfEquityMillipoints();
    if (scores != null && equities != null) {
      text.append(
          String.format(
              Locale.ROOT,
              "%nOver all plays: scores %,d, equities %,.3f.",
              scores,
              BigDecimal.valueOf(equities, 3)));
    }
    return text.toString();
  }

  private static String sources(CrosswordAnswer answer) {
    return "Words: " + answer.words() + ". " + leaves(answer);
  }

  private static String leaves(CrosswordAnswer answer) {
    if (answer.tilesInBag() == 0) {
      return "The bag is empty: what is kept has the value that the end of the game gives it.";
    }
    return answer.leaves() == null
        ? "No leave values: leaves count 0."
        : "Leaves: " + answer.leaves() + ".";
  }

  private static String moves(CrosswordAnswer answer) {
    TextTable table =
        new TextTable("", "rlrlrr").row("", "move", "score", "leave", "its value", "equity");
    int rank = 1;
    for (CrosswordAnswer.Move move : answer.best()) {
      table.row(
          Integer.toString(rank++),
          move.move(),
          Integer.toString(move.score()),
          move.leave(),
          move.leaveValue().toPlainString(),
          move.equity().toPlainString());
    }
    return table.toString();
  }
}
