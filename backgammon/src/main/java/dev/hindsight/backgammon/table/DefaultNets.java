package dev.hindsight.backgammon.table;

import dev.hindsight.core.tables.ShippedTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/**
 * The nets that come with the program, so that a fresh machine plays and answers.
 *
 * <p>They are a resource, and a file as training writes it; {@code ORIGIN.txt} beside it says how
 * they were trained. Each call reads it anew and checks it as a file is checked.
 */
public final class DefaultNets {
  private static final ShippedTable FILE =
      new ShippedTable(DefaultNets.class, "hindsight-backgammon", "default.nets");

  private DefaultNets() {}

  public static BackgammonNets nets() {
    try {
      return BackgammonNets.of(Path.of(FILE.name()), FILE.bytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What identifies them in lower-case hexadecimal: another release may bring others. */
  public static String sha256() {
    return FILE.sha256();
  }
}
