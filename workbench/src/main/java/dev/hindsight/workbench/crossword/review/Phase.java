package dev.hindsight.workbench.crossword.review;

/** What judged a turn. */
public enum Phase {
  /** Score and leave. */
  STATIC("static", "by equity"),
  SIMULATION("simulation", "by simulation"),
  /** Who wins after each draw. */
  PRE_ENDGAME("pre-endgame", "by who wins"),
  /** Solved to the end. */
  ENDGAME("endgame", "proven"),
  /** An ending that was not solved within its limits. */
  ESTIMATE("estimate", "an estimate");

  private final String word;
  private final String clause;

  Phase(String word, String clause) {
    this.word = word;
    this.clause = clause;
  }

  /** How it was judged, as a sentence goes on: {@code by equity}. */
  String clause() {
    return clause;
  }

  @Override
  public String toString() {
    return word;
  }
}
