package dev.hindsight.core.runs;

/**
 * Work stopped early because somebody asked for it; nothing is wrong and nothing is half written.
 */
public final class CancelledException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public CancelledException(String message) {
    super(message);
  }
}
