package dev.hindsight.workbench.answers;

/** What a number of an answer counts. */
public enum Unit {
  NONE("", "%s"),
  POINTS("points"),
  MILLIPOINTS("millipoints"),
  SEEDS("net seeds"),
  CUBES("points per unit of the cube", "%+.4f"),
  CHANCE("chance from 0 to 1", "%.4f %%"),
  PERCENT("per cent"),
  PIPS("pips", "%.2f"),
  ROLLS("rolls", "%.3f"),
  TURNS("turns"),
  PLIES("plies"),
  GAMES("games", "%,.0f"),
  TRIALS("trials"),
  TILES("tiles"),
  SECONDS("seconds"),
  BYTES("bytes"),
  ELO("Elo"),
  COUNT("how many");

  private final String words;
  private final String shown;

  Unit(String words) {
    this(words, "%s");
  }

  Unit(String words, String shown) {
    this.words = words;
    this.shown = shown;
  }

  /** In a few words; empty for what has no unit. */
  public String words() {
    return words;
  }

  /** How such a number stands in a text; chances as per cent. */
  String shown() {
    return shown;
  }
}
