package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.CriterionText;
import dev.hindsight.crossword.play.inference.Inference;
import dev.hindsight.crossword.play.inference.InferenceLeaves;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.simulation.Allowance;
import dev.hindsight.crossword.play.simulation.LearntWinChances;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.RootLeaves;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.SimulationRanking;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.play.simulation.TimeAllowance;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.math.BigDecimal;
import java.util.Locale;
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
 *     PlayerSpec.parse("simulate:plies=2,iterations=600"), equipment, files, threadNanos);
 * }</pre>
 */
public final class Players {
  private static final int USUAL_TOP = 50;

  /** A duel has thousands of turns: less than for one position that somebody asks about. */
  private static final SimulationPlan USUAL_PLAN =
      SimulationPlan.usual().withCandidates(10).withIterations(600);

  /** Some 0.3 s; most placements of two or more tiles leave fewer candidates, at any time. */
  private static final int USUAL_RACKS = 200_000;

  private static final BigDecimal NANOS = BigDecimal.valueOf(1_000_000_000);
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(3_600);

  private Players() {}

  /** What the names of files in a specification stand for. */
  public interface Files {
    LeaveTable leaves(String name);

    RackEquityTable rackEquities(String name);

    WinChanceTable winChances(String name);
  }

  /**
   * Insists that the options of a player make sense, files aside.
   *
   * @throws IllegalArgumentException if they do not
   */
  public static void check(PlayerSpec spec) {
    if (spec.name().equals(PlayerSpec.DYNAMIC)) {
      spec.number(PlayerSpec.TOP, USUAL_TOP);
      if (spec.option(PlayerSpec.RACK_EQUITY).isEmpty()) {
        throw new IllegalArgumentException(
            "the player dynamic needs rack equities, as in dynamic:rack-equity=FILE");
      }
    } else if (spec.name().equals(PlayerSpec.SIMULATE)) {
      plan(spec);
      checkTime(spec);
      criterion(spec);
    }
  }

  /** Whether the moves of a player depend on how fast it is. */
  public static boolean isTimed(PlayerSpec spec) {
    return spec.option(PlayerSpec.SECONDS).isPresent();
  }

  /**
   * Opens what the player needs once; any thread may make players of it.
   *
   * @param threadNanos the time that the calling thread has worked, for players with a budget of it
   */
  public static Supplier<Player> open(
      PlayerSpec spec, Equipment shared, Files files, LongSupplier threadNanos) {
    check(spec);
    Equipment equipment =
        spec.leaveFile().map(files::leaves).map(shared::withLeaves).orElse(shared);
    Optional<LeaveDerivation> derivation =
        spec.option(PlayerSpec.RACK_EQUITY)
            .map(name -> new LeaveDerivation(files.rackEquities(name)));
    return switch (spec.name()) {
      case PlayerSpec.DYNAMIC -> dynamic(spec, equipment, derivation.orElseThrow());
      case PlayerSpec.SIMULATE -> simulating(spec, equipment, derivation, files, threadNanos);
      default -> spec.open(shared, files::leaves);
    };
  }

  private static Supplier<Player> dynamic(
      PlayerSpec spec, Equipment equipment, LeaveDerivation derivation) {
    int top = spec.number(PlayerSpec.TOP, USUAL_TOP);
    return () -> new DynamicPlayer(equipment, derivation, top);
  }

  private static Supplier<Player> simulating(
      PlayerSpec spec,
      Equipment equipment,
      Optional<LeaveDerivation> derivation,
      Files files,
      LongSupplier threadNanos) {
    SimulationPlan plan = plan(spec);
    WinChances chances =
        spec.option(PlayerSpec.WIN_CHANCE)
            .<WinChances>map(name -> new LearntWinChances(files.winChances(name), name))
            .orElseGet(() -> WinChances.usual(equipment.rules(), equipment.words().wordsSha256()));
    LeaveSource fixed = LeaveSource.fixed(equipment.staticEvaluation());
    Function<SimulatedPosition, LeaveSource> leaves =
        root -> derivation.map(known -> derive(known, root)).orElse(fixed);
    Supplier<Allowance> allowances = allowances(spec, plan, threadNanos);
    Supplier<BiFunction<Game, SimulatedPosition, OpponentRacks>> opponents =
        opponents(spec, equipment, derivation);
    return () ->
        new SimulatingPlayer(
            new Simulator(equipment::moveFinder, chances),
            plan,
            leaves,
            opponents.get(),
            allowances);
  }

