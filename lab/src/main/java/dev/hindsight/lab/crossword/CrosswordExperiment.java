package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.lab.crossword.SimulationExperiment.Kind;
import dev.hindsight.workbench.ThreadTime;
import dev.hindsight.workbench.crossword.files.CrosswordFileException;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Experiments on leaves for the tiles unseen against static ones.
 *
 * <p>Both come from the same rack equities, so what differs is the bag alone; unless leave values
 * were brought, which are then the static ones.
 */
public final class CrosswordExperiment {
  /** Tallies are sure not to overflow, and nobody waits longer. */
  public static final long MOST_GAMES = 10_000_000;

  private final LoadedEquipment loaded;
  private final Path rackEquity;
  private final LeaveDerivation derivation;
  private final boolean broughtLeaves;

  private CrosswordExperiment(CrosswordFiles files, Path rackEquity) throws IOException {
    CrosswordRules rules = LoadedEquipment.openRules(files);
    if (rules.tiles().total() <= 2 * rules.rackSize()) {
      throw new CrosswordFileException(
          "the "
              + rules.tiles().total()
              + " tiles of "
              + rules.tiles().name()
              + " are all on the two racks; there is no bag to experiment with.");
    }
    this.loaded = LoadedEquipment.open(files, rules);
    this.rackEquity = rackEquity;
    this.derivation = new LeaveDerivation(loaded.openRackEquity(rackEquity));
    this.broughtLeaves = files.leaves() != null;
  }

  /**
   * Opens what is played with.
   *
   * @param rackEquity a table of ours, made with the same words and tiles, or a {@code .req} file
   */
  public static CrosswordExperiment open(CrosswordFiles files, Path rackEquity) throws IOException {
    return new CrosswordExperiment(files, rackEquity);
  }

