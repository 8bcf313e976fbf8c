package dev.hindsight.oware.table.export;

/** What a source file knows. */
public enum SourceKind {
  /** The game without a turn limit. */
  ENDGAME("OwareEndgame", "endgame"),
  /** The game that stops after so many turns. */
  BOOK("OwareBook", "book");

  private final String className;
  private final String label;

  SourceKind(String className, String label) {
    this.className = className;
    this.label = label;
  }

  /** How people call it. */
  public String label() {
    return label;
  }

  String className() {
    return className;
  }
}
