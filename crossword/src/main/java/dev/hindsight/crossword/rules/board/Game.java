package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A game of two, from the deal to the final score, that can be played on and undone.
 *
 * <pre>
 * Game game = new Game(CrosswordRules.english(), words);
 * game.start(random);
 * while (!game.isOver()) {
 *   game.play(player.choose(game));
 * }
 * int spread = game.scorePoints(0) - game.scorePoints(1);
 * </pre>
 *
 * <p>Players are seats 0 and 1; seat 0 begins. The game ends when a player has no tile left and the
 * bag none either: that player earns twice the points of the opponent's tiles. It also ends after
 * six turns in a row without points, passes, exchanges and plays for 0 alike: then each player
 * loses the points of their own tiles.
 *
 * <p>Neither words nor connections are checked: that is for callers who play moves of unknown
 * origin. One object serves for many games and allocates nothing but the moves. One thread at a
 * time.
 */
public final class Game {
  private static final int SEATS = 2;

  private final CrosswordRules rules;
  private final Board board;
  private final Bag bag;
  private final TileCounts[] racks = new TileCounts[SEATS];
  private final int[] scorePoints = new int[SEATS];
  private final GameHistory history = new GameHistory();
  private int seatOnTurn;
  private int scorelessTurns;
  private boolean over;

  /** A game that has yet to be started: the board and the racks are empty, and it is over. */
  public Game(CrosswordRules rules, WordGraph words) {
    this(new Board(rules, words));
  }

  /** A game on a board of the caller's, which is cleared. */
  public Game(Board board) {
    this.rules = board.rules();
    this.board = board;
    this.bag = new Bag(rules);
    for (int seat = 0; seat < SEATS; seat++) {
      racks[seat] = new TileCounts(rules.tiles());
    }
    board.clear();
    over = true;
  }

  /** Clears the board, shuffles a full bag and deals. */
  public void start(RandomGenerator random) {
    board.clear();
    bag.fill(random);
    reset(0, 0, 0);
    deal();
  }

  /**
   * Goes on from a position, whose player on turn gets seat 0. What is neither on the board nor on
   * a rack is shuffled into the bag; racks that are not full draw what they lack.
   */
  public void resume(GamePosition position, RandomGenerator random) {
    checkRules(position);
    bag.fill(position.bag().counts(), random);
    setUp(position);
  }

  /**
   * Goes on from a position with the bag in an order: the next tile of the player on turn, who gets
   * seat 0, first, and the next of the opponent last.
   *
   * @throws IllegalArgumentException if these are not the tiles in the bag
   */
  public void resume(GamePosition position, Tiles bagInOrder) {
    checkRules(position);
    if (!TileCounts.of(rules.tiles(), bagInOrder).equals(position.bag())) {
      throw new IllegalArgumentException("these are not the tiles in the bag");
    }
    bag.fill(bagInOrder);
    setUp(position);
  }

  private void checkRules(GamePosition position) {
    if (!rules.equals(position.rules())) {
      throw new IllegalArgumentException("the position is of other rules");
    }
  }

  private void setUp(GamePosition position) {
    board.setUp(position.squares().toArray());
    reset(position.scorePoints().get(0), position.scorePoints().get(1), position.scorelessTurns());
    for (int seat = 0; seat < SEATS; seat++) {
      Tiles known = position.racks().get(seat);
      for (int index = 0; index < known.length(); index++) {
        racks[seat].add(known.get(index));
      }
    }
    deal();
  }

  private void reset(int firstScore, int secondScore, int scoreless) {
    history.clear();
    racks[0].clear();
    racks[1].clear();
    scorePoints[0] = firstScore;
    scorePoints[1] = secondScore;
    scorelessTurns = scoreless;
    seatOnTurn = 0;
  }

  private void deal() {
    fillRack(0);
    fillRack(1);
    over = racks[0].isEmpty() || racks[1].isEmpty() || scorelessTurns >= rules.scorelessTurnLimit();
  }

  private void fillRack(int seat) {
    TileCounts rack = racks[seat];
    for (int lacking = rules.rackSize() - rack.size(); lacking > 0 && !bag.isEmpty(); lacking--) {
      rack.add(bag.draw(seat));
    }
  }

  public CrosswordRules rules() {
    return rules;
  }

  /** The live board: to be read; whoever tries plays on it takes them back. */
  public Board board() {
    return board;
  }

  /** The live bag, to be read. */
  public Bag bag() {
    return bag;
  }

  /** The live rack of a seat, to be read. */
  public TileCounts rack(int seat) {
    return racks[seat];
  }

  public int scorePoints(int seat) {
    return scorePoints[seat];
  }

  /** By how much a seat is ahead. */
  public ScoreLead lead(int seat) {
    return ScoreLead.of(scorePoints[seat], scorePoints[1 - seat]);
  }

  /** Whose turn it is; after the end, whose it would be. */
  public int seatOnTurn() {
    return seatOnTurn;
  }

  public boolean isOver() {
    return over;
  }

  /** How many turns were played since the start, or since the position. */
  public int turns() {
    return history.turns();
  }

  /** What was played in a turn, from 0. */
  public Move move(int turn) {
    if (turn < 0 || turn >= history.turns()) {
      throw new IndexOutOfBoundsException(turn);
    }
    return history.move(turn);
  }

