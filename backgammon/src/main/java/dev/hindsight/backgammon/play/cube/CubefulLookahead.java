package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.LookaheadEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.CubeState;
import java.util.Locale;

/**
 * A look ahead in which the cube lives at every node (cubeful recursion): whoever is on roll may
 * double first, the other takes or passes, and replies are chosen by what they are worth with that
 * cube at that score. Formulas speak only at the leaves, where {@link LookaheadEvaluator} counts
 * its plies from too.
 *
 * <p>Of a roll's end positions only those are compared with the cube that are close to the best
 * without it. A double that formulas put far behind is not looked into.
 */
public final class CubefulLookahead {
  /** End positions of a roll that are compared with the cube. */
  private static final int USUAL_CANDIDATES = 4;

  private static final double USUAL_MARGIN = 0.08;

  /** Equity by which a double may seem wrong and still be looked into. */
  private static final double USUAL_SLACK = 0.4;

  private final Evaluator base;
  private final int mostCandidates;
  private final double margin;
  private final double slack;

  /** {@code levels[p]} is for positions that are looked p plies into. */
  private final Level[] levels = new Level[LookaheadEvaluator.MOST_PLIES + 1];

  private final float[] chances = new float[NetEncoding.OUTPUTS];

  /** Scratch memory of one ply. */
  private static final class Level {
    final MoveGenerator moves = new MoveGenerator();
    final RunningBoard board = new RunningBoard(Board.START);
    final float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
    final int[] candidates = new int[MoveGenerator.MOST_END_POSITIONS];
  }

  public CubefulLookahead(Evaluator base) {
    this(base, USUAL_CANDIDATES, USUAL_MARGIN, USUAL_SLACK);
  }

  /**
   * @param mostCandidates end positions of a roll that are compared with the cube, at most
   * @param margin how much equity without a cube one may lack to the best
   * @param slack equity by which a double may seem wrong and still be looked into
   */
  CubefulLookahead(Evaluator base, int mostCandidates, double margin, double slack) {
    this.base = base;
    this.mostCandidates = mostCandidates;
    this.margin = margin;
    this.slack = slack;
    for (int level = 0; level < levels.length; level++) {
      levels[level] = new Level();
    }
  }

  /**
   * What a position is worth to the player on roll who does not double this turn.
   *
   * @param scale as the player on roll sees it
   * @param state where that player sees the cube
   */
  public double beforeRoll(
      RunningBoard board, CubeScale scale, int cube, CubeState state, int plies) {
    check(plies);
    return rolled(board, scale, cube, state, plies);
  }

  /** The same if that player may double first, and both do what is right. */
  public double onTurn(RunningBoard board, CubeScale scale, int cube, CubeState state, int plies) {
    check(plies);
    return doubled(board, scale, cube, state, plies);
  }

  private static void check(int plies) {
    if (plies < 0 || plies > LookaheadEvaluator.MOST_PLIES) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a look ahead takes 0 to %d plies, not %d",
              LookaheadEvaluator.MOST_PLIES,
              plies));
    }
  }

  private double doubled(
      RunningBoard board, CubeScale scale, int cube, CubeState state, int depth) {
    if (board.isOver() || !scale.mayDouble(cube, state)) {
      return rolled(board, scale, cube, state, depth);
    }
    double passed = scale.passed(cube);
    if (depth > 0 && slack < Double.POSITIVE_INFINITY) {
      ResultChances now = chances(board);
      double waiting = scale.equity(scale.worth(now, cube, state), cube);
      double taken = scale.equity(scale.worth(now, 2 * cube, CubeState.OPPONENTS), cube);
      if (taken < waiting - slack) {
        return rolled(board, scale, cube, state, depth);
      }
    }
    double waiting = rolled(board, scale, cube, state, depth);
    double taken = rolled(board, scale, 2 * cube, CubeState.OPPONENTS, depth);
    return Math.max(waiting, Math.min(passed, taken));
  }

  private double rolled(RunningBoard board, CubeScale scale, int cube, CubeState state, int depth) {
    if (depth == 0 || board.isOver()) {
      return scale.worth(chances(board), cube, state);
    }
    CubeScale others = scale.forOpponent();
    CubeState seenByOther = turnedRound(state);
    Level level = levels[depth];
    level.moves.prepare(board);
    double sum = 0;
    for (Dice dice : Dice.ROLLS) {
      int best = reply(level, dice, others, cube, seenByOther);
      level.board.play(level.moves, best);
      double worth = doubled(level.board, others, cube, seenByOther, depth - 1);
      sum += dice.ways() * others.toOpponent(worth);
    }
    return sum / Dice.ALL_WAYS;
  }

  /** The end position that is worth most to the roller with this cube, without a look ahead. */
  private int reply(Level level, Dice dice, CubeScale others, int cube, CubeState seenByOther) {
    int count = level.moves.generate(dice.first(), dice.second());
    if (count == 1) {
      return 0;
    }
    base.equitiesAfterMove(level.moves, level.equities);
    int candidates = chooseCandidates(level, count);
    if (candidates == 1) {
      return level.candidates[0];
    }
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int at = 0; at < candidates; at++) {
      level.board.play(level.moves, level.candidates[at]);
      double worth = others.toOpponent(doubled(level.board, others, cube, seenByOther, 0));
      if (worth > most) {
        most = worth;
        best = level.candidates[at];
      }
    }
    return best;
  }

  /** The best few without a cube, the first of equals first; at least one. */
  private int chooseCandidates(Level level, int count) {
    float[] equities = level.equities;
    double least = equities[Evaluator.best(equities, count)] - margin;
    int chosen = 0;
    for (int index = 0; index < count; index++) {
      if (equities[index] >= least) {
        int at = Math.min(chosen, mostCandidates);
        while (at > 0 && equities[level.candidates[at - 1]] < equities[index]) {
          if (at < mostCandidates) {
            level.candidates[at] = level.candidates[at - 1];
          }
          at--;
        }
        if (at < mostCandidates) {
          level.candidates[at] = index;
          chosen = Math.min(chosen + 1, mostCandidates);
        }
      }
    }
    return chosen;
  }

  private ResultChances chances(RunningBoard board) {
    base.chancesBeforeRoll(board, chances);
    return ResultChances.of(chances, 0);
  }

  /** Where the other player sees the cube. */
  static CubeState turnedRound(CubeState state) {
    return switch (state) {
      case OWNED -> CubeState.OPPONENTS;
      case OPPONENTS -> CubeState.OWNED;
      case CENTRED, CUBELESS -> state;
    };
  }
}
