package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.Player;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Matches in the Smart Game Format ({@code .sgf}, GM[6]) as gnubg writes them, a game tree for each
 * game:
 *
 * <pre>
 * (;FF[4]GM[6]CA[UTF-8]MI[length:7][game:0][ws:0][bs:0]PW[Ann]PB[Bob]RU[Crawford]RE[W+2R]
 * ;W[31hefe]         a roll and its steps, each two letters
 * ;B[double]         or take, drop; a double that answers a double is a beaver
 * ;AE[a:y]AW[f][f]   nothing but two white checkers, and
 * ;CV[2];CP[w]       the cube at 2, White's (b, or c for the middle)
 * ;PL[B]DI[21])      Black has rolled 2-1, and the record ends
 *
 * a … x   points, W's from 1 to 24, B's from 24 to 1; y the bar, z off
 * RE      the winner and the points; R if the other resigned
 * RU      Crawford, Crawford:CrawfordGame, Jacoby, NoCube
 * </pre>
 *
 * <p>White is X. Analyses, comments on moves and variations are skipped when a file is read; what
 * else the comments of a match say is kept in GC, a line each.
 */
public final class SgfFile {
  /** Properties that name what a tag of a match file names too. */
  private static final List<List<String>> TAGS =
      List.of(
          List.of("EV", "Event"),
          List.of("RO", "Round"),
          List.of("PC", "Site"),
          List.of("AN", "Transcriber"));

  private static final Pattern DATE =
      Pattern.compile("\\[EventDate \"([0-9]{4}\\.[0-9]{2}\\.[0-9]{2})\"]");

  private SgfFile() {}

  /**
   * Reads what can be read of a match.
   *
   * @throws BackgammonFormatException if it is not SGF, or a record of another game
   */
  static MatchReading read(String text) {
    return new SgfReader(SgfTree.parse(text)).read();
  }

  /** The names of tags by property. */
  static List<List<String>> tags() {
    return TAGS;
  }

  // ---- writing ----

  /** Writes a match as gnubg reads it. */
  public static String write(MatchRecord match) {
    StringBuilder text = new StringBuilder();
    List<MatchScore> scores = match.scores();
    for (int place = 0; place < match.games().size(); place++) {
      appendHead(text, match, place, scores.get(place).crawford());
      GameRecord game = match.games().get(place);
      game.actions().forEach(action -> appendNode(text, action));
      text.append(")\n");
    }
    return text.toString();
  }

  private static void appendHead(
      StringBuilder text, MatchRecord match, int place, boolean isCrawford) {
    GameRecord game = match.games().get(place);
    text.append("(;FF[4]GM[6]CA[UTF-8]AP[Hindsight]");
    text.append(
        String.format(
            Locale.ROOT,
            "MI[length:%d][game:%d][ws:%d][bs:%d]",
            match.length(),
            game.number() - 1,
            game.xPoints(),
            game.oPoints()));
    appendProperty(text, "PW", game.xName());
    appendProperty(text, "PB", game.oName());
    if (place == 0) {
      appendComments(text, match.comments());
    }
    String rules = rules(match, isCrawford);
    if (!rules.isEmpty()) {
      appendProperty(text, "RU", rules);
    }
    GameRecord.End end = game.end();
    if (end != null) {
      appendProperty(
          text, "RE", letter(end.winner()) + "+" + end.points() + resigned(match, place));
    }
    text.append('\n');
  }

  private static void appendComments(StringBuilder text, List<String> comments) {
    for (List<String> tag : TAGS) {
      String begin = "[" + tag.get(1) + " \"";
      comments.stream()
          .filter(comment -> comment.startsWith(begin) && comment.endsWith("\"]"))
          .filter(comment -> comment.length() > begin.length() + 1)
          .findFirst()
          .ifPresent(
              comment ->
                  appendProperty(
                      text, tag.get(0), comment.substring(begin.length(), comment.length() - 2)));
    }
    comments.stream()
        .map(DATE::matcher)
        .filter(Matcher::matches)
        .findFirst()
        .ifPresent(date -> appendProperty(text, "DT", date.group(1).replace('.', '-')));
    if (!comments.isEmpty()) {
      appendProperty(text, "GC", String.join("\n", comments));
    }
  }

