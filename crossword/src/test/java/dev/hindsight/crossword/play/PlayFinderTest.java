package dev.hindsight.crossword.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import org.junit.jupiter.api.Test;

class PlayFinderTest {
  private static final CrosswordRules RULES = CrosswordRules.english();
  private static final WordGraph WORDS = WordGraph.enable();
  private static final AnagramMap ANAGRAMS = new AnagramMap(WORDS, RULES.tiles().letterCount());
  private static final LeaveIndex LEAVES = new LeaveIndex(RULES.tiles(), RULES.rackSize());

  private final Board board = new Board(RULES, WORDS);
  private final PlayFinder finder = new PlayFinder(board, RULES, ANAGRAMS, LEAVES);
  private final PlayList plays = new PlayList(board.size());

  private void find(String rack) {
    finder.setRack(Rack.parse(RULES.tiles(), rack).counts(), Evaluation.SCORE, 86, 0);
    finder.findAll(plays);
    plays.sort();
  }

  @Test
  void openingPlaysOfAeinrst() {
    find("AEINRST");
    assertThat(plays.size()).isEqualTo(1089);
    assertThat(text(plays.placement(0))).isEqualTo("ACROSS 7:1 ANESTRI 66");
    assertThat(text(finder.findBest(0).toPlacement(15))).isEqualTo("ACROSS 7:1 ANESTRI 66");
  }

  @Test
  void openingPlaysWithOneBlank() {
    find("AEINRS?");
    assertThat(plays.size()).isEqualTo(9296);
    assertThat(plays.scorePoints(0)).isEqualTo(64);
  }

  @Test
  void openingPlaysWithTwoBlanks() {
    find("AEINR??");
    assertThat(plays.size()).isEqualTo(33868);
  }

  @Test
  void playsAfterQuag() {
    board.place(
        new Placement(
            Direction.ACROSS, 7, 4, Tiles.of((byte) 17, (byte) 21, (byte) 1, (byte) 7), 28));
    find("AIIMMOT");
    long sum = 0;
    for (int i = 0; i < plays.size(); i++) sum += plays.scorePoints(i);
    assertThat(plays.size()).isEqualTo(101);
    assertThat(sum).isEqualTo(896);
    assertThat(text(plays.placement(0))).isEqualTo("ACROSS 8:6 MOMI 24");
  }

  private static String text(Placement p) {
    return p.direction()
        + " "
        + p.line()
        + ":"
        + p.place()
        + " "
        + new TileText(RULES.tiles()).format(p.tiles().toArray())
        + " "
        + p.scorePoints();
  }
}
