package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveDerivation;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Learns what every rack is worth from games of static players against their like.
 *
 * <pre>{@code
 * RackEquityTraining training =
 *     new RackEquityTraining(equipment, new TrainingPlan(1_000_000, 3, 1));
 * Outcome outcome = training.build(Path.of("english.rack-equity"), crew);
 * outcome.leaves()                    // of a full bag, from the table that was written
 * }</pre>
 *
 * <p>Generation 0 plays with the leaves that it is given, usually none; each other with the leaves
 * (full bag, pool convention) of the racks of the one before. The table has the racks of the last.
 *
 * <p>Games come in rounds of {@value #GAMES_IN_A_ROUND}. Which racks are rare, and so looked at
 * (see {@link RackEquityTrial}), is decided between rounds from all that the generation has seen,
 * when no game is going on. So the result is a function of equipment and plan: neither the number
 * of threads nor being stopped and taken up again shows in a single byte. A build that is stopped
 * in any way loses at most a few rounds.
 */
public final class RackEquityTraining {
  static final int GAMES_IN_A_ROUND = 5_000;

  private static final int GAMES_IN_A_BLOCK = 16;

  /** More looks than a game ever has on average: 23 turns, and one look in 7 of them at most. */
  private static final int LOOKS_PER_GAME = 4;

  private final Equipment start;
  private final TrainingPlan plan;
  private final int gamesInARound;
  private final RackIndex index;

  /**
   * What came of a training.
   *
   * @param table as it was written
   * @param leaves of a full bag, from the table
   * @param generations what each came to
   */
  public record Outcome(
      RackEquityTable table, LeaveTable leaves, List<GenerationSummary> generations) {
    public Outcome {
      generations = List.copyOf(generations);
    }
  }

  /**
   * @param start rules, words, and the leaves that generation 0 plays with
   */
  public RackEquityTraining(Equipment start, TrainingPlan plan) {
    this(start, plan, GAMES_IN_A_ROUND);
  }

  RackEquityTraining(Equipment start, TrainingPlan plan, int gamesInARound) {
    this.start = start;
    this.plan = plan;
    this.gamesInARound = gamesInARound;
    CrosswordRules rules = start.rules();
    this.index = new RackIndex(rules.tiles(), rules.rackSize());
    if (index.size() == 0) {
      throw new IllegalArgumentException(
          "the " + rules.tiles() + " tiles do not fill a rack of " + rules.rackSize());
    }
  }

  /** Trains what is not yet done, and writes the table. */
  public Outcome build(Path target, Crew crew) throws IOException {
    TrainingCheckpoints checkpoints =
        TrainingCheckpoints.beside(target, start, plan, gamesInARound, provenance(start.leaves()));
    List<GenerationSummary> summaries = new ArrayList<>();
    LeaveTable playedWith = start.leaves();
    LeaveTable leaves = start.leaves();
    RackEquityTable table = null;
    for (int generation = 0; generation < plan.generations(); generation++) {
      TrainingCheckpoints.Finished finished =
          checkpoints.findFinished(generation, start.leaves().index()).orElse(null);
      playedWith = leaves;
      if (finished != null) {
        summaries.add(finished.summary());
        leaves = finished.leaves();
        continue;
      }
      RackTally tally = play(generation, leaves, checkpoints, crew);
      table = RackEstimates.of(index, start.words().wordsSha256(), tally, crew);
      leaves = new LeaveDerivation(table).derive(index.tiles().counts(), DrawConvention.POOL, crew);
      summaries.add(
          GenerationSummary.of(generation, tally, LeaveChange.points(playedWith, leaves)));
      if (generation < plan.generations() - 1) {
        checkpoints.saveFinished(summaries.get(generation), leaves);
      }
    }
    if (table == null) {
      throw new IllegalStateException("the last generation is never among the finished ones");
    }
    table.write(target, provenance(playedWith));
    checkpoints.remove();
    return new Outcome(table, leaves, summaries);
  }

  /** The games of one generation, from where an earlier process left them. */
  private RackTally play(
      int generation, LeaveTable leaves, TrainingCheckpoints checkpoints, Crew crew)
      throws IOException {
    Equipment equipment = new Equipment(start.rules(), start.words(), start.anagrams(), leaves);
    RackTally tally = checkpoints.findTally(generation, index.size());
    long games = plan.gamesPerGeneration();
    String task = "generation " + (generation + 1) + " of " + plan.generations();
    crew.progress().begin(task, games, "games");
    try {
      crew.progress().advance(tally.games());
      while (tally.games() < games) {
        playRound(generation, equipment, tally, crew);
        checkpoints.saveNowAndThen(generation, tally);
      }
    } catch (RuntimeException | Error stopped) {
      checkpoints.saveAfter(stopped, generation, tally);
      throw stopped;
    } finally {
      crew.progress().end();
    }
    checkpoints.save(generation, tally);
    return tally;
  }

  private void playRound(int generation, Equipment equipment, RackTally tally, Crew crew) {
    long first = tally.games();
    long count = Math.min(gamesInARound, plan.gamesPerGeneration() - first);
    RareRacks rareRacks = RareRacks.of(tally, count * LOOKS_PER_GAME);
    RackEquityTrial trial = new RackEquityTrial(equipment, index, rareRacks, plan.seed());
    RackLog[] logs = new RackLog[crew.threads()];
    Arrays.setAll(logs, worker -> new RackLog());
    long firstGame = plan.firstGame(generation) + first;
    crew.sweep(
        count,
        GAMES_IN_A_BLOCK,
        (from, to, worker) -> {
          for (long game = firstGame + from; game < firstGame + to; game++) {
            trial.run(game, TrialRandom.of(plan.seed(), game), logs[worker]);
          }
        });
    // Only whole rounds count, so a round that was broken off leaves no trace.
    for (RackLog log : logs) {
      tally.add(log);
    }
  }

  private Provenance provenance(LeaveTable playedWith) {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", start.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(start.rules()));
    inputs.put("starting leaves", Fingerprints.of(start.leaves()));
    inputs.put("leaves", Fingerprints.of(playedWith));
    String recipe =
        "self-play of static players, "
            + plan.generations()
            + " generations of "
            + plan.gamesPerGeneration()
            + " games";
    return new Provenance(recipe, plan.seed(), 0, plan.allGames(), inputs);
  }
}
