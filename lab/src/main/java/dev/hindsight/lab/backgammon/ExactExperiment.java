package dev.hindsight.lab.backgammon;

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
import dev.hindsight.lab.backgammon.TrainingTurns.Trained;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Does it help nets to be taught exact bearoff values? Trains small nets from nothing, each use of
 * the table with the same seeds and for the same processor time (or games), and measures what they
 * know of bearoffs that were held out and how they play.
 *
 * <p>How many games fit into the time depends on the machine and is found by {@link EqualTime}, but
 * a training of a given number of games is the same everywhere.
 */
public final class ExactExperiment {
  private static final long SEED_OF_MEASURING = 77;
  private static final int PAIRS_OF_SIDES = 5_000;
  private static final int GAMES_IN_PLAY = 1_000;

  private final TrainingPlan model;
  private final PairValues table;
  private final ExactTargets exact;
  private final double holdOut;
  private final int checkers;
  private final int pairs;
  private final List<GameExperience> gamesInPlay;

  /**
   * @param model what is trained; its games, seed and table do not matter
   * @param checkers the most checkers of a side of the table
   * @param holdOut the share of all pairs of sides that are never taught; errors are those there
   * @param pairs of games against pubeval
   */
  public ExactExperiment(
      TrainingPlan model, PairValues table, int checkers, double holdOut, int pairs) {
    this.model = model;
    this.exact = new ExactTargets(table, holdOut);
    this.holdOut = holdOut;
    this.table = table;
    this.checkers = checkers;
    this.pairs = pairs;
    this.gamesInPlay = gamesInPlay(exact);
  }

  private static List<GameExperience> gamesInPlay(ExactTargets exact) {
    SelfPlay play = new SelfPlay(new NetEvaluator(DefaultNets.nets()), exact, false);
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
  public List<ExactRun> run(TrainingLength length, int seeds, Path folder, Crew crew)
      throws IOException {
    ExactRuns runs = ExactRuns.open(folder.resolve("runs.tsv"), describe(length));
    crew.progress().begin("trainings", (long) seeds * ExactUse.values().length, "trainings");
    try (Crew quiet = crew.withoutProgress()) {
      for (long seed = 1; seed <= seeds; seed++) {
        Set<ExactUse> uses = EnumSet.allOf(ExactUse.class);
        for (ExactRun done : runs.all()) {
          if (done.seed() == seed) {
            uses.remove(done.use());
          }
        }
        crew.progress().advance(ExactUse.values().length - uses.size());
        if (!uses.isEmpty()) {
          Map<ExactUse, Trained> trained = train(length, seed, uses, runs, quiet);
          for (ExactUse use : uses) {
            runs.add(measure(use, seed, Objects.requireNonNull(trained.get(use)), folder, quiet));
            crew.progress().advance(1);
          }
        }
      }
    } finally {
      crew.progress().end();
    }
    return runs.all();
  }

  /** What the trainings of a folder have in common. */
  private String describe(TrainingLength length) {
    return String.format(
        Locale.ROOT,
        "%s each; %s; %s, %d and %d hidden units; %d pairs of games; %s held out",
        length.text(),
        table.name(),
        model.nets().encoding().text(),
        model.nets().contactHidden(),
        model.nets().raceHidden(),
        pairs,
        holdOut);
  }

  /** The first decide how many games there are, by their time; the others have as many. */
  private Map<ExactUse, Trained> train(
      TrainingLength length, long seed, Set<ExactUse> uses, ExactRuns runs, Crew crew)
      throws IOException {
    Map<ExactUse, Long> known = new EnumMap<>(ExactUse.class);
    if (length instanceof TrainingLength.Games same) {
      uses.forEach(use -> known.put(use, model.withGames(same.games(), seed).blocks()));
    }
    for (ExactRun run : runs.all()) {
      if (uses.contains(run.use())) {
        known.put(run.use(), run.games() / model.blockGames());
      }
    }
    if (length instanceof TrainingLength.ProcessorTime time && known.size() < uses.size()) {
      return new EqualTime(time.seconds()).fit(uses, blocks -> train(blocks, seed, crew));
    }
    return train(known, seed, crew);
  }

  private Map<ExactUse, Trained> train(Map<ExactUse, Long> blocks, long seed, Crew crew) {
    Map<ExactUse, NetTraining> trainings = new EnumMap<>(ExactUse.class);
    blocks.forEach(
        (use, count) -> {
          TrainingPlan plan =
              model
                  .withGames(count * model.blockGames(), seed)
                  .withTable(use.of(checkers).holdingOut(holdOut));
          trainings.put(use, new NetTraining(plan, use == ExactUse.NONE ? null : table, null));
        });
    return TrainingTurns.run(trainings, ExactExperiment::processorNanos, crew);
  }

  private ExactRun measure(ExactUse use, long seed, Trained trained, Path folder, Crew crew)
      throws IOException {
    String name = use.name().toLowerCase(Locale.ROOT).replace('_', '-');
    Path file = folder.resolve(name + "-" + seed + ".nets");
    trained.steps().seal(file);
    BackgammonNets nets = BackgammonNets.open(file);
    Evaluator net = new NetEvaluator(nets);
    return new ExactRun(
        use,
        seed,
        trained.blocks() * model.blockGames(),
        trained.seconds(),
        BearoffError.ofRandomPairs(net, exact, checkers, PAIRS_OF_SIDES, SEED_OF_MEASURING)
            .meanError(),
        BearoffError.ofGames(net, exact, gamesInPlay).meanError(),
        against(nets, use, crew));
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
