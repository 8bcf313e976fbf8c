package dev.hindsight.backgammon.build.anchors;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.play.rollout.RolloutSeries;
import dev.hindsight.backgammon.play.rollout.RolloutTables;
import dev.hindsight.backgammon.play.rollout.RolloutTallies;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.SharedTraining;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/**
 * Rolls out well-known positions, one after another, and seals what was found as anchors.
 *
 * <p>Both sides play by the nets without a look ahead, in races also by an exact table at the end.
 * An anchor with contact is what {@code backgammon rollout} finds with the same seed, games and
 * plies. Number of threads and interruptions do not show.
 */
public final class AnchorRollouts implements SharedTraining<RolloutTallies, AnchorTable> {
  public static final int GAMES_IN_A_BLOCK = 16;

  private static final int SPOT_CHECKERS = 6;
  private static final long GAMES_BETWEEN_SAVES = 1_024;

  private final BackgammonNets nets;
  private final AnchorPlan plan;
  private final List<AnchorPositions.Position> positions;
  private final Provenance provenance;

  /**
   * @param netsSha256 of the file of the nets, for the provenance
   */
  public AnchorRollouts(BackgammonNets nets, String netsSha256, AnchorPlan plan) {
    this.nets = nets;
    this.plan = plan;
    this.positions = AnchorPositions.of(new NetEvaluator(nets), plan);
    TreeMap<String, String> inputs = new TreeMap<>();
    inputs.put("nets", netsSha256);
    this.provenance =
        new Provenance(
            String.format(
                Locale.ROOT,
                "rollouts, luck taken out: %d games (first moves %d), %d plies (races to the end)",
                plan.games(),
                AnchorPlan.OPENING_FACTOR * plan.games(),
                plan.plies()),
            plan.seed(),
            0,
            (long) AnchorPlan.OPENING_FACTOR * plan.games(),
            inputs);
  }

  /** How many positions there are. */
  public int positions() {
    return positions.size();
  }

  /** The games of all positions. */
  public TrialRange games() {
    long games = positions.stream().mapToLong(AnchorPositions.Position::games).sum();
    return TrialRange.of(plan.seed(), games);
  }

  @Override
  public AnchorTable build(Path target, Workforce workers, Crew crew) throws IOException {
    Checkpoints checkpoints = Checkpoints.beside(target, plan.parameters(), provenance);
    RolloutTallies counted =
        Trials.of(games(), counting(onlyRound()))
            .inBlocksOf(GAMES_IN_A_BLOCK)
            .named("anchors", "games")
            .checkpointed(checkpoints, "anchors", GAMES_BETWEEN_SAVES)
            .run(workers);
    AnchorTable table = seal(counted, target, crew);
    checkpoints.remove();
    return table;
  }

  @Override
  public Counting<RolloutTallies> counting(NamedArrays luggage) {
    RolloutTables contact = new RolloutTables(() -> new NetEvaluator(nets));
    RolloutTables races = hasRaces() ? racing(solveBearoff()) : contact;
    RolloutSeries series = new RolloutSeries();
    for (AnchorPositions.Position position : positions) {
      series.add(
          position.board(),
          new RolloutPlan(position.games(), plan.seed(), position.plies(), true),
          position.isRace() ? races : contact);
    }
    return series.counting();
  }

  private boolean hasRaces() {
    return positions.stream().anyMatch(AnchorPositions.Position::isRace);
  }

  private RolloutTables racing(SpotBearoff ending) {
    return new RolloutTables(() -> (Evaluator) new PairEvaluator(ending, new NetEvaluator(nets)));
  }

  private static SpotBearoff solveBearoff() {
    try (Crew alone = new Crew(1)) {
      return new SpotBearoff(SPOT_CHECKERS, alone);
    }
  }

  /** Nothing: which positions there are depends on the nets alone. */
  @Override
  public NamedArrays onlyRound() {
    return NamedArrays.of();
  }

  @Override
  public AnchorTable seal(RolloutTallies counted, Path target, Crew crew) throws IOException {
    List<RolloutResult> results = counted.results();
    List<Anchor> anchors = new ArrayList<>();
    for (int number = 0; number < positions.size(); number++) {
      anchors.add(anchor(positions.get(number), results.get(number)));
    }
    AnchorTable table = new AnchorTable(anchors);
    table.write(target, provenance);
    return table;
  }

  private static Anchor anchor(AnchorPositions.Position position, RolloutResult result) {
    float[] six = new float[ResultChances.COUNT];
    result.chances().copyTo(six, 0);
    List<Float> chances = new ArrayList<>();
    for (float chance : six) {
      chances.add(chance);
    }
    return new Anchor(
        position.board(),
        chances,
        (float) result.equity(),
        (float) result.standardError(),
        position.games(),
        position.plies());
  }
}
