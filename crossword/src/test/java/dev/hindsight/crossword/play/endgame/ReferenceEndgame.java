package dev.hindsight.crossword.play.endgame;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.PlayList;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Endgames by plain minimax to the end of the game: every move of every position is looked at, in a
 * {@link Game} that keeps the score, but for the last tiles of a rack, which end it. A position
 * that was seen is not searched again; there is no other trick.
 */
public final class ReferenceEndgame {
  private static final int BYTE_OFFSET = 128;
  private static final int FAR = 10_000;

  private final Game game;
  private final TileSet tiles;
  private final PlayFinder finder;
  private final Map<String, Integer> seen = new HashMap<>();

  /** What is known of a position: at least, and at most. */
  private final Map<String, int[]> bounds = new HashMap<>();

  private byte[] begun = new byte[0];
  private int scoreless;
  private int mostPositions = Integer.MAX_VALUE;

  public ReferenceEndgame(CrosswordRules rules, WordGraph words) {
    this.game = new Game(rules, words);
    this.tiles = rules.tiles();
    this.finder = Endings.equipment(rules, words).playFinder(game.board());
  }

  /** What best play brings the player on turn, net, from now on. */
  public int value(GamePosition position) {
    begin(position);
    return value();
  }

  /** The same, or nothing if more positions than so many come up. */
  public OptionalInt valueWithin(GamePosition position, int positions) {
    mostPositions = positions;
    try {
      return OptionalInt.of(value(position));
    } catch (TooManyPositions tooMany) {
      return OptionalInt.empty();
    } finally {
      mostPositions = Integer.MAX_VALUE;
    }
  }

  /**
   * Whether the value is at least so many points: minimax that looks no further where one move is
   * enough, plays of many points first. Of endings that are too large to be counted through.
   */
  boolean isWorth(GamePosition position, int points) {
    begin(position);
    bounds.clear();
    return isWorth(points);
  }

  /** The same of every move. */
  Map<Move, Integer> values(GamePosition position) {
    begin(position);
    Map<Move, Integer> values = new HashMap<>();
    for (Move move : moves()) {
      values.put(move, valueAfter(move));
    }
    return values;
  }

  int positions() {
    return seen.size();
  }

  private void begin(GamePosition position) {
    seen.clear();
    game.resume(position, TrialRandom.of(0, 0));
    scoreless = position.scorelessTurns();
    begun = game.board().tiles(Direction.ACROSS).clone();
  }

  private int value() {
    String position = key();
    Integer known = seen.get(position);
    if (known != null) {
      return known;
    }
    if (seen.size() >= mostPositions) {
      throw new TooManyPositions();
    }
    int best = Integer.MIN_VALUE;
    for (Move move : moves()) {
      best = Math.max(best, valueAfter(move));
    }
    seen.put(position, best);
    return best;
  }

  private boolean isWorth(int points) {
    int[] known = bounds.computeIfAbsent(key(), position -> new int[] {-FAR, FAR});
    if (known[0] >= points || known[1] < points) {
      return known[0] >= points;
    }
    for (Move move : moves()) {
      if (isEnough(move, points)) {
        known[0] = Math.max(known[0], points);
        return true;
      }
    }
    known[1] = Math.min(known[1], points - 1);
    return false;
  }

  private boolean isEnough(Move move, int points) {
    if (isLast(move)) {
      return pointsOfTheLast(move) >= points;
    }
    int[] known = move instanceof Placement play ? bounds.get(keyAfter(play)) : null;
    if (known != null) {
      int most = ((Placement) move).scorePoints() - points; // for the opponent
      if (known[0] > most || known[1] <= most) {
        return known[1] <= most;
      }
    }
    int scorelessBefore = scoreless;
    int gained = play(move);
    boolean isEnough =
        game.isOver() ? gained >= points : !isWorth(gained - points + 1); // less for the opponent
    game.undo();
    scoreless = scorelessBefore;
    return isEnough;
  }

