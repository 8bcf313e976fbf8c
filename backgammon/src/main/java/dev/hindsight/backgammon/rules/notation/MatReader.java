package dev.hindsight.backgammon.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a match file line by line; see {@link MatFile} for what it looks like. */
final class MatReader {
  private static final int LONGEST_LINE = 1_000;

  /** Left entries follow the move number closely; a wider gap is an empty left column. */
  private static final int WIDEST_GAP_ON_THE_LEFT = 8;

  /** A line with nothing but the result belongs to the left player up to this indent. */
  private static final int WIDEST_INDENT_ON_THE_LEFT = 20;

  private static final Pattern LENGTH = pattern("\\s*([0-9]{1,5}) +point +match.*");
  private static final Pattern MONEY = pattern("\\s*(unlimited|money)\\b.*");
  private static final Pattern GAME = pattern("\\s*Game +([0-9]{1,6})\\s*");
  private static final Pattern SCORE = pattern("(.*?) *: *([0-9]{1,5})( .*)?");
  private static final Pattern ROW = pattern("\\s*[0-9]{1,5}\\)(.*)");
  private static final Pattern ENTRY =
      pattern(
          "(?<![0-9A-Za-z])(?:[1-6][1-6] ?:"
              + "|Redoubles?|Doubles?|Beavers?|Raccoons?|Takes?|Accepts?|Drops?|Pass(?:es)?|Rejects?"
              + "|Resigns?|Wins)(?![a-z])");
  private static final Pattern ROLL = pattern("([1-6])([1-6]) ?:(.*)");
  private static final Pattern DOUBLES = pattern("(?:Re)?doubles? *=> *([0-9]{1,6})");
  private static final Pattern BEAVERS = pattern("Beavers? *=> *([0-9]{1,6})");
  private static final Pattern RACCOONS = pattern("Raccoons? *=> *([0-9]{1,6})");
  private static final Pattern TAKES = pattern("Takes?|Accepts?");
  private static final Pattern DROPS = pattern("Drops?|Pass|Passes|Rejects?");

  /** A player who resigns: what it costs stands in the line that says who wins. */
  private static final Pattern RESIGNS = pattern("Resigns?( .*)?");

  /** What XG writes of a roll that was never played. */
  private static final Pattern NOT_PLAYED = pattern("\\?+");

  private static final Pattern WINS =
      pattern("Wins +([0-9]{1,5}) +points?( +and +the +match)?\\.?");

  private final List<String> lines;
  private int lineIndex;

  private final List<String> comments = new ArrayList<>();
  private final List<GameRecord> games = new ArrayList<>();
  private int length = -1;
  private @Nullable OpenGame open;

  /** A game whose lines are still coming. */
  private static final class OpenGame {
    final int number;
    String xName = "";
    String oName = "";
    int xPoints;
    int oPoints;
    @Nullable GameReplay replay;

    /** Whether a line could not be read, so that nothing after it can be. */
    boolean broken;

    final List<GameAction> actions = new ArrayList<>();
    GameRecord.@Nullable End end;

    OpenGame(int number) {
      this.number = number;
    }
  }

  /** What could not be read so far; null if nothing is forgiven. */
  private final @Nullable List<MatchReading.Problem> problems;

  private MatReader(String text, @Nullable List<MatchReading.Problem> problems) {
    this.lines = text.replace("\uFEFF", "").lines().toList();
    this.problems = problems;
  }

  /** Reads a match of which every line must make sense. */
  static MatchRecord readStrictly(String text) {
    return new MatReader(text, null).read();
  }

  /** Reads what makes sense, and names the rest. */
  static MatchReading readLeniently(String text) {
    List<MatchReading.Problem> problems = new ArrayList<>();
    MatchRecord match = new MatReader(text, problems).read();
    return new MatchReading(match, problems);
  }

  private static Pattern pattern(String expression) {
    return Pattern.compile(expression, Pattern.CASE_INSENSITIVE);
  }

