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
    List<Opening> openings = new ArrayList<>();
    String source = "";
    for (Dice dice : Dice.ROLLS) {
      RolloutAnswer answer =
          rollout.run(
              BackgammonPosition.money(Board.START, Turn.toMove(Player.X, dice)), plan, mostMoves);
      source = answer.source();
      openings.add(new Opening(dice.toString(), answer.lines()));
    }
    return new OpeningsAnswer(plan, source, openings);
  }

  @Override
  public OpeningsJson jsonForm() {
    return OpeningsJson.of(this);
  }
}
