package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.SharedTraining;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.crossword.build.racks.GenerationBasis;
import dev.hindsight.crossword.build.racks.LeaveChange;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityFormatV2;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEvidence;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * Learns what every rack is worth from positions in which all racks are priced at once.
 *
 * <pre>{@code
 * SweepTraining training = new SweepTraining(equipment, SweepPlan.of(5_000, 3, 1));
 * Outcome outcome = training.build(Path.of("english.rack-equity"), crew);
 * outcome.leaves()                    // of a full bag, from the table that was written
 * }</pre>
 *
 * <p>Positions are turns of games between static players with tiles in the bag, each turn of each
 * game with the same chance ({@link SweepPosition}). Every rack that can be drawn from the tiles
 * not on the board is counted with the equity of its best move less the level of the position
 * ({@link SweepEntry}), weighted by the chance to draw it ({@link SweepTally}). Generation 0 plays
 * with the leaves that it is given; each other with the leaves (full bag, pool convention) of the
 * racks of the one before. The table has the racks of the last.
 *
 * <p><b>What this estimates and what not.</b> Racks are drawn here as if a player kept nothing: the
 * tiles of the player on turn are mixed with all others that are not on the board. In games racks
 * are kept tiles and drawn ones, so players hold good racks more often, and on other boards. A
 * value is of the rack, not of who gets to hold it, nor of the boards on which it turns up.
 *
 * <p>The result is a function of equipment and plan: neither the number of threads nor being
 * stopped and taken up again shows in a single byte.
 */
public final class SweepTraining implements SharedTraining<SweepTally, SweepTraining.Outcome> {
  /** Half a minute of one thread; a tally of English racks takes 115 MB. */
  public static final int POSITIONS_IN_A_BLOCK = 64;

  /** Between saves, if others sweep. */
  private static final long MOST_POSITIONS_ELSEWHERE = 4_096;

  private final Equipment start;
  private final GenerationBasis first;
  private final SweepPlan plan;
  private final RackIndex index;

  /**
   * What came of a training.
   *
   * @param table as it was written
   * @param evidence what its values rest on
   * @param leaves of a full bag, from the table
   * @param generations what each came to
   */
  public record Outcome(
      RackEquityTable table,
      RackEvidence evidence,
      LeaveTable leaves,
      List<SweepSummary> generations) {
    public Outcome {
      generations = List.copyOf(generations);
    }

    private GenerationBasis basis() {
      return new GenerationBasis(leaves, Optional.of(table));
    }

    private Outcome after(List<SweepSummary> before) {
      List<SweepSummary> all = new ArrayList<>(before);
      all.addAll(generations);
      return new Outcome(table, evidence, leaves, all);
    }
  }

  /**
   * @param start rules, words, and the leaves that generation 0 plays with
   */
  public SweepTraining(Equipment start, SweepPlan plan) {
    this(start, Optional.empty(), plan);
  }

  /**
   * @param start rules, words, and the leaves that generation 0 plays with
   * @param racks what generation 0 expects of racks
   */
  public SweepTraining(Equipment start, Optional<RackEquityTable> racks, SweepPlan plan) {
    this.start = start;
    this.first = new GenerationBasis(start.leaves(), racks);
    this.plan = plan;
    this.index = RackIndex.ofFullRacks(start.rules());
  }

  @Override
  public Outcome build(Path target, Workforce workers, Crew crew) throws IOException {
    SweepCheckpoints checkpoints = checkpoints(target);
    List<SweepSummary> summaries = new ArrayList<>();
    GenerationBasis basis = first;
    for (int generation = 0; generation < plan.lastGeneration(); generation++) {
      SweepCheckpoints.Finished finished =
          checkpoints.findFinished(generation, first, index).orElse(null);
      if (finished == null) {
        SweepTally tally = sweep(generation, basis, checkpoints, workers, crew);
        Outcome learnt = learn(generation, basis, tally, checkpoints, crew);
        SweepSummary summary = learnt.generations().get(0);
        finished = new SweepCheckpoints.Finished(summary, learnt.basis());
        checkpoints.saveFinished(finished);
      }
      summaries.add(finished.summary());
      basis = finished.next();
    }
    int last = plan.lastGeneration();
    SweepTally tally = sweep(last, basis, checkpoints, workers, crew);
    Outcome outcome = learn(last, basis, tally, checkpoints, crew).after(summaries);
    write(target, plan, outcome, basis);
    checkpoints.remove();
    return outcome;
  }

