package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/** A game of 35 tiles and racks of three, with rack equities of no meaning. */
final class SmallGame {
  static final TileSet TILES =
      TileSet.parse(
          "small",
          """
          ?,?,1,0,0
          A,a,9,1,1
          B,b,6,3,0
          D,d,6,2,0
          E,e,9,1,1
          S,s,3,1,0
          Z,z,1,10,0
          """);

  static final CrosswordRules RULES = TinyGame.rules(TILES);
  static final RackEquityTable EQUITIES = TinyGame.someEquities(TILES, 17);
  static final LeaveDerivation DERIVATION = new LeaveDerivation(EQUITIES);
  static final Equipment EQUIPMENT = equipment();

  private SmallGame() {}

  private static Equipment equipment() {
    WordGraph graph = TinyGame.words(TILES);
    AnagramMap anagrams = new AnagramMap(graph, TILES.letterCount());
    return new Equipment(RULES, graph, anagrams, leaves(TILES.counts(), DrawConvention.POOL));
  }

  static LeaveTable leaves(int[] bag, DrawConvention convention) {
    try (Crew crew = new Crew(1)) {
      return DERIVATION.derive(bag, convention, crew);
    }
  }

  /** All moves of the seat on turn, from a search that knows nothing of turns before. */
  static MoveFinder search(Game game) {
    MoveFinder finder = EQUIPMENT.moveFinder(game.board());
    int seat = game.seatOnTurn();
    int opponentPoints = 0;
    for (byte letter : game.rack(1 - seat).letters().toArray()) {
      opponentPoints += TILES.scorePoints(letter);
    }
    finder.setRack(
        game.rack(seat).counts(),
        new StaticEvaluation(RULES, EQUIPMENT.leaves()),
        game.bag().size(),
        opponentPoints);
    return finder;
  }

  static int[] unseen(Game game) {
    int[] unseen = new int[TILES.letterCount()];
    game.countUnseen(game.seatOnTurn(), unseen);
    return unseen;
  }

  static int[] counts(byte[] letters) {
    int[] counts = new int[TILES.letterCount()];
    for (byte letter : letters) {
      counts[letter]++;
    }
    return counts;
  }

  static void assertSame(BandSums sums, BandSums expected) {
    assertThat(sums.all()).isEqualTo(expected.all());
    for (int band = 0; band < expected.bands().size(); band++) {
      assertThat(sums.band(band)).as("band %d", band).isEqualTo(expected.band(band));
    }
  }
}
