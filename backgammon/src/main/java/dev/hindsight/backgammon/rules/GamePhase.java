package dev.hindsight.backgammon.rules;

/** Where a game stands: not begun, going on, or ended in one of three ways. */
public enum GamePhase {
  NOT_STARTED,
  PLAYING,
  OVER,
  RESIGNED,
  DROPPED
}
