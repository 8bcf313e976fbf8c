package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;

/** A small endgame that is solved when it is needed and kept in memory: no file, no waiting. */
public final class SpotEndgame implements OwareTable {
  private final OwareRules rules;
  private final SeedIndex index;

  /** What the mover can force and be held to; the same layers where values are exact. */
  private final SolvedLayers lowest;

  private final SolvedLayers highest;

  public SpotEndgame(OwareRules rules, int seeds, Crew crew) {
    this.rules = rules;
    this.index = new SeedIndex(seeds);
    boolean exact = rules.endlessPlayIsWorthNothing();
    this.lowest = new SolvedLayers(seeds);
    this.highest = exact ? lowest : new SolvedLayers(seeds);
    EndgameSolver solver = new EndgameSolver(index, rules, crew);
    for (int layer = 0; layer <= seeds; layer++) {
      if (exact) {
        solver.exact(layer, lowest);
      } else {
        solver.bounds(layer, lowest, highest);
      }
    }
  }

  /** All values added up, what a mover can force where that is not exact: shows what was solved. */
  public long sumOfValues() {
    long sum = 0;
    for (int seeds = 0; seeds <= index.mostSeeds(); seeds++) {
      for (byte value : lowest.layer(seeds)) {
        sum += value;
      }
    }
    return sum;
  }

  @Override
  public String name() {
    return "endgame-" + mostSeeds() + " solved on the spot";
  }

  @Override
  public OwareRules rules() {
    return rules;
  }

  @Override
  public int mostSeeds() {
    return index.mostSeeds();
  }

  @Override
  public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
    if (turnsLeft != NO_TURN_LIMIT || Row.total(mover) + Row.total(other) > mostSeeds()) {
      return UNKNOWN;
    }
    int least = lowestForMover(mover, other);
    return least == highestForMover(mover, other) ? least : UNKNOWN;
  }

  @Override
  public int lowestForMover(long mover, long other) {
    int seeds = Row.total(mover) + Row.total(other);
    return seeds > mostSeeds() ? -seeds : lowest.value(seeds, index.rank(mover, other, seeds));
  }

  @Override
  public int highestForMover(long mover, long other) {
    int seeds = Row.total(mover) + Row.total(other);
    return seeds > mostSeeds() ? seeds : highest.value(seeds, index.rank(mover, other, seeds));
  }
}
