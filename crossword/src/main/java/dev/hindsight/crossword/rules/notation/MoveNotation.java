package dev.hindsight.crossword.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.BoardConnection;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves as people write them.
 *
 * <pre>
 * 8D FACET         across from row 8, column D: the row comes first
 * D8 FACET         down from the same square: the column comes first
 * 8D F(A)CeT       A is on the board already, the second blank shows E
 * 8D F.CeT         the same
 * 8D FACeT         the same: a letter that is on its square already need not be marked
 * exch AEI?        also exchange AEI?, ex AEI? and -AEI?
 * pass             also -
 * </pre>
 *
 * <p>Columns and keywords may be in either case, tiles may not: lower case is a blank. Between
 * round brackets are the letters that the board shows, in either case. Tiles of several characters
 * may stand in square brackets. A placement must be allowed on the board, but neither its words nor
 * the rack are checked.
 */
public final class MoveNotation {
  private static final int MOST_CHARACTERS = 200;
  private static final Pattern ACROSS = Pattern.compile("([0-9]{1,2})([A-Za-z]{1,2})");
  private static final Pattern DOWN = Pattern.compile("([A-Za-z]{1,2})([0-9]{1,2})");
  private static final Pattern EXCHANGE = Pattern.compile("(?:(?i:exchange|exch|ex) |-)(.+)");
  private static final Pattern PASS = Pattern.compile("(?i:pass)|-");

  private final CrosswordRules rules;
  private final TileText tileText;

  public MoveNotation(CrosswordRules rules) {
    this.rules = rules;
    this.tileText = new TileText(rules.tiles());
  }

  /**
   * The move that a text describes on a board, with its score.
   *
   * @throws CrosswordFormatException if it is not a move, or is not allowed there
   */
  public Move parse(String text, Board board) {
    String move = Words.normalise(text);
    if (move.length() > MOST_CHARACTERS) {
      throw new CrosswordFormatException(
          "a text of " + move.length() + " characters is too long for a move");
    }
    if (PASS.matcher(move).matches()) {
      return new Pass();
    }
    Matcher exchange = EXCHANGE.matcher(move);
    if (exchange.matches()) {
      return parseExchange(exchange.group(1));
    }
    int space = move.indexOf(' ');
    if (space < 0) {
      throw notAMove(move);
    }
    return parsePlacement(move.substring(0, space), move.substring(space + 1), board);
  }

  /** The move that a text describes in a position; as {@link #parse(String, Board)}. */
  public Move parse(String text, GamePosition position) {
    return parse(text, board(position.squares()));
  }

  private Board board(Tiles squares) {
    Board board = Board.withoutWords(rules);
    board.setUp(squares.toArray());
    return board;
  }

  /**
   * The placement that was made last, by its text alone: its tiles are on the board. Those that
   * were there before it must be marked, as in {@code 8D F(A)CET}, because the board does not tell
   * them apart.
   *
   * @param now the position after it
   * @throws CrosswordFormatException if the text is not a placement that can have led here
   */
  public Placement parseLast(String text, GamePosition now) {
    Tiles before = takeBack(text, board(now.squares()));
    if (new BoardConnection(rules.layout(), now.squares()).isAsPlayed()
        && !new BoardConnection(rules.layout(), before).isAsPlayed()) {
      throw new CrosswordFormatException(
          "without the tiles of "
              + text
              + " the board falls apart; put those that were there before between brackets, as in"
              + " 8D F(A)CET");
    }
    return (Placement) parse(text, board(before));
  }

  /** The exchange of the tiles that a text names, 0 for a blank. */
  Exchange parseExchange(String letters) {
    byte[] tiles = tileText.parseTiles(letters);
    for (byte tile : tiles) {
      if (tile < 0) {
        throw new CrosswordFormatException(
            "the exchange " + quoted(letters) + " has a letter in lower case; write a blank as ?");
      }
    }
    if (tiles.length > rules.rackSize()) {
      throw new CrosswordFormatException(
          "the exchange "
              + quoted(letters)
              + " is of more tiles than a rack holds: "
              + tiles.length);
    }
    return new Exchange(Tiles.of(tiles));
  }

