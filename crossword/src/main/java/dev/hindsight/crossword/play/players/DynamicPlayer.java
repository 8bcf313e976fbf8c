package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RevaluedMoves;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.CandidateLeaves;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the first moves by static equity and ranks them again, with leave values for the tiles
 * that are really left instead of a full bag. With an empty bag it is a static player.
 *
 * <p>The bag is all that the player does not see: the opponent's tiles, but not the player's own.
 */
public final class DynamicPlayer implements Player {
  private final Equipment equipment;
  private final LeaveDerivation derivation;
  private final Evaluation evaluation;
  private final int top;
  private final int[] unseen;

  /** Follows the board of the game last seen. */
  private @Nullable MoveFinder finder;

  /**
   * @param top how many moves to rank anew
   */
  public DynamicPlayer(Equipment equipment, LeaveDerivation derivation, int top) {
    if (top < 1) {
      throw new IllegalArgumentException("at least 1 move must be ranked, not " + top);
    }
    this.equipment = equipment;
    this.derivation = derivation;
    this.evaluation = equipment.staticEvaluation();
    this.top = top;
    this.unseen = new int[equipment.rules().tiles().letterCount()];
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    MoveFinder moves = finder(game.board());
    int seat = game.seatOnTurn();
    int[] rack = game.rack(seat).counts();
    int tilesInBag = game.bag().size();
    game.countUnseen(seat, unseen);
    if (tilesInBag == 0) {
      moves.setRack(rack, evaluation, 0, TileCounts.points(unseen, game.rules().tiles()));
      return moves.best().move();
    }
    moves.setRack(rack, evaluation.atLead(game.lead(seat)), tilesInBag, 0);
    try (Crew alone = new Crew(1)) {
      CandidateLeaves leaves =
          derivation.deriveCandidates(rack, unseen, DrawConvention.HELD_APART, alone);
      return new RevaluedMoves(moves.top(top), game.rules().tiles(), leaves::millipoints)
          .best()
          .move();
    }
  }

  private MoveFinder finder(Board board) {
    MoveFinder known = finder;
    if (known == null || known.finder().board() != board) {
      known = equipment.moveFinder(board);
      finder = known;
    }
    return known;
  }
}
