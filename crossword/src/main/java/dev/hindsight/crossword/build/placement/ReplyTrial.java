package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Trial;
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
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.random.RandomGenerator;

/**
 * Compares the first candidates of a position by what comes after them, on the same racks: the
 * opponent's best reply, and the best play of the own rack after that. One position of each game.
 *
 * <p>Labels, all for the mover: minus the mean equity of the reply; that plus the gain of the next
 * own play over the value of what was kept; and the variance of the reply over the racks, in
 * thousandths of a point squared.
 */
final class ReplyTrial implements Trial<PlacementTally> {
  static final int LABELS = 3;
  static final int ONE_PLY = 0;
  static final int TWO_PLIES = 1;
  static final int VARIANCE = 2;

  private final Equipment equipment;
  private final PlacementFeatures features;
  private final int candidates;
  private final int racks;

  /** So many tiles in the bag that nobody can empty it within the plies looked at. */
  private final int leastInBag;

  private final ConcurrentLinkedQueue<Worker> idle = new ConcurrentLinkedQueue<>();

  ReplyTrial(Equipment equipment, PlacementFeatures features, int candidates, int racks) {
    this.equipment = equipment;
    this.features = features;
    this.candidates = candidates;
    this.racks = racks;
    this.leastInBag = 2 * equipment.rules().rackSize() + 1;
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, PlacementTally tally) {
    Worker worker = idle.poll();
    if (worker == null) {
      worker = new Worker();
    }
    worker.run(gameNumber, random, tally);
    idle.add(worker);
  }

  /** What one thread needs. */
  private final class Worker {
    private final Game game = equipment.game();
    private final Evaluation evaluation = equipment.staticEvaluation();
    private final StaticPlayer player = new StaticPlayer(equipment, evaluation);
    private final MoveFinder finder = equipment.moveFinder(game.board());
    private final PlacementFeatures.Sheet[] sheets = new PlacementFeatures.Sheet[candidates];
    private final long[][] values = new long[candidates][LABELS];
    private final int[] unseen = new int[equipment.rules().tiles().letterCount()];
    private byte[] order = new byte[0];

    Worker() {
      for (int each = 0; each < candidates; each++) {
        sheets[each] = features.new Sheet();
      }
    }

    void run(long gameNumber, RandomGenerator random, PlacementTally tally) {
      game.start(random);
      int turns = 0;
      while (!game.isOver() && game.bag().size() >= leastInBag) {
        game.play(player.choose(game, random));
        turns++;
      }
      if (turns == 0) {
        return;
      }
      for (int back = turns - random.nextInt(turns); back > 0; back--) {
        game.undo();
      }
      List<RankedMove> placements = placements();
      if (placements.size() < 2) {
        return;
      }
      for (int each = 0; each < placements.size(); each++) {
        sheets[each].set(game.board(), (Placement) placements.get(each).move());
        tally.countTiles(sheets[each]);
      }
      label(placements, random);
      tally.of(gameNumber).addGroup(sheets, values, placements.size());
    }

    private List<RankedMove> placements() {
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
        values[each][0] = Math.floorDiv(-replies, racks);
        values[each][1] = Math.floorDiv(gains, racks);
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
}
