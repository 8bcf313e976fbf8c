package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.simulation.CandidateResult;
import dev.hindsight.crossword.play.simulation.CorrectedLeaves;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.NormalWinChances;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.RootLeaves;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.SimulationResult;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * What simulations with several kinds of leaves, or of endings, are worth, by a long one.
 *
 * <p>Of each game of static players one turn is taken, with a bag and a choice. Its first moves by
 * static equity are simulated with each {@link Kind} of leaves, with the same tiles, and then for
 * longer and further by the reference, with other tiles. What the reference says of the moves that
 * two kinds choose differs by chance, but not in favour of either: so means over many positions
 * show which kind chooses better, however rough the reference is on a single one. The reference has
 * static leaves: if it favours a kind, then that of static leaves.
 *
 * <p>The figures are a function of the range alone; the times are those of this machine in this
 * minute. One trial is one position.
 */
public final class SimulationExperiment implements Trial<GroupedSums> {
  /** By what a move is chosen. */
  public enum Kind {
    /** Static equity, without a simulation. */
    NO_SIMULATION(0),

    /** A simulation with leaves of a full bag. */
    STATIC(1),

    /** With leaves for the tiles unseen at the root. */
    ROOT(2),

    /** With leaves that follow the tiles left in every playout. */
    FOLLOWING(3),

    /** With static leaves; once the bag is empty games are ended by static play. */
    ENDED(4),

    /** With static leaves; once the bag is empty games are ended by a search. */
    SEARCHED(5),

    /** As {@link #STATIC}, with other iterations: as many as there is time for in another kind. */
    STATIC_AS_LONG(6),

    /** As {@link #ENDED}, likewise. */
    ENDED_AS_LONG(7),

    /** With leaves that are derived again within the playouts. */
    REFRESHED(8);

    /** Where its figures are, among those of all. */
    private final int place;

    Kind(int place) {
      this.place = place;
    }
  }

  /** Positions counted. */
  public static final int POSITIONS = 0;

  private static final int AGREED = 0;
  private static final int GAINED = 1;
  private static final int SQUARED = 2;
  private static final int WON = 3;
  private static final int FIGURES_OF_A_KIND = 4;
  private static final int FIGURES = 1 + Kind.values().length * FIGURES_OF_A_KIND;

  /** Errors are squared in hundredths of a point, which is fine enough and does not overflow. */
  private static final int FINE = 10;

  private static final double SQUARES_IN_A_POINT = 100.0 * 100.0;

  private final Equipment equipment;
  private final LeaveDerivation derivation;
  private final Map<Kind, SimulationPlan> plans;
  private final int candidates;
  private final SimulationPlan reference;
  private final SimulationLeaves refreshed;
  private final int mostTilesInBag;
  private final LongSupplier nanos;
  private final AtomicLongArray nanosByKind = new AtomicLongArray(Kind.values().length);
  private final AtomicLongArray playoutsByKind = new AtomicLongArray(Kind.values().length);
  private final Workspaces<Worker> workers = new Workspaces<>(Worker::new);

  /**
   * @param equipment whose leaves are the static ones
   * @param derivation of the others
   * @param plans of the kinds to compare; all candidates get all iterations
   * @param reference plan of the long simulation
   * @param refreshed the leaves of {@link Kind#REFRESHED}
   * @param mostTilesInBag of the positions
   * @param nanos the clock that times are taken with, such as the processor time of the thread
   */
  public SimulationExperiment(
      Equipment equipment,
      LeaveDerivation derivation,
      Map<Kind, SimulationPlan> plans,
      SimulationPlan reference,
      SimulationLeaves refreshed,
      int mostTilesInBag,
      LongSupplier nanos) {
    if (reference.candidates() < 2) {
      throw new IllegalArgumentException(
          "at least 2 moves must be compared, not " + reference.candidates());
    }
    this.equipment = equipment;
    this.derivation = derivation;
    this.plans = new EnumMap<>(Kind.class);
    plans.forEach((kind, plan) -> this.plans.put(kind, plan.withStopsEarly(false)));
    this.candidates = reference.candidates();
    this.reference = reference.withStopsEarly(false);
    this.refreshed = refreshed;
    this.mostTilesInBag = mostTilesInBag;
    this.nanos = nanos;
  }

