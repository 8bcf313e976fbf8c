package dev.hindsight.oware.table.export;

/** What a source file knows. */
public enum SourceKind {
  /** The game without a turn limit. */
  ENDGAME("endgame"),
  /** The game that stops after a number of turns. */
  BOOK("book");

  private final String label;

  SourceKind(String label) {
    this.label = label;
  }

  /** How people call it. */
  public String label() {
    return label;
  }
}
