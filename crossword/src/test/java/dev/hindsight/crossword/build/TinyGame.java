package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphBuilder;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** A game of 24 tiles, racks of three and a board of seven rows: small enough to see every rack. */
public final class TinyGame {
  public static final TileSet TILES =
      TileSet.parse(
          "tiny",
          """
          ?,?,1,0,0
          A,a,6,1,1
          B,b,4,3,0
          D,d,4,2,0
          E,e,6,1,1
          S,s,2,1,0
          Z,z,1,10,0
          """);

  public static final CrosswordRules RULES = rules(TILES);

  private static final String WORDS =
      "AB AD AE BA BE DE ED ES ABA ABS ADD ADS BAA BAD BAS BED BEE DAB DEB SAD SEA ZED ZAS ADZE"
          + " BADE BASE BEAD BEDS DAZE DEED EASE SEED BASED BEADS DAZED";

  private TinyGame() {}

  /** The board and racks of the game, for other tiles. */
  public static CrosswordRules rules(TileSet tiles) {
    BoardLayout layout =
        BoardLayout.parse(
            """
            start 4D
            =..'..=
            .-...-.
            ..'.'..
            '..-..'
            ..'.'..
            .-...-.
            =..'..=
            """);
    return new CrosswordRules(layout, tiles, 3, 20, 3, 6);
  }

  /** The words of the game, for other tiles of the same letters. */
  public static WordGraph words(TileSet tiles) {
    TileText text = new TileText(tiles);
    return WordGraphBuilder.build(
        tiles, Arrays.stream(WORDS.split(" ")).map(text::parseTiles).toList());
  }

  public static Equipment equipment() {
    return equipment(LeaveTable.zero(TILES, RULES.rackSize()));
  }

  public static Equipment equipment(LeaveTable leaves) {
    WordGraph graph = words(TILES);
    return new Equipment(RULES, graph, new AnagramMap(graph, TILES.letterCount()), leaves);
  }

  /** Rack equities of no meaning, up to 20 points apart. */
  public static RackEquityTable someEquities(long seed) {
    return someEquities(TILES, seed);
  }

  /** The same for other tiles. */
  public static RackEquityTable someEquities(TileSet tiles, long seed) {
    RackIndex index = new RackIndex(tiles, RULES.rackSize());
    RandomGenerator random = TrialRandom.of(seed, 0);
    int[] equities = new int[index.size()];
    for (int rank = 0; rank < equities.length; rank++) {
      equities[rank] = random.nextInt(20_000);
    }
    return RackEquityTable.of(
        index, words(tiles).wordsSha256(), equities, new int[equities.length]);
  }

  /** The leaves that those give with a full bag. */
  public static LeaveTable fullBagLeaves(long seed) {
    try (Crew crew = new Crew(1)) {
      return new LeaveDerivation(someEquities(seed))
          .derive(TILES.counts(), DrawConvention.POOL, crew);
    }
  }
}
