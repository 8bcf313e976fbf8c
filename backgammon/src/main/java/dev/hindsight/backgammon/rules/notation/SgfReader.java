package dev.hindsight.backgammon.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the game trees of a match; see {@link SgfFile} for what they look like. */
final class SgfReader {
  private static final String BACKGAMMON = "6";
  private static final Pattern RESULT = Pattern.compile("([WB])\\+([0-9]{1,5})(?:\\.0)?[RTF]?.*");
  private static final Pattern ROLL = Pattern.compile("([1-6])([1-6])([a-z]{0,8})");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private final List<List<SgfTree.Node>> games;

  SgfReader(List<List<SgfTree.Node>> games) {
    this.games = games.stream().filter(game -> !game.isEmpty()).toList();
  }

  MatchReading read() {
    if (games.isEmpty()) {
      throw new BackgammonFormatException("there is no game in this SGF file");
    }
    SgfTree.Node first = games.get(0).get(0);
    if (first.has("GM") && !first.first("GM").strip().equals(BACKGAMMON)) {
      throw new BackgammonFormatException(
          "this is an SGF record of another game, GM["
              + MatchRecorder.oneLine(first.first("GM"))
              + "]; backgammon is GM[6]");
    }
    List<MatchRecorder.Head> heads = new ArrayList<>();
    for (List<SgfTree.Node> game : games) {
      heads.add(head(game.get(0), heads.size() + 1));
    }
    boolean hasCrawfordRule = first.first("RU").contains("Crawford");
    MatchRecorder match =
        MatchRecorder.of(information(first, "length", 0), comments(first), hasCrawfordRule, heads);
    for (int place = 0; place < games.size(); place++) {
      new Game(match.begin(heads.get(place))).read(games.get(place));
    }
    return match.reading();
  }

  private static MatchRecorder.Head head(SgfTree.Node root, int number) {
    return new MatchRecorder.Head(
        Math.max(1, information(root, "game", number - 1) + 1),
        MatchRecorder.name(root.first("PW"), "White"),
        MatchRecorder.name(root.first("PB"), "Black"),
        information(root, "ws", 0),
        information(root, "bs", 0),
        root.first("RU").contains("CrawfordGame"));
  }

  /** A number of MI, such as {@code length:7}. */
  private static int information(SgfTree.Node root, String name, int otherwise) {
    for (String value : root.all("MI")) {
      String number = value.substring(value.indexOf(':') + 1).strip();
      if (value.strip().startsWith(name + ":") && NUMBER.matcher(number).matches()) {
        return Integer.parseInt(number);
      }
    }
    return otherwise;
  }

  private static List<String> comments(SgfTree.Node root) {
    List<String> comments = new ArrayList<>();
    root.first("GC")
        .lines()
        .map(line -> MatchRecorder.oneLine(line).replaceFirst("^[;\\s]+", ""))
        .filter(line -> !line.isEmpty())
        .forEach(comments::add);
    for (List<String> tag : SgfFile.tags()) {
      addTag(comments, tag.get(1), root.first(tag.get(0)));
    }
    addTag(comments, "EventDate", root.first("DT").replace('-', '.'));
    if (root.first("RU").contains("Jacoby")) {
      addTag(comments, "Jacoby", "On");
    }
    return comments;
  }

  private static void addTag(List<String> comments, String name, String value) {
    boolean isThere = comments.stream().anyMatch(comment -> comment.startsWith("[" + name + " "));
    if (!value.isBlank() && !isThere) {
      comments.add(MatchRecorder.tag(name, value));
    }
  }

  /** One game, node after node. */
  private static final class Game {
    private final GameRecorder game;

    /** A position that is being set up, piece by piece; null while nothing is. */
    private @Nullable SetUp setUp;

    /** A roll that has been announced and not played. */
    private GameAction.@Nullable RollsOnly rolled;

    Game(GameRecorder game) {
      this.game = game;
    }

    void read(List<SgfTree.Node> nodes) {
      for (SgfTree.Node node : nodes) {
        try {
          read(node);
        } catch (IllegalArgumentException fault) {
          game.note(fault);
        }
      }
      finishSetUp();
      if (rolled != null) {
        game.act(rolled);
      }
      Matcher result = RESULT.matcher(nodes.get(0).first("RE").strip());
      if (result.matches()) {
        game.end(
            result.group(1).equals("W") ? Player.X : Player.O, Integer.parseInt(result.group(2)));
      }
      game.close();
    }

    private void read(SgfTree.Node node) {
      if (node.has("AE") || node.has("AW") || node.has("AB")) {
        setUp().place(node);
      }
      if (node.has("CV")) {
        setUp().value(node.first("CV").strip());
      }
      if (node.has("CP")) {
        setUp().owner(node.first("CP").strip());
      }
      if (node.has("PL")) {
        player(node);
      }
      for (Player player : Player.values()) {
        if (node.has(SgfFile.letter(player))) {
          finishSetUp();
          rolled = null;
          move(player, node.first(SgfFile.letter(player)).strip());
        }
      }
    }

