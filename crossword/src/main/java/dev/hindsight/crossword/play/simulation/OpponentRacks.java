package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.random.RandomGenerator;

/**
 * What is known of the tiles that the opponent holds: nothing, some of them, or how likely each
 * rack is. Any thread may ask.
 */
@FunctionalInterface
public interface OpponentRacks {
  /** Every rack that can be drawn from the unseen tiles, each as likely as drawing it. */
  OpponentRacks UNKNOWN = known(Tiles.of());

  /**
   * Letters that the opponent holds in one playout, 0 for a blank, all of them among the unseen
   * tiles; what is missing from a full rack is drawn. A function of the generator's state.
   */
  Tiles held(RandomGenerator random);

  /** These tiles are on the opponent's rack, whatever else is. */
  static OpponentRacks known(Tiles letters) {
    return random -> letters;
  }
}
