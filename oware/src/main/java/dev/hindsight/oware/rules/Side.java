package dev.hindsight.oware.rules;

/** The two players: South starts and owns pits A–F, North owns pits a–f. */
public enum Side {
  SOUTH('S', 'A'),
  NORTH('N', 'a');

  private final char letter;
  private final char firstPit;

  Side(char letter, char firstPit) {
    this.letter = letter;
    this.firstPit = firstPit;
  }

  public Side opponent() {
    return this == SOUTH ? NORTH : SOUTH;
  }

  /** {@code S} or {@code N}, as positions are written. */
  public char letter() {
    return letter;
  }

  /** How this player's pit is written: A…F for South, a…f for North, each from their left. */
  public String pitName(int pit) {
    return String.valueOf((char) (firstPit + pit));
  }

  /** The pit of this player that a letter names, or −1. */
  public int pitNamed(char name) {
    int pit = name - firstPit;
    return pit >= 0 && pit < Row.PITS ? pit : -1;
  }
}
