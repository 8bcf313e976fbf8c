package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.endgame.EndgameSolver;
import dev.hindsight.crossword.play.evaluate.BagCorrection;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.inference.Inference;
import dev.hindsight.crossword.play.inference.InferenceLeaves;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.judge.MoveJudge;
import dev.hindsight.crossword.play.lanes.WordsByLetter;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.play.simulation.Allowance;
import dev.hindsight.crossword.play.simulation.CorrectedLeaves;
import dev.hindsight.crossword.play.simulation.LearntWinChances;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.RootLeaves;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.play.simulation.TimeAllowance;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.play.sweep.RackSweep;
import dev.hindsight.crossword.play.sweep.WordsByLength;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LaneTable;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Makes the players that specifications name, those that look ahead and the static ones.
 *
 * <pre>{@code
 * Supplier<Player> players = Players.open(
 *     PlayerSpec.parse("simulate:plies=2,iterations=600").value(), equipment, files, threadNanos);
 * }</pre>
 */
public final class Players {
  private Players() {}

  /** What the names of files in a specification stand for. */
  public interface Files {
    LeaveTable leaves(String name);

    RackEquityTable rackEquities(String name);

    /** Those for players who name none; empty if there are none for the game, or others wanted. */
    Optional<LeaveDerivation> usualRackEquities();

    WinChanceTable winChances(String name);

    PlacementTable placement(String name);

    LaneTable lanes(String name);
  }

