package dev.hindsight.crossword.play.players;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.BagCorrection;
import dev.hindsight.crossword.play.evaluate.CorrectedEvaluation;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import java.util.random.RandomGenerator;

/** A static player whose leave values follow the tiles unseen: see {@link BagCorrection}. */
final class FollowingPlayer implements Player {
  private final CorrectedEvaluation evaluation;
  private final StaticPlayer player;
  private final int[] unseen;

  /**
   * @param equipment with leaves for a full bag
   */
  FollowingPlayer(Equipment equipment, BagCorrection correction) {
    this.evaluation = new CorrectedEvaluation(equipment.staticEvaluation(), correction);
    this.player = new StaticPlayer(equipment, evaluation);
    this.unseen = new int[equipment.rules().tiles().letterCount()];
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    game.countUnseen(game.seatOnTurn(), unseen);
    evaluation.setBag(unseen);
    return player.choose(game, random);
  }
}
