package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.index.BoardWalk;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.SolvedLayers;

/**
 * Solves one layer, the boards with exactly n seeds, once all smaller layers are solved.
 *
 * <p>A capture leads to a smaller layer, whose value is known; every other move stays in the layer.
 * So a board starts with the value of its best capture and the number of its other moves, its open
 * replies. Then for v from n downwards, working backwards along un-sown moves:
 *
 * <ul>
 *   <li>the mover <em>forces</em> v where a capture is worth v, or a move leads to a board whose
 *       mover is held to −v;
 *   <li>the mover is <em>held</em> to −v where no capture is worth more and every other move leads
 *       to a board whose mover forces v.
 * </ul>
 *
 * Boards that neither rule ever reaches can be played for ever. What that is worth is the caller's
 * choice: nothing (stop at v = 1, and the rest is 0), or unknown (go on to v = −n, which leaves a
 * lower and an upper bound that hold whatever a repetition is worth).
 *
 * <p>Both rules only ever add boards, and which boards they reach in the end does not depend on the
 * order: any number of threads gives the same values.
 */
final class LayerSolver {
  private static final int BLOCK = 1 << 14;

  private final SeedIndex index;
  private final OwareRules rules;
  private final int seeds;
  private final SolvedValues forcedBelow;
  private final SolvedValues heldBelow;
  private final StateWords words;

  /**
   * @param forcedBelow what movers force in the smaller layers
   * @param heldBelow what movers are held to there; the same layers where values are exact
   */
  LayerSolver(
      SeedIndex index,
      OwareRules rules,
      int seeds,
      SolvedLayers forcedBelow,
      SolvedLayers heldBelow) {
    this.index = index;
    this.rules = rules;
    this.seeds = seeds;
    this.forcedBelow = SolvedValues.of(forcedBelow);
    this.heldBelow = SolvedValues.of(heldBelow);
    this.words = new StateWords(index.layerSize(seeds));
  }

  /** Decides every value from n down to {@code lowest}. */
  void solve(Crew crew, int lowest) {
    int size = index.layerSize(seeds);
    crew.sweep(size, BLOCK, (from, to, worker) -> prepare((int) from, (int) to));
    Propagation[] propagations = new Propagation[crew.threads()];
    for (int worker = 0; worker < propagations.length; worker++) {
      propagations[worker] = new Propagation(index, rules, seeds, words);
    }
    for (int value = seeds; value >= lowest; value--) {
      int forced = value;
      crew.sweep(
          size,
          BLOCK,
          (from, to, worker) -> decide((int) from, (int) to, forced, propagations[worker]));
    }
  }

  /** The most the mover of a board can force, or {@code undecided}. */
  int forced(int rank, int undecided) {
    return words.forced(rank, undecided);
  }

  /** The least the mover of a board can be held to, or {@code undecided}. */
  int held(int rank, int undecided) {
    return words.held(rank, undecided);
  }

  private void prepare(int from, int to) {
    FirstLook look = new FirstLook(index, rules, seeds, forcedBelow, heldBelow);
    BoardWalk walk = new BoardWalk(index, seeds, from);
    for (int rank = from; rank < to; rank++, walk.step()) {
      look.at(walk.mover(), walk.other());
      words.prepare(rank, look.openReplies, look.bestForced, look.bestHeld);
    }
  }

  private void decide(int from, int to, int value, Propagation propagation) {
    long[] rows = propagation.rows();
    for (int rank = from; rank < to; rank++) {
      int word = words.peek(rank);
      if (StateWords.captureForces(word, value) && words.decideForced(rank, value)) {
        index.unrank(rank, seeds, rows);
        propagation.forced(rows[0], rows[1]);
      }
      if (StateWords.isHeldTo(word, -value) && words.decideHeld(rank, -value)) {
        index.unrank(rank, seeds, rows);
        propagation.held(rows[0], rows[1]);
      }
    }
    propagation.run(value);
  }
}
