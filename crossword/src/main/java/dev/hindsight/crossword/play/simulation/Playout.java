package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Bag;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.ScoreLead;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.table.EquityLead;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A game played on from a position for some plies, again and again: a candidate move, then the
 * static best move of each turn.
 *
 * <p>The rules are those of {@code Game}, and so is the chance: {@code Game.resume} of the same
 * position with the generator of the same iteration deals the same racks and draws the same tiles.
 * All candidates of an iteration meet the same opponent's rack, and as each player draws from an
 * end of its own of the same bag, the same tiles in the same order.
 *
 * <p>A playout ends after its plies, or with the game. With {@link PlayoutEndings} those of late
 * positions go to the end of the game instead, all of them, so that they are weighed alike: both
 * sides play by static equity until the bag is empty, and as everything is known then, the rest is
 * either played likewise or valued by a search. A position is late if its bag has at most a rack
 * for each ply, and so runs empty in most playouts.
 *
 * <p>A candidate stays on the board for all its playouts, so that only the plies after it change
 * lines that the finder has to look at again. One object per thread.
 */
public final class Playout {
  /** The seat of the player who moves at the root. */
  public static final int MOVER = 0;

  /** The other seat. */
  public static final int OPPONENT = 1;

  private final SimulatedPosition root;
  private final OpponentRacks opponents;
  private final WinChances winChances;
  private final TurnLeaves leaves;
  private final PlayoutEndings endings;
  private final CrosswordRules rules;
  private final TileSet tiles;
  private final MoveFinder finder;
  private final Board board;
  private final Bag bag;
  private final int[] unseen;
  private final int[] bagCounts;
  private final int[] ownRack;

  private final int[][] racks;
  private final int[] rackSizes = new int[2];
  private final int[] scorePoints = new int[2];

  /** What the evaluation said of the tiles that a seat kept when it last moved. */
  private final int[] keptMillipoints = new int[2];

  /**
   * By ply, 0 for the candidate: points of the move, −1 if the game was over before, or its end
   * found.
   */
  private final int[] plyPoints;

  private final boolean[] plyBingos;
  private int plies;
  private boolean endsGames;
  private int scorelessTurns;
  private int seatOnTurn;
  private boolean over;

  /** Takes a finder whose board it may change at will. */
  Playout(
      SimulatedPosition root,
      OpponentRacks opponents,
      WinChances winChances,
      TurnLeaves leaves,
      PlayoutEndings endings,
      MoveFinder finder) {
    this.root = root;
    this.opponents = opponents;
    this.winChances = winChances;
    this.leaves = leaves;
    this.endings = endings;
    this.rules = root.rules();
    this.tiles = rules.tiles();
    this.finder = finder;
    this.board = finder.finder().board();
    this.bag = new Bag(rules, TrialRandom.of(0, 0));
    this.unseen = root.unseen();
    this.bagCounts = new int[tiles.letterCount()];
    this.ownRack = TileCounts.count(root.ownRack(), tiles.letterCount());
    this.racks = new int[2][tiles.letterCount()];
    this.plyPoints = new int[SimulationPlan.MOST_PLIES + 1];
    this.plyBingos = new boolean[SimulationPlan.MOST_PLIES + 1];
    board.setUp(root.position().squares().toArray());
  }

  /** Puts a candidate on the board for the playouts that follow, until {@link #end}. */
  void begin(RankedMove candidate) {
    if (candidate.move() instanceof Placement placement) {
      board.place(placement);
    }
  }

  /** Takes the candidate off the board again. */
  void end(RankedMove candidate) {
    if (candidate.move() instanceof Placement) {
      board.takeBack();
    }
  }

