package dev.hindsight.backgammon.rules;

/** A position, move or match that is not written as it should be; the message says where. */
public final class BackgammonFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  public BackgammonFormatException(String message) {
    super(message);
  }
}
