package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Resignation;
import dev.hindsight.backgammon.rules.Turn;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The ids of GNU Backgammon: {@code 4HPwATDgc/ABMA} for the board, and after a colon {@code
 * cAkAAAAAAAAA} for the match around it.
 *
 * <pre>
 * position id   80 bits, 14 characters: first the player not on roll, then the player on roll;
 *               for points 1–24 and the bar as many ones as checkers, and a zero
 * match id      72 bits, 12 characters, numbers from the lowest bit:
 *     0  4  cube, power of two            15  3  first die, 0 = not rolled
 *     4  2  owner: 0 O, 1 X, 3 nobody     18  3  second die
 *     6  1  on roll: 0 O, 1 X             21 15  match length, 0 = money
 *     7  1  Crawford game                 36 15  O's points
 *     8  3  phase, 1 = playing            51 15  X's points
 *    11  1  who decides: 0 O, 1 X         66  1  1 = Jacoby not in force
 *    12  1  double offered                67  5  zero
 *    13  2  resignation offered
 * </pre>
 *
 * <p>A beaver is a double that the player on roll must answer. The ids have no words for raccoons,
 * the beaver option and the largest cube.
 */
public final class GnubgId {
  static final int POSITION_CHARACTERS = 14;
  static final int MATCH_CHARACTERS = 12;

  private static final String PREFIX = "GNUBGID";
  private static final int POSITION_BITS = 80;
  private static final int MATCH_BITS = 72;
  private static final int NOBODY = 3;

  /** In the order in which a match id numbers them. */
  private static final List<GamePhase> PHASES =
      List.of(
          GamePhase.NOT_STARTED,
          GamePhase.PLAYING,
          GamePhase.OVER,
          GamePhase.RESIGNED,
          GamePhase.DROPPED);

  private static final List<Resignation> RESIGNATIONS =
      List.of(Resignation.NONE, Resignation.SINGLE, Resignation.GAMMON, Resignation.BACKGAMMON);

  private GnubgId() {}

  /** Reads a position id, alone (money play, X on roll) or with a match id after a colon. */
  public static BackgammonPosition parse(String text) {
    int start = start(text);
    int end = text.stripTrailing().length();
    int length = end - start;
    int both = POSITION_CHARACTERS + 1 + MATCH_CHARACTERS;
    if (length != POSITION_CHARACTERS && length != both) {
      throw Faults.at(
          text,
          Math.max(start, Math.min(end, start + POSITION_CHARACTERS)),
          "a position id has 14 characters, with a match id 14, ':' and 12, but this has "
              + Math.max(0, length)
              + "; an XGID begins with XGID=, a FIBS board with board:");
    }
    Board board = board(Base64Bits.read(text, start, POSITION_BITS));
    if (length == POSITION_CHARACTERS) {
      return BackgammonPosition.money(board, Turn.toRoll(Player.X));
    }
    if (text.charAt(start + POSITION_CHARACTERS) != ':') {
      throw Faults.at(
          text, start + POSITION_CHARACTERS, "a ':' stands between position id and match id");
    }
    return match(Base64Bits.read(text, start + POSITION_CHARACTERS + 1, MATCH_BITS), board);
  }

  private static int start(String text) {
    int start = text.length() - text.stripLeading().length();
    if (text.regionMatches(true, start, PREFIX, 0, PREFIX.length())
        && text.length() > start + PREFIX.length()
        && " =:".indexOf(text.charAt(start + PREFIX.length())) >= 0) {
      int next = start + PREFIX.length() + 1;
      return next + text.substring(next).length() - text.substring(next).stripLeading().length();
    }
    return start;
  }

  private static Board board(Base64Bits bits) {
    int[] other = new int[Checkers.BAR];
    int[] mover = new int[Checkers.BAR];
    int next = side(bits, 0, other, new int[Checkers.BAR]);
    next = side(bits, next, mover, other);
    for (; next < POSITION_BITS; next++) {
      if (bits.get(next)) {
        throw Faults.at(
            bits.source(), bits.indexOf(next), "there are checkers beyond the end of the board");
      }
    }
    return Board.of(mover, other);
  }

  private static int side(Base64Bits bits, int first, int[] side, int[] opponent) {
    int next = first;
    int total = 0;
    for (int cell = 1; cell <= Checkers.BAR; cell++) {
      while (bits.get(next)) {
        if (++total > Checkers.PER_SIDE) {
          throw Faults.at(
              bits.source(), bits.indexOf(next), "a side has more than fifteen checkers");
        }
        if (cell < Checkers.BAR && opponent[Checkers.POINTS - cell] > 0) {
          throw Faults.at(
              bits.source(),
              bits.indexOf(next),
              "both players have checkers on point " + cell + " of the player on roll");
        }
        side[cell - 1]++;
        next++;
      }
      next++;
    }
    return next;
  }

