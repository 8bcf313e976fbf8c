package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Seat;
import dev.hindsight.workbench.answers.Unit;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A recorded game, judged move by move. Values are net seeds for the mover, from the move on. */
public record ReviewedGame(
    @Says("of the game: `codingame`, `abapa` or `awari`") OwareRules rules,
    @Says("as it is recorded: `27-21`, `1-0`, `*`") String result,
    @Says("whether the clock ended searches, so that another review may find other values")
        boolean timed,
    @Says("every move, in order") List<ReviewedMove> turns,
    @Says("South, then North") List<ReviewedPlayer> players) {
  public ReviewedGame {
    turns = List.copyOf(turns);
    players = List.copyOf(players);
  }

  /** One move. */
  public record ReviewedMove(
      @Says(value = "1 for the first move of the game", head = "turn") int turn,
      @Says("1 is South, 2 is North") Seat player,
      @Says("before the move") OwarePosition position,
      @Says(value = "the pit played", head = "move") Pit move,
      @Says(value = "the best pit; the one played if none is better", head = "best") Pit best,
      @Says(value = "with the move played", unit = Unit.SEEDS, head = "value") BigDecimal value,
      @Says(value = "with the best one", unit = Unit.SEEDS, head = "value") BigDecimal bestValue,
      @Says(value = "the difference; 0 for a best move", unit = Unit.SEEDS, head = "loss")
          BigDecimal loss,
      @Says("how both values are known") Known known,
      @Says(value = "which table, or how deep a search, judged", head = "by") String source,
      @Says(
              "whether the move made another of a win, a draw or a loss with best play; if not"
                  + " proven, it lost two seeds or more as well")
          boolean turningPoint) {
    Side side() {
      return position.toMove();
    }
  }

  /** What a player made of the game. */
  public record ReviewedPlayer(
      @Inlined Seat player,
      @Says("`south` or `north`") Side side,
      @Says(value = "moves of the player", unit = Unit.TURNS) int turns,
      @Says(value = "moves that lost anything", unit = Unit.TURNS) int mistakes,
      @Says(value = "by all of them, against best play each time", unit = Unit.SEEDS)
          BigDecimal loss,
      @Says(value = "by those that are judged exactly", unit = Unit.SEEDS) BigDecimal provenLoss,
      @Says("the turn that lost most, the first of them; `null` if none lost")
          @Nullable Integer worst) {}
}
