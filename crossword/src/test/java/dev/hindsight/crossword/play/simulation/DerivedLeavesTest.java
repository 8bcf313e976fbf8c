package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.players.DynamicPlayer;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Refresh;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Sight;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Simulation and re-ranking with leave values for the tiles that are left. */
@Tag("slow")
class DerivedLeavesTest {
  private static final long SEED = 31;
  private static final LeaveDerivation DERIVATION = new LeaveDerivation(someEquities());

  private static RackEquityTable someEquities() {
    RackIndex index = new RackIndex(Fixture.RULES.tiles(), Fixture.RULES.rackSize());
    SplittableRandom random = new SplittableRandom(SEED);
    int[] equities = new int[index.size()];
    for (int rank = 0; rank < equities.length; rank++) {
      equities[rank] = random.nextInt(0, 60_000);
    }
    return RackEquityTable.of(index, "0".repeat(64), equities, new int[equities.length]);
  }

  @Test
  void theMoverHoldsTilesApartAndTheOpponentDrewFromThePool() {
    SimulatedPosition root = new SimulatedPosition(Fixture.position(SEED, 12));
    try (Crew crew = new Crew(1)) {
      LeaveSource derived = RootLeaves.derive(DERIVATION, root, PLAIN, crew);
      LeaveSource byHand =
          LeaveSource.bySeat(
              evaluation(DERIVATION.derive(root.unseen(), DrawConvention.HELD_APART, crew)),
              evaluation(DERIVATION.derive(root.unseen(), DrawConvention.POOL, crew)));
      SimulationResult result = simulate(root, derived, 120, crew);
      assertThat(result).isEqualTo(simulate(root, byHand, 120, crew));
      assertThat(result)
          .isNotEqualTo(simulate(root, LeaveSource.fixed(Fixture.EVALUATION), 120, crew));
    }
  }

  private static final StaticEvaluation PLAIN = Fixture.EQUIPMENT.staticEvaluation();

  private static StaticEvaluation evaluation(LeaveTable leaves) {
    return new StaticEvaluation(Fixture.RULES, leaves);
  }

  private static SimulationResult simulate(
      SimulatedPosition root, LeaveSource leaves, int iterations, Crew crew) {
    SimulationPlan plan =
        SimulationPlan.usual()
            .withCandidates(4)
            .withPlies(4)
            .withIterations(iterations)
            .withStopsEarly(false);
    return simulate(root, leaves, plan, crew);
  }

  private static SimulationResult simulate(
      SimulatedPosition root, LeaveSource leaves, SimulationPlan plan, Crew crew) {
    return Fixture.simulator()
        .simulate(root, OpponentRacks.UNKNOWN, leaves, plan, crew, known -> {});
  }

  @Test
  void valuesThatAreNeverTooOldAreThoseOfTheRoot() {
    SimulatedPosition root = new SimulatedPosition(Fixture.position(SEED, 14));
    try (Crew crew = new Crew(2)) {
      LeaveSource derived = RootLeaves.derive(DERIVATION, root, PLAIN, crew);
      LeaveSource following =
          new FollowingLeaves(DERIVATION, PLAIN, derived, Refresh.everyTiles(100), Sight.VISIBLE);
      assertThat(simulate(root, following, 80, crew)).isEqualTo(simulate(root, derived, 80, crew));
    }
  }

  @Test
  void valuesThatFollowTheBagAreThoseOfTheTilesThatAPlayerDoesNotSee() {
    SimulatedPosition root = new SimulatedPosition(Fixture.position(SEED, 16));
    try (Crew crew = new Crew(2)) {
      LeaveSource derived = RootLeaves.derive(DERIVATION, root, PLAIN, crew);
      for (Sight sight : Sight.values()) {
        LeaveSource following =
            new FollowingLeaves(DERIVATION, PLAIN, derived, Refresh.everyTiles(1), sight);
        LeaveSource checked = new DerivedEachTurn(derived, sight);
        assertThat(simulate(root, following, 8, crew)).isEqualTo(simulate(root, checked, 8, crew));
      }
    }
  }

  /** Slow and obvious: derives a whole table on every turn before which a tile was drawn. */
  private record DerivedEachTurn(LeaveSource first, Sight sight) implements LeaveSource {
    @Override
    public Evaluation root() {
      return first.root();
    }

