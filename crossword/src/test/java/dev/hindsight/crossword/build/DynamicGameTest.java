package dev.hindsight.crossword.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.MoveFinder;
import dev.hindsight.crossword.play.PlayFinder;
import dev.hindsight.crossword.play.RankedMove;
import dev.hindsight.crossword.play.StaticEvaluation;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveDerivation;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Moves of dynamic players against a plain search with a whole table of leaves for every bag. */
class DynamicGameTest {
  private static final long SEED = 23;
  private static final int GAMES = 60;

  private final LeaveDerivation derivation = new LeaveDerivation(TinyGame.someEquities(SEED));
  private final Equipment equipment = TinyGame.equipment(TinyGame.fullBagLeaves(SEED));

  @Test
  void everyMoveIsTheBestOfTheFirstByLeavesForTheTilesUnseen() {
    DynamicGame self = new DynamicGame(equipment, derivation);
    int otherThanStatic = 0;
    for (long number = 0; number < GAMES; number++) {
      self.start(TrialRandom.of(SEED, number));
      Game game = self.game();
      while (!game.isOver()) {
        int[] unseen = new int[TinyGame.TILES.letterCount()];
        game.countUnseen(game.seatOnTurn(), unseen);
        Choice expected = choose(game, game.rack(game.seatOnTurn()).counts(), unseen);
        assertThat(self.findMove())
            .as("game %d, turn %d", number, game.turns())
            .isEqualTo(expected.equityMillipoints);
        assertThat(self.isPass()).isEqualTo(expected.move instanceof Pass);
        otherThanStatic += expected.move.equals(expected.staticBest) ? 0 : 1;
        self.playMove();
        assertThat(game.move(game.turns() - 1)).isEqualTo(expected.move);
      }
    }
    assertThat(otherThanStatic).isGreaterThan(20);
  }

  @Test
  void aLookPutsTheRealRackAmongTheTilesUnseen() {
    DynamicGame self = new DynamicGame(equipment, derivation);
    RackIndex index = new RackIndex(TinyGame.TILES, TinyGame.RULES.rackSize());
    RandomGenerator random = TrialRandom.of(SEED, 1_000);
    int looks = 0;
    for (long number = 0; number < GAMES; number++) {
      self.start(TrialRandom.of(SEED, number));
      Game game = self.game();
      while (!game.bag().isEmpty() && !game.isOver()) {
        int[] rack = new int[TinyGame.TILES.letterCount()];
        index.unrank(random.nextInt(index.size()), rack);
        int[] others = offTheBoard(game);
        boolean drawable = true;
        for (int letter = 0; letter < rack.length; letter++) {
          others[letter] -= rack[letter];
          drawable &= others[letter] >= 0;
        }
        if (drawable) {
          assertThat(self.look(rack)).isEqualTo(choose(game, rack, others).equityMillipoints);
          looks++;
        }
        self.findMove();
        self.playMove();
      }
    }
    assertThat(looks).isGreaterThan(50);
  }

  private record Choice(Move move, Move staticBest, int equityMillipoints) {}

  private Choice choose(Game game, int[] rack, int[] unseen) {
    MoveFinder finder =
        new MoveFinder(
            new PlayFinder(
                game.board(), equipment.rules(), equipment.anagrams(), equipment.leaves().index()));
    int points = 0;
    for (int letter = 0; letter < unseen.length; letter++) {
      points += unseen[letter] * TinyGame.TILES.scorePoints(letter);
    }
    StaticEvaluation evaluation = new StaticEvaluation(equipment.rules(), equipment.leaves());
    finder.setRack(rack, evaluation, game.bag().size(), points);
    RankedMove first = finder.best();
    if (game.bag().isEmpty() || first.move() instanceof Pass) {
      return new Choice(first.move(), first.move(), first.equityMillipoints());
    }
    Choice best = new Choice(first.move(), first.move(), Integer.MIN_VALUE);
    try (Crew crew = new Crew(1)) {
      LeaveTable leaves = derivation.derive(unseen, DrawConvention.HELD_APART, crew);
      for (RankedMove move : finder.top(DynamicGame.MOST_CANDIDATES)) {
        int behind = first.equityMillipoints() - move.equityMillipoints();
        int[] kept = new int[rack.length];
        for (byte letter : move.leave().toArray()) {
          kept[letter]++;
        }
        if (behind <= DynamicGame.MARGIN_MILLIPOINTS && !(move.move() instanceof Pass)) {
          int value = leaves.millipoints(leaves.index().rank(kept));
          int equity = move.equityMillipoints() - move.leaveMillipoints() + value;
          if (equity > best.equityMillipoints) {
            best = new Choice(move.move(), first.move(), equity);
          }
        }
      }
    }
    return best;
  }

  private static int[] offTheBoard(Game game) {
    int[] counts = new int[TinyGame.TILES.letterCount()];
    game.countUnseen(game.seatOnTurn(), counts);
    int[] own = game.rack(game.seatOnTurn()).counts();
    for (int letter = 0; letter < counts.length; letter++) {
      counts[letter] += own[letter];
    }
    return counts;
  }
}
