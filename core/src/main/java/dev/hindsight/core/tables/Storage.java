package dev.hindsight.core.tables;

import java.util.Locale;

/** How a column's content lies in the file. */
public enum Storage {
  /** As it is. The column is memory-mapped and probed in place: nothing is loaded. */
  RAW,
  /** In compressed blocks, for content that is read whole: it is inflated into the heap. */
  DEFLATED;

  /** The word for this storage in a table's header: {@code raw} or {@code deflated}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
