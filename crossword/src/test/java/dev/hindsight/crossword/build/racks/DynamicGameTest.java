package dev.hindsight.crossword.build.racks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Moves of dynamic players against a plain search with a whole table of leaves for every bag. */
class DynamicGameTest {
  private static final long SEED = 23;
  private static final int GAMES = 60;

  private final RackEquityTable racks = TinyGame.someEquities(SEED);
  private final LeaveDerivation derivation = new LeaveDerivation(racks);
  private final Equipment equipment = TinyGame.equipment(TinyGame.fullBagLeaves(SEED));

  @Test
  void everyMoveIsTheBestOfTheFirstByLeavesForTheTilesUnseen() {
    assertThat(movesOtherThanStatic(equipment, racks, GAMES)).isGreaterThan(20);
  }

  @Test
  @Tag("slow")
  void whileManyTilesAreUnseenMovesAreStatic() {
    CrosswordRules rules = CrosswordRules.english();
    WordGraph words = WordGraph.enable();
    AnagramMap anagrams = new AnagramMap(words, rules.tiles().letterCount());
    LeaveTable none = LeaveTable.zero(rules.tiles(), rules.rackSize());
    Equipment english = new Equipment(rules, words, anagrams, none);
    assertThat(movesOtherThanStatic(english, englishEquities(), 2)).isPositive();
  }

  /** Checks every move of some games against {@link #choose}. */
  private static int movesOtherThanStatic(Equipment equipment, RackEquityTable racks, int games) {
    DynamicGame self = new DynamicGame(equipment, racks);
    LeaveDerivation derivation = new LeaveDerivation(racks);
    int otherThanStatic = 0;
    for (long number = 0; number < games; number++) {
      self.start(TrialRandom.of(SEED, number));
      Game game = self.game();
      while (!game.isOver()) {
        int[] unseen = new int[equipment.rules().tiles().letterCount()];
        game.countUnseen(game.seatOnTurn(), unseen);
        int[] rack = game.rack(game.seatOnTurn()).counts();
        Choice expected = choose(equipment, derivation, game, rack, unseen);
        assertThat(self.findMove())
            .as("game %d, turn %d", number, game.turns())
            .isEqualTo(expected.equityMillipoints);
        assertThat(self.isPass()).isEqualTo(expected.move instanceof Pass);
        otherThanStatic += expected.move.equals(expected.staticBest) ? 0 : 1;
        self.playMove();
        assertThat(game.move(game.turns() - 1)).isEqualTo(expected.move);
      }
    }
    return otherThanStatic;
  }

  @Test
  void aLookPutsTheRealRackAmongTheTilesUnseen() {
    DynamicGame self = new DynamicGame(equipment, racks);
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
          assertThat(self.look(rack))
              .isEqualTo(choose(equipment, derivation, game, rack, others).equityMillipoints);
          looks++;
        }
        self.findMove();
        self.playMove();
      }
    }
    assertThat(looks).isGreaterThan(50);
  }

  private record Choice(Move move, Move staticBest, int equityMillipoints) {}

  private static Choice choose(
      Equipment equipment, LeaveDerivation derivation, Game game, int[] rack, int[] unseen) {
    MoveFinder finder = equipment.moveFinder(game.board());
    int points = 0;
    for (int letter = 0; letter < unseen.length; letter++) {
      points += unseen[letter] * equipment.rules().tiles().scorePoints(letter);
    }
    StaticEvaluation evaluation = new StaticEvaluation(equipment.rules(), equipment.leaves());
    finder.setRack(rack, evaluation, game.bag().size(), points);
    RankedMove first = finder.best();
    boolean tooMany = Arrays.stream(unseen).sum() > DynamicGame.MOST_UNSEEN;
    if (tooMany || game.bag().isEmpty() || first.move() instanceof Pass) {
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

  @Test
  @Tag("slow")
  void valuesForSmallEnglishBagsAreThoseOfTheDerivation() {
    RackEquityTable english = englishEquities();
    RandomGenerator random = TrialRandom.of(SEED, 2);
    LeaveDerivation derived = new LeaveDerivation(english);
    SmallBagLeaves leaves = new SmallBagLeaves(english);
    for (int tiles : new int[] {7, 8, 13, 26, 40}) {
      int[] pool = TileSet.english().counts();
      int[] rack = draw(pool, 7, random);
      int[] bag = draw(pool, tiles, random);
      leaves.setBag(bag);
      try (Crew crew = new Crew(1)) {
        LeaveTable table = derived.derive(bag, DrawConvention.HELD_APART, crew);
        for (int kept = 0; kept < 7; kept++) {
          int[] leave = draw(rack.clone(), kept, random);
          assertThat(leaves.millipoints(leave))
              .as("%d tiles, %d kept, seed %d", tiles, kept, SEED)
              .isEqualTo(table.millipoints(table.index().rank(leave)));
        }
      }
    }
    assertThatThrownBy(() -> leaves.setBag(draw(TileSet.english().counts(), 6, random)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static RackEquityTable englishEquities() {
    RackIndex index = new RackIndex(TileSet.english(), 7);
    int[] equities = new int[index.size()];
    RandomGenerator random = TrialRandom.of(SEED, 1);
    for (int rank = 0; rank < equities.length; rank++) {
      equities[rank] = random.nextInt(90_000) - 20_000;
    }
    return RackEquityTable.of(index, "0".repeat(64), equities, new int[equities.length]);
  }

  private static int[] draw(int[] pool, int size, RandomGenerator random) {
    int[] drawn = new int[pool.length];
    for (int tile = 0; tile < size; tile++) {
      int letter = random.nextInt(pool.length);
      while (pool[letter] == 0) {
        letter = random.nextInt(pool.length);
      }
      pool[letter]--;
      drawn[letter]++;
    }
    return drawn;
  }
}
