package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.BagCorrection;
import dev.hindsight.crossword.play.evaluate.CorrectedEvaluation;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.DrawnRacks;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.sweep.ExpectedReply;
import dev.hindsight.crossword.play.sweep.RackSweep;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Looks one move ahead: of its first candidates it takes the one whose equity, less what the
 * opponent then gets on average, is best. Over all racks that he can hold, or over some that are
 * drawn, the same for all candidates. Once a candidate could empty the bag it plays as it would
 * without looking.
 */
public final class ReplyingPlayer implements Player {
  private final Equipment equipment;
  private final Evaluation evaluation;

  /** The evaluation again if its leaves follow the tiles unseen. */
  private final @Nullable CorrectedEvaluation following;

  private final int candidates;

  /** Racks to draw; 0 for all there are. */
  private final int racks;

  /** Percent of the reply that counts. */
  private final int share;

  private final Supplier<RackSweep> sweeps;
  private @Nullable RackSweep sweep;
  private @Nullable MoveFinder finder;

  /**
   * @param correction of leaves for the tiles unseen, or null; a sweep of all racks goes without
   * @param sweeps makes what goes through all racks, if that is asked for
   */
  ReplyingPlayer(
      Equipment equipment,
      @Nullable BagCorrection correction,
      int candidates,
      int racks,
      int share,
      Supplier<RackSweep> sweeps) {
    this.equipment = equipment;
    this.following =
        correction == null
            ? null
            : new CorrectedEvaluation(equipment.staticEvaluation(), correction);
    this.evaluation = following == null ? equipment.staticEvaluation() : following;
    this.candidates = candidates;
    this.racks = racks;
    this.share = share;
    this.sweeps = sweeps;
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    MoveFinder moves = finder(game.board());
    int seat = game.seatOnTurn();
    int bag = game.bag().size();
    int opponentPoints = bag == 0 ? game.rack(1 - seat).points(game.rules().tiles()) : 0;
    int[] unseen = new int[game.rules().tiles().letterCount()];
    game.countUnseen(seat, unseen);
    if (following != null) {
      following.setBag(unseen);
    }
    Evaluation now = evaluation.atLead(game.lead(seat));
    moves.setRack(game.rack(seat).counts(), now, bag, opponentPoints);
    if (bag <= game.rules().rackSize()) {
      return moves.best().move();
    }
    List<RankedMove> first = moves.top(candidates);
    DrawnRacks drawn =
        racks == 0 ? null : new DrawnRacks(unseen, game.rules().rackSize(), racks, random);
    RankedMove best = first.get(0);
    long most = Long.MIN_VALUE;
    for (RankedMove candidate : first) {
      if (candidate.move() instanceof Pass) {
        continue;
      }
      long reply = reply(candidate.move(), game.board(), unseen, drawn, bag);
      long worth = 100L * candidate.equityMillipoints() - share * reply;
      if (worth > most) {
        most = worth;
        best = candidate;
      }
    }
    return best.move();
  }

  private long reply(Move move, Board board, int[] unseen, @Nullable DrawnRacks drawn, int bag) {
    // Whoever exchanges leaves as many tiles in the bag as there were, and his own cannot be the
    // reply's.
    int played = move instanceof Placement placement ? placement.tilesPlayed() : 0;
    if (move instanceof Placement placement) {
      board.place(placement);
    }
    try {
      return drawn == null
          ? sweep(board, unseen, bag - played)
          : meanReply(board, drawn, bag - played);
    } finally {
      if (move instanceof Placement) {
        board.takeBack();
      }
    }
  }

  private long sweep(Board board, int[] pool, int bag) {
    RackSweep known = sweep;
    if (known == null) {
      known = sweeps.get();
      sweep = known;
    }
    try (Crew alone = new Crew(1)) {
      return ExpectedReply.of(known, board, pool, bag, alone).meanMillipoints();
    }
  }

  private long meanReply(Board board, DrawnRacks drawn, int bag) {
    MoveFinder moves = finder(board);
    long sum = 0;
    for (int rack = 0; rack < drawn.size(); rack++) {
      moves.setRack(drawn.rack(rack), evaluation, bag, 0);
      sum += ExpectedReply.worth(moves.best().equityMillipoints());
    }
    return Math.floorDiv(sum, drawn.size());
  }

  private MoveFinder finder(Board board) {
    MoveFinder known = finder;
    if (known == null || known.finder().board() != board) {
      known = equipment.moveFinder(board);
      finder = known;
    }
    return known;
  }
}
