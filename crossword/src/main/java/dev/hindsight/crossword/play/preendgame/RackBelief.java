package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.crossword.play.inference.InferredRacks;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.random.RandomGenerator;

/**
 * What the player on turn believes of the opponent's rack: which tiles are there for certain, and
 * how likely each set of them is. The rest of the rack is drawn from the other unseen tiles. What
 * the opponent believes is another matter: see {@link PassSolver}.
 */
public interface RackBelief {
  /** Every rack is as likely as drawing it. */
  RackBelief UNKNOWN = known(Tiles.of());

  /**
   * How often this rack is dealt to one way of drawing it, all unseen tiles told apart: 1 for every
   * rack if nothing is known. Only ratios matter; 0 is impossible.
   *
   * @param rack by letter
   */
  double weight(int[] rack);

  /** Tiles that the opponent holds in one draw; the others are drawn from what is left. */
  Tiles held(RandomGenerator random);

  /** These tiles are on the opponent's rack, whatever else is. */
  static RackBelief known(Tiles tiles) {
    return new RackBelief() {
      @Override
      public double weight(int[] rack) {
        int[] known = TileCounts.count(tiles, rack.length);
        return InferredRacks.waysToHold(known, rack);
      }

      @Override
      public Tiles held(RandomGenerator random) {
        return tiles;
      }
    };
  }

  /**
   * What an inference from the opponent's last move says.
   *
   * @param unseen by letter, the tiles that the player on turn does not see
   */
  static RackBelief inferred(InferredRacks racks, int[] unseen) {
    return new RackBelief() {
      @Override
      public double weight(int[] rack) {
        return racks.weightOf(rack, unseen);
      }

      @Override
      public Tiles held(RandomGenerator random) {
        return racks.draw(random);
      }
    };
  }
}
