package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwarePosition;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a position is worth for every number of turns left: what a limit makes of the end.
 *
 * @param position as it is written
 * @param rules the name of the variant
 * @param values one for each number of turns, from 1
 */
public record TurnsAnswer(String position, String rules, List<Turns> values) {
  /**
   * With this many turns left.
   *
   * @param turnsLeft plies before the game is stopped
   * @param value net seeds for the player to move
   * @param best the best move; empty if there is none
   */
  public record Turns(int turnsLeft, BigDecimal value, String best) {}

  /**
   * Asks for each number of turns.
   *
   * @param mostTurns the last one
   */
  public static TurnsAnswer of(OwareAsk ask, String rules, OwarePosition position, int mostTurns) {
    List<Turns> values = new ArrayList<>();
    for (int turns = 1; turns <= mostTurns; turns++) {
      OwareAnswer answer = ask.answer(position, OptionalInt.of(turns));
      values.add(
          new Turns(
              turns, answer.value(), answer.moves().isEmpty() ? "" : answer.moves().get(0).move()));
    }
    return new TurnsAnswer(position.toString(), rules, values);
  }
}