  private static String rules(MatchRecord match, boolean isCrawford) {
    if (match.length() > 0) {
      boolean isOff = MatchRecord.isSet(match.comments(), "Crawford", "Off");
      return isOff ? "" : isCrawford ? "Crawford:CrawfordGame" : "Crawford";
    }
    GameOptions options = MatchRecord.options(match.comments());
    return options.jacoby() ? "Jacoby" : "";
  }

  private static String resigned(MatchRecord match, int place) {
    GameReplay replay = match.replay(place);
    match.games().get(place).actions().forEach(replay::play);
    return replay.winner() == null ? "R" : "";
  }

  private static void appendNode(StringBuilder text, GameAction action) {
    if (action instanceof GameAction.Rolls rolls) {
      appendMove(text, letter(rolls.player()), steps(rolls));
    } else if (action instanceof GameAction.RollsOnly rolls) {
      text.append(";PL[")
          .append(letter(rolls.player()))
          .append("]DI[")
          .append(digits(rolls.dice()))
          .append("]\n");
    } else if (action instanceof GameAction.SetsUp setsUp) {
      appendSetUp(text, setsUp);
    } else if (action instanceof GameAction.Takes) {
      appendMove(text, letter(action.player()), "take");
    } else if (action instanceof GameAction.Drops) {
      appendMove(text, letter(action.player()), "drop");
    } else {
      appendMove(text, letter(action.player()), "double");
    }
  }

  private static void appendMove(StringBuilder text, String letter, String move) {
    text.append(';').append(letter).append('[').append(move).append("]\n");
  }

  private static String steps(GameAction.Rolls rolls) {
    StringBuilder steps = new StringBuilder(digits(rolls.dice()));
    for (Move.Step step : rolls.move().steps()) {
      steps.append(cell(rolls.player(), step.from())).append(cell(rolls.player(), step.to()));
    }
    return steps.toString();
  }

  private static void appendSetUp(StringBuilder text, GameAction.SetsUp setsUp) {
    text.append(";AE[a:y]");
    appendCheckers(text, Player.X, setsUp.seenByX());
    appendCheckers(text, Player.O, setsUp.seenByX().swapped());
    Cube cube = setsUp.cube();
    Player owner = cube.owner();
    text.append("\n;CV[").append(cube.value()).append("]\n;CP[");
    text.append(owner == null ? "c" : letter(owner).toLowerCase(Locale.ROOT));
    text.append("]\n;PL[").append(letter(setsUp.player())).append("]\n");
  }

  private static void appendCheckers(StringBuilder text, Player player, Board seenByPlayer) {
    StringBuilder points = new StringBuilder();
    for (int cell = 1; cell < Checkers.CELLS; cell++) {
      points.append(("[" + cell(player, cell) + "]").repeat(seenByPlayer.mover(cell)));
    }
    if (points.length() > 0) {
      text.append('A').append(letter(player)).append(points);
    }
  }

  private static void appendProperty(StringBuilder text, String name, String value) {
    String escaped = value.replace("\\", "\\\\").replace("]", "\\]");
    text.append(name).append('[').append(escaped).append(']');
  }

  private static String digits(Dice dice) {
    return "" + dice.first() + dice.second();
  }

  static String letter(Player player) {
    return player == Player.X ? "W" : "B";
  }

  private static char cell(Player player, int cell) {
    if (cell == Checkers.OFF || cell == Checkers.BAR) {
      return cell == Checkers.OFF ? 'z' : 'y';
    }
    return (char) (player == Player.X ? 'a' + cell - 1 : 'x' - cell + 1);
  }

  /** The cell of a letter as the player counts. */
  static int cell(Player player, char letter) {
    if (letter == 'z' || letter == 'y') {
      return letter == 'z' ? Checkers.OFF : Checkers.BAR;
    }
    if (letter < 'a' || letter > 'x') {
      throw new BackgammonFormatException(
          "a point is a letter from a to x, the bar y, and off z, not '" + letter + "'");
    }
    return player == Player.X ? letter - 'a' + 1 : 'x' - letter + 1;
  }
}
