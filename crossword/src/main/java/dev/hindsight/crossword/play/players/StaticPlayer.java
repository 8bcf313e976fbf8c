package dev.hindsight.crossword.play.players;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays the first of all moves by an evaluation, without looking ahead. With {@link
 * StaticEvaluation} it is the usual static player, with {@link Evaluation#SCORE} it takes the most
 * points.
 */
public final class StaticPlayer implements Player {
  private final Equipment equipment;
  private final Evaluation evaluation;

  /** Follows the board of the game last seen. */
  private @Nullable MoveFinder finder;

  public StaticPlayer(Equipment equipment, Evaluation evaluation) {
    this.equipment = equipment;
    this.evaluation = evaluation;
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    return best(game).move();
  }

  /** The first of all moves of the seat on turn, with what it is worth. */
  public RankedMove best(Game game) {
    MoveFinder moves = finder(game.board());
    int seat = game.seatOnTurn();
    int tilesInBag = game.bag().size();
    int opponentPoints = tilesInBag == 0 ? game.rack(1 - seat).points(game.rules().tiles()) : 0;
    moves.setRack(
        game.rack(seat).counts(), evaluation.atLead(game.lead(seat)), tilesInBag, opponentPoints);
    return moves.best();
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
