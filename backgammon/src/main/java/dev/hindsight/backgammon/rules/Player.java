package dev.hindsight.backgammon.rules;

/**
 * The two players as boards in text show them. X is written in capitals in an XGID and is player 1
 * of a gnubg match id; O is written in small letters and is player 0.
 */
public enum Player {
  X,
  O;

  public Player opponent() {
    return this == X ? O : X;
  }
}
