package dev.hindsight.workbench.crossword.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What a simulation puts first is its own best by what it says it ranks by. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SimulationLawsTest {
  private static final long SEED = 20261118;
  private static final int MANY = 50;
  private static final SimulationPlan PLAN = SimulationPlan.usual().withRanking(RankingRule.AUTO);

  private LoadedEquipment loaded;
  private CrosswordSimulate simulate;

  @BeforeAll
  void load() throws IOException {
    loaded = LoadedEquipment.open(CrosswordFiles.NONE);
    SimulationTables tables = SimulationTables.open(loaded, SimulationLeaves.ROOT, null, null);
    simulate = new CrosswordSimulate(loaded, tables);
  }

  @Test
  void nearTheEndTheFirstMoveIsTheBestByTheChanceToWin() {
    for (int number = 0; number < 3; number++) {
      checkLate(simulate(latePosition(number), PLAN.withIterations(1_500)), number);
    }
  }

  @Test
  @Tag("long")
  void nearTheEndTheFirstMoveIsTheBestByTheChanceToWinInFiftyPositions() {
    int others = 0;
    for (int number = 0; number < MANY; number++) {
      CrosswordSimulation found = simulate(latePosition(number), PLAN);
      checkLate(found, number);
      others += best(found, CrosswordSimulation.Candidate::meanEquity).equals(first(found)) ? 0 : 1;
    }
    System.out.printf(
        Locale.ROOT, "%d positions, %d of them with another best by equity%n", MANY, others);
  }

  private static void checkLate(CrosswordSimulation found, int number) {
    assertThat(found.run().rankedBy()).isEqualTo("win");
    assertThat(first(found).winProbability())
        .as("position %d, seed %d", number, SEED)
        .isEqualTo(best(found, CrosswordSimulation.Candidate::winProbability).winProbability());
  }

  @Test
  void earlyInAGameTheFirstMoveIsTheBestByEquity() {
    Game game = loaded.equipment().game();
    game.start(TrialRandom.of(SEED, 0));
    CrosswordSimulation found = simulate(game.position(), PLAN.withIterations(500));
    assertThat(found.run().rankedBy()).isEqualTo("equity");
    assertThat(first(found)).isEqualTo(best(found, CrosswordSimulation.Candidate::meanEquity));
  }

  private CrosswordSimulation simulate(GamePosition position, SimulationPlan plan) {
    CgpPosition asked = new CgpPosition(position, List.of());
    try (Crew crew = new Crew(2)) {
      return simulate.run(
          new CrosswordSimulate.Question(asked, List.of(), false, null, plan), crew, known -> {});
    }
  }

  private static CrosswordSimulation.Candidate first(CrosswordSimulation found) {
    return found.candidates().get(0);
  }

  private static CrosswordSimulation.Candidate best(
      CrosswordSimulation found, Function<CrosswordSimulation.Candidate, Double> figure) {
    return found.candidates().stream()
        .max(Comparator.comparing(candidate -> Objects.requireNonNull(figure.apply(candidate))))
        .orElseThrow();
  }

  /** A turn of a game of static players with a bag and fewer than 30 tiles unseen. */
  private GamePosition latePosition(int number) {
    RandomGenerator random = TrialRandom.of(SEED, number);
    Game game = loaded.equipment().game();
    MoveFinder finder = loaded.equipment().moveFinder(game.board());
    game.start(random);
    List<GamePosition> late = new ArrayList<>();
    while (game.bag().size() > 0 && !game.isOver()) {
      int seat = game.seatOnTurn();
      if (game.bag().size() + game.rack(1 - seat).size() < RankingRule.NEAR_THE_END) {
        late.add(withoutTheOther(game.position()));
      }
      finder.setRack(
          game.rack(seat).counts(), loaded.equipment().staticEvaluation(), game.bag().size(), 0);
      game.play(finder.best().move());
    }
    return late.get(random.nextInt(late.size()));
  }

  private static GamePosition withoutTheOther(GamePosition position) {
    return new GamePosition(
        position.rules(),
        position.squares(),
        List.of(position.racks().get(0), Tiles.of()),
        position.scorePoints(),
        position.scorelessTurns());
  }
}
