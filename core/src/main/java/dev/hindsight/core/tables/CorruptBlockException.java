package dev.hindsight.core.tables;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.UncheckedIOException;

/**
 * A block of a mapped column that was found damaged when it was first touched. Unchecked, because
 * probes are asked for values in the innermost loops of searches; its cause is the {@link
 * CorruptTableException} that opening the table would have thrown had it read every byte.
 */
public final class CorruptBlockException extends UncheckedIOException implements UserException {
  private static final long serialVersionUID = 1;

  private final CorruptTableException damage;

  CorruptBlockException(CorruptTableException damage) {
    super(String.valueOf(damage.getMessage()), damage);
    this.damage = damage;
  }

  /** The same for whoever reads files and not values. */
  CorruptTableException damage() {
    return damage;
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
