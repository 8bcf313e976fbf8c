package dev.hindsight.oware.play.players;

import dev.hindsight.oware.rules.OwareGame;
import java.util.random.RandomGenerator;

/**
 * Somebody who plays: given a game that is not over, chooses a pit. One thread at a time.
 *
 * <p>What a player does in a game is a function of the moves, the generator and what it was told
 * since {@link #newGame}, unless it was given a time limit.
 */
public interface OwarePlayer extends AutoCloseable {
  /** A legal move, as a pit from 0 to 5. All chance comes from {@code random}. */
  int choose(OwareGame game, RandomGenerator random);

  /** Another game begins: forgets what was learnt in the last one. */
  default void newGame() {}

  /** Plays no more: lets go of what is outside this program. */
  @Override
  default void close() {}
}
