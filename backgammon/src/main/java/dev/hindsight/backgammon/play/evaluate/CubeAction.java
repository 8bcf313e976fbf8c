package dev.hindsight.backgammon.play.evaluate;

/**
 * What the player on roll should do with the cube, and what the opponent should answer. Without
 * gammons nobody is too good to double: a pass wins all there is.
 */
public enum CubeAction {
  NO_DOUBLE("no double"),
  DOUBLE_TAKE("double, take"),
  DOUBLE_PASS("double, pass"),

  /** The opponent would pass, but playing on for a gammon is worth more. */
  TOO_GOOD("too good to double");

  private final String words;

  CubeAction(String words) {
    this.words = words;
  }

  public String words() {
    return words;
  }

  @Override
  public String toString() {
    return words;
  }
}