  /** The kinds of leaves, all with the same plan. */
  public static Map<Kind, SimulationPlan> leaves(SimulationPlan plan) {
    Map<Kind, SimulationPlan> plans = new EnumMap<>(Kind.class);
    for (Kind kind : List.of(Kind.NO_SIMULATION, Kind.STATIC, Kind.ROOT, Kind.FOLLOWING)) {
      plans.put(kind, plan);
    }
    return plans;
  }

  /**
   * The kinds of endings.
   *
   * @param positions of the search
   * @param staticPlan what to compare at equal time, as the next
   */
  public static Map<Kind, SimulationPlan> endings(
      SimulationPlan plan, int positions, SimulationPlan staticPlan, SimulationPlan endedPlan) {
    Map<Kind, SimulationPlan> plans = new EnumMap<>(Kind.class);
    plans.put(Kind.NO_SIMULATION, plan);
    plans.put(Kind.STATIC, plan);
    plans.put(Kind.ENDED, plan.withEndings(0));
    plans.put(Kind.SEARCHED, plan.withEndings(positions));
    plans.put(Kind.STATIC_AS_LONG, staticPlan);
    plans.put(Kind.ENDED_AS_LONG, endedPlan.withEndings(0));
    return plans;
  }

  /** The figures of this many games; positions are the groups. */
  public GroupedSums run(TrialRange games, Crew crew) {
    return Trials.of(games, () -> new GroupedSums(FIGURES), this)
        .inBlocksOf(1)
        .named("positions simulated", "positions")
        .run(crew);
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, GroupedSums tally) {
    workers.use(worker -> worker.run(random, tally));
  }

  /** What one thread needs. */
  private final class Worker {
    private final WatchedGame watched = new WatchedGame(equipment, derivation);
    private final StaticEvaluation evaluation = equipment.staticEvaluation();
    private final Simulator simulator =
        new Simulator(equipment, new NormalWinChances(equipment.rules()));

    void run(RandomGenerator random, GroupedSums tally) {
      watched.game().start(random);
      int turns = 0;
      while (!watched.game().isOver() && !watched.game().bag().isEmpty()) {
        turns += watched.game().bag().size() <= mostTilesInBag ? 1 : 0;
        watched.game().play(watched.best().move());
      }
      if (turns == 0) {
        return;
      }
      for (int back = turns - random.nextInt(turns); back > 0; back--) {
        watched.game().undo();
      }
      List<RankedMove> moves = watched.top(candidates);
      long seed = random.nextLong();
      long otherSeed = random.nextLong();
      if (moves.size() > 1 && !(moves.get(0).move() instanceof Pass)) {
        try (Crew alone = new Crew(1)) {
          tally.add(compare(moves, seed, otherSeed, alone));
        }
      }
    }

    private long[] compare(List<RankedMove> moves, long seed, long otherSeed, Crew alone) {
      SimulatedPosition root = new SimulatedPosition(watched.game().position());
      Values truth =
          values(root, moves, LeaveSource.fixed(evaluation), reference.withSeed(otherSeed), alone);
      long[] figures = new long[FIGURES];
      figures[POSITIONS] = 1;
      plans.forEach(
          (kind, plan) -> {
            long begin = nanos.getAsLong();
            long[] said =
                kind == Kind.NO_SIMULATION
                    ? moves.stream().mapToLong(RankedMove::equityMillipoints).toArray()
                    : values(root, moves, leaves(kind, root, alone), plan.withSeed(seed), alone)
                        .equityMillipoints;
            nanosByKind.addAndGet(kind.place, nanos.getAsLong() - begin);
            playoutsByKind.addAndGet(kind.place, plan.iterations());
            add(figures, kind, said, truth);
          });
      return figures;
    }

    private LeaveSource leaves(Kind kind, SimulatedPosition root, Crew alone) {
      return switch (kind) {
        case ROOT -> RootLeaves.derive(derivation, root, evaluation, alone);
        case REFRESHED -> refreshed.derive(derivation, root, evaluation, alone);
        case FOLLOWING -> CorrectedLeaves.derive(derivation, root, evaluation, alone);
        default -> LeaveSource.fixed(evaluation);
      };
    }

