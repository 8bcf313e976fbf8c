package dev.hindsight.workbench.crossword.review;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.find.DrawnRacks;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.List;

/**
 * The racks that a rack known in part may have been, each with its weight: the number of ways to
 * draw the tiles that are missing. All of them if they are few; otherwise some drawn at random, the
 * same ones each time.
 *
 * <p>What a player did says something of the tiles that nobody wrote down, which is left out here:
 * who had a better play would have made it, so losses are overstated rather than understated.
 */
final class RackCompletions {
  /** More take longer and change little: the standard error is told with the loss. */
  static final int MOST = 50;

  private final TileSet tiles;
  private final int[] pool;
  private final int[] known;
  private final List<Completion> found = new ArrayList<>();
  private final boolean complete;

  /**
   * One of them.
   *
   * @param rack in full
   * @param weight ways to draw it, or 1 if it was drawn at random
   */
  record Completion(Tiles rack, double weight) {}

  /**
   * @param position whose player on turn has the known tiles
   * @param seed of what is drawn
   */
  RackCompletions(GamePosition position, long seed) {
    this.tiles = position.rules().tiles();
    this.pool = position.unseen().counts().clone();
    this.known = TileCounts.of(tiles, position.racks().get(0)).counts().clone();
    int missing = position.rules().rackSize() - TileCounts.total(known);
    this.complete = count(missing) <= MOST;
    if (complete) {
      collect(0, missing, 1);
    } else {
      DrawnRacks drawn = new DrawnRacks(pool, missing, MOST, TrialRandom.of(seed, 0));
      for (int number = 0; number < drawn.size(); number++) {
        add(drawn.rack(number), 1);
      }
    }
  }

  /** At least one. */
  List<Completion> found() {
    return found;
  }

  /** Whether these are all there are. */
  boolean isComplete() {
    return complete;
  }

  /** How many different draws of so many tiles there are. */
  private double count(int missing) {
    double[] ways = new double[missing + 1];
    ways[0] = 1;
    for (int copies : pool) {
      for (int drawn = missing; drawn > 0; drawn--) {
        for (int of = 1; of <= Math.min(copies, drawn); of++) {
          ways[drawn] += ways[drawn - of];
        }
      }
    }
    return ways[missing];
  }

  private void collect(int letter, int missing, double weight) {
    if (missing == 0) {
      add(new int[pool.length], weight);
      return;
    }
    if (letter == pool.length) {
      return;
    }
    int left = pool[letter];
    for (int of = 0; of <= Math.min(left, missing); of++) {
      known[letter] += of;
      collect(letter + 1, missing - of, weight * Binomials.choose(left, of));
      known[letter] -= of;
    }
  }

  private void add(int[] drawn, double weight) {
    int[] rack = known.clone();
    for (int letter = 0; letter < rack.length; letter++) {
      rack[letter] += drawn[letter];
    }
    found.add(new Completion(TileCounts.letters(rack), weight));
  }
}
