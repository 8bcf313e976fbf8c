package dev.hindsight.bench;

import dev.hindsight.backgammon.build.nets.GameExperience;
import dev.hindsight.backgammon.build.nets.NetTraining;
import dev.hindsight.backgammon.build.nets.SelfPlay;
import dev.hindsight.backgammon.build.nets.TrainingPlan;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.bench.BenchReport.Result;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/**
 * The fixed workloads of nets: valuing the end positions of a roll by random nets with 208 inputs
 * and 128 hidden units and by those that ship, which are larger; playing games, and playing and
 * learning at once, by nets of 128 units.
 */
final class BackgammonNetsBench {
  private static final int HIDDEN = 128;
  private static final int RACE_HIDDEN = 64;
  private static final long SEED = 2_024;

  /** End positions of each roll, which are valued together. */
  private static final int BATCH = 20;

  private static final int ROLLS = 200;
  private static final int ROUNDS = 100;

  /** Sum over all rolls of which end position is best: nets of other results choose otherwise. */
  private static final long CHOICES = 1_805;

  /** Nets that know nothing play long games; these do not count. */
  private static final long WARM_GAMES = 6_400;

  private static final long GAMES = 12_800;

  private final int threads;

  BackgammonNetsBench(int threads) {
    this.threads = threads;
  }

  List<Result> run(Crew crew) throws IOException {
    List<Result> results = new ArrayList<>();
    BackgammonNets random = BackgammonNets.random(HIDDEN, RACE_HIDDEN, TrialRandom.of(SEED, 0));
    results.add(evaluations("backgammon.evaluationsRandom128", random, CHOICES));
    // Which are best changes with the nets; that it is the same in every round does not.
    BackgammonNets shipped = DefaultNets.nets();
    long right = choices(new NetEvaluator(shipped), rollsOfRandomGames());
    results.add(evaluations("backgammon.evaluationsShipped", shipped, right));
    Path folder = Files.createTempDirectory("hindsight-bench");
    Path file = folder.resolve("bench.nets");
    try {
      results.add(playAndLearn(file, crew));
      results.add(selfPlay(BackgammonNets.open(file), crew));
    } finally {
      Files.deleteIfExists(file);
      Files.deleteIfExists(folder);
    }
    return results;
  }

  /** The end positions of rolls met in random games, {@value #BATCH} at a time. */
  private static Result evaluations(String name, BackgammonNets nets, long choices) {
    List<MoveGenerator> rolls = rollsOfRandomGames();
    Evaluator evaluator = new NetEvaluator(nets);
    double seconds =
        Stopwatch.seconds(
            name,
            5,
            choices,
            () -> {
              long all = 0;
              for (int round = 0; round < ROUNDS; round++) {
                all += choices(evaluator, rolls);
              }
              return all / ROUNDS;
            });
    return new Result(name, (double) ROUNDS * ROLLS * BATCH / seconds, "positions/s", 1);
  }

  private static long choices(Evaluator evaluator, List<MoveGenerator> rolls) {
    float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
    long choices = 0;
    for (MoveGenerator roll : rolls) {
      evaluator.equitiesAfterMove(roll, equities);
      choices += Evaluator.best(equities, BATCH);
    }
    return choices;
  }

  private static List<MoveGenerator> rollsOfRandomGames() {
    RandomGenerator random = TrialRandom.of(SEED, 1);
    List<MoveGenerator> rolls = new ArrayList<>();
    Board board = Board.START;
    while (rolls.size() < ROLLS) {
      MoveGenerator roll = new MoveGenerator();
      roll.prepare(board);
      int count = roll.generate(1 + random.nextInt(6), 1 + random.nextInt(6));
      if (count == BATCH) {
        rolls.add(roll);
      }
      Board after = roll.board(random.nextInt(count));
      board = after.moverPips() == 0 ? Board.START : after.swapped();
    }
    return rolls;
  }

  /** Self-play and learning in one process, from nothing; timed when the games are ordinary. */
  private Result playAndLearn(Path file, Crew crew) throws IOException {
    TrainingPlan plan =
        TrainingPlan.of(WARM_GAMES + GAMES, SEED)
            .withHidden(HIDDEN, RACE_HIDDEN)
            .withTable(TrainingPlan.TableUse.visited(6));
    long[] nanos = new long[2];
    new NetTraining(plan, null, null)
        .run(
            file,
            crew,
            Integer.MAX_VALUE,
            state -> {
              if (state.learntGames() <= WARM_GAMES) {
                nanos[0] = System.nanoTime();
              }
              nanos[1] = System.nanoTime();
            });
    return new Result(
        "backgammon.playAndLearn", GAMES / ((nanos[1] - nanos[0]) / 1e9), "games/s", threads);
  }

  /** Games of the nets that were just trained, without a look ahead. */
  private Result selfPlay(BackgammonNets nets, Crew crew) {
    double seconds =
        Stopwatch.seconds(
            "backgammon.selfplay",
            2,
            GAMES,
            () -> {
              AtomicLong complete = new AtomicLong();
              SelfPlay[] players = new SelfPlay[crew.threads()];
              GameExperience[] games = new GameExperience[crew.threads()];
              crew.sweep(
                  GAMES,
                  64,
                  (from, to, worker) -> {
                    if (players[worker] == null) {
                      players[worker] = new SelfPlay(new NetEvaluator(nets), null, false);
                      games[worker] = new GameExperience();
                    }
                    for (long game = from; game < to; game++) {
                      players[worker].play(game, 0, TrialRandom.of(SEED, game), games[worker]);
                      complete.addAndGet(games[worker].isComplete() ? 1 : 0);
                    }
                  });
              return complete.get();
            });
    return new Result("backgammon.selfplay", GAMES / seconds, "games/s", threads);
  }
}
