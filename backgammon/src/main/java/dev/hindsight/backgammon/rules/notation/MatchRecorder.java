package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.MatchScore;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Puts a match together from what a reader of some format finds, game after game. What makes no
 * sense is noted with its place, and the rest of the match is kept.
 */
final class MatchRecorder {
  /**
   * What a format says at the head of a game.
   *
   * @param isCrawford whether it says that this is the Crawford game
   */
  record Head(
      int number, String xName, String oName, int xPoints, int oPoints, boolean isCrawford) {
    private boolean isOneAway(int length) {
      return (length - xPoints == 1 || length - oPoints == 1)
          && xPoints < length
          && oPoints < length;
    }
  }

  private final int length;
  private final List<String> comments;
  private final List<GameRecord> games = new ArrayList<>();
  private final List<MatchReading.Problem> problems = new ArrayList<>();

  private MatchRecorder(int length, List<String> comments) {
    this.length = length;
    this.comments = comments;
  }

  /**
   * A match of which the heads of all games are known.
   *
   * @param tags names and values such as Event, in the order in which they are to be kept
   */
  static MatchRecorder of(
      int length, List<String> tags, boolean hasCrawfordRule, List<Head> heads) {
    List<String> comments = new ArrayList<>(tags);
    // A record may begin after the Crawford game, which scores alone do not tell.
    boolean isCrawford =
        heads.stream()
            .filter(head -> head.isOneAway(length))
            .findFirst()
            .map(Head::isCrawford)
            .orElse(hasCrawfordRule);
    boolean isOff = MatchRecord.isSet(comments, "Crawford", "Off");
    if (length > 1 && !isCrawford && !isOff) {
      comments.removeIf(comment -> comment.startsWith("[Crawford "));
      comments.add(tag("Crawford", "Off"));
    }
    int points = Math.max(0, Math.min(length, MatchScore.MOST_POINTS));
    MatchRecorder recorder = new MatchRecorder(points, comments);
    if (points != length) {
      recorder.note("length", "a match is to 0 to 32767 points, not " + length);
    }
    return recorder;
  }

  /** A line such as {@code [Event "Evening"]}. */
  static String tag(String name, String value) {
    return String.format(Locale.ROOT, "[%s \"%s\"]", name, oneLine(value).replace('"', '\''));
  }

  /** Text without line ends and other control characters, at most as long as anybody reads. */
  static String oneLine(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .limit(MOST_CHARACTERS)
        .map(c -> Character.isISOControl(c) ? ' ' : c)
        .forEach(line::appendCodePoint);
    return line.toString().strip();
  }

  private static final int MOST_CHARACTERS = 500;

  /** A name as records hold it: not empty, and without the colon that ends it in some formats. */
  static String name(String written, String otherwise) {
    String name = oneLine(written.replace(':', ' '));
    return name.isEmpty() ? otherwise : name;
  }

  /** Notes what makes no sense. */
  void note(String place, String problem) {
    problems.add(new MatchReading.Problem(place, problem));
  }

  /** Begins a game. */
  GameRecorder begin(Head head) {
    return new GameRecorder(this, head);
  }

  /** A replay that stands before the first roll of a game with this score. */
  GameReplay replay(GameRecord game) {
    List<GameRecord> all = new ArrayList<>(games);
    all.add(game);
    return new MatchRecord(length, comments, all).replay(games.size());
  }

  void add(GameRecord game) {
    games.add(game);
  }

  MatchReading reading() {
    return new MatchReading(new MatchRecord(length, comments, games), problems);
  }
}
