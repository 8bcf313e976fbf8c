package dev.hindsight.core;

/** More memory or disk would be needed than there is; the message says how much, and what to do. */
public final class NotEnoughRoomException extends RuntimeException implements UserException {
  private static final long serialVersionUID = 1;

  public NotEnoughRoomException(String sentence) {
    super(sentence);
  }

  public NotEnoughRoomException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.NOT_ENOUGH_ROOM;
  }
}
