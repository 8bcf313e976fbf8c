package dev.hindsight.crossword.lab;

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
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.SimulationResult;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What simulations with several kinds of leaves are worth, by a long one.
 *
 * <p>Of each game of static players one turn is taken, with a bag and a choice. Its first moves by
 * static equity are simulated with each {@link Kind} of leaves, with the same tiles, and then for
 * longer and further by the reference, with other tiles. What the reference says of the moves that
 * two kinds choose differs by chance, but not in favour of either: so means over many positions
 * show which kind chooses better, however rough the reference is on a single one. The reference has
 * static leaves: if it favours a kind, then that of static leaves.
 *
 * <p>The figures are a function of the range alone. One trial is one position.
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
    FOLLOWING(3);

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
  private static final int FIGURES_OF_A_KIND = 3;
  private static final int FIGURES = 1 + Kind.values().length * FIGURES_OF_A_KIND;

  /** Errors are squared in hundredths of a point, which is fine enough and does not overflow. */
  private static final int FINE = 10;

  private static final double SQUARES_IN_A_POINT = 100.0 * 100.0;

  private final Equipment equipment;
  private final LeaveDerivation derivation;
  private final SimulationPlan plan;
  private final SimulationPlan reference;
  private final Workspaces<Worker> workers = new Workspaces<>(Worker::new);

  /**
   * @param equipment whose leaves are the static ones
   * @param derivation of the others
   * @param plan of the simulations to compare; all candidates get all iterations
   * @param reference plan of the long simulation; it has the candidates of the other
   */
  public SimulationExperiment(
      Equipment equipment,
      LeaveDerivation derivation,
      SimulationPlan plan,
      SimulationPlan reference) {
    if (plan.candidates() < 2) {
      throw new IllegalArgumentException(
          "at least 2 moves must be compared, not " + plan.candidates());
    }
    this.equipment = equipment;
    this.derivation = derivation;
    this.plan = plan.withStopsEarly(false);
    this.reference = reference.withStopsEarly(false);
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
        new Simulator(equipment::moveFinder, new NormalWinChances(equipment.rules()));

    void run(RandomGenerator random, GroupedSums tally) {
      watched.game().start(random);
      int turns = 0;
      while (!watched.game().isOver() && !watched.game().bag().isEmpty()) {
        watched.game().play(watched.best().move());
        turns++;
      }
      for (int back = turns - random.nextInt(turns); back > 0; back--) {
        watched.game().undo();
      }
      List<RankedMove> candidates = watched.top(plan.candidates());
      long seed = random.nextLong();
      long otherSeed = random.nextLong();
      if (candidates.size() > 1 && !(candidates.get(0).move() instanceof Pass)) {
        try (Crew alone = new Crew(1)) {
          tally.add(compare(candidates, seed, otherSeed, alone));
        }
      }
    }

    private long[] compare(List<RankedMove> candidates, long seed, long otherSeed, Crew alone) {
      SimulatedPosition root = new SimulatedPosition(watched.game().position());
      LeaveSource fixed = LeaveSource.fixed(evaluation);
      long[] truth = values(root, candidates, fixed, reference.withSeed(otherSeed), alone);
      long[] figures = new long[FIGURES];
      figures[POSITIONS] = 1;
      for (Kind kind : Kind.values()) {
        long[] said =
            switch (kind) {
              case NO_SIMULATION ->
                  candidates.stream().mapToLong(RankedMove::equityMillipoints).toArray();
              case STATIC -> values(root, candidates, fixed, plan.withSeed(seed), alone);
              case ROOT ->
                  values(
                      root,
                      candidates,
                      RootLeaves.derive(derivation, root, evaluation, alone),
                      plan.withSeed(seed),
                      alone);
              case FOLLOWING ->
                  values(
                      root,
                      candidates,
                      CorrectedLeaves.derive(derivation, root, evaluation, alone),
                      plan.withSeed(seed),
                      alone);
            };
        add(figures, kind, said, truth);
      }
      return figures;
    }

    /** What a simulation says of each candidate, in millipoints. */
    private long[] values(
        SimulatedPosition root,
        List<RankedMove> candidates,
        LeaveSource leaves,
        SimulationPlan how,
        Crew alone) {
      SimulationResult result =
          simulator.simulate(
              root, candidates, OpponentRacks.UNKNOWN, leaves, how, alone, known -> {});
      long[] values = new long[candidates.size()];
      for (CandidateResult each : result.candidates()) {
        values[candidates.indexOf(each.move())] = Math.round(each.equityMillipoints().mean());
      }
      return values;
    }
  }

  /** Adds what a kind said of the candidates; the first of them is the static choice. */
  static void add(long[] figures, Kind kind, long[] said, long[] truth) {
    int first = figure(kind, AGREED);
    int choice = best(said);
    figures[first + AGREED] = choice == best(truth) ? 1 : 0;
    figures[first + GAINED] = truth[choice] - truth[0];
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

  /**
   * The square of what is said of a candidate less what the reference says, about the mean of the
   * position, less that of another kind; in square points. The noise of the reference, which all
   * kinds share, is in the squares and not in their difference.
   */
  public static Interval squareBeyond(GroupedSums sums, Kind kind, Kind other, double confidence) {
    return difference(sums, kind, other, SQUARED, confidence)
        .map(value -> value / SQUARES_IN_A_POINT);
  }

  /** The same of one kind. */
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
