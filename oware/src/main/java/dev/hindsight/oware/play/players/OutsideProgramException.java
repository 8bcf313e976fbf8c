package dev.hindsight.oware.play.players;

/** A program of somebody else that plays along did not do what the protocol asks of it. */
public final class OutsideProgramException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  OutsideProgramException(String message) {
    super(message);
  }
}