    private void player(SgfTree.Node node) {
      String letter = node.first("PL").strip().toUpperCase(Locale.ROOT);
      Player player = letter.startsWith("W") ? Player.X : Player.O;
      String dice = node.first("DI").strip();
      if (setUp != null) {
        setUp.onRoll = player;
      }
      if (dice.matches("[1-6][1-6]")) {
        finishSetUp();
        rolled =
            new GameAction.RollsOnly(player, new Dice(dice.charAt(0) - '0', dice.charAt(1) - '0'));
      } else if (setUp == null && game.position() != null) {
        setUp().onRoll = player;
      }
    }

    private void move(Player player, String move) {
      String word = move.toLowerCase(Locale.ROOT);
      switch (word) {
        case "double", "redouble" -> game.turnCube(player);
        case "take" -> game.act(new GameAction.Takes(player));
        case "drop", "pass" -> game.act(new GameAction.Drops(player));
        default -> {
          Matcher roll = ROLL.matcher(word);
          if (!roll.matches() || roll.group(3).length() % 2 != 0) {
            throw new BackgammonFormatException(
                "a move is a roll and pairs of letters, double, take or drop, not " + quoted(move));
          }
          Dice dice = new Dice(Integer.parseInt(roll.group(1)), Integer.parseInt(roll.group(2)));
          game.roll(player, dice, steps(player, roll.group(3)));
        }
      }
    }

    private static String steps(Player player, String letters) {
      StringBuilder steps = new StringBuilder();
      for (int index = 0; index < letters.length(); index += 2) {
        steps
            .append(steps.length() == 0 ? "" : " ")
            .append(SgfFile.cell(player, letters.charAt(index)))
            .append('/')
            .append(SgfFile.cell(player, letters.charAt(index + 1)));
      }
      return steps.toString();
    }

    private SetUp setUp() {
      if (setUp == null) {
        setUp = new SetUp(game.position());
      }
      return setUp;
    }

    private void finishSetUp() {
      if (setUp != null) {
        SetUp done = setUp;
        setUp = null;
        if (done.changes(game.position()) || game.isBroken()) {
          game.setUp(done.onRoll, Board.of(done.x, done.o), done.cube());
        }
      }
    }
  }

  /** A position while it is being changed. */
  private static final class SetUp {
    /** Checkers of each player on points 1 to 24 and, last, the bar, as each counts. */
    final int[] x = new int[Checkers.BAR];

    final int[] o = new int[Checkers.BAR];
    Player onRoll = Player.X;
    private int value = 1;
    private @Nullable Player owner;

    SetUp(@Nullable BackgammonPosition before) {
      if (before == null) {
        return;
      }
      Board seenByX = before.boardSeenBy(Player.X);
      for (int cell = 1; cell <= Checkers.BAR; cell++) {
        x[cell - 1] = seenByX.mover(cell);
        o[cell - 1] = seenByX.other(cell);
      }
      onRoll = before.onRoll();
      value = before.cube().value();
      owner = before.cube().owner();
    }

    void place(SgfTree.Node node) {
      for (String points : node.all("AE")) {
        char from = letter(points, 0);
        char to = points.indexOf(':') == 1 ? letter(points, 2) : from;
        for (char letter = from; letter <= to; letter++) {
          if (letter != 'z') {
            x[SgfFile.cell(Player.X, letter) - 1] = 0;
            o[SgfFile.cell(Player.O, letter) - 1] = 0;
          }
        }
      }
      node.all("AW").forEach(points -> add(points, Player.X, x));
      node.all("AB").forEach(points -> add(points, Player.O, o));
    }

    private static void add(String points, Player player, int[] side) {
      char letter = letter(points, 0);
      if (letter != 'z') {
        side[SgfFile.cell(player, letter) - 1]++;
      }
    }

    private static char letter(String points, int at) {
      if (at >= points.length()) {
        throw new BackgammonFormatException("a point is a letter, but here is none");
      }
      return points.charAt(at);
    }

    void value(String text) {
      if (!NUMBER.matcher(text).matches()) {
        throw new BackgammonFormatException("the cube has a number, not " + quoted(text));
      }
      value = Integer.parseInt(text);
    }

    void owner(String text) {
      owner = text.equalsIgnoreCase("w") ? Player.X : text.equalsIgnoreCase("b") ? Player.O : null;
    }

    Cube cube() {
      return new Cube(value, owner);
    }

    boolean changes(@Nullable BackgammonPosition before) {
      return before == null
          || !before.boardSeenBy(Player.X).equals(Board.of(x, o))
          || !before.cube().equals(cube())
          || before.onRoll() != onRoll;
    }
  }
}
