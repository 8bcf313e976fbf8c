package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import java.util.random.RandomGenerator;

/**
 * Plays a position out with quick random moves until a table knows the rest, the game is over, or
 * enough is seen. Captures are preferred: three times out of four the greatest one is taken.
 */
final class Rollout {
  /** Where the rest counts as even; random games rarely get that far. */
  private static final int MOST_PLIES = 120;

  private final ExactTables tables;
  private final MoveList moves;

  Rollout(OwareRules rules, ExactTables tables) {
    this.tables = tables;
    this.moves = new MoveList(rules);
  }

  /** Net seeds from here on for the mover, in one random continuation. */
  int netSeedsForMover(
      long startMover,
      long startOther,
      int startSeeds,
      int startTurnsLeft,
      RandomGenerator random) {
    long mover = startMover;
    long other = startOther;
    int seeds = startSeeds;
    int turnsLeft = startTurnsLeft;
    int net = 0;
    int sign = 1;
    for (int ply = 0; ply < MOST_PLIES && turnsLeft > 0; ply++) {
      if (seeds <= tables.mostSeeds()) {
        int known = tables.findNetSeedsForMover(mover, other, seeds, turnsLeft);
        if (known != OwareTable.UNKNOWN) {
          return net + sign * known;
        }
      }
      moves.fill(mover, other, TranspositionTable.NO_PIT);
      if (moves.count == 0) {
        return net + sign * OwareRules.netSeedsWithoutMove(mover, other);
      }
      int pit = choose(random);
      int captured = moves.captured[pit];
      net += sign * captured;
      sign = -sign;
      seeds -= captured;
      mover = moves.otherAfter[pit];
      other = moves.moverAfter[pit];
      turnsLeft -= turnsLeft == OwareRules.NO_TURN_LIMIT ? 0 : 1;
    }
    return net;
  }

  private int choose(RandomGenerator random) {
    int draw = random.nextInt(4 * moves.count);
    boolean takesGreatest = (draw & 3) != 0 && moves.captured[moves.order[0]] > 0;
    return moves.order[takesGreatest ? 0 : draw >>> 2];
  }
}
