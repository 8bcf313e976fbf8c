package dev.hindsight.oware.play.players;

import dev.hindsight.oware.rules.OwareGame;
import java.util.random.RandomGenerator;

/** Plays any legal move, each with the same probability. */
public final class RandomPlayer implements OwarePlayer {
  @Override
  public int choose(OwareGame game, RandomGenerator random) {
    int pits = game.legalMoves();
    for (int skipped = random.nextInt(Integer.bitCount(pits)); skipped > 0; skipped--) {
      pits &= pits - 1;
    }
    return Integer.numberOfTrailingZeros(pits);
  }
}
