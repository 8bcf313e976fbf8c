package dev.hindsight.workbench;

import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.workbench.runs.InputFiles;
import java.io.IOException;

/** Two players of a game who are to meet: what each game brings to a {@link Duel}. */
public interface DuelSides {
  /** The game, as checkpoints call it. */
  String game();

  Specified<?> firstPlayer();

  Specified<?> secondPlayer();

  /** The first player as its user specified it. */
  default String first() {
    return firstPlayer().text();
  }

  /** The second player as its user specified it. */
  default String second() {
    return secondPlayer().text();
  }

  /** What a plan has to say of the duel besides its players. */
  Parameters parameters();

  /** Whether a player thinks by the clock, so that nobody can repeat the games. */
  boolean isTimed();

  /**
   * Opens what the players need, once.
   *
   * @param files where the files are that players and parameters name
   * @throws IOException if a file that a player names cannot be used
   */
  DuelPairs open(InputFiles files) throws IOException;
}
