package dev.hindsight.crossword.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
  private static final SomeWords WORDS = new SomeWords();

  /** A board of any size with premiums scattered without symmetry. */
  private static BoardLayout scattered(int size) {
    StringBuilder text = new StringBuilder("start 2C\n");
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        text.append(".'.\"-.^.=~".charAt((row * 7 + column * column * 3) % 10));
      }
      text.append('\n');
    }
    return BoardLayout.parse(text.toString());
  }

  private static CrosswordRules rules(int size) {
    BoardLayout layout = size == 15 ? BoardLayout.standard() : scattered(size);
    return new CrosswordRules(layout, WORDS.tiles);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 15, 21})
  @Tag("slow")
  void whatIsKeptInStepEqualsWhatIsWorkedOutAnewInWholeGames(int size) {
    CrosswordRules rules = rules(size);
    for (int seed = 0; seed < (size < 10 ? 60 : 8); seed++) {
      playGameAndTakeBack(rules, seed);
    }
  }

  private static void playGameAndTakeBack(CrosswordRules rules, int seed) {
    String about = rules.layout().size() + " squares, seed " + seed;
    RandomPlays plays = new RandomPlays(WORDS, TrialRandom.of(seed, 0));
    Board board = new Board(rules, WORDS.graph);
    Deque<Snapshot> before = new ArrayDeque<>();
    for (int turn = 0; turn < 30; turn++) {
      Optional<Placement> play = plays.find(board);
      if (play.isEmpty()) {
        break;
      }
      assertThat(board.scorePoints(play.get()))
          .as("%s, turn %d, %s", about, turn, play)
          .isEqualTo(ReferenceBoard.of(board).scorePoints(play.get()));
      before.push(Snapshot.of(board));
      board.place(play.get());
      checkAgainstReference(board, about + ", turn " + turn);
      before.peek().checkCountedChanges(board, about + ", turn " + turn);
      if (turn % 3 == 2) {
        Snapshot placed = Snapshot.of(board);
        board.takeBack();
        before.pop().checkEqual(board, about + ", back and forth");
        placed.checkCountedChanges(board, about + ", back and forth");
        before.push(Snapshot.of(board));
        board.place(play.get());
      }
    }
    assertThat(before).as(about).isNotEmpty();
    while (!before.isEmpty()) {
      board.takeBack();
      before.pop().checkEqual(board, about);
    }
    assertThat(board.isEmpty()).isTrue();
  }

  private static void checkAgainstReference(Board board, String about) {
    ReferenceBoard reference = ReferenceBoard.of(board);
    int size = board.size();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        for (Direction direction : Direction.values()) {
          int address = direction == Direction.ACROSS ? row * size + column : column * size + row;
          String where = about + ", " + new Square(row, column) + " " + direction;
          assertThat(board.crossMasks(direction)[address])
              .as(where)
              .isEqualTo(reference.crossMask(WORDS, direction, row, column));
          assertThat(board.crossScores(direction)[address])
              .as(where)
              .isEqualTo(reference.crossScore(direction, row, column));
          assertThat(board.tiles(direction)[address]).as(where).isEqualTo(board.tile(row, column));
        }
      }
    }
  }

  /** All that a board shows. */
  private record Snapshot(
      List<byte[]> tiles,
      List<long[]> masks,
      List<int[]> scores,
      boolean isEmpty,
      List<int[]> lineChanges) {
    static Snapshot of(Board board) {
      List<Direction> both = List.of(Direction.ACROSS, Direction.DOWN);
      return new Snapshot(
          both.stream().map(direction -> board.tiles(direction).clone()).toList(),
          both.stream().map(direction -> board.crossMasks(direction).clone()).toList(),
          both.stream().map(direction -> board.crossScores(direction).clone()).toList(),
          board.isEmpty(),
          both.stream().map(direction -> lineChanges(board, direction)).toList());
    }

    private static int[] lineChanges(Board board, Direction direction) {
      int[] changes = new int[board.size()];
      Arrays.setAll(changes, line -> board.lineChanges(direction, line));
      return changes;
    }

    void checkEqual(Board board, String about) {
      Snapshot now = of(board);
      assertThat(now.isEmpty).as(about).isEqualTo(isEmpty);
      for (int direction = 0; direction < 2; direction++) {
        assertThat(now.tiles.get(direction)).as(about).isEqualTo(tiles.get(direction));
        assertThat(now.masks.get(direction)).as(about).isEqualTo(masks.get(direction));
        assertThat(now.scores.get(direction)).as(about).isEqualTo(scores.get(direction));
      }
    }

    void checkCountedChanges(Board board, String about) {
      Snapshot now = of(board);
      int size = board.size();
      for (int direction = 0; direction < 2; direction++) {
        for (int line = 0; line < size; line++) {
          int from = line * size;
          int to = from + size;
          boolean same =
              Arrays.equals(tiles.get(direction), from, to, now.tiles.get(direction), from, to)
                  && Arrays.equals(
                      masks.get(direction), from, to, now.masks.get(direction), from, to)
                  && Arrays.equals(
                      scores.get(direction), from, to, now.scores.get(direction), from, to);
          if (!same) {
            assertThat(now.lineChanges.get(direction)[line])
                .as("%s, direction %d, line %d", about, direction, line)
                .isNotEqualTo(lineChanges.get(direction)[line]);
          }
        }
      }
    }
  }

  private static Placement play(Direction direction, String square, String word) {
    Square first = Square.find(square).orElseThrow();
    byte[] tiles = new TileText(WORDS.tiles).parseTiles(word.replace('.', '?'));
    return direction == Direction.ACROSS
        ? new Placement(direction, first.row(), first.column(), Tiles.of(tiles), 0)
        : new Placement(direction, first.column(), first.row(), Tiles.of(tiles), 0);
  }

  @Test
  void aLetterBeforeAWordAndOneAfterItAreFoundFromBothSides() {
    Board board = new Board(CrosswordRules.english(), WORDS.graph);
    board.place(play(Direction.ACROSS, "8G", "CA"));
    board.place(play(Direction.ACROSS, "8J", "E"));
    String between = "";
    for (int letter = 1; letter <= 26; letter++) {
      if ((board.crossMasks(Direction.DOWN)[8 * 15 + 7] >> letter & 1) == 1) {
        between += (char) ('A' + letter - 1);
      }
    }
    assertThat(between).isEqualTo("DFGKMNPRSTV");
    assertThat(board.crossScores(Direction.DOWN)[8 * 15 + 7]).isEqualTo(3 + 1 + 1);
    assertThat(board.crossScores(Direction.DOWN)[5 * 15 + 7]).isEqualTo(3 + 1);
  }

  @Test
  void aGraphWithoutReversedWordsFindsTheSameLetters() {
    CrossLetters both = new CrossLetters(WORDS.graph, 27);
    CrossLetters forwards = new CrossLetters(WORDS.graph.nodes(), WORDS.graph.wordRoot(), 0, 27);
    TrialRandom random = TrialRandom.of(5, 0);
    for (int trial = 0; trial < 20_000; trial++) {
      byte[] word = WORDS.list.get(random.nextInt(WORDS.list.size())).clone();
      int hole = random.nextInt(word.length);
      if (random.nextInt(3) == 0) {
        word[random.nextInt(word.length)] = (byte) (1 + random.nextInt(26));
      }
      assertThat(both.find(word, 0, hole, word.length))
          .as("%s, hole %d", Arrays.toString(word), hole)
          .isEqualTo(forwards.find(word, 0, hole, word.length));
    }
  }

  @Test
  void aBoardSetUpEqualsOneThatWasPlayed() {
    RandomPlays plays = new RandomPlays(WORDS, TrialRandom.of(77, 0));
    Board board = new Board(CrosswordRules.english(), WORDS.graph);
    for (int turn = 0; turn < 12; turn++) {
      plays.find(board).ifPresent(board::place);
    }
    Board setUp = new Board(CrosswordRules.english(), WORDS.graph);
    setUp.place(play(Direction.ACROSS, "8H", "CAT"));
    setUp.setUp(board.tiles(Direction.ACROSS));
    Snapshot.of(board).checkEqual(setUp, "set up");
    Snapshot before = Snapshot.of(setUp);
    plays.find(setUp).ifPresent(setUp::place);
    setUp.takeBack();
    before.checkEqual(setUp, "set up, played and taken back");
    setUp.clear();
    Snapshot.of(new Board(CrosswordRules.english(), WORDS.graph)).checkEqual(setUp, "cleared");
  }

  /** Only what differs is touched: it must come to the same, and be counted. */
  @ParameterizedTest
  @ValueSource(ints = {3, 5, 15})
  void aBoardSetUpOverAnyOtherEqualsAFreshOne(int size) {
    Board board = new Board(rules(size), WORDS.graph);
    TrialRandom random = TrialRandom.of(78, size);
    byte[] squares = new byte[size * size];
    for (int trial = 0; trial < 400; trial++) {
      Snapshot before = Snapshot.of(board);
      changeSquares(squares, random);
      String about = size + " squares, trial " + trial + ": " + Arrays.toString(squares);
      board.setUp(squares);
      Board fresh = new Board(rules(size), WORDS.graph);
      fresh.setUp(squares);
      Snapshot.of(fresh).checkEqual(board, about);
      before.checkCountedChanges(board, about);
      if (trial % 20 == 0) {
        checkAgainstReference(board, about);
      }
      assertThatThrownBy(board::takeBack).as(about).isInstanceOf(IllegalStateException.class);
    }
  }

  /** A few squares get another tile or none; at times all or nothing. */
  private static void changeSquares(byte[] squares, TrialRandom random) {
    int kind = random.nextInt(20);
    if (kind == 0) {
      Arrays.fill(squares, (byte) 0);
    }
    int changed = kind == 1 ? squares.length : random.nextInt(10);
    for (int change = 0; change < changed; change++) {
      int tile = random.nextInt(5) < 2 ? 0 : 1 + random.nextInt(26);
      squares[random.nextInt(squares.length)] = (byte) (random.nextInt(8) == 0 ? -tile : tile);
    }
  }

  @Test
  void settingUpCountsThatTheBoardIsNoLongerEmpty() {
    Board board = Board.withoutWords(CrosswordRules.english());
    byte[] corner = new byte[15 * 15];
    corner[0] = 1;
    for (byte[] squares : List.of(corner, new byte[15 * 15])) {
      int across = board.lineChanges(Direction.ACROSS, 7);
      int down = board.lineChanges(Direction.DOWN, 7);
      board.setUp(squares);
      assertThat(board.lineChanges(Direction.ACROSS, 7)).isNotEqualTo(across);
      assertThat(board.lineChanges(Direction.DOWN, 7)).isNotEqualTo(down);
    }
  }

  @Test
  void thereIsNothingToTakeBackAfterSettingUp() {
    Board board = new Board(CrosswordRules.english(), WORDS.graph);
    assertThatThrownBy(board::takeBack).isInstanceOf(IllegalStateException.class);
    board.place(play(Direction.ACROSS, "8H", "CAT"));
    Board setUp = new Board(CrosswordRules.english(), WORDS.graph);
    setUp.place(play(Direction.ACROSS, "8H", "CAT"));
    setUp.setUp(board.tiles(Direction.ACROSS));
    assertThatThrownBy(setUp::takeBack).isInstanceOf(IllegalStateException.class);
    board.clear();
    assertThatThrownBy(board::takeBack).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aPlayThatDoesNotFitItsSquaresChangesNothing() {
    Board board = new Board(CrosswordRules.english(), WORDS.graph);
    board.place(play(Direction.ACROSS, "8H", "CAT"));
    Snapshot before = Snapshot.of(board);
    for (Placement wrong :
        List.of(
            play(Direction.DOWN, "7I", "ABC"),
            play(Direction.ACROSS, "9H", "A.T"),
            play(Direction.ACROSS, "9N", "CAT"),
            new Placement(Direction.ACROSS, 9, 0, Tiles.of((byte) 27), 0),
            new Placement(Direction.ACROSS, 9, 0, Tiles.of(), 0),
            new Placement(Direction.ACROSS, -1, 0, Tiles.of((byte) 1), 0),
            new Placement(Direction.ACROSS, 15, 0, Tiles.of((byte) 1), 0),
            new Placement(Direction.ACROSS, 0, Integer.MAX_VALUE, Tiles.of((byte) 1), 0),
            new Placement(Direction.ACROSS, 0, 0, Tiles.of(new byte[16]), 0))) {
      assertThatThrownBy(() -> board.place(wrong))
          .as(wrong.toString())
          .isInstanceOf(IllegalArgumentException.class);
      before.checkEqual(board, wrong.toString());
    }
  }

  @Test
  void aBoardWithoutWordsLetsEveryLetterFit() {
    Board board = Board.withoutWords(CrosswordRules.english());
    board.place(play(Direction.ACROSS, "8H", "QQQ"));
    assertThat(board.crossMasks(Direction.ACROSS)[6 * 15 + 7]).isEqualTo(CrossLetters.all(27));
    assertThat(board.crossScores(Direction.ACROSS)[6 * 15 + 7]).isEqualTo(10);
  }

  @Test
  void theLinesThroughTheStartCountThatTheBoardIsNoLongerEmpty() {
    Board board = Board.withoutWords(CrosswordRules.english());
    int across = board.lineChanges(Direction.ACROSS, 7);
    int down = board.lineChanges(Direction.DOWN, 7);
    board.place(play(Direction.ACROSS, "1A", "CAT"));
    assertThat(board.lineChanges(Direction.ACROSS, 7)).isNotEqualTo(across);
    assertThat(board.lineChanges(Direction.DOWN, 7)).isNotEqualTo(down);
  }
}
