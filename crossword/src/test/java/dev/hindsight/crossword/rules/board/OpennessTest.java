package dev.hindsight.crossword.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What the board knows of open squares, against a look at all of them. */
class OpennessTest {
  private static final CrosswordRules RULES = CrosswordRules.english();
  private static final int SIZE = RULES.layout().size();

  private final Board board = Board.withoutWords(RULES);

  @Test
  void anEmptyBoardIsClosed() {
    assertThat(Openness.EXTENT.of(board)).isZero();
    assertThat(Openness.OPEN_EDGES.of(board)).isZero();
  }

  @Test
  void tilesAtTheEdgeOpenIt() {
    place(Direction.ACROSS, 7, 7, "AB");
    assertThat(Openness.EXTENT.of(board)).isZero();
    place(Direction.DOWN, 8, 8, "CDEFGH");
    assertThat(Openness.EXTENT.of(board)).isEqualTo(3);
    assertThat(Openness.OPEN_EDGES.of(board)).isEqualTo(1);
    board.takeBack();
    assertThat(Openness.EXTENT.of(board)).isZero();
    assertThat(Openness.OPEN_EDGES.of(board)).isZero();
  }

  @Test
  void aWordThatTakesALetterOpensTheEdgeAndOneThatTakesNoneDoesNot() {
    Board withWords = new Board(RULES, WordGraph.enable());
    withWords.place(placement(Direction.ACROSS, 7, 11, "JO"));
    assertThat(Openness.HOOKS.of(withWords)).isEqualTo(1);
    assertThat(Openness.OPEN_EDGES.of(withWords)).isEqualTo(1);
    withWords.takeBack();
    withWords.place(placement(Direction.ACROSS, 7, 10, "VEG"));
    assertThat(Openness.HOOKS.of(withWords)).isZero();
    assertThat(Openness.OPEN_EDGES.of(withWords)).isEqualTo(1);
    place(Direction.ACROSS, 7, 10, "VEG");
    assertThat(Openness.HOOKS.of(board)).as("any letter fits without words").isEqualTo(1);
  }

  /** Words and what is none, put down and taken back, on boards that are set up as well. */
  @Test
  void everyMeasureIsThatOfACountFromScratch() {
    SomeWords words = new SomeWords();
    Board live = new Board(RULES, words.graph);
    int[][] seen = new int[Openness.ALL.size()][Openness.LEVELS];
    int closedToHooks = 0;
    for (long seed = 0; seed < 12; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RandomPlays plays = new RandomPlays(words, random);
      live.clear();
      int onBoard = 0;
      for (int step = 0; step < 60; step++) {
        if (random.nextInt(25) == 0) {
          live.setUp(live.tiles(Direction.ACROSS).clone());
          onBoard = 0;
        } else if (onBoard > 0 && random.nextInt(3) == 0) {
          live.takeBack();
          onBoard--;
        } else {
          Optional<Placement> play = plays.find(live);
          if (play.isPresent()) {
            live.place(play.get());
            onBoard++;
          }
        }
        ReferenceOpenness slow = new ReferenceOpenness(live, words::contains);
        for (Openness measure : Openness.ALL) {
          int level = measure.of(live);
          assertThat(level)
              .as("%s, seed %d, step %d", measure.word(), seed, step)
              .isEqualTo(slow.level(measure));
          seen[measure.ordinal()][level]++;
        }
        closedToHooks += Openness.HOOKS.of(live) < Openness.OPEN_EDGES.of(live) ? 1 : 0;
      }
    }
    for (int level = 0; level < Openness.LEVELS; level++) {
      assertThat(seen[Openness.HOOKS.ordinal()][level]).as("boards of level " + level).isPositive();
    }
    assertThat(closedToHooks).as("boards on which hooks tell more than edges").isGreaterThan(20);
  }

