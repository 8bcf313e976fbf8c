package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Player;
import java.util.HashMap;
import java.util.Map;

/**
 * Match-winning chances in bearoffs as they are defined: a memoised recursion over boards, with the
 * moves of the game itself and a cube that may be turned up to 64, useful or not.
 */
final class ReferenceMatchBearoff {
  private static final int LARGEST_CUBE = 64;

  private record Key(Board board, Player onRoll, Cube cube) {}

  private final MatchEquity table;
  private final MatchScore score;
  private final Map<Key, Double> known = new HashMap<>();

  ReferenceMatchBearoff(MatchEquity table, MatchScore score) {
    this.table = table;
    this.score = score;
  }

  /** Of the player on roll, who does not double this turn. */
  double still(BackgammonPosition position) {
    return still(new Key(position.board(), position.onRoll(), position.cube()));
  }

  /** Of the player who was on roll and has moved. */
  double afterMove(BackgammonPosition before, Board after) {
    return afterMove(after, before.onRoll(), before.cube());
  }

  private double afterMove(Board after, Player mover, Cube cube) {
    return after.mover(Checkers.OFF) == Checkers.PER_SIDE
        ? won(mover, cube.value())
        : 1 - mayDouble(new Key(after.swapped(), mover.opponent(), cube));
  }

  private double still(Key key) {
    Double found = known.get(key);
    if (found != null) {
      return found;
    }
    double sum = 0;
    for (Dice dice : Dice.ROLLS) {
      MoveGenerator ends = new MoveGenerator();
      ends.prepare(key.board());
      ends.generate(dice.first(), dice.second());
      double best = 0;
      for (int index = 0; index < ends.count(); index++) {
        best = Math.max(best, afterMove(ends.board(index), key.onRoll(), key.cube()));
      }
      sum += dice.ways() * best / 36;
    }
    known.put(key, sum);
    return sum;
  }

  private double mayDouble(Key key) {
    double still = still(key);
    if (score.crawford()
        || !key.cube().isAvailableTo(key.onRoll())
        || key.cube().value() == LARGEST_CUBE) {
      return still;
    }
    double taken =
        still(new Key(key.board(), key.onRoll(), key.cube().takenBy(key.onRoll().opponent())));
    return Math.max(still, Math.min(won(key.onRoll(), key.cube().value()), taken));
  }

  private double won(Player player, int points) {
    int away = score.away(player);
    int otherAway = score.away(player.opponent());
    boolean crawfordBehind = score.crawford() || away == 1 || otherAway == 1;
    return table.chance(away - points, otherAway, crawfordBehind);
  }
}
