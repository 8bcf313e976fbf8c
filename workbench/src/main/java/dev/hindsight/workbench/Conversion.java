package dev.hindsight.workbench;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A file to be written in another format.
 *
 * @param format what to write; empty for the one that the source is not
 * @param compressed as gnubg's one-sided databases can be
 * @param hints what the source does not say about itself
 */
public record Conversion(
    Path source, Optional<Format> format, boolean compressed, FileHints hints, Path target) {
  /** Whose format it is. */
  public enum Format {
    /** A table of ours. */
    TABLE,

    /** A database that gnubg opens. */
    GNUBG,

    /** A table of ours in as little room as its errors allow, to be sent around. */
    PACKED,

    /** Rack equities as crossword programs share them. */
    REQ,

    /** Leave values as crossword programs share them. */
    KLV2,

    /** Placement values as crossword programs share them. */
    SPV,

    /** Leave values as a text for people. */
    CSV,

    /** Words as a text list. */
    TEXT,

    /** The values as one array that NumPy opens. */
    NPY
  }
}
