package dev.hindsight.crossword.play.players;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.lanes.BoardLanes;
import dev.hindsight.crossword.play.lanes.LaneValues;
import dev.hindsight.crossword.play.lanes.WordsByLetter;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.table.LaneTable;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Ranks its first candidates anew by what the lines of the board offer after them: less what the
 * opponent's reply will bring, and more what the own next play will gain. Once a candidate could
 * empty the bag it plays as it would without looking.
 *
 * <p>Leaves may be those of a full bag, in which case what was kept counts in the gain; or such as
 * know the tiles unseen.
 */
public final class LanePlayer implements Player {
  /** Candidates further behind the first are never worth a look. */
  private static final int MOST_BEHIND_MILLIPOINTS = 10 * Millipoints.PER_POINT;

  private final Equipment equipment;
  private final Leaves leaves;
  private final LaneTable table;
  private final WordsByLetter words;
  private final LanesSpec spec;
  private final int[] unseen;

  private @Nullable MoveFinder finder;
  private @Nullable LaneValues values;

  /** What moves are worth without looking, for the player on turn. */
  interface Leaves {
    /**
     * The evaluation of a turn.
     *
     * @param rack of the mover
     * @param unseen by the mover
     */
    Evaluation of(int[] rack, int[] unseen, boolean emptyBag);

    /** Whether it knows the tiles unseen. */
    boolean follow();
  }

  LanePlayer(
      Equipment equipment, Leaves leaves, LaneTable table, WordsByLetter words, LanesSpec spec) {
    this.equipment = equipment;
    this.leaves = leaves;
    this.table = table;
    this.words = words;
    this.spec = spec;
    this.unseen = new int[equipment.rules().tiles().letterCount()];
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    MoveFinder moves = finder(game.board());
    int seat = game.seatOnTurn();
    int bag = game.bag().size();
    int[] rack = game.rack(seat).counts();
    int opponentPoints = bag == 0 ? game.rack(1 - seat).points(game.rules().tiles()) : 0;
    game.countUnseen(seat, unseen);
    Evaluation evaluation = leaves.of(rack, unseen, bag == 0).atLead(game.lead(seat));
    moves.setRack(rack, evaluation, bag, opponentPoints);
    return bag <= game.rules().rackSize() ? moves.best().move() : lookAt(moves, game.board());
  }

  private Move lookAt(MoveFinder moves, Board board) {
    List<RankedMove> first = moves.top(spec.candidates());
    RankedMove best = first.get(0);
    int floor = best.equityMillipoints() - MOST_BEHIND_MILLIPOINTS;
    if (first.size() == 1 || first.get(1).equityMillipoints() < floor) {
      return best.move();
    }
    LaneValues looked = values(board);
    looked.read(unseen);
    float most = Float.NEGATIVE_INFINITY;
    for (RankedMove candidate : first) {
      if (candidate.move() instanceof Pass || candidate.equityMillipoints() < floor) {
        continue;
      }
      looked.readAfter(candidate);
      float opened = looked.gainMillipoints(!leaves.follow()) - looked.replyMillipoints();
      float worth = candidate.equityMillipoints() + opened * spec.share() / 100;
      if (worth > most) {
        most = worth;
        best = candidate;
      }
    }
    return best.move();
  }

  private MoveFinder finder(Board board) {
    MoveFinder known = finder;
    if (known == null || known.finder().board() != board) {
      known = equipment.moveFinder(board);
      finder = known;
      values = null;
    }
    return known;
  }

  private LaneValues values(Board board) {
    LaneValues known = values;
    if (known == null) {
      known =
          new LaneValues(
              table,
              new BoardLanes(board, equipment.rules(), words, equipment.anagrams()),
              equipment.rules().tiles());
      values = known;
    }
    return known;
  }
}
