package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.workbench.JsonForm;
import java.util.ArrayList;
import java.util.List;

/**
 * The best moves of each of the 21 rolls from the start of a game, rolled out. Doubles are among
 * them, although a first roll is never one: they are the second player's.
 *
 * @param source who played both sides
 * @param openings in the order of {@link Dice#ROLLS}
 */
public record OpeningsAnswer(RolloutPlan plan, String source, List<Opening> openings)
    implements JsonForm {
  public OpeningsAnswer {
    openings = List.copyOf(openings);
  }

  /** A roll and its moves, best first. */
  public record Opening(String roll, List<RolloutAnswer.Line> lines) {}

  /** Rolls out this many moves of every roll. */
  public static OpeningsAnswer of(BackgammonRollout rollout, RolloutPlan plan, int mostMoves) {
    List<BackgammonPosition> rolled =
        Dice.ROLLS.stream()
            .map(dice -> BackgammonPosition.money(Board.START, Turn.toMove(Player.X, dice)))
            .toList();
    List<RolloutAnswer> answers = rollout.runAll(rolled, plan, mostMoves);
    List<Opening> openings = new ArrayList<>();
    for (int roll = 0; roll < answers.size(); roll++) {
      openings.add(new Opening(Dice.ROLLS.get(roll).toString(), answers.get(roll).lines()));
    }
    return new OpeningsAnswer(plan, answers.get(0).source(), openings);
  }

  @Override
  public OpeningsJson jsonForm() {
    return OpeningsJson.of(this);
  }
}
