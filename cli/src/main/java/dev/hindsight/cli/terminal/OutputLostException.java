package dev.hindsight.cli.terminal;

import java.io.IOException;

/** Standard output takes no more: its reader has gone ({@code | head}) or its disk is full. */
public final class OutputLostException extends RuntimeException {
  private static final long serialVersionUID = 1;

  OutputLostException(IOException cause) {
    super(String.valueOf(cause.getMessage()), cause);
  }

  /** Whether the reader of a pipe has seen enough, which is not a failure. */
  boolean isReaderGone() {
    // The text of EPIPE; translations keep the word in brackets.
    return String.valueOf(getMessage()).contains("pipe");
  }
}
