package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.ScoreLead;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.random.RandomGenerator;

/**
 * Whether players for whom variance counts play more wildly behind than ahead.
 *
 * <p>On every turn of a game with more than a rack in the bag, two moves are found: the one of a
 * player so many points behind and that of one so many points ahead. Where they differ, the same
 * racks are drawn for the opponent after both, and it is counted how much his best reply varies:
 * not what the table says of that, but what it does. The game goes on with the move for the lead
 * that there is.
 */
public final class SpreadExperiment implements Trial<GroupedSums> {
  /** Turns looked at. */
  public static final int TURNS = 0;

  /** Turns on which the moves differ. */
  public static final int CHANGED = 1;

  /** Of these, the variance of the reply to the move of the player behind, in thousandths. */
  public static final int VARIANCE_BEHIND = 2;

  /** The same ahead. */
  public static final int VARIANCE_AHEAD = 3;

  /** The mean reply to the move of the player behind, in millipoints. */
  public static final int REPLY_BEHIND = 4;

  /** The same ahead. */
  public static final int REPLY_AHEAD = 5;

  private static final int FIGURES = 6;
  private static final int GAMES_IN_A_BLOCK = 8;

  private final Equipment equipment;
  private final int leadPoints;
  private final int racks;
  private final Workspaces<Worker> workers = new Workspaces<>(Worker::new);

  /**
   * @param equipment with placement values whose variances count
   * @param leadPoints of the one player, and by which the other is behind
   * @param racks to draw for the opponent, at least 2
   */
  public SpreadExperiment(Equipment equipment, int leadPoints, int racks) {
    if (leadPoints < 1 || racks < 2) {
      throw new IllegalArgumentException(
          "a lead of at least 1 point and at least 2 racks, not " + leadPoints + " and " + racks);
    }
    this.equipment = equipment;
    this.leadPoints = leadPoints;
    this.racks = racks;
  }

  /** The figures; a function of the range alone. */
  public GroupedSums run(TrialRange games, Crew crew) {
    return Trials.of(games, () -> new GroupedSums(FIGURES), this)
        .inBlocksOf(GAMES_IN_A_BLOCK)
        .named("games watched", "games")
        .run(crew);
  }

  /** A figure for each turn. */
  public static Interval mean(GroupedSums sums, int figure, double confidence) {
    return sums.ratio(weights(figure), TURNS, confidence);
  }

  /** A figure for each turn on which the moves differ. */
  public static Interval perChange(GroupedSums sums, int figure, double confidence) {
    return sums.ratio(weights(figure), CHANGED, confidence);
  }

  /** One figure less another for each turn on which the moves differ. */
  public static Interval difference(GroupedSums sums, int one, int other, double confidence) {
    double[] weights = weights(one);
    weights[other] = -1;
    return sums.ratio(weights, CHANGED, confidence);
  }

  private static double[] weights(int figure) {
    double[] weights = new double[FIGURES];
    weights[figure] = 1;
    return weights;
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, GroupedSums sums) {
    workers.use(worker -> sums.add(worker.watch(random)));
  }

  /** What one thread needs. */
  private final class Worker {
    private final Game game = equipment.game();
    private final Evaluation evaluation = equipment.staticEvaluation();
    private final MoveFinder finder = equipment.moveFinder(game.board());
    private final int[] unseen = new int[equipment.rules().tiles().letterCount()];

    long[] watch(RandomGenerator random) {
      long[] figures = new long[FIGURES];
      int rackSize = equipment.rules().rackSize();
      game.start(random);
      while (!game.isOver() && game.bag().size() >= rackSize) {
        Move behind = best(-leadPoints).move();
        Move ahead = best(leadPoints).move();
        figures[TURNS]++;
        if (!behind.equals(ahead)) {
          figures[CHANGED]++;
          compare(behind, ahead, random, figures);
        }
        int seat = game.seatOnTurn();
        game.play(best(game.scorePoints(seat) - game.scorePoints(1 - seat)).move());
      }
      return figures;
    }

    private RankedMove best(int lead) {
      int[] rack = game.rack(game.seatOnTurn()).counts();
      finder.setRack(rack, evaluation.atLead(new ScoreLead(lead)), game.bag().size(), 0);
      return finder.best();
    }

    private void compare(Move behind, Move ahead, RandomGenerator random, long[] figures) {
      game.countUnseen(game.seatOnTurn(), unseen);
      int[][] drawn = new int[racks][];
      for (int rack = 0; rack < racks; rack++) {
        drawn[rack] = draw(random);
      }
      replies(behind, drawn, VARIANCE_BEHIND, REPLY_BEHIND, figures);
      replies(ahead, drawn, VARIANCE_AHEAD, REPLY_AHEAD, figures);
    }

    private int[] draw(RandomGenerator random) {
      int[] left = unseen.clone();
      int[] rack = new int[left.length];
      int tiles = TileCounts.total(left);
      for (int count = 0; count < equipment.rules().rackSize(); count++) {
        int place = random.nextInt(tiles--);
        int letter = 0;
        while (place >= left[letter]) {
          place -= left[letter++];
        }
        left[letter]--;
        rack[letter]++;
      }
      return rack;
    }

    private void replies(Move move, int[][] drawn, int variance, int mean, long[] figures) {
      if (move instanceof Placement placement) {
        game.board().place(placement);
      }
      long sum = 0;
      long squares = 0;
      for (int[] rack : drawn) {
        finder.setRack(rack, evaluation.atLead(new ScoreLead(0)), game.bag().size(), 0);
        int reply = finder.best().equityMillipoints();
        sum += reply;
        squares += (long) reply * reply;
      }
      if (move instanceof Placement) {
        game.board().takeBack();
      }
      long spread = squares - Math.floorDiv(Math.multiplyExact(sum, sum), racks);
      figures[variance] += spread / (racks - 1) / 1_000;
      figures[mean] += Math.floorDiv(sum, racks);
    }
  }
}
