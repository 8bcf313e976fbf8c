package dev.hindsight.backgammon.build.nets;

/** Which positions of a bearoff table are taught besides those that games have come through. */
public enum TableDraw {
  /** All pairs of sides alike: most of them are such as nobody meets in a game. */
  EVENLY("evenly"),

  /** Those that games of the block would have come through with other dice. */
  OTHER_DICE("other-dice");

  private final String text;

  TableDraw(String text) {
    this.text = text;
  }

  /** How plans and options write it. */
  @Override
  public String toString() {
    return text;
  }
}