  private static BackgammonPosition match(Base64Bits bits, Board board) {
    int phase = bits.number(8, 3);
    if (phase >= PHASES.size()) {
      throw fault(bits, 8, "there is no phase " + phase + " of a game, only 0 to 4");
    }
    GamePhase gamePhase = PHASES.get(phase);
    MatchScore score = score(bits, gamePhase);
    int owner = bits.number(4, 2);
    if (owner == 2) {
      throw fault(bits, 4, "the owner of the cube is 0, 1 or 3 (nobody), not 2");
    }
    Cube cube = Cube.ofLogarithm(bits.number(0, 4), owner == NOBODY ? null : player(owner));
    GameOptions options = GameOptions.PLAIN.withJacoby(!bits.get(66));
    for (int bit = 67; bit < MATCH_BITS; bit++) {
      if (bits.get(bit)) {
        throw fault(bits, bit, "the last five bits of a match id are zero");
      }
    }
    return new BackgammonPosition(board, turn(bits, gamePhase), cube, score, options, gamePhase);
  }

  private static MatchScore score(Base64Bits bits, GamePhase phase) {
    int length = bits.number(21, 15);
    int o = bits.number(36, 15);
    int x = bits.number(51, 15);
    boolean crawford = bits.get(7);
    if (crawford && length == 0) {
      throw fault(bits, 7, "money play has no Crawford game");
    }
    if (phase == GamePhase.PLAYING && length > 0) {
      if (o >= length || x >= length) {
        throw fault(
            bits,
            o >= length ? 36 : 51,
            String.format(
                Locale.ROOT, "a game cannot be played at %d-%d in a match to %d", x, o, length));
      }
      if (crawford && length - o != 1 && length - x != 1) {
        throw fault(bits, 7, "in a Crawford game a player is one point from winning the match");
      }
    }
    return new MatchScore(length, x, o, crawford);
  }

  private static Turn turn(Base64Bits bits, GamePhase phase) {
    Player onRoll = player(bits.number(6, 1));
    Player toDecide = player(bits.number(11, 1));
    Resignation resignation = RESIGNATIONS.get(bits.number(13, 2));
    boolean doubled = bits.get(12);
    Offer offer = !doubled ? Offer.NONE : onRoll == toDecide ? Offer.BEAVER : Offer.DOUBLE;
    Dice dice = dice(bits);
    if (dice != null && doubled) {
      throw fault(bits, 12, "a double is offered although the dice show " + dice);
    }
    if (phase == GamePhase.PLAYING
        && !doubled
        && resignation == Resignation.NONE
        && onRoll != toDecide) {
      throw fault(
          bits,
          11,
          String.format(Locale.ROOT, "%s must decide although nothing is offered", toDecide));
    }
    return new Turn(onRoll, toDecide, dice, offer, resignation);
  }

  private static @Nullable Dice dice(Base64Bits bits) {
    int first = bits.number(15, 3);
    int second = bits.number(18, 3);
    if (first > 6 || second > 6 || (first == 0) != (second == 0)) {
      throw fault(
          bits,
          first > 6 || first == 0 ? 15 : 18,
          String.format(
              Locale.ROOT,
              "the dice are %d and %d, but they show 1 to 6, or both 0",
              first,
              second));
    }
    return first == 0 ? null : new Dice(first, second);
  }

  private static Player player(int number) {
    return number == 1 ? Player.X : Player.O;
  }

  private static BackgammonFormatException fault(Base64Bits bits, int bit, String fault) {
    return Faults.at(bits.source(), bits.indexOf(bit), fault);
  }

  /** Writes position id and match id with a colon between. */
  public static String write(BackgammonPosition position) {
    return writeBoard(position.board()) + ":" + writeMatch(position);
  }

  /** Writes the position id of a board seen by the player on roll. */
  public static String writeBoard(Board board) {
    Base64Bits bits = Base64Bits.empty(POSITION_BITS);
    int next = 0;
    for (Board side : new Board[] {board.swapped(), board}) {
      for (int cell = 1; cell <= Checkers.BAR; cell++) {
        for (int checker = 0; checker < side.mover(cell); checker++) {
          bits.set(next++);
        }
        next++;
      }
    }
    return bits.toString();
  }

  /** Writes the match id; a raccoon cannot be written. */
  public static String writeMatch(BackgammonPosition position) {
    Turn turn = position.turn();
    if (turn.offer() == Offer.RACCOON) {
      throw new BackgammonFormatException("a gnubg match id cannot say that a raccoon is offered");
    }
    Base64Bits bits = Base64Bits.empty(MATCH_BITS);
    Player owner = position.cube().owner();
    Dice dice = turn.dice();
    MatchScore score = position.score();
    bits.setNumber(0, 4, position.cube().logarithm());
    bits.setNumber(4, 2, owner == null ? NOBODY : number(owner));
    bits.setNumber(6, 1, number(turn.onRoll()));
    bits.setNumber(7, 1, score.crawford() ? 1 : 0);
    bits.setNumber(8, 3, PHASES.indexOf(position.phase()));
    bits.setNumber(11, 1, number(turn.toDecide()));
    bits.setNumber(12, 1, turn.offer() == Offer.NONE ? 0 : 1);
    bits.setNumber(13, 2, RESIGNATIONS.indexOf(turn.resignation()));
    bits.setNumber(15, 3, dice == null ? 0 : dice.first());
    bits.setNumber(18, 3, dice == null ? 0 : dice.second());
    bits.setNumber(21, 15, score.length());
    bits.setNumber(36, 15, score.oPoints());
    bits.setNumber(51, 15, score.xPoints());
    bits.setNumber(66, 1, position.options().jacoby() ? 0 : 1);
    return bits.toString();
  }

  private static int number(Player player) {
    return player == Player.X ? 1 : 0;
  }
}