  /**
   * Writes what a build has so far to a file of its own: the same bytes as if the plan had ended
   * there. The build is left as it is, and may be going on.
   *
   * @param target of the build
   * @throws IllegalStateException if there are no positions to make a table of
   */
  public Outcome sealSoFar(Path target, Path file, Crew crew) throws IOException {
    SweepCheckpoints checkpoints = checkpoints(target);
    List<SweepSummary> summaries = new ArrayList<>();
    GenerationBasis basis = first;
    int generation = 0;
    Optional<SweepCheckpoints.Finished> finished =
        checkpoints.findFinished(generation, first, index);
    while (finished.isPresent()) {
      summaries.add(finished.get().summary());
      basis = finished.get().next();
      generation++;
      finished = checkpoints.findFinished(generation, first, index);
    }
    SweepTally tally = checkpoints.findTally(generation, index.size());
    if (tally.positions() == 0) {
      throw new IllegalStateException(
          "generation "
              + (generation + 1)
              + " of "
              + target
              + " has no positions yet; wait until it has saved some");
    }
    Outcome outcome = learn(generation, basis, tally, checkpoints, crew).after(summaries);
    write(file, plan.endingAt(generation, tally.positions()), outcome, basis);
    return outcome;
  }

  private SweepCheckpoints checkpoints(Path target) throws IOException {
    // Not by the positions of the last generation: those may change while it goes on.
    SweepPlan anyEnd = plan.endingAt(plan.lastGeneration(), plan.positionsPerGeneration());
    return SweepCheckpoints.beside(target, start.rules(), anyEnd, provenance(anyEnd, first));
  }

  private void write(Path file, SweepPlan done, Outcome outcome, GenerationBasis basis)
      throws IOException {
    RackEquityFormatV2.write(file, outcome.table(), outcome.evidence(), provenance(done, basis));
  }

  /** What a generation that went by {@code basis} has found. */
  private Outcome learn(
      int generation,
      GenerationBasis basis,
      SweepTally tally,
      SweepCheckpoints checkpoints,
      Crew crew)
      throws IOException {
    LeaveError error = LeaveError.of(tally.positions());
    Optional<LeaveTable> earlier =
        checkpoints.findLeaves(generation, error.earlierPositions(), first.leaves());
    return outcome(
        generation,
        basis,
        tally,
        found -> earlier.map(before -> error.points(before, found)).orElse(Double.NaN),
        crew);
  }

  private Outcome outcome(
      int generation,
      GenerationBasis basis,
      SweepTally tally,
      ToDoubleFunction<LeaveTable> error,
      Crew crew) {
    RackEquityTable table = table(tally, crew);
    LeaveTable found = leaves(table, crew);
    double change = LeaveChange.points(basis.leaves(), found);
    SweepSummary summary =
        SweepSummary.of(generation, index, tally, change, error.applyAsDouble(found));
    crew.progress().measured(summary.figures());
    return new Outcome(table, SweepEstimates.evidence(tally), found, List.of(summary));
  }

  private RackEquityTable table(SweepTally tally, Crew crew) {
    return SweepEstimates.table(index, start.words().wordsSha256(), tally, crew);
  }

  private LeaveTable leaves(RackEquityTable table, Crew crew) {
    return new LeaveDerivation(table).derive(index.tiles().counts(), DrawConvention.POOL, crew);
  }

  /** In the middle of a task of positions, which racks and leaves are not. */
  private LeaveTable leavesSoFar(SweepTally tally, Crew crew) {
    try (Crew quiet = crew.withoutProgress()) {
      return leaves(table(tally, quiet), quiet);
    }
  }

