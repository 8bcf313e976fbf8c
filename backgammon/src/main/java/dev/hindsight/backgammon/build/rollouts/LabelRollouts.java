package dev.hindsight.backgammon.build.rollouts;

import dev.hindsight.backgammon.build.nets.MiddlePositions;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.play.rollout.RolloutTables;
import dev.hindsight.backgammon.play.rollout.RolloutTally;
import dev.hindsight.backgammon.play.rollout.RolloutTrial;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.RunningBoard;
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
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * Rolls out positions of every game plan, as many of each, into a table like that of well-known
 * positions: something to learn from with less luck than games have, and to measure nets by.
 *
 * <p>A trial is a position with all its games. It is drawn as the starts of training are, and then
 * played on well for some plies, so that it is one that good players get into from there.
 */
public final class LabelRollouts implements SharedTraining<Labels, AnchorTable> {
  public static final int POSITIONS_IN_A_BLOCK = 1;

  private static final long POSITIONS_BETWEEN_SAVES = 64;
  private static final int MOST_TRIES = 20;
  private static final int MOST_PLIES_ON = 12;
  private static final GamePlan[] PLANS = GamePlan.values();

  private final BackgammonNets nets;
  private final LabelPlan plan;
  private final Provenance provenance;

  /**
   * @param netsSha256 of the file of the nets, for the provenance
   */
  public LabelRollouts(BackgammonNets nets, String netsSha256, LabelPlan plan) {
    this.nets = nets;
    this.plan = plan;
    RolloutPlan rollout = plan.rollout();
    TreeMap<String, String> inputs = new TreeMap<>();
    inputs.put("nets", netsSha256);
    this.provenance =
        new Provenance(
            String.format(
                Locale.ROOT,
                "rollouts of positions of every plan: %d games%s%s",
                rollout.trials(),
                rollout.truncatePlies() == 0 ? "" : ", " + rollout.truncatePlies() + " plies",
                rollout.varianceReduced() ? ", luck taken out" : ""),
            rollout.seed(),
            plan.first(),
            plan.positions(),
            inputs);
  }

  /** The numbers of the positions. */
  public TrialRange positions() {
    return plan.range();
  }

  @Override
  public AnchorTable build(Path target, Workforce workers, Crew crew) throws IOException {
    Checkpoints checkpoints = Checkpoints.beside(target, plan.parameters(), provenance);
    Labels counted =
        Trials.of(positions(), counting(onlyRound()))
            .inBlocksOf(POSITIONS_IN_A_BLOCK)
            .named("rollouts", "positions")
            .checkpointed(checkpoints, "rollouts", POSITIONS_BETWEEN_SAVES)
            .run(workers);
    AnchorTable table = seal(counted, target, crew);
    checkpoints.remove();
    return table;
  }

  @Override
  public Counting<Labels> counting(NamedArrays luggage) {
    RolloutTables tables = new RolloutTables(() -> new NetEvaluator(nets));
    Workspaces<MiddlePositions> middles =
        new Workspaces<>(() -> new MiddlePositions(new NetEvaluator(nets)));
    return new Counting<>(
        Labels::new,
        (index, random, labels) -> {
          RunningBoard board = new RunningBoard(Board.START);
          middles.use(middle -> draw(PLANS[(int) (index % PLANS.length)], middle, random, board));
          labels.add(rolledOut(board.toBoard(), random, tables));
        },
        Labels.codec());
  }

  private static void draw(
      GamePlan wanted, MiddlePositions middle, RandomGenerator random, RunningBoard board) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      middle.draw(wanted, random, board);
      if (middle.playOn(wanted, random.nextInt(MOST_PLIES_ON + 1), random, board)) {
        return;
      }
    }
    middle.draw(wanted, random, board);
  }

  private Anchor rolledOut(Board board, RandomGenerator random, RolloutTables tables) {
    RolloutTrial trial = new RolloutTrial(board, plan.rollout(), tables);
    RolloutTally tally = new RolloutTally();
    for (int game = 0; game < plan.rollout().trials(); game++) {
      trial.run(game, random, tally);
    }
    RolloutResult result = tally.result();
    float[] six = new float[ResultChances.COUNT];
    result.chances().copyTo(six, 0);
    List<Float> chances = new ArrayList<>();
    for (float chance : six) {
      chances.add(chance);
    }
    return new Anchor(
        board,
        chances,
        (float) result.equity(),
        (float) result.standardError(),
        (int) plan.rollout().trials(),
        plan.rollout().truncatePlies());
  }

  /** Nothing: a position depends on its number alone. */
  @Override
  public NamedArrays onlyRound() {
    return NamedArrays.of();
  }

  @Override
  public AnchorTable seal(Labels counted, Path target, Crew crew) throws IOException {
    AnchorTable table = new AnchorTable(counted.distinct());
    table.write(target, provenance);
    return table;
  }
}
