package dev.hindsight.workbench;

import java.io.IOException;

/** Two players of a game who are to meet: what each game brings to a {@link Duel}. */
public interface DuelSides {
  /** The game, as checkpoints call it. */
  String game();

  /** The first player as its user specified it. */
  String first();

  /** The second player as its user specified it. */
  String second();

  /**
   * Opens what the players need, once.
   *
   * @throws IOException if a file that a player names cannot be used
   */
  DuelPairs open() throws IOException;
}
