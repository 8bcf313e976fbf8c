package dev.hindsight.oware.rules;

/** A position, move or game that is not written as it should be; the message says where. */
public final class PositionFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  public PositionFormatException(String message) {
    super(message);
  }
}
