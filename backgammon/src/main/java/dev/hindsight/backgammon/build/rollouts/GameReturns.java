package dev.hindsight.backgammon.build.rollouts;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.ReturnTable;
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
import java.util.Locale;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * Plays games of nets against themselves and keeps of every position what it came to without luck:
 * an answer to each costs a look one ply ahead, where a rollout costs many games.
 */
public final class GameReturns implements SharedTraining<Returns, ReturnTable> {
  public static final int GAMES_IN_A_BLOCK = 1;

  private static final long GAMES_BETWEEN_SAVES = 1_000;

  private final BackgammonNets nets;
  private final @Nullable PairValues exact;
  private final ReturnPlan plan;
  private final Provenance provenance;

  /**
   * @param exact a bearoff where games end, or null
   * @param inputSha256 of the files of nets and bearoff, by their role
   */
  public GameReturns(
      BackgammonNets nets,
      @Nullable PairValues exact,
      ReturnPlan plan,
      SortedMap<String, String> inputSha256) {
    this.nets = nets;
    this.exact = exact;
    this.plan = plan;
    this.provenance =
        new Provenance(
            String.format(
                Locale.ROOT,
                "games without luck, lambda %s, starts %s%s%s",
                plan.lambda(),
                plan.starts(),
                plan.races() ? "" : ", no races",
                plan.plies() == ReturnPlan.MOST_PLIES ? "" : ", " + plan.plies() + " plies"),
            plan.seed(),
            plan.first(),
            plan.games(),
            inputSha256);
  }

  /** The numbers of the games. */
  public TrialRange games() {
    return plan.range();
  }

  @Override
  public ReturnTable build(Path target, Workforce workers, Crew crew) throws IOException {
    Checkpoints checkpoints = Checkpoints.beside(target, plan.parameters(), provenance);
    Returns counted =
        Trials.of(games(), counting(onlyRound()))
            .inBlocksOf(GAMES_IN_A_BLOCK)
            .named("returns", "games")
            .checkpointed(checkpoints, "returns", GAMES_BETWEEN_SAVES)
            .run(workers);
    ReturnTable table = seal(counted, target, crew);
    checkpoints.remove();
    return table;
  }

  @Override
  public Counting<Returns> counting(NamedArrays luggage) {
    Workspaces<LuckFreeGame> games = new Workspaces<>(() -> new LuckFreeGame(evaluator(), plan));
    return new Counting<>(
        Returns::new,
        (index, random, returns) -> games.use(game -> game.play(random, returns)),
        Returns.codec());
  }

  private Evaluator evaluator() {
    Evaluator net = new NetEvaluator(nets);
    return exact == null ? net : new PairEvaluator(exact, net);
  }

  /** Nothing: a game depends on its number alone. */
  @Override
  public NamedArrays onlyRound() {
    return NamedArrays.of();
  }

  @Override
  public ReturnTable seal(Returns counted, Path target, Crew crew) throws IOException {
    ReturnTable table = counted.table();
    table.write(target, provenance);
    return table;
  }
}