  private MatchRecord read() {
    for (lineIndex = 0; lineIndex < lines.size(); lineIndex++) {
      String line = lines.get(lineIndex).replace("\t", "        ").replace('\u00a0', ' ');
      try {
        if (line.length() > LONGEST_LINE) {
          throw new BackgammonFormatException("the line is longer than 1000 characters");
        }
        read(line);
      } catch (IllegalArgumentException fault) {
        forgive(lineIndex, fault);
      }
    }
    try {
      closeGame();
    } catch (IllegalArgumentException fault) {
      forgive(lines.size() - 1, fault);
    }
    if (length < 0) {
      throw new BackgammonFormatException(
          "this is not a recorded match of backgammon: there is neither the length of one, such as"
              + " '7 point match', nor a 'Game 1'; what can be read is .mat, .sgf, .xg, .xgp and"
              + " .bgf");
    }
    return new MatchRecord(length, comments, games);
  }

  /** Notes what is wrong with a line and gives up the rest of its game, or throws it. */
  private void forgive(int index, IllegalArgumentException fault) {
    if (problems == null) {
      throw fault(index, fault);
    }
    problems.add(
        new MatchReading.Problem("line " + (index + 1), String.valueOf(fault.getMessage())));
    if (open != null) {
      open.broken = true;
    }
  }

  private static BackgammonFormatException fault(int index, IllegalArgumentException cause) {
    BackgammonFormatException fault =
        new BackgammonFormatException("line " + (index + 1) + ": " + cause.getMessage());
    fault.initCause(cause);
    return fault;
  }

  private void read(String line) {
    if (line.isBlank()) {
      return;
    }
    if (line.strip().startsWith(";")) {
      addComment(line.strip().replaceFirst("^;+", ""));
      return;
    }
    Matcher game = GAME.matcher(line);
    if (length < 0) {
      readHeader(line);
    } else if (game.matches()) {
      closeGame();
      open = new OpenGame(Integer.parseInt(game.group(1)));
    } else if (open == null) {
      throw new BackgammonFormatException(
          "expected 'Game' and its number, but found " + quoted(line.strip()));
    } else if (open.broken) {
      return;
    } else if (open.replay == null) {
      readPlayers(line, open);
    } else {
      readRow(line, open, open.replay);
    }
  }

  private void addComment(String comment) {
    StringBuilder plain = new StringBuilder();
    comment.chars().filter(c -> !Character.isISOControl(c)).forEach(c -> plain.append((char) c));
    String stripped = plain.toString().strip();
    if (!stripped.isEmpty() && !stripped.startsWith(";")) {
      comments.add(stripped);
    }
  }

  private void readHeader(String line) {
    Matcher points = LENGTH.matcher(line);
    if (points.matches()) {
      length = Integer.parseInt(points.group(1));
      if (length > MatchScore.MOST_POINTS) {
        throw new BackgammonFormatException("a match is to at most 32767 points, not " + length);
      }
    } else if (MONEY.matcher(line).matches()) {
      length = 0;
    } else if (GAME.matcher(line).matches()) {
      BackgammonFormatException fault =
          new BackgammonFormatException(
              "the length of the match, such as '7 point match', must come before the first game");
      forgive(lineIndex, fault);
      length = 0;
      read(line);
    } else {
      addComment(line);
    }
  }

  /** Names and scores: {@code Ann : 0 Bob : 0}. */
  private void readPlayers(String line, OpenGame game) {
    Matcher left = SCORE.matcher(line.strip());
    Matcher right =
        left.matches() && left.group(3) != null ? SCORE.matcher(left.group(3).strip()) : null;
    if (right == null || !right.matches() || right.group(3) != null) {
      throw new BackgammonFormatException(
          "expected names and scores such as 'Ann : 0   Bob : 0', but found "
              + quoted(line.strip()));
    }
    game.xName = left.group(1);
    game.xPoints = Integer.parseInt(left.group(2));
    game.oName = right.group(1);
    game.oPoints = Integer.parseInt(right.group(2));
    List<GameRecord> withThis = new ArrayList<>(games);
    withThis.add(record(game));
    game.replay = new MatchRecord(length, comments, withThis).replay(games.size());
  }

