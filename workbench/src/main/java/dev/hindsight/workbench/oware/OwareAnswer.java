package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known about a position: its value, every legal move, and the line of best play. */
public record OwareAnswer(
    @Says("the position, as in notation.md") OwarePosition position,
    @Says("`codingame`, `abapa` or `awari`") OwareRules rules,
    @Says(value = "before the game is stopped; `null` = no limit", unit = Unit.PLIES)
        @Nullable Integer turnsLeft,
    @Says(
            value = "for the player to move, from here on; whole if exact, else in hundredths",
            unit = Unit.SEEDS)
        BigDecimal value,
    @Says("whether the value is proven") boolean exact,
    @Says("what it comes from: `endgame-12`, `search to depth 13`, `the rules: the game is over`")
        String source,
    @Says(
            value =
                "a bound that holds whatever a repetition is worth; `null` if the value is exact or"
                    + " nothing better than all the seeds on the board is known",
            unit = Unit.SEEDS)
        @Nullable Integer lowest,
    @Says(value = "the same from above", unit = Unit.SEEDS) @Nullable Integer highest,
    @Says("every legal move, best first; empty if the game is over") List<Move> moves,
    @Says("best play of both, as far as it is known; may be empty") List<Pit> line) {

  /** A legal move. */
  public record Move(
      @Says(value = "the pit: A to F for South, a to f for North", head = "move") Pit move,
      @Says(value = "seeds captured at once", unit = Unit.COUNT, head = "captures") int captured,
      @Says(
              value = "for the player to move, from here on, the captured ones included",
              unit = Unit.SEEDS,
              head = "value")
          BigDecimal value,
      @Says("whether that is proven") boolean exact,
      @Says(value = "the position after the move", head = "then") OwarePosition after) {}
}
