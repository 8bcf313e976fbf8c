package dev.hindsight.workbench.crossword.review;

/**
 * What became of a play with a word that is not in the list. It is judged by that: taken back it is
 * a pass, and otherwise it is worth its score and what it kept.
 */
public enum Phony {
  CHALLENGED_OFF("challenged off, which makes it a pass"),
  STAYED("not challenged, and counts as played");

  private final String clause;

  Phony(String clause) {
    this.clause = clause;
  }

  /** As a sentence goes on: {@code challenged off, which makes it a pass}. */
  String clause() {
    return clause;
  }
}