  /**
   * The games of an experiment.
   *
   * @param games how many
   * @param seed of all chance
   */
  public record Games(long games, long seed) {
    public Games {
      if (games < 1 || games > MOST_GAMES) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT, "an experiment has 1 to %,d games, not %,d", MOST_GAMES, games));
      }
    }

    private TrialRange range() {
      return TrialRange.of(seed, games);
    }
  }

  /**
   * How simulations are compared; see {@link SimulationExperiment}.
   *
   * @param candidates of a position, at least 2
   * @param plies of the simulations
   * @param iterations of each candidate
   * @param referencePlies of the long simulation
   * @param referenceIterations of each candidate
   * @param endings what to compare in place of leaves, if that is wanted
   * @param refreshed leaves that are derived again within playouts, to compare with the others, if
   *     that is wanted
   * @param mostTilesInBag of the positions
   */
  public record Simulations(
      int candidates,
      int plies,
      long iterations,
      int referencePlies,
      long referenceIterations,
      Optional<Endings> endings,
      Optional<SimulationLeaves> refreshed,
      int mostTilesInBag) {
    /** Nobody waits longer. */
    private static final long MOST_ITERATIONS = 1_000_000;

    /** More than any bag holds. */
    public static final int ANY_BAG = Integer.MAX_VALUE;

    public Simulations {
      if (candidates < 2) {
        throw new IllegalArgumentException("at least 2 candidates are compared, not " + candidates);
      }
      if (mostTilesInBag < 1) {
        throw new IllegalArgumentException(
            "positions have at least 1 tile in the bag, not " + mostTilesInBag);
      }
      if (endings.isPresent() && refreshed.isPresent()) {
        throw new IllegalArgumentException("compare either endings or leaves, not both at once");
      }
      plan(candidates, plies, iterations);
      SimulationPlan reference = plan(candidates, referencePlies, referenceIterations);
      endings.ifPresent(
          these -> {
            reference.withEndings(these.positions).withEndings(these.referencePositions);
            plan(candidates, plies, these.staticIterations);
            plan(candidates, plies, these.endedIterations);
          });
    }

    private static SimulationPlan plan(int candidates, int plies, long iterations) {
      if (iterations > MOST_ITERATIONS) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "a candidate has at most %,d iterations", MOST_ITERATIONS));
      }
      return SimulationPlan.usual()
          .withCandidates(candidates)
          .withPlies(plies)
          .withIterations(candidates * iterations);
    }

    private Map<Kind, SimulationPlan> plans() {
      SimulationPlan plan = plan(candidates, plies, iterations);
      return endings
          .map(
              these ->
                  SimulationExperiment.endings(
                      plan,
                      these.positions,
                      plan(candidates, plies, these.staticIterations),
                      plan(candidates, plies, these.endedIterations)))
          .orElseGet(() -> leaves(plan));
    }

    private Map<Kind, SimulationPlan> leaves(SimulationPlan plan) {
      Map<Kind, SimulationPlan> plans = SimulationExperiment.leaves(plan);
      refreshed.ifPresent(these -> plans.put(Kind.REFRESHED, plan));
      return plans;
    }

    private SimulationPlan reference() {
      SimulationPlan plan = plan(candidates, referencePlies, referenceIterations);
      return endings.map(these -> plan.withEndings(these.referencePositions)).orElse(plan);
    }
  }

  /**
   * Endings of playouts to compare.
   *
   * @param positions of the search that ends games
   * @param referencePositions of that of the reference
   * @param staticIterations of each candidate without endings, to compare at equal time
   * @param endedIterations of each candidate with endings by static play, likewise
   */
  public record Endings(
      int positions, int referencePositions, long staticIterations, long endedIterations) {}

  /** What simulations with several kinds of leaves, or of endings, are worth, by a long one. */
  public SimulationsResult simulations(Games games, Simulations how, Crew crew) {
    SimulationExperiment experiment =
        new SimulationExperiment(
            equipment(crew),
            derivation,
            how.plans(),
            how.reference(),
            how.refreshed.orElse(SimulationLeaves.ROOT),
            how.mostTilesInBag,
            ThreadTime.nanos());
    GroupedSums sums = experiment.run(games.range(), crew);
    return SimulationsResult.of(setting(games), how, experiment, sums);
  }

  /**
   * How often another move is chosen.
   *
   * @param top how many moves are ranked anew, at least 2
   */
  public ChoicesResult choices(Games games, int top, Crew crew) {
    ChoiceExperiment experiment = new ChoiceExperiment(equipment(crew), derivation, top);
    return ChoicesResult.of(setting(games), top, experiment.run(games.range(), crew));
  }

  /** What leaves were said to be worth, against what came of them. */
  public PredictionsResult predictions(Games games, Crew crew) {
    PredictionExperiment experiment = new PredictionExperiment(equipment(crew), derivation);
    return PredictionsResult.of(setting(games), experiment.run(games.range(), crew));
  }

  /**
   * What the rack equities and other ones say of the racks of games, against what came.
   *
   * @param others a table of ours or a {@code .req} file
   */
  public RacksResult racks(Games games, Path others, Crew crew) throws IOException {
    RackExperiment experiment =
        new RackExperiment(
            equipment(crew), loaded.openRackEquity(rackEquity), loaded.openRackEquity(others));
    return RacksResult.of(
        setting(games),
        rackEquity.toString(),
        others.toString(),
        experiment.run(games.range(), crew));
  }

  /**
   * How long derivation takes, by the size of the bag.
   *
   * @param bags of each size
   */
  public CostsResult costs(int bags, long seed, Crew crew) {
    DerivationCost cost =
        new DerivationCost(derivation, loaded.rules().tiles(), loaded.rules().rackSize());
    return CostsResult.of(
        rackEquity.toString(), bags, seed, crew.threads(), cost.run(bags, seed, crew));
  }

  private Equipment equipment(Crew crew) {
    if (broughtLeaves) {
      return loaded.equipment();
    }
    int[] fullBag = loaded.rules().tiles().counts();
    return loaded.equipment().withLeaves(derivation.derive(fullBag, DrawConvention.POOL, crew));
  }

  private ExperimentSetting setting(Games games) {
    String brought = loaded.leavesName();
    String leaves = !broughtLeaves ? rackEquity + ", full bag" : brought == null ? "none" : brought;
    return new ExperimentSetting(
        loaded.wordsName(), leaves, rackEquity.toString(), games.games(), games.seed());
  }
}
