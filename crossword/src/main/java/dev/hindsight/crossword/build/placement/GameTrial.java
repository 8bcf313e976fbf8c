package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Millipoints;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A game of a static player against itself, which tells of every play with tiles in the bag how
 * much more or less came after it than its leave promised.
 *
 * <p>For a horizon of some plies: what the mover gains on the opponent in them, plus what the mover
 * then keeps, less what the opponent then keeps, less what the mover kept after the play; for the
 * whole game, what the mover gains until its end, less that leave. Labels are these for 1, 2 and 3
 * plies and the whole game, in millipoints for the mover, and then their squares in tenths of a
 * point squared: in thousandths, the squares of these of a million games would not fit a long.
 */
final class GameTrial implements Trial<PlacementTally> {
  static final int HORIZONS = PlacementPlan.MOST_PLIES + 1;
  static final int LABELS = 2 * HORIZONS;

  /** Thousandths of a point squared in the unit of the squares. */
  static final int SQUARE_UNIT = 100;

  private final Equipment equipment;
  private final PlacementFeatures features;
  private final Workspaces<Worker> workers = new Workspaces<>(Worker::new);

  GameTrial(Equipment equipment, PlacementFeatures features) {
    this.equipment = equipment;
    this.features = features;
  }

  /** The label of a horizon in plies, or of {@link PlacementPlan#WHOLE_GAME}. */
  static int label(int horizon) {
    return horizon == PlacementPlan.WHOLE_GAME ? HORIZONS - 1 : horizon - 1;
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, PlacementTally tally) {
    workers.use(worker -> worker.run(gameNumber, random, tally));
  }

  /** What one thread needs. */
  private final class Worker {
    private final Game game = equipment.game();
    private final StaticPlayer player = new StaticPlayer(equipment, equipment.staticEvaluation());
    private final List<PlacementFeatures.Sheet> sheets = new ArrayList<>();
    private final List<RankedMove> moves = new ArrayList<>();

    void run(long gameNumber, RandomGenerator random, PlacementTally tally) {
      game.start(random);
      moves.clear();
      while (!game.isOver()) {
        RankedMove move = player.best(game);
        note(moves.size(), move);
        moves.add(move);
        game.play(move.move());
      }
      long[] values = new long[LABELS];
      for (int turn = 0; turn < moves.size(); turn++) {
        if (sheets.get(turn).count() > 0) {
          label(turn, values);
          tally.countTiles(sheets.get(turn));
          tally.of(gameNumber).add(sheets.get(turn), values);
        }
      }
    }

    private void note(int turn, RankedMove move) {
      if (turn == sheets.size()) {
        sheets.add(features.new Sheet());
      }
      PlacementFeatures.Sheet sheet = sheets.get(turn);
      sheet.clear();
      if (move.move() instanceof Placement placement && game.bag().size() > 0) {
        sheet.set(game.board(), placement);
        sheet.control(
            placement.tilesPlayed(), game.bag().size() + game.rack(1 - game.seatOnTurn()).size());
      }
    }

    private void label(int turn, long[] values) {
      int seat = turn % 2;
      long leave = moves.get(turn).leaveMillipoints();
      long spread = 0;
      for (int each = 0; each <= turn; each++) {
        spread += (each % 2 == seat ? 1 : -1) * points(each);
      }
      long toTheEnd =
          Millipoints.PER_POINT * (long) (game.scorePoints(seat) - game.scorePoints(1 - seat))
              - spread
              - leave;
      long gained = 0;
      long ownLeave = leave;
      long theirLeave = 0;
      for (int plies = 1; plies <= PlacementPlan.MOST_PLIES; plies++) {
        int next = turn + plies;
        if (next >= moves.size() - 1) {
          values[plies - 1] = toTheEnd;
          continue;
        }
        boolean isOwn = plies % 2 == 0;
        gained += (isOwn ? 1 : -1) * points(next);
        ownLeave = isOwn ? moves.get(next).leaveMillipoints() : ownLeave;
        theirLeave = isOwn ? theirLeave : moves.get(next).leaveMillipoints();
        values[plies - 1] = gained + ownLeave - theirLeave - leave;
      }
      values[HORIZONS - 1] = toTheEnd;
      for (int horizon = 0; horizon < HORIZONS; horizon++) {
        values[HORIZONS + horizon] = values[horizon] * values[horizon] / (1_000L * SQUARE_UNIT);
      }
    }

    private long points(int turn) {
      return (long) Millipoints.PER_POINT * moves.get(turn).scorePoints();
    }
  }
}
