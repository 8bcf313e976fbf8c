package dev.hindsight.backgammon.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Player;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One recorded game of a match: who played, the score before it, what was done, and how it ended
 * ({@code null} when the record stops before the end). X is the player of the left column.
 */
public record GameRecord(
    int number,
    String xName,
    String oName,
    int xPoints,
    int oPoints,
    List<GameAction> actions,
    @Nullable End end) {

  /** Who won and how many points it paid. */
  public record End(Player winner, int points) {
    public End {
      if (points < 1 || points > MatchScore.MOST_POINTS) {
        throw new IllegalArgumentException("a game pays at least one point, not " + points);
      }
    }
  }

  public GameRecord {
    actions = List.copyOf(actions);
    if (number < 1 || xPoints < 0 || oPoints < 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "games are counted from 1 and points from 0, not %d, %d and %d",
              number,
              xPoints,
              oPoints));
    }
    checkName(xName);
    checkName(oName);
  }

  private static void checkName(String name) {
    boolean plain = name.chars().noneMatch(c -> c == ':' || Character.isISOControl(c));
    if (name.isBlank() || !plain || !name.equals(name.strip())) {
      throw new IllegalArgumentException(
          "a player's name is not empty and has no ':', but this is " + quoted(name));
    }
  }
}
