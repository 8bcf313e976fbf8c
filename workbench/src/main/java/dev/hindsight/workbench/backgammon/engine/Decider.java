package dev.hindsight.workbench.backgammon.engine;

import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Resignation;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import dev.hindsight.workbench.backgammon.ask.Standing;

/** Decides by what the program thinks of positions. One thread at a time. */
final class Decider {
  /** Per unit of the cube as it would be: losing half of that is what giving up costs. */
  private static final double GIVING_UP = -0.5;

  private final BackgammonJudge judge;

  Decider(BackgammonJudge judge) {
    this.judge = judge;
  }

  /**
   * What to do in a position, whoever is the one to decide.
   *
   * @throws BackgammonFormatException if there is nothing to decide
   */
  Decision decide(BackgammonPosition position) {
    if (position.phase() == GamePhase.OVER || GameResult.isOver(position.board())) {
      throw new BackgammonFormatException("the game is over");
    }
    if (position.turn().resignation() != Resignation.NONE) {
      throw new BackgammonFormatException("a resignation is not a position to play on from");
    }
    if (position.turn().offer() != Offer.NONE) {
      return takes(position) ? Decision.OfCube.TAKE : Decision.OfCube.DROP;
    }
    Dice dice = position.dice();
    if (dice != null) {
      return new Decision.OfMove(judge.ranking(position, dice).best().move());
    }
    return position.mayDouble() && doubles(position)
        ? Decision.OfCube.DOUBLE
        : Decision.OfCube.ROLL;
  }

  private boolean doubles(BackgammonPosition position) {
    CubeAction action = judge.standing(position).decision().action();
    return action == CubeAction.DOUBLE_TAKE || action == CubeAction.DOUBLE_PASS;
  }

  /** Of a beaver the player on roll decides, of a double and a raccoon the other one. */
  private boolean takes(BackgammonPosition position) {
    Standing standing = judge.standing(position);
    double opponents = standing.cube().of(CubeState.OPPONENTS);
    return switch (position.turn().offer()) {
      case BEAVER -> opponents >= GIVING_UP;
      case RACCOON -> -opponents >= GIVING_UP;
      case DOUBLE, NONE -> standing.decision().costOfTake() <= 0;
    };
  }
}
