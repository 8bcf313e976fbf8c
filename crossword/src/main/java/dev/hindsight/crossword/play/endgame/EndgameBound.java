package dev.hindsight.crossword.play.endgame;

/** How a value of a search is meant; the better known first. */
public enum EndgameBound {
  /** No more than this was wanted: the value is this or more. */
  AT_LEAST,
  /** The value. */
  EXACT,
  /** Other moves are better: the value is this or less. */
  AT_MOST,
  /** The move was not looked at. */
  UNKNOWN
}
