package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;

/** A position in whichever notation the user has at hand: XGID, gnubg id or FIBS board. */
public final class PositionText {
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
    return Xgid.isLikely(text) ? Xgid.parse(text) : GnubgId.parse(text);
  }
}
