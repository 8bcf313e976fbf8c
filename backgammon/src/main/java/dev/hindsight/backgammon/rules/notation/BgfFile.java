package dev.hindsight.backgammon.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Player;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Matches of BGBlitz ({@code .bgf}): a line of JSON that says how the rest is packed (gzip or not,
 * Smile or JSON), and the match. Only what was played is read.
 *
 * <pre>
 * match   matchlen, useCrawford, useJacoby, useBeaver, nameGreen, nameRed, finalGreen, finalRed,
 *         games
 * game    scoreGreen, scoreRed, isCrawford, wonPoints, wasResignation, initial, moves
 * initial points: 24 and two bars, Green's checkers negative; cube, cubeOwner
 * move    player −1 Green, 1 Red; the dice red and green; from, to: steps, −1 for none
 *         green 7 is no die, and red says what else was done:
 *         1 doubles   2 takes   3 drops   4 the end   5 a roll that cannot be played, in from, to
 * </pre>
 *
 * <p>Green is X. Points are the player's own, 25 the bar and 0 off.
 */
final class BgfFile {
  private static final byte[] BEGIN = "{\"format\":\"BGF\"".getBytes(UTF_8);
  private static final int LONGEST_HEAD = 10_000;
  private static final int MOST_BYTES = 64 << 20;
  private static final int NO_DIE = 7;

  private final Map<?, ?> match;

  private BgfFile(Map<?, ?> match) {
    this.match = match;
  }

  /** Whether a file begins as such files do. */
  static boolean begins(byte[] file) {
    return file.length >= BEGIN.length
        && Arrays.equals(file, 0, BEGIN.length, BEGIN, 0, BEGIN.length);
  }

  /**
   * Reads what can be read of a match.
   *
   * @throws BackgammonFormatException if the file is damaged
   */
  static MatchReading read(byte[] file) {
    int end = 0;
    while (end < file.length && end < LONGEST_HEAD && file[end] != '\n') {
      end++;
    }
    if (end >= file.length || file[end] != '\n') {
      throw new BackgammonFormatException("this BGBlitz file is cut off after its first line");
    }
    Map<?, ?> head = map(JsonTree.parse(new String(file, 0, end, UTF_8)));
    byte[] body =
        isTrue(head, "compress")
            ? Inflated.gzip(file, end + 1, MOST_BYTES)
            : Arrays.copyOfRange(file, end + 1, file.length);
    Object tree =
        isTrue(head, "useSmile") ? SmileTree.parse(body) : JsonTree.parse(new String(body, UTF_8));
    return new BgfFile(map(tree)).read();
  }

  // ---- values ----

  private static Map<?, ?> map(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw new BackgammonFormatException("this BGBlitz file is damaged: an object is missing");
  }

  private static List<?> list(Map<?, ?> map, String name) {
    return map.get(name) instanceof List<?> list ? list : List.of();
  }

  private static boolean isTrue(Map<?, ?> map, String name) {
    return Boolean.TRUE.equals(map.get(name));
  }

  private static int number(@Nullable Object value, int otherwise) {
    return value instanceof Number number ? number.intValue() : otherwise;
  }

  private static int number(Map<?, ?> map, String name) {
    return number(map.get(name), 0);
  }

  private static String text(Map<?, ?> map, String name) {
    return map.get(name) instanceof String text ? text : "";
  }

  // ---- the match ----

  private MatchReading read() {
    int length = Math.max(0, number(match, "matchlen"));
    List<Map<?, ?>> games = new ArrayList<>();
    List<MatchRecorder.Head> heads = new ArrayList<>();
    for (Object one : list(match, "games")) {
      Map<?, ?> game = map(one);
      games.add(game);
      heads.add(head(game, games.size()));
    }
    MatchRecorder recorder =
        MatchRecorder.of(length, tags(length), isTrue(match, "useCrawford"), heads);
    for (int place = 0; place < games.size(); place++) {
      GameRecorder game = recorder.begin(heads.get(place));
      Map<?, ?> after = place + 1 < games.size() ? games.get(place + 1) : null;
      try {
        read(games.get(place), after, game);
      } catch (IllegalArgumentException fault) {
        game.note(fault);
      }
      game.close();
    }
    return recorder.reading();
  }

  private MatchRecorder.Head head(Map<?, ?> game, int number) {
    String green = text(game, "nameGreen");
    String red = text(game, "nameRed");
    return new MatchRecorder.Head(
        number,
        MatchRecorder.name(green.isBlank() ? text(match, "nameGreen") : green, "Green"),
        MatchRecorder.name(red.isBlank() ? text(match, "nameRed") : red, "Red"),
        Math.max(0, number(game, "scoreGreen")),
        Math.max(0, number(game, "scoreRed")),
        isTrue(game, "isCrawford"));
  }

