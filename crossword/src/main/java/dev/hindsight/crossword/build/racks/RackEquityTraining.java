package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.SharedTraining;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.crossword.table.derivation.RackEstimates;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Learns what every rack is worth from games of players against themselves (leave generation, in
 * other programs).
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
public final class RackEquityTraining
    implements SharedTraining<RackLog, RackEquityTraining.Outcome> {
  static final int GAMES_IN_A_ROUND = 5_000;

  public static final int GAMES_IN_A_BLOCK = 16;

  private static final String RARE = "rare";

  /** More looks than a game ever has on average: 23 turns, and one look in 7 of them at most. */
  private static final int LOOKS_PER_GAME = 4;

  private final Equipment start;
  private final GenerationBasis firstPlayers;
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
   * @param start rules, words, the leaves that generation 0 plays with, and the placement values of
   *     all players, if any
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
    this.firstPlayers = new GenerationBasis(start.leaves(), racks);
    this.plan = plan;
    this.gamesInARound = gamesInARound;
    this.index = RackIndex.ofFullRacks(start.rules());
  }

  @Override
  public Outcome build(Path target, Workforce workers, Crew crew) throws IOException {
    TrainingCheckpoints checkpoints =
        TrainingCheckpoints.beside(target, start, plan, gamesInARound, provenance(firstPlayers));
    List<GenerationSummary> summaries = new ArrayList<>();
    GenerationBasis players = firstPlayers;
    for (int generation = 0; generation < plan.generations() - 1; generation++) {
      TrainingCheckpoints.Finished finished =
          checkpoints.findFinished(generation, players, index).orElse(null);
      if (finished == null) {
        Learnt learnt =
            learn(generation, players, play(generation, players, checkpoints, workers), crew);
        finished =
            new TrainingCheckpoints.Finished(
                learnt.summary(), players.next(learnt.leaves(), learnt.table()));
        checkpoints.saveFinished(finished);
      }
      summaries.add(finished.summary());
      players = finished.next();
    }
    int lastGeneration = plan.generations() - 1;
    RackTally played = play(lastGeneration, players, checkpoints, workers);
    Learnt last = learn(lastGeneration, players, played, crew);
    summaries.add(last.summary());
    last.table().write(target, provenance(players));
    checkpoints.remove();
    return new Outcome(last.table(), last.leaves(), summaries);
  }

  /** What a generation has found. */
  private record Learnt(RackEquityTable table, LeaveTable leaves, GenerationSummary summary) {}

  private Learnt learn(int generation, GenerationBasis players, RackTally tally, Crew crew) {
    RackEquityTable table = RackEstimates.of(index, start.words().wordsSha256(), tally, crew);
    LeaveTable leaves =
        new LeaveDerivation(table).derive(index.tiles().counts(), DrawConvention.POOL, crew);
    double change = LeaveChange.points(players.leaves(), leaves);
    GenerationSummary summary = GenerationSummary.of(generation, tally, change);
    crew.progress().measured(summary.figures());
    return new Learnt(table, leaves, summary);
  }

  /** The games of one generation, from where an earlier process left them. */
  private RackTally play(
      int generation, GenerationBasis players, TrainingCheckpoints checkpoints, Workforce workers)
      throws IOException {
    RackTally tally = checkpoints.findTally(generation, index.size());
    long games = plan.gamesPerGeneration();
    String task = "generation " + (generation + 1) + " of " + plan.generations();
    Progress progress = workers.progress();
    progress.begin(task, games, "games", (plan.generations() - 1 - generation) * games);
    try {
      progress.resumed(tally.games());
      while (tally.games() < games) {
        // Only whole rounds count, so a round that was broken off leaves no trace.
        tally.add(playRoundOrSave(generation, players, tally, checkpoints, workers));
        if (checkpoints.saveNowAndThen(generation, tally)) {
          progress.saved(tally.games());
        }
      }
    } finally {
      progress.end();
    }
    checkpoints.save(generation, tally);
    return tally;
  }

  /** A round, which if it is broken off leaves what was done before it in the checkpoint. */
  private RackLog playRoundOrSave(
      int generation,
      GenerationBasis players,
      RackTally tally,
      TrainingCheckpoints checkpoints,
      Workforce workers) {
    try {
      return playRound(generation, players, tally, workers);
    } catch (RuntimeException | Error stopped) {
      checkpoints.saveAfter(stopped, generation, tally);
      throw stopped;
    }
  }

  private RackLog playRound(
      int generation, GenerationBasis players, RackTally tally, Workforce workers) {
    long first = tally.games();
    long count = Math.min(gamesInARound, plan.gamesPerGeneration() - first);
    NamedArrays luggage = luggage(players, RareRacks.of(tally, count * LOOKS_PER_GAME));
    TrialRange games = new TrialRange(plan.seed(), plan.firstGame(generation) + first, count);
    return Trials.of(games, counting(luggage))
        .inBlocksOf(GAMES_IN_A_BLOCK)
        .asRound()
        .carrying(luggage)
        .run(workers);
  }

  private static NamedArrays luggage(GenerationBasis players, RareRacks rare) {
    return players.toArrays().with(RARE, rare.toBits());
  }

  /**
   * @param luggage of the round: what its players go by, and which racks are rare
   */
  @Override
  public Counting<RackLog> counting(NamedArrays luggage) {
    RackEquityTrial trial =
        new RackEquityTrial(
            firstPlayers.of(luggage, index).games(start),
            index,
            RareRacks.ofBits(luggage.longs(RARE)),
            plan.seed());
    return new Counting<>(RackLog::new, trial, RackLog.codec(index.size()));
  }

  @Override
  public NamedArrays onlyRound() {
    if (plan.allGames() > gamesInARound) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "between rounds of %,d games it is decided which racks are rare, so games beyond the"
                  + " first round cannot be counted apart; use `by` sweeps with `generations` 1, or"
                  + " cluster run",
              gamesInARound));
    }
    RackTally nothing = new RackTally(index.size());
    return luggage(firstPlayers, RareRacks.of(nothing, plan.allGames() * LOOKS_PER_GAME));
  }

  @Override
  public Outcome seal(RackLog counted, Path target, Crew crew) throws IOException {
    RackTally tally = new RackTally(index.size());
    tally.add(counted);
    Learnt learnt = learn(0, firstPlayers, tally, crew);
    learnt.table().write(target, provenance(firstPlayers));
    return new Outcome(learnt.table(), learnt.leaves(), List.of(learnt.summary()));
  }

  private Provenance provenance(GenerationBasis players) {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", start.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(start.rules()));
    inputs.put("starting leaves", Fingerprints.of(start.leaves()));
    inputs.put("leaves", Fingerprints.of(players.leaves()));
    Fingerprints.ofPlacement(start).ifPresent(sha256 -> inputs.put("placement", sha256));
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
