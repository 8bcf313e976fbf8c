package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What a position is worth for every number of turns left: what a limit makes of the end. */
public record TurnsAnswer(
    @Says("the position, as in notation.md") OwarePosition position,
    @Says("`codingame`, `abapa` or `awari`") OwareRules rules,
    @Says("one for each number of turns, from 1") List<Turns> values) {
  /** With this many turns left. */
  public record Turns(
      @Says(value = "before the game is stopped", unit = Unit.PLIES) int turnsLeft,
      @Says(value = "for the player to move", unit = Unit.SEEDS) BigDecimal value,
      @Says("the best move; `null` if there is none") @Nullable Pit best) {}

  /**
   * Asks for each number of turns.
   *
   * @param mostTurns the last one
   */
  public static TurnsAnswer of(
      OwareAsk ask, OwareRules rules, OwarePosition position, int mostTurns) {
    List<Turns> values = new ArrayList<>();
    for (int turns = 1; turns <= mostTurns; turns++) {
      OwareAnswer answer = ask.answer(position, OptionalInt.of(turns));
      values.add(
          new Turns(
              turns,
              answer.value(),
              answer.moves().isEmpty() ? null : answer.moves().get(0).move()));
    }
    return new TurnsAnswer(position, rules, values);
  }
}
