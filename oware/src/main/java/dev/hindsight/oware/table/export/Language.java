package dev.hindsight.oware.table.export;

import java.util.Locale;

/** A programming language that tables are written in. */
public enum Language {
  /** C++17. */
  CPP("cpp", ".cpp", ""),
  /** Java 17. */
  JAVA("java", ".java", "+ "),
  /** Python 3.8 with nothing but its standard library. */
  PYTHON("python", ".py", "");

  private final String label;
  private final String extension;
  private final String literalJoint;

  Language(String label, String extension, String literalJoint) {
    this.label = label;
    this.extension = extension;
    this.literalJoint = literalJoint;
  }

  /** Finds a language by its label, whatever the case of the letters. */
  public static Language named(String label) {
    for (Language language : values()) {
      if (language.label.equals(label.toLowerCase(Locale.ROOT))) {
        return language;
      }
    }
    throw new IllegalArgumentException(
        "tables cannot be written in '" + label + "'; choose cpp, java or python");
  }

  /** How the command line calls it. */
  public String label() {
    return label;
  }

  /** How the language writes a truth value. */
  String literal(boolean value) {
    String word = Boolean.toString(value);
    return this == PYTHON
        ? word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1)
        : word;
  }

  /** What the source calls its table. */
  String tableName(SourceKind kind) {
    return this == CPP
        ? "oware_" + kind.label()
        : kind == SourceKind.BOOK ? "OwareBook" : "OwareEndgame";
  }

  /** How the source asks a book for a value. */
  String valueWithTurns() {
    return this == JAVA ? "value(pits, turnsLeft)" : "value(pits, turns_left)";
  }

  /** The resource, beside this class, of a part of the source. */
  String resource(String part) {
    return part + extension;
  }

  /** What stands before a string literal that continues the one on the line above. */
  String literalJoint() {
    return literalJoint;
  }
}