  private void readRow(String line, OpenGame game, GameReplay replay) {
    Matcher row = ROW.matcher(line);
    boolean numbered = row.matches();
    int start = numbered ? row.start(1) : 0;
    String rest = line.substring(start);
    List<Integer> entries = new ArrayList<>();
    Matcher entry = ENTRY.matcher(rest);
    while (entry.find()) {
      entries.add(entry.start());
    }
    String before = entries.isEmpty() ? rest : rest.substring(0, entries.get(0));
    if (!before.isBlank() || entries.size() > 2) {
      throw new BackgammonFormatException(
          "expected a roll such as '31: 8/5 6/5', Doubles, Takes, Drops or Wins, but found "
              + quoted(rest.strip()));
    }
    int widest = numbered ? WIDEST_GAP_ON_THE_LEFT : WIDEST_INDENT_ON_THE_LEFT;
    for (int index = 0; index < entries.size(); index++) {
      boolean alone = entries.size() == 1;
      boolean left = alone ? entries.get(0) <= widest : index == 0;
      int end = index + 1 < entries.size() ? entries.get(index + 1) : rest.length();
      String text = rest.substring(entries.get(index), end).strip();
      readEntry(text, left ? Player.X : Player.O, game, replay);
    }
  }

  private static void readEntry(String text, Player player, OpenGame game, GameReplay replay) {
    if (game.end != null) {
      throw new BackgammonFormatException("the game has already been won above");
    }
    Matcher wins = WINS.matcher(text);
    if (wins.matches()) {
      game.end = new GameRecord.End(player, Integer.parseInt(wins.group(1)));
      replay.checkEnd(game.end);
      return;
    }
    if (RESIGNS.matcher(text).matches()) {
      return;
    }
    if (ROLL.matcher(text).matches() && replay.isBeaverFor(player)) {
      // Some programs write nothing where a beaver is accepted.
      act(new GameAction.Takes(player), game, replay);
    }
    act(action(text, player, replay), game, replay);
  }

  private static void act(GameAction action, OpenGame game, GameReplay replay) {
    replay.play(action);
    game.actions.add(action);
  }

  private static GameAction action(String text, Player player, GameReplay replay) {
    Matcher roll = ROLL.matcher(text);
    if (roll.matches()) {
      Dice dice = new Dice(Integer.parseInt(roll.group(1)), Integer.parseInt(roll.group(2)));
      String written = roll.group(3).strip();
      if (NOT_PLAYED.matcher(written).matches()) {
        return new GameAction.RollsOnly(player, dice);
      }
      Move move = replay.parseMove(player, dice, written);
      return new GameAction.Rolls(player, dice, move);
    }
    Matcher doubles = DOUBLES.matcher(text);
    if (doubles.matches()) {
      return new GameAction.Doubles(player, Integer.parseInt(doubles.group(1)));
    }
    Matcher beavers = BEAVERS.matcher(text);
    if (beavers.matches()) {
      return new GameAction.Beavers(player, Integer.parseInt(beavers.group(1)));
    }
    Matcher raccoons = RACCOONS.matcher(text);
    if (raccoons.matches()) {
      return new GameAction.Raccoons(player, Integer.parseInt(raccoons.group(1)));
    }
    if (TAKES.matcher(text).matches()) {
      return new GameAction.Takes(player);
    }
    if (DROPS.matcher(text).matches()) {
      return new GameAction.Drops(player);
    }
    throw new BackgammonFormatException(
        "expected a roll, 'Doubles => 2', Takes, Drops or 'Wins 1 point', but found "
            + quoted(text));
  }

  private void closeGame() {
    OpenGame game = open;
    if (game == null) {
      return;
    }
    if (game.replay == null && game.broken) {
      open = null;
      return;
    }
    if (game.replay == null) {
      throw new BackgammonFormatException("game " + game.number + " has no line of players");
    }
    games.add(record(game));
    open = null;
  }

  private static GameRecord record(OpenGame game) {
    return new GameRecord(
        game.number, game.xName, game.oName, game.xPoints, game.oPoints, game.actions, game.end);
  }
}
