package dev.hindsight.workbench.answers;

/** What a number of an answer counts. */
public enum Unit {
  NONE(""),
  POINTS("points"),
  MILLIPOINTS("millipoints"),
  SEEDS("net seeds"),
  CUBES("points per unit of the cube"),
  CHANCE("chance from 0 to 1"),
  PERCENT("per cent"),
  PIPS("pips"),
  ROLLS("rolls"),
  TURNS("turns"),
  PLIES("plies"),
  GAMES("games"),
  TRIALS("trials"),
  TILES("tiles"),
  SECONDS("seconds"),
  BYTES("bytes"),
  ELO("Elo"),
  COUNT("how many");

  private final String words;

  Unit(String words) {
    this.words = words;
  }

  /** In a few words; empty for what has no unit. */
  public String words() {
    return words;
  }
}
