package dev.hindsight.core.tables;

import java.util.regex.Pattern;

/**
 * A kind of table and the versions of it that this program understands, such as {@code new
 * TableKind("chess.endgame", 1, 2)}. Writers always write {@code currentVersion}.
 *
 * @param name lower-case letters, digits, dots and dashes; at most {@value #MAX_NAME_CHARACTERS}
 * @param oldestVersion the oldest version that can still be read, at least 1
 * @param currentVersion the version that is written
 */
public record TableKind(String name, int oldestVersion, int currentVersion) {
  static final int MAX_NAME_CHARACTERS = 47;

  private static final Pattern NAME = Pattern.compile("[a-z0-9.-]+");

  public TableKind {
    checkName(name);
    if (oldestVersion < 1 || currentVersion < oldestVersion) {
      throw new IllegalArgumentException(
          "Versions of kind "
              + name
              + " must satisfy 1 <= oldest <= current, not oldest "
              + oldestVersion
              + " and current "
              + currentVersion);
    }
  }

  static String checkName(String name) {
    if (name.length() > MAX_NAME_CHARACTERS || !NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "A kind must be 1 to "
              + MAX_NAME_CHARACTERS
              + " lower-case letters, digits, dots or dashes, not "
              + HeaderWords.quoted(name));
    }
    return name;
  }

  /** {@code "version 2"} or {@code "version 1 to 3"}: what can be read. */
  String readableVersions() {
    return oldestVersion == currentVersion
        ? "version " + currentVersion
        : "version " + oldestVersion + " to " + currentVersion;
  }
}
