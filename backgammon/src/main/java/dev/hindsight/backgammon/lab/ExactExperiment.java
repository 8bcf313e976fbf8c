package dev.hindsight.backgammon.lab;

import com.sun.management.OperatingSystemMXBean;
import dev.hindsight.backgammon.build.nets.BearoffError;
import dev.hindsight.backgammon.build.nets.ExactTargets;
import dev.hindsight.backgammon.build.nets.GameExperience;
import dev.hindsight.backgammon.build.nets.NetTraining;
import dev.hindsight.backgammon.build.nets.SelfPlay;
import dev.hindsight.backgammon.build.nets.TrainingPlan;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.players.DuelTrial;
import dev.hindsight.backgammon.play.players.EvaluatingPlayer;
import dev.hindsight.backgammon.play.players.PubevalPlayer;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Does it help nets to be taught exact bearoff values? Trains small nets from nothing, each use of
 * the table with the same seeds and for the same processor time, and measures what they know of
 * bearoffs that were held out and how they play.
 *
 * <p>How many games fit into the time is found by a short training of each kind. The games then
 * depend on the machine, but a training of a given number of games is the same everywhere.
 */
public final class ExactExperiment {
  private static final long SEED_OF_MEASURING = 77;
  private static final int PAIRS_OF_SIDES = 5_000;
  private static final int GAMES_IN_PLAY = 1_000;
  private static final long SHORTEST_GAMES = 2_560;
  private static final int BLOCKS_BETWEEN_CHECKPOINTS = 1_000;

  private final TrainingPlan model;
  private final PairValues table;
  private final int checkers;
  private final int pairs;
  private final List<GameExperience> gamesInPlay;

  /**
   * @param model what is trained; its games, seed and table do not matter
   * @param checkers the most checkers of a side of the table
   * @param pairs of games against pubeval
   */
  public ExactExperiment(TrainingPlan model, PairValues table, int checkers, int pairs) {
    this.model = model;
    this.table = table;
    this.checkers = checkers;
    this.pairs = pairs;
    this.gamesInPlay = gamesInPlay(table);
  }

  private static List<GameExperience> gamesInPlay(PairValues table) {
    SelfPlay play =
        new SelfPlay(new NetEvaluator(DefaultNets.nets()), new ExactTargets(table), false);
    List<GameExperience> games = new ArrayList<>();
    for (int number = 0; number < GAMES_IN_PLAY; number++) {
      GameExperience game = new GameExperience();
      play.play(number, 0, TrialRandom.of(SEED_OF_MEASURING, number), game);
      games.add(game);
    }
    return games;
  }

  /**
   * Trains nets for each use of the table, with the seeds 1 to {@code seeds}. Nets and figures stay
   * in a folder; those that are there already are not made again.
   *
   * @throws IllegalArgumentException if the folder holds trainings of another kind
   */
  public List<ExactRun> run(double processorSeconds, int seeds, Path folder, Crew crew)
      throws IOException {
    ExactRuns runs = ExactRuns.open(folder.resolve("runs.tsv"), describe(processorSeconds));
    crew.progress().begin("trainings", (long) seeds * ExactUse.values().length, "trainings");
    try (Crew quiet = crew.withoutProgress()) {
      for (long seed = 1; seed <= seeds; seed++) {
        for (ExactUse use : ExactUse.values()) {
          if (runs.find(use, seed).isEmpty()) {
            long games =
                runs.games(use).isPresent()
                    ? runs.games(use).getAsLong()
                    : gamesIn(processorSeconds, use, folder, quiet);
            runs.add(run(use, seed, games, folder, quiet));
          }
          crew.progress().advance(1);
        }
      }
    } finally {
      crew.progress().end();
    }
    return runs.all();
  }

  /** What the trainings of a folder have in common. */
  private String describe(double processorSeconds) {
    return String.format(
        Locale.ROOT,
        "%.0f s each; %s; %s, %d and %d hidden units; %d pairs of games",
        processorSeconds,
        table.name(),
        model.nets().encoding().text(),
        model.nets().contactHidden(),
        model.nets().raceHidden(),
        pairs);
  }

  /** The second of two short trainings tells: the first also warms up the machine. */
  private long gamesIn(double seconds, ExactUse use, Path folder, Crew crew) throws IOException {
    double rate = 0;
    long games = SHORTEST_GAMES;
    for (int round = 0; round < 2; round++) {
      long before = processorNanos();
      Files.delete(train(use, 0, games, folder, crew));
      rate = games / ((processorNanos() - before) / 1e9);
      games = Math.max(SHORTEST_GAMES, (long) (rate * seconds / 10));
    }
    return Math.max(1, (long) (rate * seconds));
  }

  private ExactRun run(ExactUse use, long seed, long games, Path folder, Crew crew)
      throws IOException {
    long before = processorNanos();
    Path file = train(use, seed, games, folder, crew);
    double seconds = (processorNanos() - before) / 1e9;
    BackgammonNets nets = BackgammonNets.open(file);
    ExactTargets exact = new ExactTargets(table);
    Evaluator net = new NetEvaluator(nets);
    return new ExactRun(
        use,
        seed,
        games,
        seconds,
        BearoffError.ofRandomPairs(net, exact, checkers, PAIRS_OF_SIDES, SEED_OF_MEASURING)
            .meanError(),
        BearoffError.ofGames(net, exact, gamesInPlay).meanError(),
        against(nets, use, crew));
  }

  /** The file of the nets. */
  private Path train(ExactUse use, long seed, long games, Path folder, Crew crew)
      throws IOException {
    TrainingPlan plan = model.withGames(games, seed).withTable(use.of(checkers));
    NetTraining training = new NetTraining(plan, use == ExactUse.NONE ? null : table, null);
    String name = use.name().toLowerCase(Locale.ROOT).replace('_', '-');
    Path target = folder.resolve(name + "-" + seed + ".nets");
    training.run(target, crew, BLOCKS_BETWEEN_CHECKPOINTS, state -> {});
    return target;
  }

  private Interval against(BackgammonNets nets, ExactUse use, Crew crew) {
    DuelTrial duel =
        new DuelTrial(
            () -> {
              Evaluator net = new NetEvaluator(nets);
              return new EvaluatingPlayer(
                  use == ExactUse.PLAYED ? new PairEvaluator(table, net) : net);
            },
            PubevalPlayer::new);
    return Trials.of(TrialRange.of(SEED_OF_MEASURING, pairs), PairedComparison::new, duel)
        .run(crew)
        .spreadPerGame(0.95);
  }

  private static long processorNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }
}
