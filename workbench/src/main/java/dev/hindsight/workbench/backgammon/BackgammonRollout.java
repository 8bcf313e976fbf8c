package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.play.rollout.RolloutTrial;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.core.runs.Crew;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values a position by playing it to the end many times, with dice each of its best moves.
 *
 * <pre>{@code
 * BackgammonRollout rollout = new BackgammonRollout(BearoffShelf.NONE, nets, cube, crew);
 * rollout.run(position, RolloutPlan.plain(1_296, 1), 5);
 * }</pre>
 *
 * <p>All moves are rolled out with the same dice, so that their difference is less a matter of luck
 * than their equities are. Both sides play by the nets without a look ahead, and a game that
 * reaches a table given ends there.
 */
public final class BackgammonRollout {
  private final BackgammonJudge judge;
  private final NetChoice nets;
  private final Crew crew;

  public BackgammonRollout(BearoffShelf tables, NetChoice nets, CubeMethod cube, Crew crew) {
    this.judge = new BackgammonJudge(tables, nets, cube, crew);
    this.nets = nets;
    this.crew = crew;
  }

  /**
   * Rolls out a position before the roll, or the best moves of one with dice.
   *
   * @param mostMoves how many of them
   * @throws IllegalArgumentException if the game is over
   */
  public RolloutAnswer run(BackgammonPosition position, RolloutPlan plan, int mostMoves) {
    Board board = position.board();
    if (GameResult.isOver(board)) {
      throw new IllegalArgumentException("the game is over, so there is nothing to roll out");
    }
    if (mostMoves < 1) {
      throw new IllegalArgumentException("at least 1 move is rolled out, not " + mostMoves);
    }
    Dice dice = position.dice();
    List<RolloutAnswer.Line> lines = new ArrayList<>();
    if (dice == null) {
      lines.add(line(null, position, rollOut(board, plan)));
    } else {
      for (Ranking.Play play : judge.ranking(position, dice).plays()) {
        if (lines.size() == mostMoves) {
          break;
        }
        RolloutResult result = rollOut(play.after().swapped(), plan).forOpponent();
        lines.add(line(MoveNotation.write(play.move()), position, result));
      }
      lines.sort(Comparator.comparingDouble(line -> -line.cubefulEquity()));
    }
    return new RolloutAnswer(position, judge.evaluator(nets).name(), plan, lines);
  }

  private RolloutResult rollOut(Board board, RolloutPlan plan) {
    return new RolloutTrial(board, plan, () -> judge.evaluator(nets)).run(crew);
  }

  private RolloutAnswer.Line line(
      @Nullable String move, BackgammonPosition position, RolloutResult result) {
    return RolloutAnswer.Line.of(move, result, judge.method().at(position), position);
  }
}