  /**
   * The squares of a board before a placement that was just made on it, row by row. What the text
   * does not mark is taken off: {@code 8D F(A)CET} leaves the A, {@code 8D FACET} nothing.
   *
   * @throws CrosswordFormatException if the text is not a placement, or is not on the board
   */
  Tiles takeBack(String text, Board after) {
    String move = Words.normalise(text);
    int space = move.indexOf(' ');
    if (space < 0 || move.length() > MOST_CHARACTERS) {
      throw notAMove(move);
    }
    String word = move.substring(space + 1);
    Start start = parseStart(move.substring(0, space), word, after);
    byte[] squares = after.tiles(Direction.ACROSS).clone();
    byte[] played = PlacementText.parsePlayed(tileText, word);
    for (int index = 0; index < played.length; index++) {
      boolean isAcross = start.direction == Direction.ACROSS;
      int row = isAcross ? start.line : start.place + index;
      int column = isAcross ? start.place + index : start.line;
      boolean isOnBoard = row < after.size() && column < after.size();
      int square = row * after.size() + column;
      if (!isOnBoard || (played[index] != 0 && squares[square] != played[index])) {
        throw new CrosswordFormatException(
            quoted(move)
                + " is not on the board, which has "
                + (!isOnBoard || squares[square] == 0
                    ? "no tile"
                    : tileText.format(new byte[] {squares[square]}))
                + " on "
                + new Square(row, column));
      }
      squares[square] = played[index] == 0 ? squares[square] : 0;
    }
    Tiles before = Tiles.of(squares);
    parse(move, board(before)); // Refuses what could not have been played there.
    return before;
  }

  /** Where a placement begins. */
  private record Start(Direction direction, int line, int place) {}

  private static Start parseStart(String where, String word, Board board) {
    Matcher across = ACROSS.matcher(where);
    Matcher down = DOWN.matcher(where);
    boolean isAcross = across.matches();
    if (!isAcross && !down.matches()) {
      throw notAMove(where + " " + word);
    }
    int row = Square.findRow(isAcross ? across.group(1) : down.group(2));
    int column = Square.findColumn(isAcross ? across.group(2) : down.group(1));
    if (row < 0 || row >= board.size() || column < 0 || column >= board.size()) {
      throw new CrosswordFormatException(
          quoted(where)
              + " is not a square of the board, which ends at "
              + new Square(board.size() - 1, board.size() - 1));
    }
    Direction direction = isAcross ? Direction.ACROSS : Direction.DOWN;
    int line = isAcross ? row : column;
    int place = isAcross ? column : row;
    return new Start(direction, line, place);
  }

  /** The placement of a word at a square such as {@code 8D} (across) or {@code D8} (down). */
  Placement parsePlacement(String where, String word, Board board) {
    Start start = parseStart(where, word, board);
    Direction direction = start.direction;
    int line = start.line;
    int place = start.place;
    Tiles tiles = new PlacementText(tileText, board, direction, line, place).parse(where, word);
    Placement unscored = new Placement(direction, line, place, tiles, 0);
    board
        .findObstacle(unscored)
        .ifPresent(
            obstacle -> {
              throw new CrosswordFormatException(
                  quoted(where + " " + word) + " cannot be played: " + obstacle);
            });
    return new Placement(direction, line, place, tiles, board.scorePoints(unscored));
  }

  private static CrosswordFormatException notAMove(String move) {
    return new CrosswordFormatException(
        quoted(move) + " is not a move; write for example 8D FACET, D8 FACET, exch AEI or pass");
  }

  /** The move with a dot for each tile that is on the board already: {@code 8D F.CET}. */
  public String format(Move move) {
    return format(move, placement -> formatWithDots(placement));
  }

  /** The move with the tiles on the board between brackets: {@code 8D F(A)CET}. */
  public String format(Move move, Board board) {
    return format(move, placement -> PlacementText.formatWithBrackets(tileText, board, placement));
  }

  /** The same in a position. */
  public String format(Move move, GamePosition position) {
    return format(
        move, placement -> PlacementText.formatWithBrackets(tileText, position, placement));
  }

  private String format(Move move, Function<Placement, String> wordFormat) {
    if (move instanceof Placement placement) {
      return formatSquare(placement) + " " + wordFormat.apply(placement);
    }
    if (move instanceof Exchange exchange) {
      return "exch " + formatLetters(exchange.letters());
    }
    return "pass";
  }

  /** Where a placement begins, and by that its direction: {@code 8D} or {@code D8}. */
  String formatSquare(Placement placement) {
    Square first = new Square(placement.row(), placement.column());
    return placement.direction() == Direction.ACROSS
        ? first.toString()
        : Square.columnName(first.column()) + (first.row() + 1);
  }

  /** The word of a placement: {@code F.CET}. */
  String formatWithDots(Placement placement) {
    return PlacementText.formatWithDots(tileText, placement.tiles());
  }

  /** Letters of a rack in order, blanks last. */
  String formatLetters(Tiles letters) {
    return TileCounts.of(rules.tiles(), letters).format(rules.tiles());
  }
}