  /**
   * Opens what the player needs once; any thread may make players of it.
   *
   * @param threadNanos the time that the calling thread has worked, for players with a budget of it
   */
  public static Supplier<Player> open(
      PlayerSpec spec, Equipment shared, Files files, LongSupplier threadNanos) {
    if (spec instanceof PlayerSpec.Outsider) {
      throw new IllegalArgumentException("a program of somebody else is no player of ours");
    }
    if (spec instanceof PlayerSpec.Solving solving) {
      Supplier<Player> before = open(solving.before(), shared, files, threadNanos);
      return () -> solving(solving, before.get(), shared, threadNanos);
    }
    Optional<LeaveDerivation> derivation =
        spec.usesUsualRackEquity()
            ? files.usualRackEquities()
            : spec.rackEquity().map(name -> new LeaveDerivation(files.rackEquities(name)));
    if (spec instanceof PlayerSpec.MostPoints) {
      return fixed(shared, Evaluation.SCORE);
    }
    Equipment equipment =
        withPlacement(
            spec,
            spec.leaves()
                .filter(name -> !name.equals(PlayerSpec.STATIC_LEAVES))
                .map(name -> shared.withLeaves(leaves(name, shared, files)))
                .orElse(shared),
            files);
    if (spec instanceof PlayerSpec.Dynamic dynamic) {
      LeaveDerivation known =
          derivation.orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "the player dynamic needs rack equities, as in dynamic:rack-equity=FILE"));
      return dynamic
          .lanes()
          .map(lanes -> lanes(lanes, equipment, files, () -> new DerivedLeaves(equipment, known)))
          .orElse(() -> new DynamicPlayer(equipment, known, dynamic.top()));
    }
    if (spec instanceof PlayerSpec.Replying replying) {
      return replying(replying, equipment);
    }
    if (spec instanceof BestSpec best) {
      WinChances chances = winChances(best, equipment, files);
      return () ->
          new BestPlayer(
              new MoveJudge(equipment, chances, derivation, threadNanos),
              best.budget(),
              best.readsMoves());
    }
    if (spec instanceof SimulatingSpec simulating) {
      WinChances chances = winChances(simulating, equipment, files);
      if (simulating.from().isPresent()) {
        return simulating(
            simulating,
            equipment,
            derivation,
            chosen(simulating.from().get(), derivation, equipment),
            chances,
            threadNanos);
      }
      return derivation.isPresent() && !simulating.hasTimeToDerive()
          ? simulating(
              simulating.following(),
              fullBag(simulating, derivation.get(), equipment),
              Optional.empty(),
              chances,
              threadNanos)
          : simulating(simulating, equipment, derivation, chances, threadNanos);
    }
    if (spec instanceof PlayerSpec.BestEquity best && best.follows()) {
      BagCorrection correction = correction(equipment);
      return best.lanes()
          .map(
              lanes ->
                  lanes(lanes, equipment, files, () -> new FollowedLeaves(equipment, correction)))
          .orElse(() -> new FollowingPlayer(equipment, correction));
    }
    if (spec.lanes().isPresent()) {
      return lanes(spec.lanes().get(), equipment, files, () -> new FixedLeaves(equipment));
    }
    return fixed(equipment, equipment.staticEvaluation());
  }

  private static Player solving(
      PlayerSpec.Solving spec, Player before, Equipment shared, LongSupplier threadNanos) {
    Player player = before;
    if (spec.preEndgameNanos().isPresent()) {
      Duration perMove = Duration.ofNanos(spec.preEndgameNanos().getAsLong());
      player = new PreEndgamePlayer(player, new PreEndgameSolver(shared, threadNanos), perMove);
    }
    if (spec.endgameNanos().isPresent()) {
      Duration perMove = Duration.ofNanos(spec.endgameNanos().getAsLong());
      EndgameSolver solver = new EndgameSolver(shared.rules(), shared.words(), threadNanos);
      player = new EndgamePlayer(player, solver, perMove);
    }
    return player;
  }

  private static Equipment withPlacement(PlayerSpec spec, Equipment equipment, Files files) {
    return spec.placement()
        .map(
            placement ->
                equipment.withPlacement(
                    placement.values(
                        files.placement(placement.file()),
                        equipment.rules(),
                        equipment.words().wordsSha256())))
        .orElse(equipment);
  }

  private static LeaveTable leaves(String name, Equipment shared, Files files) {
    return name.equals(PlayerSpec.NO_LEAVES)
        ? LeaveTable.zero(shared.rules().tiles(), shared.rules().rackSize())
        : files.leaves(name);
  }

  private static Supplier<Player> fixed(Equipment equipment, Evaluation evaluation) {
    return () -> new StaticPlayer(equipment, evaluation);
  }

  private static Supplier<Player> lanes(
      LanesSpec spec, Equipment equipment, Files files, Supplier<LanePlayer.Leaves> leaves) {
    LaneTable table = files.lanes(spec.file());
    WordsByLetter words = new WordsByLetter(equipment.words());
    return () -> new LanePlayer(equipment, leaves.get(), table, words, spec);
  }

  private static BagCorrection correction(Equipment equipment) {
    return new BagCorrection(equipment.leaves(), equipment.rules().tiles().counts());
  }

  private static Supplier<Player> replying(PlayerSpec.Replying spec, Equipment equipment) {
    WordsByLength words = new WordsByLength(equipment.words());
    BagCorrection correction = spec.follows() ? correction(equipment) : null;
    return () ->
        new ReplyingPlayer(
            equipment,
            correction,
            spec.candidates(),
            spec.racks(),
            spec.share(),
            () -> new RackSweep(words, equipment.anagrams(), equipment.staticEvaluation()));
  }

  private static WinChances winChances(PlayerSpec spec, Equipment equipment, Files files) {
    return spec.winChance()
        .<WinChances>map(name -> new LearntWinChances(files.winChances(name), name))
        .orElseGet(() -> WinChances.usual(equipment.rules(), equipment.words().wordsSha256()));
  }

  /** With the leaves of a full bag that rack equities of its own give, if it has such. */
  private static Equipment fullBag(
      SimulatingSpec spec, LeaveDerivation derivation, Equipment equipment) {
    if (spec.rackEquity().isEmpty()) {
      return equipment;
    }
    int[] bag = equipment.rules().tiles().counts();
    try (Crew alone = new Crew(1)) {
      return equipment.withLeaves(derivation.derive(bag, DrawConvention.POOL, alone));
    }
  }

  private static Supplier<Player> simulating(
      SimulatingSpec spec,
      Equipment equipment,
      Optional<LeaveDerivation> derivation,
      WinChances chances,
      LongSupplier threadNanos) {
    return simulating(
        spec, equipment, derivation, usual(spec, derivation, equipment), chances, threadNanos);
  }

  private static Function<SimulatedPosition, LeaveSource> usual(
      SimulatingSpec spec, Optional<LeaveDerivation> derivation, Equipment equipment) {
    LeaveSource fixed = LeaveSource.fixed(equipment.staticEvaluation());
    return spec.follows()
        ? root -> follow(derivation, root, equipment)
        : root -> derivation.map(known -> derive(known, root, equipment)).orElse(fixed);
  }

  /** The leaves that a specification asks for. */
  private static Function<SimulatedPosition, LeaveSource> chosen(
      SimulationLeaves from, Optional<LeaveDerivation> derivation, Equipment equipment) {
    StaticEvaluation evaluation = equipment.staticEvaluation();
    if (!from.isDerived()) {
      return root -> from.fixed(root, evaluation);
    }
    LeaveDerivation known =
        derivation.orElseThrow(
            () ->
                new IllegalArgumentException(
                    "leaves-from=" + from.word() + " needs rack equities, as in rack-equity=FILE"));
    return root -> {
      try (Crew alone = new Crew(1)) {
        return from.derive(known, root, evaluation, alone);
      }
    };
  }

  private static Supplier<Player> simulating(
      SimulatingSpec spec,
      Equipment equipment,
      Optional<LeaveDerivation> derivation,
      Function<SimulatedPosition, LeaveSource> leaves,
      WinChances chances,
      LongSupplier threadNanos) {
    Supplier<Allowance> allowances = allowances(spec, threadNanos);
    Supplier<BiFunction<Game, SimulatedPosition, OpponentRacks>> opponents =
        opponents(spec.reading(), equipment, derivation);
    return () ->
        new SimulatingPlayer(
            new Simulator(equipment, chances), spec.plan(), leaves, opponents.get(), allowances);
  }

  private static Supplier<Allowance> allowances(SimulatingSpec spec, LongSupplier threadNanos) {
    if (spec.nanosPerMove().isEmpty()) {
      return () -> Allowance.ofPlayouts(spec.plan().iterations());
    }
    long nanos = spec.nanosPerMove().getAsLong();
    return () -> new TimeAllowance(threadNanos, nanos);
  }

  private static Supplier<BiFunction<Game, SimulatedPosition, OpponentRacks>> opponents(
      Optional<ReadingSpec> reads, Equipment equipment, Optional<LeaveDerivation> derivation) {
    if (reads.isEmpty()) {
      return () -> (game, root) -> OpponentRacks.UNKNOWN;
    }
    ReadingSpec reading = reads.get();
    StaticEvaluation fixed = equipment.staticEvaluation();
    Function<Observation, StaticEvaluation> leaves =
        observation -> derivation.map(known -> derive(known, observation, equipment)).orElse(fixed);
    return () ->
        new MoveReader(
                new Inference(equipment, fixed), reading.criterion(), leaves, reading.mostRacks())
            ::read;
  }

  private static StaticEvaluation derive(
      LeaveDerivation derivation, Observation observation, Equipment equipment) {
    try (Crew alone = new Crew(1)) {
      return InferenceLeaves.derive(derivation, observation, equipment.staticEvaluation(), alone);
    }
  }

  private static LeaveSource follow(
      Optional<LeaveDerivation> derivation, SimulatedPosition root, Equipment equipment) {
    if (derivation.isEmpty()) {
      return CorrectedLeaves.ofFullBag(equipment.staticEvaluation(), root);
    }
    try (Crew alone = new Crew(1)) {
      return CorrectedLeaves.derive(derivation.get(), root, equipment.staticEvaluation(), alone);
    }
  }

  private static LeaveSource derive(
      LeaveDerivation derivation, SimulatedPosition root, Equipment equipment) {
    try (Crew alone = new Crew(1)) {
      return RootLeaves.derive(derivation, root, equipment.staticEvaluation(), alone);
    }
  }
}
