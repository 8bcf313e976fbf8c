package dev.hindsight.workbench.crossword.review;

/** Why a turn has no verdict. */
public enum Unjudged {
  NOT_ASKED("the turns of this player were not asked about"),
  HIDDEN_EXCHANGE("the tiles exchanged are not known"),
  UNKNOWN_RACK("nothing is known of the rack"),
  GAME_OVER("the game is over before it"),
  NOT_ALLOWED("the rules do not allow this move");

  private final String reason;

  Unjudged(String reason) {
    this.reason = reason;
  }

  /** A clause: {@code the tiles exchanged are not known}. */
  @Override
  public String toString() {
    return reason;
  }
}
