package dev.hindsight.core.tables;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;

/** A table that comes with the program is asked for where the jar that brings it is missing. */
public final class MissingShippedTableException extends IllegalStateException
    implements UserException {
  private static final long serialVersionUID = 1;

  MissingShippedTableException(ShippedTable table) {
    super(
        "The table "
            + table.name()
            + " is not on the class path; add the jar "
            + table.artefact()
            + ", or bring a table of your own.");
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
