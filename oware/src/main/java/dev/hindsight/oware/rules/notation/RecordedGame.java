package dev.hindsight.oware.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.PositionFormatException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A game as it is kept on paper: the moves, who played, what people said about it, and the result.
 * {@link OgnReader} and {@link OgnWriter} turn it from and into text.
 *
 * @param game the moves
 * @param tags such as {@code South} and {@code North} for the names of the players; not those that
 *     the game itself or the result tells, see {@link #DERIVED_TAGS}. A value of {@code ?} for one
 *     of the {@link #ROSTER} means unknown and is left out
 * @param comments one more than there are moves: before the first move, then after each move; empty
 *     for none
 * @param result {@code *} for none, or {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, or the seeds of
 *     South and North such as {@code 27-21}
 */
public record RecordedGame(
    OwareGame game, SortedMap<String, String> tags, List<String> comments, String result) {
  /** The tags that every record has, in the order in which they are written. */
  public static final List<String> ROSTER =
      List.of("Variant", "Event", "Site", "Date", "Round", "South", "North", "Result");

  /** The tags that follow from the game and its result. */
  public static final List<String> DERIVED_TAGS = List.of("Variant", "Result", "FEN", "PliesLeft");

  /** The result of a game that has none yet. */
  public static final String NO_RESULT = "*";

  private static final Pattern TAG_NAME = Pattern.compile("[A-Za-z0-9_]{1,80}");
  private static final Pattern RESULT = Pattern.compile("\\*|1/2-1/2|[0-9]{1,2}-[0-9]{1,2}");
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}\\u2028\\u2029]");
  private static final Pattern SPACE = Pattern.compile("\\s+");

  public RecordedGame {
    tags = checkedTags(tags);
    comments = checkedComments(comments);
    if (comments.size() != game.pliesPlayed() + 1) {
      throw new PositionFormatException(
          "a game of "
              + game.pliesPlayed()
              + " moves has "
              + comments.size()
              + " comments, but one more than moves are needed, empty ones included");
    }
    if (!isResult(result)) {
      throw new PositionFormatException(
          quoted(result) + " is not a result; write *, 1-0, 0-1, 1/2-1/2 or seeds such as 27-21");
    }
  }

  /** A record of the moves alone, with the final seeds as the result if the game is over. */
  public static RecordedGame of(OwareGame game) {
    return new RecordedGame(
        game, new TreeMap<>(), Collections.nCopies(game.pliesPlayed() + 1, ""), resultOf(game));
  }

  /** This record with one more tag, such as {@code South} and a name. */
  public RecordedGame withTag(String name, String value) {
    SortedMap<String, String> more = new TreeMap<>(tags);
    more.put(name, value);
    return new RecordedGame(game, more, comments, result);
  }

  /** Whether a text is a result. */
  public static boolean isResult(String text) {
    return RESULT.matcher(text).matches();
  }

  /**
   * The final seeds of both players, or {@link #NO_RESULT} while the game goes on. Seeds that are
   * split are halved downwards; where the turn limit leaves them on the board they count for
   * nobody.
   */
  private static String resultOf(OwareGame game) {
    if (!game.isOver()) {
      return NO_RESULT;
    }
    OwarePosition position = game.position();
    int south = position.southStore();
    int north = position.northStore();
    int takenForSouth = game.netSeedsForSouth() - (south - north);
    if (game.ending() == OwareGame.Ending.TURN_LIMIT) {
      return south + "-" + north;
    }
    int seeds = position.seedsOnBoard();
    return (south + (seeds + takenForSouth) / 2) + "-" + (north + (seeds - takenForSouth) / 2);
  }

  private static SortedMap<String, String> checkedTags(SortedMap<String, String> tags) {
    SortedMap<String, String> checked = new TreeMap<>();
    tags.forEach(
        (name, value) -> {
          if (!TAG_NAME.matcher(name).matches()) {
            throw new PositionFormatException(
                quoted(name) + " is not a tag name; use letters, digits and _");
          }
          if (DERIVED_TAGS.contains(name)) {
            throw new PositionFormatException(
                "the tag " + name + " follows from the game and cannot be set");
          }
          if (CONTROL.matcher(value).find()) {
            throw new PositionFormatException(
                "the value of the tag " + name + " must be one line of plain text");
          }
          if (!(ROSTER.contains(name) && value.equals("?"))) {
            checked.put(name, value);
          }
        });
    return Collections.unmodifiableSortedMap(checked);
  }

  private static List<String> checkedComments(List<String> comments) {
    List<String> checked = new ArrayList<>(comments.size());
    for (String comment : comments) {
      if (comment.indexOf('}') >= 0) {
        throw new PositionFormatException("a comment cannot contain '}', which ends it");
      }
      checked.add(SPACE.matcher(comment).replaceAll(" ").strip());
    }
    return Collections.unmodifiableList(checked);
  }
}
