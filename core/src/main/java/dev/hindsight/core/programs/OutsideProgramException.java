package dev.hindsight.core.programs;

/** A program of somebody else that plays along did not do what the protocol asks of it. */
public final class OutsideProgramException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  public OutsideProgramException(String message) {
    super(message);
  }
}