  private List<String> tags(int length) {
    List<String> tags = new ArrayList<>();
    addTag(tags, "Event", text(match, "event"));
    addTag(tags, "Site", text(match, "location"));
    addTag(tags, "Round", text(match, "round"));
    addTag(tags, "EventDate", text(match, "date"));
    if (length == 0) {
      addTag(tags, "Jacoby", isTrue(match, "useJacoby") ? "On" : "Off");
      addTag(tags, "Beaver", isTrue(match, "useBeaver") ? "On" : "Off");
    }
    return tags;
  }

  private static void addTag(List<String> tags, String name, String value) {
    if (!value.isBlank()) {
      tags.add(MatchRecorder.tag(name, value));
    }
  }

  private void read(Map<?, ?> game, @Nullable Map<?, ?> after, GameRecorder recorder) {
    List<?> moves = list(game, "moves");
    if (game.get("initial") instanceof Map<?, ?> initial) {
      Player first = moves.isEmpty() ? Player.X : player(map(moves.get(0)));
      setUp(initial, first, recorder);
    }
    for (Object move : moves) {
      play(map(move), recorder);
    }
    int points = Math.abs(number(game, "wonPoints"));
    if (points > 0) {
      recorder.end(winner(game, after, recorder), points);
    }
  }

  private static Player player(Map<?, ?> move) {
    return number(move, "player") < 0 ? Player.X : Player.O;
  }

  /** Who played the game out or whose points grew; if nothing else, the sign of the points. */
  private Player winner(Map<?, ?> game, @Nullable Map<?, ?> after, GameRecorder recorder) {
    Player played = recorder.winner();
    if (played != null) {
      return played;
    }
    int green = after == null ? number(match, "finalGreen") : number(after, "scoreGreen");
    int red = after == null ? number(match, "finalRed") : number(after, "scoreRed");
    int greens = green - number(game, "scoreGreen");
    int reds = red - number(game, "scoreRed");
    if (greens > 0 != reds > 0) {
      return greens > 0 ? Player.X : Player.O;
    }
    return number(game, "wonPoints") > 0 ? Player.X : Player.O;
  }

  private static void setUp(Map<?, ?> initial, Player first, GameRecorder game) {
    List<?> points = list(initial, "points");
    if (points.size() < Checkers.POINTS) {
      return;
    }
    int[] green = new int[Checkers.BAR];
    int[] red = new int[Checkers.BAR];
    for (int point = 0; point < Math.min(points.size(), Checkers.POINTS + 2); point++) {
      int checkers = number(points.get(point), 0);
      boolean isBar = point >= Checkers.POINTS;
      if (checkers < 0) {
        green[isBar ? Checkers.BAR - 1 : point] += -checkers;
      } else if (checkers > 0) {
        red[isBar ? Checkers.BAR - 1 : Checkers.POINTS - 1 - point] += checkers;
      }
    }
    int owner = number(initial, "cubeOwner");
    Player holder = owner == 0 ? null : owner < 0 ? Player.X : Player.O;
    int value = Math.max(1, number(initial, "cube"));
    game.setUp(first, Board.of(green, red), new Cube(value, holder));
  }

  // ---- moves ----

  private static void play(Map<?, ?> move, GameRecorder game) {
    Player player = player(move);
    int red = number(move, "red");
    int green = number(move, "green");
    if (green == NO_DIE) {
      actWithoutDice(red, player, move, game);
    } else {
      game.roll(player, GameRecorder.dice(green, red), steps(move));
    }
  }

  private static void actWithoutDice(int what, Player player, Map<?, ?> move, GameRecorder game) {
    switch (what) {
      case 1 -> game.turnCube(player);
      case 2 -> game.act(new GameAction.Takes(player));
      case 3 -> game.act(new GameAction.Drops(player));
      case 4 -> {
        // The end of the game; who has won what stands elsewhere.
      }
      case 5 -> {
        int first = first(move, "from");
        game.roll(player, GameRecorder.dice(first, first(move, "to")), "");
      }
      default -> game.note(new BackgammonFormatException("an action of an unknown kind, " + what));
    }
  }

  private static int first(Map<?, ?> move, String name) {
    List<?> cells = list(move, name);
    return cells.isEmpty() ? 0 : number(cells.get(0), 0);
  }

  private static String steps(Map<?, ?> move) {
    List<?> from = list(move, "from");
    List<?> to = list(move, "to");
    StringBuilder steps = new StringBuilder();
    for (int step = 0; step < Math.min(from.size(), to.size()); step++) {
      int start = number(from.get(step), -1);
      int end = number(to.get(step), -1);
      if (start > 0 && end >= 0) {
        steps.append(
            String.format(Locale.ROOT, "%s%d/%d", steps.length() == 0 ? "" : " ", start, end));
      }
    }
    return steps.toString();
  }
}
