package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.Arrays;
import java.util.Locale;

/**
 * Looks some plies ahead of another evaluator: a position is worth the mean, over the 21 rolls with
 * their weights, of what the reply that the other evaluator likes best leads to.
 *
 * <p>Plies are counted as gnubg counts them: 0 is the evaluator itself. XG's numbers are one more.
 *
 * <p>A roll's end positions are first judged without looking ahead; only the best few, and only
 * those close to the best, are looked into. The others keep that first judgement, lowered where
 * needed so that none passes one that was looked into.
 */
public final class LookaheadEvaluator implements Evaluator {
  /** Beyond that a search takes minutes. */
  public static final int MOST_PLIES = 3;

  private final Evaluator base;
  private final int plies;
  private final int mostCandidates;
  private final float margin;

  /** {@code levels[p]} is for positions that are looked p plies into. */
  private final Level[] levels;

  private final RunningBoard end = new RunningBoard(Board.START);
  private final float[] chances = new float[NetEncoding.OUTPUTS];
  private final float[] judged = new float[MoveGenerator.MOST_END_POSITIONS];
  private final boolean[] chosen = new boolean[MoveGenerator.MOST_END_POSITIONS];

  /** Scratch memory of one ply. */
  private static final class Level {
    final MoveGenerator moves = new MoveGenerator();
    final RunningBoard board = new RunningBoard(Board.START);
    final float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
    final float[] chances = new float[NetEncoding.OUTPUTS];
  }

  /**
   * @param mostCandidates end positions of a roll that are looked into at most
   * @param margin how much equity an end position may lack to the best to be looked into
   */
  public LookaheadEvaluator(Evaluator base, int plies, int mostCandidates, double margin) {
    if (plies < 1 || plies > MOST_PLIES || mostCandidates < 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a look ahead takes 1 to %d plies and at least 1 candidate, not %d and %d",
              MOST_PLIES,
              plies,
              mostCandidates));
    }
    this.base = base;
    this.plies = plies;
    this.mostCandidates = mostCandidates;
    this.margin = (float) margin;
    this.levels = new Level[plies + 1];
    for (int level = 1; level <= plies; level++) {
      levels[level] = new Level();
    }
  }

  /** With as many candidates as usually matter. */
  public LookaheadEvaluator(Evaluator base, int plies) {
    this(base, plies, 8, 0.16);
  }

  @Override
  public String name() {
    return base.name() + ", " + plies + (plies == 1 ? " ply" : " plies") + " ahead";
  }

  @Override
  public void chancesBeforeRoll(RunningBoard board, float[] target) {
    look(board, plies, target);
  }

  @Override
  public boolean isExact(RunningBoard board) {
    return base.isExact(board);
  }

  @Override
  public void equitiesAfterMove(MoveGenerator ends, float[] equities) {
    base.equitiesAfterMove(ends, judged);
    int count = ends.count();
    end.play(ends, 0);
    if (base.isExact(end) && base.forRoll(ends) == base) {
      System.arraycopy(judged, 0, equities, 0, count);
      return;
    }
    if (count == 1) {
      chosen[0] = true;
    } else {
      chooseCandidates(count);
    }
    float least = Float.POSITIVE_INFINITY;
    for (int index = 0; index < count; index++) {
      if (chosen[index]) {
        end.play(ends, index);
        look(end, plies, chances);
        equities[index] = -ResultChances.cubelessEquity(chances, 0);
        least = Math.min(least, equities[index]);
      }
    }
    for (int index = 0; index < count; index++) {
      if (!chosen[index]) {
        equities[index] = Math.min(judged[index], Math.nextDown(least));
      }
    }
  }

  /** Marks the best few, the first of equals. */
  private void chooseCandidates(int count) {
    Arrays.fill(chosen, 0, count, false);
    float limit = judged[Evaluator.best(judged, count)] - margin;
    for (int taken = 0; taken < mostCandidates; taken++) {
      int best = -1;
      for (int index = 0; index < count; index++) {
        if (!chosen[index]
            && judged[index] >= limit
            && (best < 0 || judged[index] > judged[best])) {
          best = index;
        }
      }
      if (best < 0) {
        return;
      }
      chosen[best] = true;
    }
  }

  private void look(RunningBoard board, int depth, float[] target) {
    // Exact values gain nothing by a look ahead; only at the top all positions are looked into, so
    // that they compare.
    if (depth == 0 || board.isOver() || (depth < plies && base.isExact(board))) {
      base.chancesBeforeRoll(board, target);
      return;
    }
    Level level = levels[depth];
    Arrays.fill(target, 0);
    level.moves.prepare(board);
    for (Dice dice : Dice.ROLLS) {
      int count = level.moves.generate(dice.first(), dice.second());
      int best = 0;
      if (count > 1) {
        base.equitiesAfterMove(level.moves, level.equities);
        best = Evaluator.best(level.equities, count);
      }
      level.board.play(level.moves, best);
      look(level.board, depth - 1, level.chances);
      ResultChances.swap(level.chances, 0);
      for (int k = 0; k < target.length; k++) {
        target[k] += dice.ways() * level.chances[k];
      }
    }
    for (int k = 0; k < target.length; k++) {
      target[k] /= Dice.ALL_WAYS;
    }
  }
}