  /** Counts by letter the tiles that a seat does not see: the bag and the opponent's rack. */
  public void countUnseen(int seat, int[] counts) {
    System.arraycopy(racks[1 - seat].counts(), 0, counts, 0, rules.tiles().letterCount());
    bag.addTo(counts);
  }

  /**
   * Plays a move for the seat on turn; what a placement scores is worked out here.
   *
   * @throws IllegalArgumentException if the move does not fit the rack, the board's squares or the
   *     bag, and nothing is changed
   */
  public void play(Move move) {
    if (over) {
      throw new IllegalArgumentException("the game is over");
    }
    int points = 0;
    if (move instanceof Placement placement) {
      points = place(placement);
    } else if (move instanceof Exchange exchange) {
      exchange(exchange);
    } else {
      remember(move);
    }
    scorelessTurns = points == 0 ? scorelessTurns + 1 : 0;
    scorePoints[seatOnTurn] += points;
    if (racks[seatOnTurn].isEmpty()) {
      over = true;
      scorePoints[seatOnTurn] += 2 * racks[1 - seatOnTurn].points(rules.tiles());
    } else if (scorelessTurns >= rules.scorelessTurnLimit()) {
      over = true;
      scorePoints[0] -= racks[0].points(rules.tiles());
      scorePoints[1] -= racks[1].points(rules.tiles());
    }
    seatOnTurn = 1 - seatOnTurn;
  }

  private int place(Placement placement) {
    int points = board.scorePoints(placement);
    takeFromRack(placement.tiles(), true);
    remember(placement);
    board.place(placement);
    fillRack(seatOnTurn);
    return points;
  }

  private void exchange(Exchange exchange) {
    Tiles letters = exchange.letters();
    if (bag.size() < Math.max(rules.exchangeMinimum(), letters.length())) {
      throw new IllegalArgumentException(
          "an exchange of " + letters.length() + " with " + bag.size() + " tiles in the bag");
    }
    takeFromRack(letters, false);
    remember(exchange);
    for (int index = 0; index < letters.length(); index++) {
      racks[seatOnTurn].add(bag.draw(seatOnTurn));
    }
    for (int index = 0; index < letters.length(); index++) {
      bag.putBack(seatOnTurn, letters.get(index));
    }
  }

  private void remember(Move move) {
    history.push(move, bag, scorePoints[0], scorePoints[1], scorelessTurns);
  }

  private void takeFromRack(Tiles tiles, boolean placed) {
    TileCounts rack = racks[seatOnTurn];
    for (int index = 0; index < tiles.length(); index++) {
      int tile = tiles.get(index);
      if (placed && tile == 0) {
        continue;
      }
      int letter = TileCounts.onRack(tile);
      if (letter >= rack.letterCount() || rack.count(letter) == 0) {
        returnToRack(tiles, index, placed);
        throw new IllegalArgumentException("letter " + letter + " is not on the rack");
      }
      rack.remove(letter);
    }
  }

  private void returnToRack(Tiles tiles, int length, boolean placed) {
    for (int index = 0; index < length; index++) {
      if (!placed || tiles.get(index) != 0) {
        racks[seatOnTurn].add(TileCounts.onRack(tiles.get(index)));
      }
    }
  }

  /**
   * Takes the last turn back, with all that it drew; the bag and its chance are as before.
   *
   * @throws IllegalStateException if no turn was played
   */
  public void undo() {
    if (history.turns() == 0) {
      throw new IllegalStateException("no turn was played");
    }
    int startAfter = bag.start();
    int endAfter = bag.end();
    Move move = history.pop();
    history.restore(bag);
    seatOnTurn = 1 - seatOnTurn;
    scorePoints[0] = history.firstScore();
    scorePoints[1] = history.secondScore();
    scorelessTurns = history.scorelessTurns();
    over = false;
    if (move instanceof Placement placement) {
      board.takeBack();
      returnDrawn(startAfter - bag.start() + bag.end() - endAfter);
      returnToRack(placement.tiles(), placement.tiles().length(), true);
    } else if (move instanceof Exchange exchange) {
      returnDrawn(exchange.letters().length());
      returnToRack(exchange.letters(), exchange.letters().length(), false);
    }
  }

  /** Takes off the rack the next tiles of the bag, where they are back already. */
  private void returnDrawn(int drawn) {
    for (int index = 0; index < drawn; index++) {
      int place = seatOnTurn == 0 ? bag.start() + index : bag.end() - 1 - index;
      racks[seatOnTurn].remove(bag.places()[place]);
    }
  }

  /** What can be said of the game now, the player on turn first; blanks come last on racks. */
  public GamePosition position() {
    int opponent = 1 - seatOnTurn;
    return new GamePosition(
        rules,
        Tiles.of(board.tiles(Direction.ACROSS)),
        List.of(rackTiles(seatOnTurn), rackTiles(opponent)),
        List.of(scorePoints[seatOnTurn], scorePoints[opponent]),
        scorelessTurns);
  }

  private Tiles rackTiles(int seat) {
    return TileCounts.lettersBlanksLast(racks[seat].counts());
  }
}
