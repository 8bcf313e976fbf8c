package dev.hindsight.crossword.play.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.FoundPlay;
import dev.hindsight.crossword.play.find.Positions;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphBuilder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lanes of whole boards, held against those read anew, planted words and mirrored boards. */
class BoardLanesTest {
  private static final TileSet TILES = Positions.ENGLISH.tiles();
  private static final WordsByLetter WORDS = new WordsByLetter(Positions.ENABLE);

  private static BoardLanes lanes(Board board) {
    return new BoardLanes(board, Positions.ENGLISH, WORDS, Positions.ANAGRAMS);
  }

  private static Board board() {
    return new Board(Positions.ENGLISH, Positions.ENABLE);
  }

  /** The numbers of a board as it stands. */
  private static float[] read(Board board, int[] unseen) {
    BoardLanes lanes = lanes(board);
    lanes.read(unseen);
    float[] sums = new float[BoardLanes.NUMBERS];
    lanes.sumAfter(sums);
    return sums;
  }

  @Test
  void afterAPlayIsAsReadAnew() {
    List<Placement> played = new ArrayList<>();
    Board board = board();
    Board same = board();
    BoardLanes lanes = lanes(board);
    float[] after = new float[BoardLanes.NUMBERS];
    int[] unseen = TILES.counts();
    Positions.playThrough(
        Positions.finder(),
        Evaluation.SCORE,
        3,
        (finder, rack, bag) -> {
          FoundPlay best = finder.findBest(Integer.MIN_VALUE);
          if (best != null) {
            played.add(best.toPlacement(finder.board().size()));
          }
        });
    assertThat(played).hasSizeGreaterThan(8);
    for (Placement play : played) {
      lanes.read(unseen);
      lanes.readAfter(play);
      lanes.sumAfter(after);
      byte[] before = board.tiles(Direction.ACROSS).clone();
      assertThat(board.tiles(Direction.ACROSS)).isEqualTo(same.tiles(Direction.ACROSS));
      same.place(play);
      assertThat(after).isEqualTo(read(same, unseen));
      lanes.readUnchanged();
      lanes.sumAfter(after);
      assertThat(board.tiles(Direction.ACROSS)).isEqualTo(before);
      board.place(play);
    }
  }

  @Test
  void aBoardOnItsSideOffersTheSame() {
    Board across = board();
    Board down = board();
    for (Placement play : List.of(quag(Direction.ACROSS), so(Direction.ACROSS))) {
      across.place(play);
      down.place(
          new Placement(
              play.direction() == Direction.ACROSS ? Direction.DOWN : Direction.ACROSS,
              play.line(),
              play.place(),
              play.tiles(),
              play.scorePoints()));
    }
    float[] one = read(across, TILES.counts());
    float[] other = read(down, TILES.counts());
    for (int number = 0; number < one.length; number++) {
      assertThat((double) other[number]).isCloseTo(one[number], within(2e-3));
    }
  }

  private static Placement quag(Direction direction) {
    return new Placement(direction, 7, 4, Tiles.of((byte) 17, (byte) 21, (byte) 1, (byte) 7), 28);
  }

  private static Placement so(Direction direction) {
    return new Placement(direction, 8, 6, Tiles.of((byte) 20, (byte) 15), 0);
  }

  /** With two words in the world and no Q and no U left, an S behind QUAG is all there is. */
  @Test
  void aPlantedLaneIsTheOnlyOne() {
    byte[] quag = {17, 21, 1, 7};
    byte[] quags = {17, 21, 1, 7, 19};
    WordGraph words = WordGraphBuilder.build(TILES, List.of(quag, quags));
    Board board = new Board(Positions.ENGLISH, words);
    board.place(quag(Direction.ACROSS));
    BoardLanes lanes =
        new BoardLanes(
            board,
            Positions.ENGLISH,
            new WordsByLetter(words),
            new AnagramMap(words, TILES.letterCount()));
    int[] unseen = new int[TILES.letterCount()];
    unseen[5] = 16;
    float[] sums = new float[BoardLanes.NUMBERS];
    lanes.read(unseen);
    lanes.sumAfter(sums);
    assertThat(sums).containsOnly(0);
    unseen[19] = 4;
    lanes.read(unseen);
    lanes.sumAfter(sums);
    // Seven of twenty tiles, four of them S: 1.4 words to expect. QUAGS scores 15 and is no bingo.
    double slot = 1 - Math.exp(-0.35 * 4);
    assertThat((double) sums[0]).isCloseTo(1 - Math.exp(-slot), within(0.02));
    assertThat(sums[3]).isLessThan(0.01f);
    assertThat(sums[BoardLanes.NUMBERS / 2]).isZero();
  }

  @Test
  void moreTilesOfAKindAreMoreToExpect() {
    Board board = board();
    board.place(quag(Direction.ACROSS));
    int[] few = TILES.counts();
    few[19] = 0;
    assertThat(read(board, few)[1]).isLessThan(read(board, TILES.counts())[1]);
  }
}