  /** What a move gains at once, less what it gives the opponent. */
  private int play(Move move) {
    int seat = game.seatOnTurn();
    int before = game.scorePoints(seat) - game.scorePoints(1 - seat);
    game.play(move);
    scoreless = move instanceof Placement made && made.scorePoints() > 0 ? 0 : scoreless + 1;
    return game.scorePoints(seat) - game.scorePoints(1 - seat) - before;
  }

  /** Most of all moves: the last tiles of a rack need not be put on the board. */
  private boolean isLast(Move move) {
    return move instanceof Placement play
        && play.tilesPlayed() == game.rack(game.seatOnTurn()).size();
  }

  private int pointsOfTheLast(Move move) {
    int left = game.rack(1 - game.seatOnTurn()).points(tiles);
    return ((Placement) move).scorePoints() + 2 * left;
  }

  private int valueAfter(Move move) {
    if (isLast(move)) {
      return pointsOfTheLast(move);
    }
    Integer known = move instanceof Placement play ? seen.get(keyAfter(play)) : null;
    if (known != null) {
      return ((Placement) move).scorePoints() - known;
    }
    int scorelessBefore = scoreless;
    int gained = play(move);
    int value = gained - (game.isOver() ? 0 : value());
    game.undo();
    scoreless = scorelessBefore;
    return value;
  }

  private List<Move> moves() {
    finder.setRack(game.rack(game.seatOnTurn()).counts(), Evaluation.SCORE, 0, 0);
    PlayList placements = new PlayList(game.board().size());
    finder.findAll(placements);
    int held = game.rack(game.seatOnTurn()).size();
    List<Placement> plays = new ArrayList<>();
    for (int index = 0; index < placements.size(); index++) {
      plays.add(placements.placement(index));
    }
    // The last tiles first, then most points: the order decides how soon, not what is found.
    plays.sort(
        Comparator.comparingInt(
            play -> (play.tilesPlayed() == held ? -FAR : 0) - play.scorePoints()));
    List<Move> moves = new ArrayList<>(plays);
    moves.add(new Pass());
    return moves;
  }

  /** All that matters from now on: what has come to the board, and who holds what. */
  private String key() {
    int seat = game.seatOnTurn();
    return key(
        game.board().tiles(Direction.ACROSS),
        game.rack(seat).counts(),
        game.rack(1 - seat).counts(),
        scoreless);
  }

  /** The same of the position after a play, which is much quicker to write down than to make. */
  private String keyAfter(Placement play) {
    byte[] squares = game.board().tiles(Direction.ACROSS).clone();
    int seat = game.seatOnTurn();
    int[] rest = game.rack(seat).counts().clone();
    int step = play.direction() == Direction.ACROSS ? 1 : game.board().size();
    for (int index = 0; index < play.tiles().length(); index++) {
      byte tile = play.tiles().get(index);
      if (tile != 0) {
        squares[play.row() * game.board().size() + play.column() + index * step] = tile;
        rest[TileCounts.onRack(tile)]--;
      }
    }
    int scorelessThen = play.scorePoints() == 0 ? scoreless + 1 : 0;
    return key(squares, game.rack(1 - seat).counts(), rest, scorelessThen);
  }

  private String key(byte[] squares, int[] rack, int[] otherRack, int scorelessTurns) {
    StringBuilder key = new StringBuilder().append((char) scorelessTurns);
    for (int square = 0; square < squares.length; square++) {
      if (squares[square] != begun[square]) {
        key.append((char) square).append((char) (squares[square] + BYTE_OFFSET));
      }
    }
    for (int[] counts : new int[][] {rack, otherRack}) {
      key.append('/');
      for (int letter = 0; letter < counts.length; letter++) {
        if (counts[letter] > 0) {
          key.append((char) letter).append((char) counts[letter]);
        }
      }
    }
    return key.toString();
  }

  private static final class TooManyPositions extends RuntimeException {
    private static final long serialVersionUID = 1;
  }
}