  /** The positions of one generation, from where an earlier process left them. */
  private SweepTally sweep(
      int generation,
      GenerationBasis basis,
      SweepCheckpoints checkpoints,
      Workforce workers,
      Crew crew)
      throws IOException {
    SweepTally tally = checkpoints.findTally(generation, index.size());
    long positions = plan.positions(generation);
    if (tally.positions() > positions) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT,
              "%,d positions of generation %d are already swept; ask for as many or more",
              tally.positions(),
              generation + 1));
    }
    String task = "generation " + (generation + 1) + " of " + plan.generations();
    Progress progress = workers.progress();
    long after = plan.allPositions() - plan.firstPosition(generation) - positions;
    progress.begin(task, positions, "positions", after);
    try (Rounds rounds = rounds(generation, basis, workers)) {
      progress.resumed(tally.positions());
      while (tally.positions() < positions) {
        long done = tally.positions();
        if (LeaveError.isStop(done) && !checkpoints.hasLeaves(generation, done)) {
          checkpoints.saveLeaves(generation, done, leavesSoFar(tally, crew));
        }
        rounds.sweep(done, Math.min(positions, LeaveError.nextStop(done)), tally);
        if (checkpoints.saveNowAndThen(generation, tally)) {
          progress.saved(tally.positions());
        }
      }
    } finally {
      if (tally.isWhole()) {
        checkpoints.save(generation, tally);
      }
      progress.end();
    }
    return tally;
  }

  /** Sweeps a round of a generation, from one of its positions to another at most. */
  private interface Rounds extends AutoCloseable {
    void sweep(long done, long stop, SweepTally tally);

    @Override
    default void close() {}
  }

  /** In this process threads share each position and one tally; others count blocks apart. */
  private Rounds rounds(int generation, GenerationBasis basis, Workforce workers) {
    long from = plan.firstPosition(generation);
    if (workers instanceof Crew crew) {
      SweepRun run =
          new SweepRun(
              start.withLeaves(basis.leaves()), index, expectations(basis), plan.seed(), crew);
      return new Rounds() {
        @Override
        public void sweep(long done, long stop, SweepTally tally) {
          run.sweep(from + done, from + stop, tally, crew.progress());
        }

        @Override
        public void close() {
          run.close();
        }
      };
    }
    NamedArrays luggage = basis.toArrays();
    Counting<SweepTally> counting = counting(luggage);
    return (done, stop, tally) -> {
      long count = Math.min(stop - done, MOST_POSITIONS_ELSEWHERE);
      tally.merge(
          Trials.of(new TrialRange(plan.seed(), from + done, count), counting)
              .inBlocksOf(POSITIONS_IN_A_BLOCK)
              .asRound()
              .carrying(luggage)
              .run(workers));
    };
  }

  private static RackExpectations expectations(GenerationBasis basis) {
    return basis.racks().map(RackExpectations::of).orElseGet(RackExpectations::none);
  }

  @Override
  public Counting<SweepTally> counting(NamedArrays luggage) {
    GenerationBasis basis = first.of(luggage, index);
    SweepTrial trial =
        new SweepTrial(start.withLeaves(basis.leaves()), index, expectations(basis), plan.seed());
    return new Counting<>(
        () -> new SweepTally(index.size()), trial, SweepTally.codec(index.size()));
  }

  @Override
  public NamedArrays onlyRound() {
    if (plan.generations() > 1) {
      throw new IllegalArgumentException(
          "each generation needs the one before, so parts are of one; give each a plan of its own"
              + " with `generations` 1 and `from`");
    }
    return first.toArrays();
  }

  @Override
  public Outcome seal(SweepTally tally, Path target, Crew crew) throws IOException {
    Outcome outcome = outcome(0, first, tally, found -> Double.NaN, crew);
    write(target, plan, outcome, first);
    return outcome;
  }

  private Provenance provenance(SweepPlan done, GenerationBasis basis) {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", start.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(start.rules()));
    inputs.put("starting leaves", Fingerprints.of(first.leaves()));
    first.racks().ifPresent(racks -> inputs.put("starting racks", Fingerprints.of(racks)));
    inputs.put("leaves", Fingerprints.of(basis.leaves()));
    String recipe =
        "sweeps of all racks in positions of static players, "
            + done.describe()
            + ", racks against the level of each position, weights up to "
            + SweepTally.MOST_WEIGHT;
    return new Provenance(recipe, done.seed(), 0, done.allPositions(), inputs);
  }
}
