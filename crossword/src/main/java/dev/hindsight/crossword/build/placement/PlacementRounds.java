package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.crossword.build.racks.RackEquityTraining;
import dev.hindsight.crossword.build.racks.TrainingPlan;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.SpreadWeight;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeavePurpose;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Learns squares and leaves in turns, since each is measured against the other: in every round
 * placement values with the leaves so far, then leaves from games that are played with these
 * values.
 *
 * <p>The two tables are a function of equipment and plan. Whatever a round has finished stays in a
 * checkpoint, and so does what a training has played; the same build goes on from there.
 */
public final class PlacementRounds {
  private static final String LEAVES = "leaves";

  private final Equipment equipment;
  private final PlacementPlan plan;
  private final int rounds;
  private final long leaveGames;
  private final List<PlacementSummary> summaries = new ArrayList<>();

  /**
   * @param equipment rules, words, and the leaves of the first round
   * @param plan of the placement values of a round
   * @param leaveGames that the leaves of a round are learnt from
   */
  public PlacementRounds(Equipment equipment, PlacementPlan plan, int rounds, long leaveGames) {
    PlacementPlan.check("rounds", rounds, 1, PlacementPlan.MOST_GENERATIONS);
    PlacementPlan.check("games for leaves", leaveGames, 1, TrainingPlan.MOST_GAMES);
    this.equipment = equipment;
    this.plan = plan;
    this.rounds = rounds;
    this.leaveGames = leaveGames;
  }

  /** What the rounds of this process learnt of squares. */
  public List<PlacementSummary> summaries() {
    return List.copyOf(summaries);
  }

  /**
   * Learns what is not yet learnt, and writes both tables.
   *
   * @param target of the placement values
   * @param leavesTarget of the leaves that were learnt with them
   */
  public void build(Path target, Path leavesTarget, Crew crew) throws IOException {
    RoundsProgress progress =
        new RoundsProgress(crew.progress(), rounds * squaresGames(), rounds * leaveGames);
    try (Crew told = new Crew(crew.threads(), crew.cancellation(), progress)) {
      build(target, leavesTarget, told, progress);
    }
  }

  private void build(Path target, Path leavesTarget, Crew crew, RoundsProgress progress)
      throws IOException {
    Checkpoints finished =
        Checkpoints.beside(beside(target, "rounds"), Parameters.of(), provenance());
    Equipment players = equipment;
    PlacementTable squares = null;
    summaries.clear();
    for (int round = 1; round <= rounds; round++) {
      progress.atSquares(finished.has(squaresName(round)), squaresGames());
      squares = squares(round, target, players, squares, finished, crew);
      players = players.withPlacement(new PlacementValues(squares, SpreadWeight.NONE));
      progress.atLeaves(finished.has(leavesName(round)), leaveGames);
      players = players.withLeaves(leaves(round, target, players, finished, crew));
    }
    LeavePurpose purpose =
        LeavePurpose.of(
            equipment.rules().tiles(),
            equipment.words().wordsSha256(),
            equipment.rules().tiles().counts(),
            DrawConvention.POOL);
    players.leaves().withPurpose(purpose).write(leavesTarget, provenance());
    Objects.requireNonNull(squares).write(target, provenance());
    finished.remove();
  }

  private PlacementTable squares(
      int round,
      Path target,
      Equipment players,
      @Nullable PlacementTable before,
      Checkpoints finished,
      Crew crew)
      throws IOException {
    String name = squaresName(round);
    Optional<NamedArrays> found = finished.find(name);
    if (found.isPresent()) {
      return PlacementLuggage.read(found.get(), players, plan).orElseThrow();
    }
    Path unfinished = beside(target, name);
    PlacementTraining training = new PlacementTraining(players, plan.withSeed(seed(2L * round)));
    PlacementTable squares = training.build(unfinished, crew);
    double change = before == null ? Double.NaN : PlacementTraining.change(before, squares);
    summaries.add(training.summaries().get(plan.generations() - 1).ofRound(round, change));
    finished.save(name, PlacementLuggage.of(squares));
    Files.delete(unfinished);
    return squares;
  }

  /** Those of games in which both sides play with the squares of the round. */
  private LeaveTable leaves(
      int round, Path target, Equipment players, Checkpoints finished, Crew crew)
      throws IOException {
    String name = leavesName(round);
    Optional<NamedArrays> found = finished.find(name);
    if (found.isPresent()) {
      return LeaveTable.of(equipment.leaves().index(), found.get().ints(LEAVES));
    }
    Path unfinished = beside(target, name);
    TrainingPlan games = new TrainingPlan(leaveGames, 1, seed(2L * round + 1));
    LeaveTable leaves = new RackEquityTraining(players, games).build(unfinished, crew).leaves();
    finished.save(name, NamedArrays.of().with(LEAVES, leaves.values()));
    Files.delete(unfinished);
    return leaves;
  }

  private long squaresGames() {
    return plan.games() * plan.generations();
  }

  private static String squaresName(int round) {
    return "round-" + round + "-squares";
  }

  private static String leavesName(int round) {
    return "round-" + round + "-leaves";
  }

  private Provenance provenance() {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", equipment.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(equipment.rules()));
    inputs.put("starting leaves", Fingerprints.of(equipment.leaves()));
    String recipe =
        plan.recipe() + ", round " + rounds + ", each with leaves of " + leaveGames + " games";
    return new Provenance(recipe, plan.seed(), 0, rounds * (squaresGames() + leaveGames), inputs);
  }

  private static Path beside(Path target, String ending) {
    return target.resolveSibling(target.getFileName() + "." + ending);
  }

  private long seed(long step) {
    return TrialRandom.of(plan.seed(), step).nextLong();
  }
}
