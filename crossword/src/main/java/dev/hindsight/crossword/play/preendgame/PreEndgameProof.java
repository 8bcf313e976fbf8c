package dev.hindsight.crossword.play.preendgame;

/** How well the win chance of a move is known; the best first. */
public enum PreEndgameProof {
  /** After every draw it is proven who wins. */
  PROVEN,
  /**
   * Every draw was looked at, but some ends of games are only estimated, or turns before them were
   * played by rule of thumb.
   */
  ESTIMATED,
  /** Some of the draws were looked at. */
  SAMPLED,
  /** Not even one. */
  UNKNOWN
}
