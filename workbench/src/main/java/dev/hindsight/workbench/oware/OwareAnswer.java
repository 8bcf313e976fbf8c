package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.answers.Known;
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
    @Says("best play of both, as far as it is known; may be empty") List<Pit> line,
    @Says("what that makes of the game at this score") AtThisScore game,
    @Says("what the opening book that comes with the program says; `null` if it knows nothing")
        @Nullable Opening opening) {

  /** What a position is worth to the whole game: 25 seeds win, however they are come by. */
  public record AtThisScore(
      @Says(
              value = "that the player to move is ahead at the end: by the stores and the value",
              unit = Unit.SEEDS)
          BigDecimal lead,
      @Says("`win`, `draw` or `loss` for the player to move; `null` if that is not proven")
          @Nullable GameResult result,
      @Says(
              value =
                  "share of the game to expect, a draw being a half, to three decimals; `null` if"
                      + " nobody has searched for it",
              unit = Unit.CHANCE)
          @Nullable BigDecimal share) {}

  /** What the opening book says of a position. */
  public record Opening(
      @Says(
              value = "share of the game that the player to move may expect, to three decimals",
              unit = Unit.CHANCE)
          BigDecimal share,
      @Says(value = "to the end of the line in the book and of the search there", unit = Unit.PLIES)
          int depth,
      @Says("the best move by the book; `null` where its line ends") @Nullable Pit best) {}

  /** A legal move. */
  public record Move(
      @Says(value = "the pit: A to F for South, a to f for North", head = "move") Pit move,
      @Says(value = "seeds captured at once", unit = Unit.COUNT, head = "captures") int captured,
      @Says(
              value = "for the player to move, from here on, the captured ones included",
              unit = Unit.SEEDS,
              head = "value")
          BigDecimal value,
      @Says("how that value is known") Known known,
      @Says(value = "the position after the move", head = "then") OwarePosition after,
      @Says(
              value = "`win`, `draw` or `loss` at this score; `null` if that is not proven",
              head = "game")
          @Nullable GameResult result,
      @Says(
              value = "share of the game by the opening book; `null` where it knows nothing",
              unit = Unit.CHANCE,
              head = "book")
          @Nullable BigDecimal openingShare) {}
}