  @Test
  void twoAAcrossHasATripleWordAboveAndADoubleWordBehind() {
    int address = SIZE;
    assertThat((int) board.openPremiums(Direction.ACROSS)[address])
        .isEqualTo(OpenPremiums.ABOVE | OpenPremiums.BEHIND);
    place(Direction.ACROSS, 0, 0, "A");
    assertThat((int) board.openPremiums(Direction.ACROSS)[address]).isEqualTo(OpenPremiums.BEHIND);
    board.takeBack();
    assertThat((int) board.openPremiums(Direction.ACROSS)[address])
        .isEqualTo(OpenPremiums.ABOVE | OpenPremiums.BEHIND);
  }

  @Test
  void openSquaresAreKeptUpAsTilesComeAndGo() {
    SplittableRandom random = new SplittableRandom(4);
    int plays = 0;
    for (int step = 0; step < 3_000; step++) {
      int kind = random.nextInt(20);
      if (kind == 0) {
        board.clear();
        plays = 0;
      } else if (kind == 1) {
        byte[] tiles = new byte[SIZE * SIZE];
        for (int square = 0; square < tiles.length; square++) {
          tiles[square] = (byte) Math.max(0, random.nextInt(-5, 3));
        }
        board.setUp(tiles);
        plays = 0;
      } else if (kind < 8 && plays > 0) {
        board.takeBack();
        plays--;
      } else {
        int row = random.nextInt(SIZE);
        int column = random.nextInt(SIZE);
        if (board.tile(row, column) == 0) {
          boolean across = random.nextBoolean();
          board.place(
              across ? Direction.ACROSS : Direction.DOWN,
              across ? row : column,
              across ? column : row,
              new byte[] {(byte) random.nextInt(1, 27)},
              1);
          plays++;
        }
      }
      compare("seed 4, step " + step);
    }
  }

  private void compare(String printed) {
    for (int row = 0; row < SIZE; row++) {
      int inRow = 0;
      for (int column = 0; column < SIZE; column++) {
        inRow += board.tile(row, column) == 0 ? 0 : 1;
        int across =
            (isOpen(row, column - 1) ? OpenPremiums.BEFORE : 0)
                | (isOpen(row, column + 1) ? OpenPremiums.BEHIND : 0)
                | (isOpen(row - 1, column) ? OpenPremiums.ABOVE : 0)
                | (isOpen(row + 1, column) ? OpenPremiums.BELOW : 0);
        int down =
            (isOpen(row - 1, column) ? OpenPremiums.BEFORE : 0)
                | (isOpen(row + 1, column) ? OpenPremiums.BEHIND : 0)
                | (isOpen(row, column - 1) ? OpenPremiums.ABOVE : 0)
                | (isOpen(row, column + 1) ? OpenPremiums.BELOW : 0);
        int found = board.openPremiums(Direction.ACROSS)[row * SIZE + column];
        int foundDown = board.openPremiums(Direction.DOWN)[column * SIZE + row];
        if (found != across || foundDown != down) {
          throw new AssertionError(printed + ": row " + row + ", column " + column);
        }
      }
      assertThat(board.tilesInLine(Direction.ACROSS, row)).as(printed).isEqualTo(inRow);
    }
  }

  private boolean isOpen(int row, int column) {
    return row >= 0
        && column >= 0
        && row < SIZE
        && column < SIZE
        && board.tile(row, column) == 0
        && RULES.layout().letterMultiplier(row, column) * RULES.layout().wordMultiplier(row, column)
            > 1;
  }

  private void place(Direction direction, int line, int place, String word) {
    board.place(placement(direction, line, place, word));
  }

  private static Placement placement(Direction direction, int line, int place, String word) {
    byte[] letters = new byte[word.length()];
    for (int index = 0; index < letters.length; index++) {
      letters[index] = (byte) (word.charAt(index) - 'A' + 1);
    }
    return new Placement(direction, line, place, Tiles.of(letters), 0);
  }
}
