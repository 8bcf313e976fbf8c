package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.MoveFinder;
import dev.hindsight.crossword.play.PlayFinder;
import dev.hindsight.crossword.play.Player;
import dev.hindsight.crossword.play.PlayerSpec;
import dev.hindsight.crossword.play.StaticEvaluation;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.table.LeaveDerivation;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Makes the players that specifications name, those that look ahead and the static ones.
 *
 * <pre>{@code
 * Supplier<Player> players = Players.open(
 *     PlayerSpec.parse("simulate:plies=2,iterations=600"), equipment, files);
 * }</pre>
 */
public final class Players {
  private static final int USUAL_TOP = 50;

  /** A duel has thousands of turns: less than for one position that somebody asks about. */
  private static final SimulationPlan USUAL_PLAN =
      SimulationPlan.usual().withCandidates(10).withIterations(600);

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
    }
  }

  /** Opens what the player needs once; any thread may make players of it. */
  public static Supplier<Player> open(PlayerSpec spec, Equipment shared, Files files) {
    check(spec);
    Equipment equipment =
        new Equipment(
            shared.rules(),
            shared.words(),
            shared.anagrams(),
            spec.leaveFile().map(files::leaves).orElse(shared.leaves()));
    Optional<LeaveDerivation> derivation =
        spec.option(PlayerSpec.RACK_EQUITY)
            .map(name -> new LeaveDerivation(files.rackEquities(name)));
    return switch (spec.name()) {
      case PlayerSpec.DYNAMIC -> dynamic(spec, equipment, derivation.orElseThrow());
      case PlayerSpec.SIMULATE -> simulating(spec, equipment, derivation, files);
      default -> spec.open(shared, files::leaves);
    };
  }

  private static Supplier<Player> dynamic(
      PlayerSpec spec, Equipment equipment, LeaveDerivation derivation) {
    int top = spec.number(PlayerSpec.TOP, USUAL_TOP);
    return () -> new DynamicPlayer(equipment, derivation, top);
  }

  private static Supplier<Player> simulating(
      PlayerSpec spec, Equipment equipment, Optional<LeaveDerivation> derivation, Files files) {
    SimulationPlan plan = plan(spec);
    WinChances chances =
        spec.option(PlayerSpec.WIN_CHANCE)
            .<WinChances>map(name -> new LearntWinChances(files.winChances(name), name))
            .orElseGet(() -> WinChances.usual(equipment.rules(), equipment.words().wordsSha256()));
    LeaveSource fixed =
        LeaveSource.fixed(new StaticEvaluation(equipment.rules(), equipment.leaves()));
    Function<SimulatedPosition, LeaveSource> leaves =
        root -> derivation.map(known -> derive(known, root)).orElse(fixed);
    return () -> new SimulatingPlayer(simulator(equipment, chances), plan, leaves);
  }

  private static LeaveSource derive(LeaveDerivation derivation, SimulatedPosition root) {
    try (Crew alone = new Crew(1)) {
      return RootLeaves.derive(derivation, root, alone);
    }
  }

  private static Simulator simulator(Equipment equipment, WinChances chances) {
    return new Simulator(
        () ->
            new MoveFinder(
                new PlayFinder(
                    new Board(equipment.rules(), equipment.words()),
                    equipment.rules(),
                    equipment.anagrams(),
                    equipment.leaves().index())),
        chances);
  }

  private static SimulationPlan plan(PlayerSpec spec) {
    return USUAL_PLAN
        .withPlies(spec.number(PlayerSpec.PLIES, USUAL_PLAN.plies()))
        .withCandidates(spec.number(PlayerSpec.CANDIDATES, USUAL_PLAN.candidates()))
        .withIterations(spec.number(PlayerSpec.ITERATIONS, (int) USUAL_PLAN.iterations()))
        .withRanking(ranking(spec.option(PlayerSpec.BY).orElse(USUAL_PLAN.ranking().word())));
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
