package dev.hindsight.oware.table.export;

import java.util.Locale;

/** A programming language that tables are written in. */
public enum Language {
  /** C++17. */
  CPP("cpp", "oware_endgame.cpp", ""),
  /** Java 17. */
  JAVA("java", "OwareEndgame.java", "+ "),
  /** Python 3.8 with nothing but its standard library. */
  PYTHON("python", "oware_endgame.py", "");

  private final String label;
  private final String fileName;
  private final String literalJoint;

  Language(String label, String fileName, String literalJoint) {
    this.label = label;
    this.fileName = fileName;
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

  /** The name that the file should have; a Java compiler insists on it. */
  public String fileName() {
    return fileName;
  }

  /** The resource, beside this class, that the source is made from. */
  String templateName() {
    return "template" + fileName.substring(fileName.lastIndexOf('.'));
  }

  /** What stands before a string literal that continues the one on the line above. */
  String literalJoint() {
    return literalJoint;
  }
}
