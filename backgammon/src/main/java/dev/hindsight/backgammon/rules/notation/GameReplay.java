package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A recorded game played again, action by action, with every rule checked. Between two actions
 * {@link #position} is the position in which the next one was decided.
 */
public final class GameReplay {
  private final MatchScore score;
  private final GameOptions options;
  private final MoveGenerator moves = new MoveGenerator();

  private Board board = Board.START;
  private Player onRoll = Player.X;
  private boolean begun;
  private Cube cube = Cube.CENTRED;
  private Offer offer = Offer.NONE;

  /** What the cube will show when the offer is accepted. */
  private int stake;

  private @Nullable Player winner;

  GameReplay(MatchScore score, GameOptions options) {
    if (score.isOver()) {
      throw new BackgammonFormatException(
          String.format(
              Locale.ROOT,
              "no game is played at %d-%d in a match to %d",
              score.xPoints(),
              score.oPoints(),
              score.length()));
    }
    this.score = score;
    this.options = options;
  }

  /** The position before the next action. */
  public BackgammonPosition position() {
    Turn turn = offer == Offer.NONE ? Turn.toRoll(onRoll) : Turn.offered(onRoll, offer);
    GamePhase phase =
        winner == null
            ? GamePhase.PLAYING
            : GameResult.isOver(board) ? GamePhase.OVER : GamePhase.DROPPED;
    return new BackgammonPosition(board, turn, cube, score, options, phase);
  }

  /** Who has won by bearing off or by a drop; {@code null} while the game goes on. */
  public @Nullable Player winner() {
    return winner;
  }

  /** Reads a move in the position as it stands after a roll. */
  Move parseMove(Player player, Dice dice, String text) {
    checkTurn(player);
    return Move.of(moves, find(dice, text));
  }

  /** The move of a roll that leads to a board, as the player who has moved sees it. */
  Move moveTo(Player player, Dice dice, Board after) {
    checkTurn(player);
    moves.prepare(board);
    int count = moves.generate(dice.first(), dice.second());
    for (int index = 0; index < count; index++) {
      if (moves.board(index).equals(after)) {
        return Move.of(moves, index);
      }
    }
    throw new BackgammonFormatException(
        String.format(
            Locale.ROOT, "no legal move with %s leads to the position that follows", dice));
  }

  /** Plays an action or throws a sentence that says why it cannot be played. */
  public void play(GameAction action) {
    if (action instanceof GameAction.Rolls rolls) {
      roll(rolls);
    } else if (action instanceof GameAction.RollsOnly rolls) {
      checkTurn(rolls.player());
    } else if (action instanceof GameAction.Doubles doubles) {
      turnCube(doubles);
    } else if (action instanceof GameAction.Beavers beavers) {
      turnAgain(beavers.player(), beavers.value(), Offer.DOUBLE, Offer.BEAVER);
    } else if (action instanceof GameAction.Raccoons raccoons) {
      turnAgain(raccoons.player(), raccoons.value(), Offer.BEAVER, Offer.RACCOON);
    } else if (action instanceof GameAction.SetsUp setsUp) {
      setUp(setsUp);
    } else {
      answer(action);
    }
  }

  /** Whether this player has been answered with a beaver, and must say something to that. */
  boolean isBeaverFor(Player player) {
    return offer == Offer.BEAVER && awaitsAnswerOf(player);
  }

  private boolean awaitsAnswerOf(Player player) {
    return offer != Offer.NONE && position().turn().toDecide() == player;
  }

  private void setUp(GameAction.SetsUp setsUp) {
    Board seenByX = setsUp.seenByX();
    if (GameResult.isOver(seenByX)) {
      throw new BackgammonFormatException(
          "the position that is set up is the end of a game: a side has borne off everything");
    }
    onRoll = setsUp.player();
    board = onRoll == Player.X ? seenByX : seenByX.swapped();
    cube = setsUp.cube();
    offer = Offer.NONE;
    winner = null;
    begun = !seenByX.equals(Board.START);
  }

  private void roll(GameAction.Rolls rolls) {
    checkTurn(rolls.player());
    int index = find(rolls.dice(), MoveNotation.write(rolls.move()));
    Board after = moves.board(index);
    begun = true;
    onRoll = rolls.player().opponent();
    board = after.swapped();
    winner = GameResult.isOver(after) ? rolls.player() : null;
  }

  private int find(Dice dice, String move) {
    moves.prepare(board);
    moves.generate(dice.first(), dice.second());
    return MoveNotation.find(move, board, dice, moves);
  }

  private void checkTurn(Player player) {
    checkGoingOn();
    if (offer != Offer.NONE) {
      throw new BackgammonFormatException("the double must first be taken or dropped");
    }
    if (begun && player != onRoll) {
      throw new BackgammonFormatException("it is the turn of " + onRoll + ", not of " + player);
    }
    onRoll = player;
  }

  private void checkGoingOn() {
    if (winner != null) {
      throw new BackgammonFormatException("the game is already over");
    }
  }

  private void turnCube(GameAction.Doubles doubles) {
    if (!begun) {
      throw new BackgammonFormatException("a game begins with a roll, not with a double");
    }
    checkTurn(doubles.player());
    if (score.crawford()) {
      throw new BackgammonFormatException(
          "nobody may double in the Crawford game (a comment [Crawford \"Off\"] lifts that rule)");
    }
    if (!cube.isAvailableTo(doubles.player())) {
      throw new BackgammonFormatException(doubles.player() + " does not hold the cube");
    }
    if (doubles.value() != 2 * cube.value() || doubles.value() > 1 << Cube.LARGEST_LOGARITHM) {
      throw new BackgammonFormatException(
          String.format(
              Locale.ROOT,
              "the cube stands at %d and cannot be turned to %d",
              cube.value(),
              doubles.value()));
    }
    stake = doubles.value();
    offer = Offer.DOUBLE;
  }

  /** A beaver or a raccoon: the answer to an offer is another turn of the cube. */
  private void turnAgain(Player player, int value, Offer expected, Offer next) {
    checkGoingOn();
    if (offer != expected || !awaitsAnswerOf(player)) {
      throw new BackgammonFormatException(
          expected == Offer.DOUBLE
              ? "only the answer to a double can be a beaver"
              : "only the answer to a beaver can be a raccoon");
    }
    if (!score.isMoney()) {
      throw new BackgammonFormatException("in a match there are no beavers");
    }
    if (value != 2 * stake || value > 1 << Cube.LARGEST_LOGARITHM) {
      throw new BackgammonFormatException(
          String.format(
              Locale.ROOT, "the cube is offered at %d and cannot be turned to %d", stake, value));
    }
    cube = cube.takenBy(onRoll.opponent());
    stake = value;
    offer = next;
  }

  /** Whoever answers, it is the opponent of the player on roll who holds the cube afterwards. */
  private void answer(GameAction answer) {
    checkGoingOn();
    if (!awaitsAnswerOf(answer.player())) {
      throw new BackgammonFormatException(
          "there is no double for " + answer.player() + " to answer");
    }
    offer = Offer.NONE;
    if (answer instanceof GameAction.Takes) {
      cube = cube.takenBy(onRoll.opponent());
    } else {
      winner = answer.player().opponent();
    }
  }

  /** Checks that the recorded end fits; a game may also end by resigning at any time. */
  void checkEnd(GameRecord.End end) {
    if (winner != null && winner != end.winner()) {
      throw new BackgammonFormatException(winner + " has won this game, not " + end.winner());
    }
  }
}
