package dev.hindsight.backgammon.table;

import dev.hindsight.core.tables.ShippedTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/**
 * The anchors that come with the program: the start, first moves, the best reply to each of them,
 * first cubes and races.
 *
 * <p>They are a resource, and a file as {@link AnchorTable} writes it; {@code ORIGIN.txt} beside it
 * says how they were made. Each call reads it anew and checks it as a file is checked.
 */
public final class DefaultAnchors {
  private static final ShippedTable FILE =
      new ShippedTable(DefaultAnchors.class, "hindsight-backgammon", "default.anchors");

  private DefaultAnchors() {}

  public static AnchorTable anchors() {
    try {
      return AnchorTable.of(Path.of(FILE.name()), FILE.bytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What identifies them in lower-case hexadecimal: another release may bring others. */
  public static String sha256() {
    return FILE.sha256();
  }
}
