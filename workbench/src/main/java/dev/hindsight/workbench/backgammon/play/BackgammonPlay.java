package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.play.players.BackgammonPlayer;
import dev.hindsight.backgammon.play.players.PlayerSpec;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.io.IOException;
import java.util.random.RandomGenerator;

/**
 * A match between somebody, X, and the program, O, which moves as its specification says and turns
 * the cube as {@link BackgammonJudge} advises.
 */
public final class BackgammonPlay {
  private final PlayedMatch match;
  private final BackgammonJudge judge;
  private final BackgammonAsk ask;
  private final BackgammonPlayer opponent;
  private final RandomGenerator random;
  private final MoveGenerator ends = new MoveGenerator();

  /**
   * @param seed of an opponent who plays by chance
   * @throws IOException if a file of the opponent cannot be used
   */
  public BackgammonPlay(
      PlayedMatch match, Specified<PlayerSpec> opponent, CubeMethod cube, long seed, Crew crew)
      throws IOException {
    this(
        match,
        opponent.value().open(BackgammonDuel.Files.BY_PATH).get(),
        BearoffShelf.NONE,
        cube,
        seed,
        crew);
  }

  /** Plays against a player that is already open, with tables to judge by. */
  public BackgammonPlay(
      PlayedMatch match,
      BackgammonPlayer opponent,
      BearoffShelf tables,
      CubeMethod cube,
      long seed,
      Crew crew) {
    this.match = match;
    this.judge = new BackgammonJudge(tables, NetChoice.usual(), cube, crew);
    this.ask = new BackgammonAsk(tables, NetChoice.usual(), cube, crew);
    this.opponent = opponent;
    this.random = TrialRandom.of(seed, Long.MAX_VALUE);
  }

  public PlayedMatch match() {
    return match;
  }

  /** Whether the opponent is the one to do something. */
  public boolean isOpponentsTurn() {
    BackgammonPosition position = match.position();
    return position.turn().toDecide() == Player.O;
  }

  /**
   * The opponent does one thing.
   *
   * @return what he has done, such as {@code doubles} or {@code rolls 3-1 and moves 8/5 6/5}
   */
  public String letOpponentAct() {
    BackgammonPosition position = match.position();
    if (position.turn().offer() == Offer.DOUBLE) {
      boolean takes = judge.standing(position).decision().costOfTake() <= 0;
      if (takes) {
        match.take();
      } else {
        match.pass();
      }
      return takes ? "takes" : "passes";
    }
    if (match.mayDouble() && wantsToDouble(position)) {
      match.offerDouble();
      return "doubles to " + 2 * position.cube().value();
    }
    Dice dice = match.dice();
    ends.prepare(position.board());
    ends.generate(dice.first(), dice.second());
    Move move = Move.of(ends, opponent.choose(new RunningBoard(position.board()), ends, random));
    match.move(move);
    return move.steps().isEmpty()
        ? "rolls " + dice + " and cannot move"
        : "rolls " + dice + " and moves " + MoveNotation.write(move);
  }

  private boolean wantsToDouble(BackgammonPosition position) {
    CubeAction action = judge.standing(position).decision().action();
    return action == CubeAction.DOUBLE_TAKE || action == CubeAction.DOUBLE_PASS;
  }

  /** What the program thinks of the decision that is due; with dice once they are rolled. */
  public BackgammonAnswer hint(boolean rolled) {
    BackgammonPosition position = match.position();
    return ask.answer(
        rolled
            ? new BackgammonPosition(
                position.board(),
                Turn.toMove(position.onRoll(), match.dice()),
                position.cube(),
                position.score(),
                position.options(),
                position.phase())
            : position);
  }
}
