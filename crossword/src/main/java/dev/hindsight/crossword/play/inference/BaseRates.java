package dev.hindsight.crossword.play.inference;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.crossword.play.sweep.RackFamily;
import dev.hindsight.crossword.rules.letters.TileCounts;

/**
 * How likely the mover was to keep a tile of each letter if the tiles were drawn and, in an
 * exchange, put back at random.
 */
final class BaseRates {
  private final Observation observation;
  private final RackFamily family;

  BaseRates(Observation observation) {
    this.observation = observation;
    this.family = observation.family();
  }

  double[] chances() {
    double[] chances = new double[family.letterCount()];
    for (int letter = 0; letter < chances.length; letter++) {
      chances[letter] = 1 - chanceOfNone(letter);
    }
    return chances;
  }

  private double chanceOfNone(int letter) {
    int poolTiles = TileCounts.total(family.poolCounts());
    int ofLetter = family.pool(letter);
    double none = 0;
    for (int drawn = 0; drawn <= Math.min(ofLetter, family.drawn()); drawn++) {
      double chance =
          (double) Binomials.choose(ofLetter, drawn)
              * Binomials.choose(poolTiles - ofLetter, family.drawn() - drawn)
              / Binomials.choose(poolTiles, family.drawn());
      none += chance * chanceOfKeepingNone(letter, drawn);
    }
    return none;
  }

  private double chanceOfKeepingNone(int letter, int drawn) {
    int kept = observation.keptForSure()[letter] + drawn;
    if (observation.move() instanceof ObservedMove.Placed) {
      return kept == 0 ? 1 : 0;
    }
    return (double) Binomials.choose(observation.moverTiles() - kept, observation.leaveTiles())
        / Binomials.choose(observation.moverTiles(), observation.leaveTiles());
  }
}
