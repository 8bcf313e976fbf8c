package dev.hindsight.backgammon.rules.notation;

import static dev.hindsight.backgammon.rules.notation.FibsNumbers.BAR;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.CAN_MOVE;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.COLOUR;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.CUBE;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.DID_CRAWFORD;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.DIRECTION;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.IS_NOT_CRAWFORD;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.LENGTH;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.MONEY_LENGTH;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.NUMBERS;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.OTHER_DICE;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.OTHER_MAY_DOUBLE;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.OTHER_OFF;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.OTHER_ON_BAR;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.OTHER_POINTS;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.PLACES;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.TURN;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.WAS_DOUBLED;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.YOUR_DICE;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.YOUR_POINTS;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.YOU_MAY_DOUBLE;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.YOU_OFF;
import static dev.hindsight.backgammon.rules.notation.FibsNumbers.YOU_ON_BAR;
import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The board line of the First Internet Backgammon Server, which gnubg's socket speaks too:
 *
 * <pre>
 * board:You:someone:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:
 *       1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0
 * </pre>
 *
 * <p>Two names and fifty numbers: match length (9999 = money), both scores, 26 places of the board
 * (O positive, X negative; 0 and 25 are the bars), turn (-1 X, 1 O, 0 over), both players' dice,
 * cube, who may double, who was doubled, your colour (-1 X, 1 O), your direction (-1 = 24 to 1),
 * your home and bar place, checkers off and on the bar, and four more numbers. All are kept, so
 * that a line read and written is the same line; {@link #position} takes what a position needs.
 *
 * <p>Who was doubled: 1 when the opponent has doubled; -1, as gnubg extends it, when you have.
 */
public final class FibsBoard {
  private final String you;
  private final String opponent;
  private final int[] numbers;

  private FibsBoard(String you, String opponent, int[] numbers) {
    this.you = checkName(you);
    this.opponent = checkName(opponent);
    this.numbers = numbers;
  }

  /** Which of the two players "you" are. */
  public Player yourColour() {
    return numbers[COLOUR] < 0 ? Player.X : Player.O;
  }

  // ---- reading ----

  /** Reads a board line. */
  public static FibsBoard parse(String text) {
    String[] fields = text.strip().split(":", -1);
    int lead = text.length() - text.stripLeading().length();
    if (!fields[0].equals("board")) {
      throw Faults.at(text, lead, "a FIBS board begins with 'board:'");
    }
    if (fields.length != NUMBERS + 3) {
      throw Faults.at(
          text,
          text.stripTrailing().length(),
          "a FIBS board has 'board', two names and 50 numbers, but this has "
              + fields.length
              + " fields");
    }
    int[] starts = new int[fields.length];
    starts[0] = lead;
    for (int field = 1; field < fields.length; field++) {
      starts[field] = starts[field - 1] + fields[field - 1].length() + 1;
    }
    for (int name = 1; name <= 2; name++) {
      if (fields[name].isBlank()) {
        throw Faults.at(text, starts[name], "a player needs a name");
      }
    }
    int[] numbers = new FibsNumbers(text, fields, starts).read();
    return new FibsBoard(fields[1], fields[2], numbers);
  }

  private static String checkName(String name) {
    if (name.isBlank() || name.indexOf(':') >= 0 || !name.equals(name.strip())) {
      throw new BackgammonFormatException(
          "a player's name on a FIBS board is not empty and has no ':', but this is "
              + quoted(name));
    }
    return name;
  }

  // ---- to a position ----

  /**
   * The position on this board. When nobody may double, the cube stands at 1 and a player is one
   * point from winning, it is the Crawford game.
   */
  public BackgammonPosition position() {
    Player yourself = yourColour();
    Turn turn = turn(yourself);
    Board yours = Board.of(side(true), side(false));
    return new BackgammonPosition(
        turn.onRoll() == yourself ? yours : yours.swapped(),
        turn,
        new Cube(numbers[CUBE], owner(yourself)),
        score(yourself),
        GameOptions.PLAIN,
        numbers[TURN] == 0 ? GamePhase.OVER : GamePhase.PLAYING);
  }

  /**
   * The position of a line that gnubg (1.07) writes to an external player, who is to decide.
   *
   * <p>"You" are gnubg's player 1 there, whoever decides, and the turn tells who is on roll, -1 for
   * player 0. Both pairs of dice are the roll of that player. Against the rule the names and points
   * of player 0 come first, unless it is a double that waits for an answer. The last number is 0 in
   * the Crawford game. A double of somebody who may not double is a beaver: the other one has
   * turned the cube, and the player on roll is to answer.
   */
  public BackgammonPosition askedByGnubg() {
    Player mover = numbers[TURN] < 0 ? Player.X : Player.O;
    boolean zeroMay = numbers[OTHER_MAY_DOUBLE] == 1;
    boolean oneMay = numbers[YOU_MAY_DOUBLE] == 1;
    Player owner = zeroMay == oneMay ? null : zeroMay ? Player.X : Player.O;
    Turn turn;
    if (numbers[WAS_DOUBLED] != 0) {
      boolean isBeaver = owner == mover.opponent();
      turn = Turn.offered(mover, isBeaver ? Offer.BEAVER : Offer.DOUBLE);
    } else {
      turn =
          numbers[YOUR_DICE] == 0
              ? Turn.toRoll(mover)
              : Turn.toMove(mover, new Dice(numbers[YOUR_DICE], numbers[YOUR_DICE + 1]));
    }
    boolean oneFirst = turn.offer() == Offer.DOUBLE;
    int zeroPoints = numbers[oneFirst ? OTHER_POINTS : YOUR_POINTS];
    int onePoints = numbers[oneFirst ? YOUR_POINTS : OTHER_POINTS];
    int length = FibsNumbers.length(numbers);
    boolean crawford =
        length > 0
            && numbers[IS_NOT_CRAWFORD] == 0
            && (length - zeroPoints == 1 || length - onePoints == 1);
    Board ones = Board.of(side(true), side(false));
    return new BackgammonPosition(
        mover == Player.O ? ones : ones.swapped(),
        turn,
        new Cube(numbers[CUBE], owner),
        length == 0 ? MatchScore.MONEY : new MatchScore(length, zeroPoints, onePoints, crawford),
        GameOptions.PLAIN,
        numbers[TURN] == 0 ? GamePhase.OVER : GamePhase.PLAYING);
  }

  /** Points 1–24 and the bar of one side, counted by that side. */
  private int[] side(boolean yourSide) {
    int[] side = new int[Checkers.BAR];
    int colour = yourSide ? numbers[COLOUR] : -numbers[COLOUR];
    boolean down = (numbers[DIRECTION] < 0) == yourSide;
    for (int cell = 1; cell <= Checkers.BAR; cell++) {
      int place = down ? cell : Checkers.BAR - cell;
      side[cell - 1] = Math.max(0, colour * numbers[PLACES + place]);
    }
    return side;
  }

  private Turn turn(Player yourself) {
    if (numbers[WAS_DOUBLED] != 0) {
      return Turn.offered(numbers[WAS_DOUBLED] > 0 ? yourself.opponent() : yourself, Offer.DOUBLE);
    }
    Player onRoll = numbers[TURN] == 0 ? yourself : numbers[TURN] < 0 ? Player.X : Player.O;
    int preferred = onRoll == yourself ? YOUR_DICE : OTHER_DICE;
    int rolled = numbers[preferred] > 0 ? preferred : YOUR_DICE + OTHER_DICE - preferred;
    return numbers[rolled] == 0
        ? Turn.toRoll(onRoll)
        : Turn.toMove(onRoll, new Dice(numbers[rolled], numbers[rolled + 1]));
  }

  private @Nullable Player owner(Player yourself) {
    if (numbers[YOU_MAY_DOUBLE] == numbers[OTHER_MAY_DOUBLE]) {
      return null;
    }
    return numbers[YOU_MAY_DOUBLE] == 1 ? yourself : yourself.opponent();
  }

  private MatchScore score(Player yourself) {
    int length = FibsNumbers.length(numbers);
    int yours = numbers[YOUR_POINTS];
    int others = numbers[OTHER_POINTS];
    boolean crawford =
        length > 0
            && numbers[YOU_MAY_DOUBLE] == 0
            && numbers[OTHER_MAY_DOUBLE] == 0
            && numbers[CUBE] == 1
            && (length - yours == 1 || length - others == 1);
    return new MatchScore(
        length,
        yourself == Player.X ? yours : others,
        yourself == Player.X ? others : yours,
        crawford);
  }

  // ---- from a position ----

  /**
   * The board line that one player sees. Jacoby, beavers, resignations and the way a game ended
   * have no place on it; beavers and raccoons are refused.
   */
  public static FibsBoard of(
      BackgammonPosition position, Player you, String yourName, String opponentName) {
    Turn turn = position.turn();
    if (turn.offer() == Offer.BEAVER || turn.offer() == Offer.RACCOON) {
      throw new BackgammonFormatException(
          "a FIBS board cannot say that a " + turn.offer() + " is offered");
    }
    int[] numbers = new int[NUMBERS];
    MatchScore score = position.score();
    numbers[LENGTH] = score.isMoney() ? MONEY_LENGTH : score.length();
    numbers[YOUR_POINTS] = score.points(you);
    numbers[OTHER_POINTS] = score.points(you.opponent());
    numbers[COLOUR] = colour(you);
    numbers[DIRECTION] = -1;
    numbers[BAR] = Checkers.BAR;
    writeCheckers(numbers, position.boardSeenBy(you));
    numbers[TURN] = position.phase() == GamePhase.PLAYING ? colour(turn.onRoll()) : 0;
    writeDice(numbers, position, you);
    Cube cube = position.cube();
    numbers[CUBE] = cube.value();
    boolean crawford = score.crawford();
    numbers[YOU_MAY_DOUBLE] = cube.isAvailableTo(you) && !crawford ? 1 : 0;
    numbers[OTHER_MAY_DOUBLE] = cube.isAvailableTo(you.opponent()) && !crawford ? 1 : 0;
    numbers[DID_CRAWFORD] = crawford ? 1 : 0;
    if (turn.offer() == Offer.DOUBLE) {
      numbers[WAS_DOUBLED] = turn.onRoll() == you ? -1 : 1;
    }
    return new FibsBoard(yourName, opponentName, numbers);
  }

  private static int colour(Player player) {
    return player == Player.X ? -1 : 1;
  }

  private static void writeCheckers(int[] numbers, Board yours) {
    for (int place = 0; place <= Checkers.BAR; place++) {
      int mine = place == 0 ? 0 : yours.mover(place);
      int others = place == Checkers.BAR ? 0 : yours.other(Checkers.BAR - place);
      numbers[PLACES + place] = numbers[COLOUR] * (mine - others);
    }
    numbers[YOU_OFF] = yours.mover(Checkers.OFF);
    numbers[OTHER_OFF] = yours.other(Checkers.OFF);
    numbers[YOU_ON_BAR] = yours.mover(Checkers.BAR);
    numbers[OTHER_ON_BAR] = yours.other(Checkers.BAR);
  }

  private static void writeDice(int[] numbers, BackgammonPosition position, Player you) {
    Dice dice = position.dice();
    if (dice == null) {
      return;
    }
    int place = position.onRoll() == you ? YOUR_DICE : OTHER_DICE;
    numbers[place] = dice.first();
    numbers[place + 1] = dice.second();
    if (position.onRoll() == you) {
      MoveGenerator moves = new MoveGenerator();
      moves.prepare(position.board());
      moves.generate(dice.first(), dice.second());
      numbers[CAN_MOVE] = moves.steps(0);
    }
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof FibsBoard other
        && you.equals(other.you)
        && opponent.equals(other.opponent)
        && Arrays.equals(numbers, other.numbers);
  }

  @Override
  public int hashCode() {
    return 31 * you.hashCode() + Arrays.hashCode(numbers);
  }

  /** The board line, without a line end. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("board:" + you + ":" + opponent);
    for (int number : numbers) {
      text.append(':').append(number);
    }
    return text.toString();
  }
}