  /** Plays once from the candidate that was begun with. The result can be read afterwards. */
  void run(RankedMove candidate, int pliesAhead, long seed, long iteration) {
    plies = pliesAhead;
    endsGames = endings.areWanted() && isLate(root, plies);
    Arrays.fill(plyPoints, 0, plies + 1, -1);
    Arrays.fill(plyBingos, 0, plies + 1, false);
    deal(TrialRandom.of(seed, iteration));
    leaves.begin(this);
    play(candidate, 0);
    int placed = 0;
    for (int ply = 1; goesOn(ply); ply++) {
      if (endsGames && endings.search() != null && bag.isEmpty()) {
        // The net points of both are added to one score: only the difference is that of the end.
        scorePoints[seatOnTurn] += endings.search().applyAsInt(position());
        over = true;
        break;
      }
      RankedMove move = best();
      play(move, ply);
      // Nobody looks at the board after the last ply.
      if (goesOn(ply + 1) && move.move() instanceof Placement placement) {
        board.place(placement);
        placed++;
      }
    }
    while (placed-- > 0) {
      board.takeBack();
    }
  }

  private boolean goesOn(int ply) {
    return !over && (ply <= plies || endsGames);
  }

  /** Whether the bag of a position runs empty in most of its playouts. */
  static boolean isLate(SimulatedPosition root, int plies) {
    return root.tilesInBag() <= plies * root.rules().rackSize();
  }

  private GamePosition position() {
    int other = 1 - seatOnTurn;
    return new GamePosition(
        rules,
        Tiles.of(board.tiles(Direction.ACROSS)),
        List.of(TileCounts.letters(racks[seatOnTurn]), TileCounts.letters(racks[other])),
        List.of(scorePoints[seatOnTurn], scorePoints[other]),
        scorelessTurns);
  }

  private void deal(RandomGenerator random) {
    System.arraycopy(unseen, 0, bagCounts, 0, unseen.length);
    Tiles held = opponents.held(random);
    System.arraycopy(ownRack, 0, racks[MOVER], 0, ownRack.length);
    rackSizes[MOVER] = root.ownRack().length();
    Arrays.fill(racks[OPPONENT], 0);
    rackSizes[OPPONENT] = held.length();
    for (int index = 0; index < held.length(); index++) {
      racks[OPPONENT][held.get(index)]++;
      if (--bagCounts[held.get(index)] < 0) {
        throw new IllegalArgumentException("letter " + held.get(index) + " is not unseen");
      }
    }
    bag.fill(bagCounts, random);
    scorePoints[MOVER] = root.position().scorePoints().get(MOVER);
    scorePoints[OPPONENT] = root.position().scorePoints().get(OPPONENT);
    scorelessTurns = root.position().scorelessTurns();
    seatOnTurn = MOVER;
    over = false;
    keptMillipoints[OPPONENT] = 0;
    // The opponent first: near the end that rack holds all unseen tiles, and a short one stays
    // short.
    fillRack(OPPONENT);
    fillRack(MOVER);
  }

  private void fillRack(int seat) {
    while (rackSizes[seat] < rules.rackSize() && !bag.isEmpty()) {
      racks[seat][bag.draw(seat)]++;
      rackSizes[seat]++;
    }
  }

  /** The static best move of the seat on turn, which sees the opponent's tiles in an empty bag. */
  private RankedMove best() {
    int opponentPoints = bag.isEmpty() ? rackPoints(1 - seatOnTurn) : 0;
    finder.setRack(
        racks[seatOnTurn], leaves.evaluation(seatOnTurn, this), bag.size(), opponentPoints);
    return finder.best();
  }

  /** Everything that a move changes, except the board. */
  private void play(RankedMove ranked, int ply) {
    int seat = seatOnTurn;
    int points = 0;
    if (ranked.move() instanceof Placement placement) {
      points = ranked.scorePoints();
      int played = takeFromRack(placement.tiles(), seat);
      if (ply <= plies) {
        plyBingos[ply] = played == rules.rackSize();
      }
      fillRack(seat);
    } else if (ranked.move() instanceof Exchange exchange) {
      exchange(exchange.letters(), seat);
    }
    if (ply <= plies) {
      plyPoints[ply] = points;
    }
    keptMillipoints[seat] = ranked.leaveMillipoints();
    scorePoints[seat] += points;
    scorelessTurns = points == 0 ? scorelessTurns + 1 : 0;
    if (rackSizes[seat] == 0) {
      over = true;
      scorePoints[seat] += 2 * rackPoints(1 - seat);
    } else if (scorelessTurns >= rules.scorelessTurnLimit()) {
      over = true;
      scorePoints[MOVER] -= rackPoints(MOVER);
      scorePoints[OPPONENT] -= rackPoints(OPPONENT);
    }
    seatOnTurn = 1 - seat;
  }

