package dev.hindsight.backgammon.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A recorded match or money session (length 0): its games, and the comment lines before them such
 * as {@code [Crawford "Off"]}.
 */
public record MatchRecord(int length, List<String> comments, List<GameRecord> games) {
  public MatchRecord {
    comments = List.copyOf(comments);
    games = List.copyOf(games);
    if (length < 0 || length > MatchScore.MOST_POINTS) {
      throw new IllegalArgumentException("a match is to 0 to 32767 points, not " + length);
    }
    for (String comment : comments) {
      if (comment.isBlank()
          || !comment.equals(comment.strip())
          || comment.startsWith(";")
          || comment.chars().anyMatch(Character::isISOControl)) {
        throw new IllegalArgumentException(
            "a comment is one line of text without ';', but this is " + quoted(comment));
      }
    }
  }

  /** Whether a comment sets a switch, such as {@code [Jacoby "On"]}. */
  static boolean isSet(List<String> comments, String name, String value) {
    String wanted = String.format(Locale.ROOT, "[%s \"%s\"]", name, value).toLowerCase(Locale.ROOT);
    return comments.stream().anyMatch(line -> line.toLowerCase(Locale.ROOT).contains(wanted));
  }

  /** What the comments say about Jacoby and beavers; neither unless they say so. */
  static GameOptions options(List<String> comments) {
    return new GameOptions(
        isSet(comments, "Jacoby", "On"),
        isSet(comments, "Beaver", "On"),
        GameOptions.PLAIN.mostDoublings());
  }

  /** The score around each game; the first game with a player one point away is Crawford. */
  public List<MatchScore> scores() {
    List<MatchScore> scores = new ArrayList<>();
    boolean crawfordDue = length > 0 && !isSet(comments, "Crawford", "Off");
    for (GameRecord game : games) {
      MatchScore score = new MatchScore(length, game.xPoints(), game.oPoints(), false);
      boolean oneAway = score.away(Player.X) == 1 || score.away(Player.O) == 1;
      boolean crawford = crawfordDue && oneAway && !score.isOver();
      crawfordDue &= !oneAway;
      scores.add(new MatchScore(length, game.xPoints(), game.oPoints(), crawford));
    }
    return scores;
  }

  /** A replay that stands before the first roll of a game. */
  public GameReplay replay(int game) {
    return new GameReplay(scores().get(game), options(comments));
  }
}
