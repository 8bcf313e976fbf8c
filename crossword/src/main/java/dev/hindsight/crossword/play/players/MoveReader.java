package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Inference;
import dev.hindsight.crossword.play.inference.InferredRacks;
import dev.hindsight.crossword.play.inference.LastMove;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.rules.board.Game;
import java.util.function.Function;

/**
 * Reads the opponent's last move: what may have been kept that explains it?
 *
 * <p>Of the game it looks at what the seat on turn sees: the board, its own rack and, of the move,
 * the tiles that were placed or how many were exchanged. If that says nothing, every rack is as
 * likely as drawing it: at the beginning, after a pass, once the bag is empty, when no rack
 * explains the move, or when there are more candidates than it is to judge. Earlier moves are not
 * read.
 */
final class MoveReader {
  private final Inference inference;
  private final Criterion criterion;
  private final Function<Observation, StaticEvaluation> leaves;
  private final long mostRacks;

  /**
   * @param inference of its own
   * @param leaves what the opponent is assumed to value moves by
   * @param mostRacks more candidates are not judged
   */
  MoveReader(
      Inference inference,
      Criterion criterion,
      Function<Observation, StaticEvaluation> leaves,
      long mostRacks) {
    this.inference = inference;
    this.criterion = criterion;
    this.leaves = leaves;
    this.mostRacks = mostRacks;
  }

  /**
   * What the opponent may hold.
   *
   * @param root the position of the game as the seat on turn sees it
   */
  OpponentRacks read(Game game, SimulatedPosition root) {
    if (game.turns() == 0 || root.isCertain()) {
      return OpponentRacks.UNKNOWN;
    }
    return ObservedMove.of(game.move(game.turns() - 1))
        .map(move -> read(LastMove.observe(root.position(), move)))
        .orElse(OpponentRacks.UNKNOWN);
  }

  private OpponentRacks read(Observation observation) {
    if (observation.family().size() > mostRacks) {
      return OpponentRacks.UNKNOWN;
    }
    try (Crew alone = new Crew(1)) {
      InferredRacks racks =
          inference
              .withEvaluation(leaves.apply(observation))
              .run(observation, criterion, alone)
              .racks();
      return racks.isEmpty() ? OpponentRacks.UNKNOWN : racks::draw;
    }
  }
}