  private int takeFromRack(Tiles placed, int seat) {
    int played = 0;
    for (int index = 0; index < placed.length(); index++) {
      int tile = placed.get(index);
      if (tile != 0) {
        racks[seat][TileCounts.onRack(tile)]--;
        played++;
      }
    }
    rackSizes[seat] -= played;
    return played;
  }

  private void exchange(Tiles letters, int seat) {
    for (int index = 0; index < letters.length(); index++) {
      racks[seat][letters.get(index)]--;
    }
    for (int index = 0; index < letters.length(); index++) {
      racks[seat][bag.draw(seat)]++;
    }
    for (int index = 0; index < letters.length(); index++) {
      bag.putBack(seat, letters.get(index));
    }
  }

  private int rackPoints(int seat) {
    return TileCounts.points(racks[seat], tiles);
  }

  /** Counts by letter the tiles that a seat does not see now: the bag and the other rack. */
  public void countUnseen(int seat, int[] counts) {
    countBag(counts);
    for (int letter = 0; letter < counts.length; letter++) {
      counts[letter] += racks[1 - seat][letter];
    }
  }

  /** Counts by letter the tiles in the bag now. */
  public void countBag(int[] counts) {
    Arrays.fill(counts, 0);
    bag.addTo(counts);
  }

  public int tilesInBag() {
    return bag.size();
  }

  /** Writes by letter the tiles that a seat holds now. */
  public void copyRack(int seat, int[] counts) {
    System.arraycopy(racks[seat], 0, counts, 0, counts.length);
  }

  /** Whether the game was over within the plies, or its end was found. */
  boolean isOver() {
    return over;
  }

  /** Final scores if the game was played to its end, otherwise those after the plies. */
  int scorePoints(int seat) {
    return scorePoints[seat];
  }

  /** Points of a ply, 0 for the candidate; −1 if the game was over before, or its end found. */
  int plyPoints(int ply) {
    return plyPoints[ply];
  }

  /** Whether a ply played a full rack. */
  boolean isBingo(int ply) {
    return plyBingos[ply];
  }

  /** What the mover gained on the opponent since the root, in points. */
  int gainPoints() {
    return scorePoints[MOVER] - scorePoints[OPPONENT] - root.position().lead().points();
  }

  /**
   * What the mover gained on the opponent since the root, and what the evaluation says of the tiles
   * that each of them kept when moving last; a game that is over needs no estimate.
   */
  int equityMillipoints() {
    return gainPoints() * Millipoints.PER_POINT + keptDifference();
  }

  private int keptDifference() {
    return over ? 0 : keptMillipoints[MOVER] - keptMillipoints[OPPONENT];
  }

  /** The mover's chance to win: of a game that is over 0, a half or 1. */
  int winMillionths() {
    ScoreLead score = ScoreLead.of(scorePoints[MOVER], scorePoints[OPPONENT]);
    if (over) {
      return (Integer.signum(score.points()) + 1) * WinChances.CERTAIN / 2;
    }
    EquityLead lead = EquityLead.of(score, keptMillipoints[MOVER], keptMillipoints[OPPONENT]);
    int unseenTiles = bag.size() + rackSizes[1 - seatOnTurn];
    return seatOnTurn == MOVER
        ? winChances.winMillionths(lead, unseenTiles)
        : WinChances.CERTAIN - winChances.winMillionths(lead.ofOther(), unseenTiles);
  }
}
