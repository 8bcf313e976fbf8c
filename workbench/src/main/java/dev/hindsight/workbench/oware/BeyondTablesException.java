package dev.hindsight.workbench.oware;

import dev.hindsight.oware.play.players.PlayerSpec;

/**
 * A player that plays by its tables alone came to a position that none of them knows: the duel asks
 * for more than the player can do. The message says what to ask for instead.
 */
public final class BeyondTablesException extends RuntimeException {
  private static final long serialVersionUID = 1;

  BeyondTablesException(PlayerSpec player, IllegalStateException refusal) {
    super("the player " + player + " gave up: " + refusal.getMessage(), refusal);
  }
}
