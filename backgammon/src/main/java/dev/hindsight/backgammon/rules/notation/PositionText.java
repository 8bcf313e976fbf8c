package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position in whichever notation the user has at hand: XGID, gnubg id or FIBS board; the text of
 * a forum around one of them, as eXtreme Gammon, BGBlitz and gnubg copy it; or a position file of
 * eXtreme Gammon.
 */
public final class PositionText {
  /** No board, no move list and no quotation of one is as long. */
  public static final int MOST_CHARACTERS = 1 << 20;

  private static final Pattern XGID =
      Pattern.compile("(?i)XGID ?[=:] ?([-A-Oa-o]{26}(?::[-0-9DBRdbr]{1,6}){9})(?![0-9:])");

  /** Of gnubg and BGBlitz: {@code Position-ID: … Match-ID: …}, on one line or on two. */
  private static final Pattern IDS =
      Pattern.compile(
          "(?i)Position[- ]ID *[=:] *([A-Za-z0-9+/]{14})(?:\\W{1,80}Match[- ]ID *[=:] *"
              + "([A-Za-z0-9+/]{12}))?");

  private PositionText() {}

  /** Reads a position, told apart by how it begins. */
  public static BackgammonPosition parse(String text) {
    if (text.isBlank()) {
      throw new BackgammonFormatException(
          "a position is an XGID, a gnubg id such as 4HPwATDgc/ABMA, or a FIBS board, but this is"
              + " empty");
    }
    if (text.strip().startsWith("board:")) {
      return FibsBoard.parse(text).position();
    }
    if (text.strip().indexOf('\n') >= 0) {
      return pasted(text);
    }
    return Xgid.isLikely(text) ? Xgid.parse(text) : GnubgId.parse(text);
  }

  /** Whether a text holds the id of a position somewhere. */
  static boolean isIn(String text) {
    return XGID.matcher(text).find() || IDS.matcher(text).find();
  }

  /**
   * Reads a position from a file: a text as above, or one of eXtreme Gammon (.xgp).
   *
   * @throws BackgammonFormatException if it holds no position, or more than one
   */
  public static BackgammonPosition read(byte[] file) {
    if (XgArchive.begins(file)) {
      return XgFile.read(file).position();
    }
    String text = MatchFiles.text(file);
    if (MatchFiles.kind(file).isPresent() && !XGID.matcher(text).find()) {
      return MatchFiles.read(file).position();
    }
    return parse(text.replace("\uFEFF", ""));
  }

  /** The position of a text of many lines: the ids in it say all that the board shows. */
  private static BackgammonPosition pasted(String text) {
    if (text.length() > MOST_CHARACTERS) {
      throw new BackgammonFormatException("this text is too long for a position");
    }
    Set<String> ids = new LinkedHashSet<>();
    for (Matcher xgid = XGID.matcher(text); xgid.find(); ) {
      ids.add(xgid.group(1));
    }
    if (ids.isEmpty()) {
      for (Matcher both = IDS.matcher(text); both.find(); ) {
        ids.add(both.group(1) + (both.group(2) == null ? "" : ":" + both.group(2)));
      }
    }
    if (ids.isEmpty()) {
      throw new BackgammonFormatException(
          "there is no position in this text: no XGID=… and no Position ID; copy them with the"
              + " board");
    }
    if (ids.size() > 1) {
      throw new BackgammonFormatException(
          "there are "
              + ids.size()
              + " positions in this text; give one of them, such as "
              + ids.iterator().next());
    }
    String id = ids.iterator().next();
    return Xgid.isLikely(id) ? Xgid.parse(id) : GnubgId.parse(id);
  }
}