    @Override
    public TurnLeaves openTurns() {
      int[] tilesInBag = new int[1];
      return new TurnLeaves() {
        @Override
        public void begin(Playout playout) {
          tilesInBag[0] = playout.tilesInBag();
        }

        @Override
        public Evaluation evaluation(int seat, Playout playout) {
          if (playout.tilesInBag() == tilesInBag[0]) {
            return first.openTurns().evaluation(seat, playout);
          }
          int[] left = new int[Fixture.RULES.tiles().letterCount()];
          playout.countUnseen(seat, left);
          if (sight == Sight.TRUE) {
            playout.countBag(left);
          }
          try (Crew crew = new Crew(1)) {
            return DerivedLeavesTest.evaluation(
                DERIVATION.derive(left, DrawConvention.HELD_APART, crew));
          }
        }
      };
    }
  }

  /** The opponent's reply and the mover's next turn are all that two plies have. */
  @Test
  void twoPliesAreEnoughToMakeValuesTooOld() {
    SimulatedPosition root = new SimulatedPosition(Fixture.position(SEED, 8));
    SimulationPlan plan =
        SimulationPlan.usual().withCandidates(3).withIterations(60).withStopsEarly(false);
    try (Crew crew = new Crew(2)) {
      LeaveSource derived = RootLeaves.derive(DERIVATION, root, PLAIN, crew);
      SimulationResult atRoot = simulate(root, derived, plan, crew);
      for (String word : List.of("every:1", "every:7", "letter")) {
        List<SimulationResult> seen = new ArrayList<>(List.of(atRoot));
        for (Sight sight : Sight.values()) {
          LeaveSource refreshed =
              SimulationLeaves.refreshed(word, sight).derive(DERIVATION, root, PLAIN, crew);
          SimulationResult result = simulate(root, refreshed, plan, crew);
          assertThat(seen).as("%s, %s", word, sight).doesNotContain(result);
          seen.add(result);
        }
      }
    }
  }

  @Test
  void onlyWhatIsDerivedAgainCanBeDerivedForTheTrueBag() {
    assertThatThrownBy(() -> new SimulationLeaves("root", false, Sight.TRUE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the true bag is for leaves that are derived again in playouts");
  }

  @Test
  void valuesAreTooOldWhenALetterHasRunOut() {
    Refresh refresh = Refresh.whenALetterRunsOut();
    assertThat(refresh.isDue(new int[] {2, 0, 5}, new int[] {1, 0, 1})).isFalse();
    assertThat(refresh.isDue(new int[] {2, 0, 5}, new int[] {0, 0, 5})).isTrue();
    assertThat(Refresh.everyTiles(3).isDue(new int[] {4, 4}, new int[] {4, 2})).isFalse();
    assertThat(Refresh.everyTiles(3).isDue(new int[] {4, 4}, new int[] {3, 2})).isTrue();
    assertThatThrownBy(() -> Refresh.everyTiles(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void reRankingPlaysWhatAWholeTableForTheTilesLeftWouldPlay() {
    Equipment equipment =
        new Equipment(
            Fixture.RULES,
            Fixture.WORDS,
            Fixture.ANAGRAMS,
            LeaveTable.zero(Fixture.RULES.tiles(), 7));
    DynamicPlayer player = new DynamicPlayer(equipment, DERIVATION, 100_000);
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    MoveFinder finder = Fixture.finder(game.board());
    game.start(TrialRandom.of(SEED, 0));
    int others = 0;
    while (!game.isOver()) {
      Move move = player.choose(game, TrialRandom.of(0, 0));
      RankedMove expected = bestWithTableFor(game, finder);
      assertThat(move).as("seed %d, turn %d", SEED, game.turns()).isEqualTo(expected.move());
      others += move.equals(Fixture.best(game, finder, evaluation(equipment.leaves()))) ? 0 : 1;
      game.play(move);
    }
    assertThat(others).isPositive();
  }

  private static RankedMove bestWithTableFor(Game game, MoveFinder finder) {
    int[] unseen = new int[Fixture.RULES.tiles().letterCount()];
    int seat = game.seatOnTurn();
    game.countUnseen(seat, unseen);
    int points = 0;
    for (int letter = 0; letter < unseen.length; letter++) {
      points += unseen[letter] * Fixture.RULES.tiles().scorePoints(letter);
    }
    try (Crew crew = new Crew(1)) {
      LeaveTable leaves = DERIVATION.derive(unseen, DrawConvention.HELD_APART, crew);
      finder.setRack(game.rack(seat).counts(), evaluation(leaves), game.bag().size(), points);
      return finder.best();
    }
  }
}
