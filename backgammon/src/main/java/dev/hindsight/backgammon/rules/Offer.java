package dev.hindsight.backgammon.rules;

/** What the cube waits for: nothing, or an answer to a double, a beaver or a raccoon. */
public enum Offer {
  NONE,

  /** The player on roll has doubled; the opponent takes or drops. */
  DOUBLE,

  /** The opponent has turned the cube once more and keeps it; the player on roll answers. */
  BEAVER,

  /** The player on roll has answered a beaver with another turn; the opponent answers. */
  RACCOON
}
