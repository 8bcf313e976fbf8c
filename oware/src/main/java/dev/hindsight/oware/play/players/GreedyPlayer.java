package dev.hindsight.oware.play.players;

import dev.hindsight.oware.rules.OwareGame;
import java.util.random.RandomGenerator;

/** Captures as many seeds as it can at once; among equals the pit furthest to the left. */
public final class GreedyPlayer implements OwarePlayer {
  @Override
  public int choose(OwareGame game, RandomGenerator random) {
    int best = -1;
    int mostCaptured = -1;
    for (int pits = game.legalMoves(); pits != 0; pits &= pits - 1) {
      int pit = Integer.numberOfTrailingZeros(pits);
      int captured = game.position().capturedBy(pit, game.rules());
      if (captured > mostCaptured) {
        best = pit;
        mostCaptured = captured;
      }
    }
    return best;
  }
}