    /** What a simulation says of each candidate. */
    private Values values(
        SimulatedPosition root,
        List<RankedMove> moves,
        LeaveSource leaves,
        SimulationPlan how,
        Crew alone) {
      SimulationResult result =
          simulator.simulate(root, moves, OpponentRacks.UNKNOWN, leaves, how, alone, known -> {});
      Values values = new Values(new long[moves.size()], new long[moves.size()]);
      for (CandidateResult each : result.candidates()) {
        int move = moves.indexOf(each.move());
        values.equityMillipoints[move] = Math.round(each.equityMillipoints().mean());
        values.winMillionths[move] = Math.round(each.winMillionths().mean());
      }
      return values;
    }
  }

  /** By candidate: equity and chance to win. */
  static final class Values {
    private final long[] equityMillipoints;
    private final long[] winMillionths;

    Values(long[] equityMillipoints, long[] winMillionths) {
      this.equityMillipoints = equityMillipoints;
      this.winMillionths = winMillionths;
    }
  }

  /** Adds what a kind said of the candidates; the first of them is the static choice. */
  static void add(long[] figures, Kind kind, long[] said, Values values) {
    long[] truth = values.equityMillipoints;
    int first = figure(kind, AGREED);
    int choice = best(said);
    figures[first + AGREED] = choice == best(truth) ? 1 : 0;
    figures[first + GAINED] = truth[choice] - truth[0];
    figures[first + WON] = values.winMillionths[choice] - values.winMillionths[0];
    long error = 0;
    for (int each = 0; each < said.length; each++) {
      error += said[each] - truth[each];
    }
    for (int each = 0; each < said.length; each++) {
      long about = (said[each] - truth[each] - error / said.length) / FINE;
      figures[first + SQUARED] += about * about / said.length;
    }
  }

  private static int figure(Kind kind, int which) {
    return 1 + kind.place * FIGURES_OF_A_KIND + which;
  }

  private static int best(long[] values) {
    int best = 0;
    for (int each = 1; each < values.length; each++) {
      best = values[each] > values[best] ? each : best;
    }
    return best;
  }

  /** The share of positions on which a kind chooses what the reference does. */
  public static Interval agreement(GroupedSums sums, Kind kind, double confidence) {
    long agreed = sums.sum(figure(kind, AGREED)).longValueExact();
    return Interval.ofProportion(agreed, sums.sum(POSITIONS).longValueExact(), confidence);
  }

  /** What a kind's choices are worth beyond another's, in millipoints a position. */
  public static Interval gain(GroupedSums sums, Kind kind, Kind other, double confidence) {
    return difference(sums, kind, other, GAINED, confidence);
  }

  /** What a kind's choices win beyond another's, in millionths of the chance to win. */
  public static Interval winGain(GroupedSums sums, Kind kind, Kind other, double confidence) {
    return difference(sums, kind, other, WON, confidence);
  }

  /** What an iteration of a kind took until now, all that came before it included; NaN for none. */
  public double microseconds(Kind kind) {
    return nanosByKind.get(kind.place) / 1e3 / playoutsByKind.get(kind.place);
  }

  /** The kinds that are compared, and how. */
  public Map<Kind, SimulationPlan> plans() {
    return Collections.unmodifiableMap(plans);
  }

  /**
   * The square of what is said of a candidate less what the reference says, about the mean of the
   * position, less that of another kind; in square points. The noise of the reference, which all
   * kinds share, is in the squares and not in their difference.
   */
  public static Interval squareBeyond(GroupedSums sums, Kind kind, Kind other, double confidence) {
    return difference(sums, kind, other, SQUARED, confidence)
        .map(value -> value / SQUARES_IN_A_POINT);
  }

  /** The mean square error of one kind against the reference, in square points. */
  public static double meanSquare(GroupedSums sums, Kind kind) {
    return sums.ratio(figure(kind, SQUARED), POSITIONS) / SQUARES_IN_A_POINT;
  }

  private static Interval difference(
      GroupedSums sums, Kind kind, Kind other, int which, double confidence) {
    double[] weights = new double[FIGURES];
    weights[figure(kind, which)] += 1;
    weights[figure(other, which)] -= 1;
    return sums.ratio(weights, POSITIONS, confidence);
  }
}
