package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Player;
import java.util.Locale;

/**
 * Match files ({@code .mat}) as Jellyfish began them and gnubg, XG and servers write them.
 *
 * <pre>
 * ; [Crawford "On"]
 *  7 point match
 *
 *  Game 1
 *  Ann : 0                                 Bob : 0
 *   1)                                     32: 24/21 13/11
 *   2) 52: 13/8 6/4*                       54: 25/21* 13/8
 *   3) Doubles => 2                        Takes
 *       Wins 2 points
 * </pre>
 *
 * <p>The left column is X. 25 is the bar and 0 is off; a roll without a move is a roll that could
 * not be played, {@code 33: ???} one after which the player resigned. Lines that begin with {@code
 * ;} and lines before the match length are comments. Reading replays every game; an illegal move or
 * cube action is refused with its line number. A move is kept as the position it leads to, so a
 * checker's way is kept only where it hits.
 */
public final class MatFile {
  /** The column, counted from 0, where the right player's entries start. */
  static final int RIGHT_COLUMN = 42;

  private MatFile() {}

  /** Reads a match. */
  public static MatchRecord read(String text) {
    return MatReader.readStrictly(text);
  }

  /**
   * Reads what can be read of a match: a game ends at the first line that makes no sense, and the
   * next one is read again. A file without the length of its match is taken for money play.
   *
   * @throws dev.hindsight.backgammon.rules.BackgammonFormatException if nothing in it looks like a
   *     match
   */
  public static MatchReading readWhatIsThere(String text) {
    return MatReader.readLeniently(text);
  }

  /**
   * Writes a match, with line ends of a single newline.
   *
   * @throws BackgammonFormatException if a position in it was set up by hand: such a file has no
   *     words for that
   */
  public static String write(MatchRecord match) {
    StringBuilder text = new StringBuilder();
    for (String comment : match.comments()) {
      text.append("; ").append(comment).append('\n');
    }
    text.append(' ').append(match.length()).append(" point match\n");
    for (GameRecord game : match.games()) {
      text.append("\n Game ").append(game.number()).append('\n');
      String left = " " + game.xName() + " : " + game.xPoints();
      appendRow(text, left, game.oName() + " : " + game.oPoints());
      appendActions(text, game);
      appendEnd(text, match, game);
    }
    return text.toString();
  }

  private static void appendActions(StringBuilder text, GameRecord game) {
    int row = 0;
    String left = null;
    for (GameAction action : game.actions()) {
      String entry = entry(action);
      if (action.player() == Player.X) {
        if (left != null) {
          appendRow(text, left, "");
        }
        left = String.format(Locale.ROOT, "%3d) %s", ++row, entry);
      } else {
        appendRow(text, left != null ? left : String.format(Locale.ROOT, "%3d)", ++row), entry);
        left = null;
      }
    }
    if (left != null) {
      appendRow(text, left, "");
    }
  }

  private static void appendRow(StringBuilder text, String left, String right) {
    StringBuilder row = new StringBuilder(left);
    if (!right.isEmpty()) {
      // Two spaces part the columns even where the left entry is too long for its own.
      row.append("  ");
      while (row.length() < RIGHT_COLUMN) {
        row.append(' ');
      }
      row.append(right);
    }
    text.append(row.toString().stripTrailing()).append('\n');
  }

  private static String entry(GameAction action) {
    if (action instanceof GameAction.Doubles doubles) {
      return "Doubles => " + doubles.value();
    }
    if (action instanceof GameAction.Beavers beavers) {
      return "Beavers => " + beavers.value();
    }
    if (action instanceof GameAction.Raccoons raccoons) {
      return "Raccoons => " + raccoons.value();
    }
    if (action instanceof GameAction.RollsOnly rolls) {
      return dice(rolls.dice()) + " ???";
    }
    if (action instanceof GameAction.SetsUp) {
      throw new BackgammonFormatException(
          "a match file (.mat) has no words for a position that is set up by hand; write SGF"
              + " (.sgf)");
    }
    if (action instanceof GameAction.Rolls rolls) {
      StringBuilder text = new StringBuilder();
      text.append(dice(rolls.dice()));
      rolls
          .move()
          .steps()
          .forEach(
              step ->
                  text.append(' ')
                      .append(step.from())
                      .append('/')
                      .append(step.to())
                      .append(step.hit() ? "*" : ""));
      return text.toString();
    }
    return action instanceof GameAction.Takes ? "Takes" : "Drops";
  }

  private static String dice(Dice dice) {
    return "" + dice.first() + dice.second() + ":";
  }

  private static void appendEnd(StringBuilder text, MatchRecord match, GameRecord game) {
    GameRecord.End end = game.end();
    if (end == null) {
      return;
    }
    boolean left = end.winner() == Player.X;
    int total = (left ? game.xPoints() : game.oPoints()) + end.points();
    String wins =
        String.format(
            Locale.ROOT,
            "Wins %d point%s%s",
            end.points(),
            end.points() == 1 ? "" : "s",
            match.length() > 0 && total >= match.length() ? " and the match" : "");
    appendRow(text, left ? "      " + wins : "", left ? "" : wins);
  }
}
