package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Says;
import java.util.ArrayList;
import java.util.List;

/**
 * The best moves of each of the 21 rolls from the start of a game, rolled out. Doubles are among
 * them, although a first roll is never one: they are the second player's.
 */
public record OpeningsAnswer(
    @Inlined RolloutPlan plan,
    @Says("who played both sides") String source,
    @Says("one for each of the 21 rolls") List<Opening> openings) {
  public OpeningsAnswer {
    openings = List.copyOf(openings);
  }

  /** A roll and its moves, best first. */
  public record Opening(
      @Says("the dice") Dice roll,
      @Says("its moves, the best first") List<RolloutAnswer.Line> lines) {}

  /** Rolls out this many moves of every roll. */
  public static OpeningsAnswer of(BackgammonRollout rollout, RolloutPlan plan, int mostMoves) {
    List<BackgammonPosition> rolled =
        Dice.ROLLS.stream()
            .map(dice -> BackgammonPosition.money(Board.START, Turn.toMove(Player.X, dice)))
            .toList();
    List<RolloutAnswer> answers = rollout.runAll(rolled, plan, mostMoves);
    List<Opening> openings = new ArrayList<>();
    for (int roll = 0; roll < answers.size(); roll++) {
      openings.add(new Opening(Dice.ROLLS.get(roll), answers.get(roll).lines()));
    }
    return new OpeningsAnswer(plan, answers.get(0).source(), openings);
  }
}
