package dev.hindsight.bench;

import dev.hindsight.bench.BenchReport.Result;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.preendgame.PreEndgameAnswer;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Proofs of the ends of self-play games, and one turn with a tile in the bag; one thread, in its
 * processor time. What is not proven in time counts as the time allowed.
 */
final class CrosswordEndingsBench {
  private static final long SEED = 16;
  private static final int GAMES = 25;
  private static final Duration PER_ENDING = Duration.ofSeconds(1);
  private static final double MOST = 0.95;

  private static final String ONE_TILE_IN_THE_BAG =
      "WIDE3A3Q1ED/2R2PIN1DEATH1/1VAGUE1GROTTO2/NOM4I7/OX4KNOLLY3/N4J1O3AT2/F3BI1S3UH2/"
          + "A2MOVIE3PI2/R2ARE6L2/mAUGER6L2/3NE10/2WEN10/2IS11/1FrITZ9/2YA11 ABCEISU/ 373/343 0";

  private static final PreEndgameLimits PER_TURN =
      PreEndgameLimits.within(Duration.ofSeconds(10))
          .withCandidates(10)
          .withAim(PreEndgameLimits.Aim.WIN_CHANCES);

  private final CrosswordRules rules = CrosswordRules.english();
  private final Equipment equipment =
      Equipment.of(rules, WordGraph.enable(), CrosswordRoughLeaves.english());
  private final LongSupplier nanos = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;

  List<Result> run() {
    try (Crew alone = new Crew(1)) {
      CrosswordEndingFigures figures =
          new CrosswordEndings(equipment, PER_ENDING, nanos)
              .run(new TrialRange(SEED, 0, GAMES), alone);
      return List.of(
          new Result("crossword.endingMedian", millis(figures, 0.5), "ms", 1),
          new Result("crossword.ending95", millis(figures, MOST), "ms", 1),
          new Result("crossword.endingsProven", 100 * figures.provenWithin(PER_ENDING), "%", 1),
          new Result("crossword.preEndgame", preEndgame(alone), "s", 1));
    }
  }

  private static double millis(CrosswordEndingFigures figures, double share) {
    return figures.nanosToProve(share).orElse(PER_ENDING.toNanos()) / 1e6;
  }

  /** Seconds until the win chances of the first ten candidates are proven, or time is over. */
  private double preEndgame(Crew alone) {
    PreEndgameSolver solver = new PreEndgameSolver(equipment, nanos);
    long begin = nanos.getAsLong();
    PreEndgameAnswer answer =
        solver.solve(Cgp.parse(ONE_TILE_IN_THE_BAG, rules).game(), PER_TURN, alone);
    if (answer.drawsInAll() != 8 || answer.best().draws() == 0) {
      throw new IllegalStateException("no draw was looked at: " + answer.best());
    }
    return (nanos.getAsLong() - begin) / 1e9;
  }
}
