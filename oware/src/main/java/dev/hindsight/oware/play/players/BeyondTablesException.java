package dev.hindsight.oware.play.players;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import dev.hindsight.oware.rules.OwarePosition;

/**
 * A player that plays by its tables alone came to a position that none of them knows: more was
 * asked of it than it can do. The message says what to ask for instead.
 */
public final class BeyondTablesException extends RuntimeException implements UserException {
  private static final long serialVersionUID = 1;

  BeyondTablesException(PlayerSpec.Perfect player, OwarePosition position, int mostSeeds) {
    super(
        "the player "
            + player
            + " gave up: its tables do not know "
            + position
            + " (they reach to "
            + mostSeeds
            + " seeds); start from smaller positions, or use alphabeta with the table");
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.WRONG_USAGE;
  }
}
