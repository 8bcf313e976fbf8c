package dev.hindsight.crossword.build.placement;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The first candidates of a position of a game, with what comes after each on the same racks: the
 * opponent's best reply, and the best play of the own rack after that. For one thread.
 *
 * <pre>{@code
 * ComparedReplies replies = new ComparedReplies(equipment, 6, 16);
 * int found = replies.next(random);                            // another game, another position
 * for (int each = 0; each < found; each++) {
 *   replies.value(each, ComparedReplies.TWO_PLIES) ...         // of replies.placement(each)
 * }
 * }</pre>
 */
public final class ComparedReplies {
  /** Minus the mean equity of the reply. */
  public static final int ONE_PLY = 0;

  /** That plus the gain of the next own play over the value of what was kept. */
  public static final int TWO_PLIES = 1;

  /** The variance of the reply over the racks, in thousandths of a point squared. */
  public static final int VARIANCE = 2;

  static final int LABELS = 3;

  private final Equipment equipment;
  private final int candidates;
  private final int racks;

  /** So many tiles in the bag that nobody can empty it within the plies looked at. */
  private final int leastInBag;

  private final Game game;
  private final Evaluation evaluation;
  private final StaticPlayer player;
  private final MoveFinder finder;
  private final long[][] values;
  private final int[] unseen;
  private List<RankedMove> placements = List.of();
  private byte[] order = new byte[0];

  /**
   * @param equipment that both sides play with
   * @param candidates to compare, at most
   * @param racks to draw for the opponent, at least 2
   */
  public ComparedReplies(Equipment equipment, int candidates, int racks) {
    this.equipment = equipment;
    this.candidates = candidates;
    this.racks = racks;
    this.leastInBag = 2 * equipment.rules().rackSize() + 1;
    this.game = equipment.game();
    this.evaluation = equipment.staticEvaluation();
    this.player = new StaticPlayer(equipment, evaluation);
    this.finder = equipment.moveFinder(game.board());
    this.values = new long[candidates][LABELS];
    this.unseen = new int[equipment.rules().tiles().letterCount()];
  }

  /**
   * Plays another game, and compares the candidates of one of its positions.
   *
   * @return how many there are; 0 if there was nothing to compare
   */
  public int next(RandomGenerator random) {
    placements = List.of();
    game.start(random);
    int turns = 0;
    while (!game.isOver() && game.bag().size() >= leastInBag) {
      game.play(player.choose(game, random));
      turns++;
    }
    if (turns == 0) {
      return 0;
    }
    for (int back = turns - random.nextInt(turns); back > 0; back--) {
      game.undo();
    }
    List<RankedMove> found = find();
    if (found.size() < 2) {
      return 0;
    }
    label(found, random);
    placements = found;
    return found.size();
  }

  /** The game in the position that was compared; not to be changed. */
  public Game game() {
    return game;
  }

  /** A candidate. */
  public Placement placement(int candidate) {
    return (Placement) placements.get(candidate).move();
  }

  /**
   * What comes after the candidates for the mover, in millipoints but for the variance; not to be
   * written.
   */
  long[][] values() {
    return values;
  }

  /** What comes after one candidate, by label. */
  public long value(int candidate, int label) {
    return values[candidate][label];
  }

  private List<RankedMove> find() {
    int seat = game.seatOnTurn();
    finder.setRack(game.rack(seat).counts(), evaluation, game.bag().size(), 0);
    List<RankedMove> placements = new ArrayList<>();
    for (RankedMove move : finder.top(candidates)) {
      if (move.move() instanceof Placement) {
        placements.add(move);
      }
    }
    return placements;
  }

  private void label(List<RankedMove> placements, RandomGenerator random) {
    game.countUnseen(game.seatOnTurn(), unseen);
    byte[][] orders = new byte[racks][];
    for (int rack = 0; rack < racks; rack++) {
      orders[rack] = shuffled(random);
    }
    Board board = game.board();
    for (int each = 0; each < placements.size(); each++) {
      RankedMove candidate = placements.get(each);
      board.place((Placement) candidate.move());
      long replies = 0;
      long squares = 0;
      long gains = 0;
      for (byte[] drawn : orders) {
        int reply = reply(drawn, candidate);
        replies += reply;
        squares += (long) reply * reply;
        gains += ownNext - reply - candidate.leaveMillipoints();
      }
      board.takeBack();
      values[each][ONE_PLY] = Math.floorDiv(-replies, racks);
      values[each][TWO_PLIES] = Math.floorDiv(gains, racks);
      long spread = squares - Math.floorDiv(Math.multiplyExact(replies, replies), racks);
      values[each][VARIANCE] = spread / (racks - 1) / 1_000;
    }
  }

  /** What the own best play was worth after the last reply. */
  private int ownNext;

  /** The equity of the opponent's best reply with the first tiles of an order. */
  private int reply(byte[] drawn, RankedMove candidate) {
    int rackSize = equipment.rules().rackSize();
    int[] theirs = new int[unseen.length];
    int[] own = TileCounts.count(candidate.leave(), unseen.length);
    int kept = candidate.leave().length();
    for (int tile = 0; tile < rackSize; tile++) {
      theirs[drawn[tile]]++;
    }
    for (int tile = rackSize; tile < 2 * rackSize - kept; tile++) {
      own[drawn[tile]]++;
    }
    int bag = drawn.length - 2 * rackSize + kept;
    finder.setRack(theirs, evaluation, bag, 0);
    RankedMove reply = finder.best();
    if (reply.move() instanceof Placement placement) {
      game.board().place(placement);
      finder.setRack(own, evaluation, Math.max(1, bag - placement.tilesPlayed()), 0);
      ownNext = finder.best().equityMillipoints();
      game.board().takeBack();
    } else {
      finder.setRack(own, evaluation, bag, 0);
      ownNext = finder.best().equityMillipoints();
    }
    return reply.equityMillipoints();
  }

  private byte[] shuffled(RandomGenerator random) {
    int total = TileCounts.total(unseen);
    if (order.length != total) {
      order = new byte[total];
    }
    int size = 0;
    for (int letter = 0; letter < unseen.length; letter++) {
      for (int copy = 0; copy < unseen[letter]; copy++) {
        order[size++] = (byte) letter;
      }
    }
    int needed = 2 * equipment.rules().rackSize();
    for (int place = 0; place < needed; place++) {
      int other = place + random.nextInt(total - place);
      byte swapped = order[place];
      order[place] = order[other];
      order[other] = swapped;
    }
    return order.clone();
  }
}