  private static Supplier<Allowance> allowances(
      PlayerSpec spec, SimulationPlan plan, LongSupplier threadNanos) {
    return spec.decimal(PlayerSpec.SECONDS)
        .<Supplier<Allowance>>map(
            seconds -> {
              long nanos = seconds.multiply(NANOS).longValue();
              return () -> new TimeAllowance(threadNanos, nanos);
            })
        .orElse(() -> Allowance.ofPlayouts(plan.iterations()));
  }

  private static Supplier<BiFunction<Game, SimulatedPosition, OpponentRacks>> opponents(
      PlayerSpec spec, Equipment equipment, Optional<LeaveDerivation> derivation) {
    Optional<Criterion> criterion = criterion(spec);
    if (criterion.isEmpty()) {
      return () -> (game, root) -> OpponentRacks.UNKNOWN;
    }
    int mostRacks = spec.number(PlayerSpec.RACKS, USUAL_RACKS);
    Evaluation fixed = equipment.staticEvaluation();
    Function<Observation, Evaluation> leaves =
        observation -> derivation.map(known -> derive(known, observation)).orElse(fixed);
    return () -> {
      return new MoveReader(new Inference(equipment, fixed), criterion.get(), leaves, mostRacks)
          ::read;
    };
  }

  private static Evaluation derive(LeaveDerivation derivation, Observation observation) {
    try (Crew alone = new Crew(1)) {
      return InferenceLeaves.derive(derivation, observation, alone);
    }
  }

  private static LeaveSource derive(LeaveDerivation derivation, SimulatedPosition root) {
    try (Crew alone = new Crew(1)) {
      return RootLeaves.derive(derivation, root, alone);
    }
  }

  private static SimulationPlan plan(PlayerSpec spec) {
    return USUAL_PLAN
        .withPlies(spec.number(PlayerSpec.PLIES, USUAL_PLAN.plies()))
        .withCandidates(spec.number(PlayerSpec.CANDIDATES, USUAL_PLAN.candidates()))
        .withIterations(spec.number(PlayerSpec.ITERATIONS, (int) USUAL_PLAN.iterations()))
        .withRanking(ranking(spec.option(PlayerSpec.BY).orElse(USUAL_PLAN.ranking().word())));
  }

  private static void checkTime(PlayerSpec spec) {
    Optional<BigDecimal> seconds = spec.decimal(PlayerSpec.SECONDS);
    if (seconds.isPresent() && spec.option(PlayerSpec.ITERATIONS).isPresent()) {
      throw new IllegalArgumentException(
          "the player simulate has either seconds or iterations, not both");
    }
    if (seconds.isPresent()
        && (seconds.get().multiply(NANOS).longValue() < 1
            || seconds.get().compareTo(MOST_SECONDS) > 0)) {
      throw new IllegalArgumentException(
          "the option seconds of the player simulate is more than 0 and at most "
              + MOST_SECONDS
              + ", not "
              + seconds.get().toPlainString());
    }
  }

  /** By what a player who infers judges racks; nothing if it does not infer. */
  private static Optional<Criterion> criterion(PlayerSpec spec) {
    String infers = spec.option(PlayerSpec.INFER).orElse("false");
    if (!infers.equals("true") && !infers.equals("false")) {
      throw new IllegalArgumentException(
          "the option infer of the player simulate is true or false, not " + infers);
    }
    if (infers.equals("true")) {
      spec.number(PlayerSpec.RACKS, USUAL_RACKS);
      return Optional.of(
          new CriterionText("the player's option ")
              .parse(
                  spec.decimal(PlayerSpec.MARGIN).orElse(null),
                  spec.option(PlayerSpec.DEFINITION).orElse(null),
                  spec.option(PlayerSpec.LIKELIHOOD).orElse(null),
                  true));
    }
    for (String option : PlayerSpec.OF_INFERENCE) {
      if (spec.option(option).isPresent()) {
        throw new IllegalArgumentException(
            "the option " + option + " of the player simulate needs infer=true");
      }
    }
    return Optional.empty();
  }

  private static SimulationRanking ranking(String word) {
    for (SimulationRanking ranking : SimulationRanking.values()) {
      if (ranking.word().equals(word.toLowerCase(Locale.ROOT))) {
        return ranking;
      }
    }
    throw new IllegalArgumentException(
        "the option by of the player simulate is equity or win, not " + word);
  }
}
