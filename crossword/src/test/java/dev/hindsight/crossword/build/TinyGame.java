package dev.hindsight.crossword.build;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphBuilder;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.Arrays;
import java.util.List;

/** A game of 24 tiles, racks of three and a board of seven rows: small enough to see every rack. */
final class TinyGame {
  static final TileSet TILES =
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

  static final CrosswordRules RULES =
      new CrosswordRules(
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
              """),
          TILES,
          3,
          20,
          3,
          6);

  private static final String WORDS =
      "AB AD AE BA BE DE ED ES ABA ABS ADD ADS BAA BAD BAS BED BEE DAB DEB SAD SEA ZED ZAS ADZE"
          + " BADE BASE BEAD BEDS DAZE DEED EASE SEED BASED BEADS DAZED";

  private TinyGame() {}

  static Equipment equipment() {
    return equipment(LeaveTable.zero(TILES, RULES.rackSize()));
  }

  static Equipment equipment(LeaveTable leaves) {
    TileText text = new TileText(TILES);
    List<byte[]> words = Arrays.stream(WORDS.split(" ")).map(text::parseTiles).toList();
    WordGraph graph = WordGraphBuilder.build(TILES, words);
    return new Equipment(RULES, graph, new AnagramMap(graph, TILES.letterCount()), leaves);
  }
}
