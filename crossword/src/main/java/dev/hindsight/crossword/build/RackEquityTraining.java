package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Learns what every rack is worth from games of players against their like.
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
 * <p>Players are static, or dynamic: these rank their first moves anew with leaves for the tiles
 * that they do not see, derived from the racks of the generation before (see {@link DynamicGame}),
 * and what is counted is the equity by those. Their games take a few times as long.
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
  private final GenerationPlayers firstPlayers;
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
    this(start, Optional.empty(), plan, GAMES_IN_A_ROUND);
  }

  /**
   * A training by dynamic players.
   *
   * @param start rules, words, and the leaves of a full bag that {@code racks} give
   * @param racks from which generation 0 derives leaves for the tiles unseen
   */
  public static RackEquityTraining ofDynamicPlayers(
      Equipment start, RackEquityTable racks, TrainingPlan plan) {
    return new RackEquityTraining(start, Optional.of(racks), plan, GAMES_IN_A_ROUND);
  }

  RackEquityTraining(
      Equipment start, Optional<RackEquityTable> racks, TrainingPlan plan, int gamesInARound) {
    this.start = start;
    this.firstPlayers = new GenerationPlayers(start.leaves(), racks);
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
        TrainingCheckpoints.beside(target, start, plan, gamesInARound, provenance(firstPlayers));
    List<GenerationSummary> summaries = new ArrayList<>();
    GenerationPlayers players = firstPlayers;
    for (int generation = 0; generation < plan.generations() - 1; generation++) {
      TrainingCheckpoints.Finished finished =
          checkpoints.findFinished(generation, players).orElse(null);
      if (finished == null) {
        Learnt learnt = learn(generation, players, checkpoints, crew);
        finished =
            new TrainingCheckpoints.Finished(
                learnt.summary(), players.next(learnt.leaves(), learnt.table()));
        checkpoints.saveFinished(finished);
      }
      summaries.add(finished.summary());
      players = finished.next();
    }
    Learnt last = learn(plan.generations() - 1, players, checkpoints, crew);
    summaries.add(last.summary());
    last.table().write(target, provenance(players));
    checkpoints.remove();
    return new Outcome(last.table(), last.leaves(), summaries);
  }

  /** What a generation has found. */
  private record Learnt(RackEquityTable table, LeaveTable leaves, GenerationSummary summary) {}

  private Learnt learn(
      int generation, GenerationPlayers players, TrainingCheckpoints checkpoints, Crew crew)
      throws IOException {
    RackTally tally = play(generation, players, checkpoints, crew);
    RackEquityTable table = RackEstimates.of(index, start.words().wordsSha256(), tally, crew);
    LeaveTable leaves =
        new LeaveDerivation(table).derive(index.tiles().counts(), DrawConvention.POOL, crew);
    double change = LeaveChange.points(players.leaves(), leaves);
    return new Learnt(table, leaves, GenerationSummary.of(generation, tally, change));
  }

  /** The games of one generation, from where an earlier process left them. */
  private RackTally play(
      int generation, GenerationPlayers players, TrainingCheckpoints checkpoints, Crew crew)
      throws IOException {
    Supplier<SelfPlay> selfPlay = players.games(start);
    RackTally tally = checkpoints.findTally(generation, index.size());
    long games = plan.gamesPerGeneration();
    String task = "generation " + (generation + 1) + " of " + plan.generations();
    crew.progress().begin(task, games, "games");
    try {
      crew.progress().advance(tally.games());
      while (tally.games() < games) {
        // Only whole rounds count, so a round that was broken off leaves no trace.
        for (RackLog log : playRoundOrSave(generation, selfPlay, tally, checkpoints, crew)) {
          tally.add(log);
        }
        checkpoints.saveNowAndThen(generation, tally);
      }
    } finally {
      crew.progress().end();
    }
    checkpoints.save(generation, tally);
    return tally;
  }

  /** A round, which if it is broken off leaves what was done before it in the checkpoint. */
  private RackLog[] playRoundOrSave(
      int generation,
      Supplier<SelfPlay> selfPlay,
      RackTally tally,
      TrainingCheckpoints checkpoints,
      Crew crew) {
    try {
      return playRound(generation, selfPlay, tally, crew);
    } catch (RuntimeException | Error stopped) {
      checkpoints.saveAfter(stopped, generation, tally);
      throw stopped;
    }
  }

  private RackLog[] playRound(
      int generation, Supplier<SelfPlay> selfPlay, RackTally tally, Crew crew) {
    long first = tally.games();
    long count = Math.min(gamesInARound, plan.gamesPerGeneration() - first);
    RareRacks rareRacks = RareRacks.of(tally, count * LOOKS_PER_GAME);
    RackEquityTrial trial = new RackEquityTrial(selfPlay, index, rareRacks, plan.seed());
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
    return logs;
  }

  private Provenance provenance(GenerationPlayers players) {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", start.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(start.rules()));
    inputs.put("starting leaves", Fingerprints.of(start.leaves()));
    inputs.put("leaves", Fingerprints.of(players.leaves()));
    firstPlayers
        .racks()
        .ifPresent(racks -> inputs.put("starting rack equities", Fingerprints.of(racks)));
    players.racks().ifPresent(racks -> inputs.put("rack equities", Fingerprints.of(racks)));
    String recipe =
        (players.isDynamic() ? "self-play of dynamic players, " : "self-play of static players, ")
            + plan.generations()
            + " generations of "
            + plan.gamesPerGeneration()
            + " games";
    return new Provenance(recipe, plan.seed(), 0, plan.allGames(), inputs);
  }
}
