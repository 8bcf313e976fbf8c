package dev.hindsight.backgammon.rules;

/** A resignation that waits for an answer, by what it gives away. */
public enum Resignation {
  NONE,
  SINGLE,
  GAMMON,
  BACKGAMMON
}
