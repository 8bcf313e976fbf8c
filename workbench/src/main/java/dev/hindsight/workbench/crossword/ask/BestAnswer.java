package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.play.judge.Judgement;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The best move of a turn at any time of a game, and on what grounds. */
public record BestAnswer(
    @Says("as it was asked, as CGP") CgpPosition position,
    @Says(
            "what decided: `static` (equity, where there is no need to look ahead), `simulation`,"
                + " `pre-endgame` (the ends of games after each draw) or `endgame`")
        Judgement.Part part,
    @Says("whether it is proven that no other move wins more often than the first") boolean proven,
    @Says(
            "why it stopped: `one move`, `clear` (one is clearly better), `proven`, `spent` (the"
                + " time or the work) or `cancelled`")
        Judgement.Stop stop,
    @Says(value = "what it took", unit = Unit.SECONDS, decimals = 3) double seconds,
    @Says("whether the opponent's racks were weighed by the last move") boolean readsLastMove,
    @Says("what was compared, the best first") List<Move> moves,
    @Says("the tiles that the player on turn does not see") Rack unseen,
    @Says(value = "those of them that cannot be on the opponent's rack", unit = Unit.TILES)
        int tilesInBag,
    @Says("`ENABLE`, or the file") String words) {
  /** A move that was compared. */
  public record Move(
      @Says("with the position that it is made in") MoveInPosition move,
      @Says(value = "what it scores", unit = Unit.POINTS) int score,
      @Says("the chance to win, a draw counting half; `null` if nothing says")
          @Nullable Double winProbability,
      @Says("its standard error; 0 if nothing is left to chance, `null` if not known")
          @Nullable Double winStandardError,
      @Says(
              value =
                  "what it gains on the opponent: to the end of the game, within the plies of a"
                      + " simulation with what both keep, or by static equity",
              unit = Unit.POINTS)
          double points,
      @Says(value = "its standard error, likewise", unit = Unit.POINTS)
          @Nullable Double pointsStandardError,
      @Says(value = "playouts, or draws that were looked at", unit = Unit.COUNT) long looks,
      @Says("whether the win probability is proven") boolean proven) {}
}
