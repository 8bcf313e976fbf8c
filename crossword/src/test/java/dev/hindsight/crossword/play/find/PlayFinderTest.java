package dev.hindsight.crossword.play.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphBuilder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Placements held against known counts, a slow search and each other. */
@Tag("slow")
class PlayFinderTest {
  private static final CrosswordRules ENGLISH = Positions.ENGLISH;
  private static final TileSet TILES = ENGLISH.tiles();

  private static final String SMALL_BOARD =
      """
      start 4D

      =..'..=
      .-.".-.
      ..-.-..
      '".-."'
      ..-.-..
      .-.".-.
      =..'..=
      """;

  private final PlayFinder finder = Positions.finder();
  private final PlayList plays = new PlayList(ENGLISH.layout().size());

  @ParameterizedTest
  @CsvSource({
    "AEINRST, 1089, 8B ANESTRI 66",
    "AEINRS?, 9296, 8B AlINERS 64",
    "AEINR??, 33868, 8B AgINnER 62"
  })
  void openingPlays(String rack, int count, String bestByScore) {
    findAll(rack);
    assertThat(plays.size()).isEqualTo(count);
    assertThat(text(plays.placement(0))).isEqualTo(bestByScore);
    assertThat(text(best())).isEqualTo(bestByScore);
  }

  @Test
  void playsAroundQuag() {
    finder.board().place(new Placement(Direction.ACROSS, 7, 4, Tiles.of(letters("QUAG")), 28));
    findAll("AIIMMOT");
    int sum = 0;
    for (int index = 0; index < plays.size(); index++) {
      sum += plays.scorePoints(index);
    }
    assertThat(plays.size()).isEqualTo(101);
    assertThat(sum).isEqualTo(896);
    assertThat(text(plays.placement(0))).isEqualTo("9G MOMI 24");
    assertThat(text(best())).isEqualTo("9G MOMI 24");
  }

  @Test
  void sevenTilesMayReachATileInTheNextSquare() {
    // The seventh tile stands next to the word, in its line: no square before it is a contact.
    finder.board().place(new Placement(Direction.DOWN, 10, 7, Tiles.of(letters("SO")), 4));
    findAll("RETAINS");
    assertThat(allPlacements())
        .anySatisfy(
            play -> {
              assertThat(play.row()).isEqualTo(7);
              assertThat(play.column()).isEqualTo(3);
              assertThat(play.tilesPlayed()).isEqualTo(7);
              assertThat(play.tiles().length()).isEqualTo(8);
            });
  }

  @Test
  void moreThanTwoBlanksAreRefused() {
    int[] rack = new int[TILES.letterCount()];
    rack[0] = 3;
    finder.setRack(rack, Evaluation.SCORE, 50, 0);
    assertThatThrownBy(() -> finder.findAll(plays))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("two blanks");
  }

  /** A lexicon of three letters and short words on a small board, where chance finds much. */
  @Test
  void agreesWithTheSlowSearchOnThousandsOfSmallBoards() {
    TileSet tiles =
        new TileSet(
            "abcd",
            List.of(
                new TileSet.Letter("?", "?", 2, 0, false),
                new TileSet.Letter("A", "a", 9, 1, true),
                new TileSet.Letter("B", "b", 5, 3, false),
                new TileSet.Letter("C", "c", 5, 4, false),
                new TileSet.Letter("D", "d", 5, 2, false)));
    CrosswordRules rules = new CrosswordRules(BoardLayout.parse(SMALL_BOARD), tiles, 4, 50, 4, 6);
    for (long seed = 0; seed < 60; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Set<List<Byte>> words = randomWords(random, 40);
      WordGraph graph = WordGraphBuilder.build(tiles, arrays(words));
      Board board = new Board(rules, graph);
      AnagramMap anagrams = new AnagramMap(graph, tiles.letterCount());
      PlayFinder small =
          new PlayFinder(board, rules, anagrams, new LeaveIndex(tiles, rules.rackSize()));
      for (int turn = 0; turn < 25; turn++) {
        int[] rack = randomRack(random, tiles, random.nextInt(1, 5));
        List<Placement> expected = new ReferencePlays(rules, words, rows(board)).all(rack);
        compare(small, new PlayList(board.size()), rack, expected, "seed " + seed);
        if (!expected.isEmpty()) {
          board.place(expected.get(random.nextInt(expected.size())));
        }
      }
    }
  }

  @Test
  void agreesWithTheSlowSearchOnFullBoards() {
    Set<List<Byte>> words = enableWords();
    for (long seed = 0; seed < 12; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      long printed = seed;
      Positions.playThrough(
          finder,
          Evaluation.SCORE,
          seed,
          (atTurn, played, bag) -> {
            int[] rack = randomRack(random, TILES, random.nextInt(1, 4));
            if (random.nextInt(4) == 0) {
              rack[0] = 1;
            }
            List<Placement> expected =
                new ReferencePlays(ENGLISH, words, rows(atTurn.board())).all(rack);
            compare(atTurn, plays, rack, expected, "seed " + printed);
            atTurn.setRack(played, Evaluation.SCORE, bag, 0);
          });
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theBestPlayIsTheFirstOfAll(boolean wholePoints) {
    Evaluation evaluation = new StaticEvaluation(ENGLISH, Positions.randomLeaves(7, wholePoints));
    int[] visited = new int[1];
    for (long seed = 100; seed < 190; seed++) {
      String printed = "seed " + seed;
      Positions.playThrough(
          finder,
          evaluation,
          seed,
          (atTurn, rack, bag) -> {
            visited[0]++;
            firstOfAllIsBest(printed);
            finder.setRack(rack, Evaluation.SCORE, bag, 0);
            firstOfAllIsBest(printed + " by score");
            finder.setRack(rack, evaluation, bag, 10);
          });
    }
    assertThat(visited[0]).isGreaterThan(1500);
  }

  private void firstOfAllIsBest(String printed) {
    finder.findAll(plays);
    plays.sort();
    FoundPlay best = finder.findBest(Integer.MIN_VALUE);
    if (plays.size() == 0) {
      assertThat(best).as(printed).isNull();
      return;
    }
    FoundPlay found = Objects.requireNonNull(best, printed);
    assertThat(found.toPlacement(15)).as(printed).isEqualTo(plays.placement(0));
    assertThat(found.equityMillipoints()).as(printed).isEqualTo(plays.equityMillipoints(0));
    assertThat(found.subset()).as(printed).isEqualTo(plays.subset(0));
    int equity = found.equityMillipoints();
    assertThat(finder.hasBetterThan(equity)).as(printed).isFalse();
    assertThat(finder.hasBetterThan(equity - 1)).as(printed).isTrue();
    assertThat(finder.findBest(equity + 1)).as(printed).isNull();
    assertThat(finder.findBest(equity)).as(printed).isNotNull();
  }

  private static void compare(
      PlayFinder finder, PlayList plays, int[] rack, List<Placement> expected, String printed) {
    finder.setRack(rack, Evaluation.SCORE, 50, 0);
    finder.findAll(plays);
    List<Placement> found = new ArrayList<>();
    for (int index = 0; index < plays.size(); index++) {
      found.add(plays.placement(index));
    }
    assertThat(found).as(printed).containsExactlyInAnyOrderElementsOf(expected);
  }

  private void findAll(String rack) {
    finder.setRack(TileCounts.parse(TILES, rack).counts(), Evaluation.SCORE, 86, 0);
    finder.findAll(plays);
    plays.sort();
  }

  private Placement best() {
    return Objects.requireNonNull(finder.findBest(0)).toPlacement(15);
  }

  private List<Placement> allPlacements() {
    List<Placement> all = new ArrayList<>();
    for (int index = 0; index < plays.size(); index++) {
      all.add(plays.placement(index));
    }
    return all;
  }

  private static String text(Placement play) {
    String row = String.valueOf(play.row() + 1);
    char column = (char) ('A' + play.column());
    String square = play.direction() == Direction.ACROSS ? row + column : column + row;
    return square
        + " "
        + new TileText(TILES).format(play.tiles().toArray())
        + " "
        + play.scorePoints();
  }

  private static byte[] letters(String word) {
    return new TileText(TILES).parseTiles(word);
  }

  private static byte[][] rows(Board board) {
    byte[][] rows = new byte[board.size()][board.size()];
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        rows[row][column] = board.tile(row, column);
      }
    }
    return rows;
  }

  private static int[] randomRack(SplittableRandom random, TileSet tiles, int size) {
    int[] rack = new int[tiles.letterCount()];
    for (int tile = 0; tile < size; tile++) {
      int letter = random.nextInt(tiles.letterCount());
      rack[letter == 0 && rack[0] == 1 ? 1 : letter]++;
    }
    return rack;
  }

  private static Set<List<Byte>> randomWords(SplittableRandom random, int count) {
    Set<List<Byte>> words = new HashSet<>();
    while (words.size() < count) {
      List<Byte> word = new ArrayList<>();
      int length = random.nextInt(2, 7);
      for (int place = 0; place < length; place++) {
        word.add((byte) random.nextInt(1, 5));
      }
      words.add(word);
    }
    return words;
  }

  private static List<byte[]> arrays(Set<List<Byte>> words) {
    List<byte[]> arrays = new ArrayList<>();
    for (List<Byte> word : words) {
      byte[] letters = new byte[word.size()];
      for (int place = 0; place < letters.length; place++) {
        letters[place] = word.get(place);
      }
      arrays.add(letters);
    }
    return arrays;
  }

  private static Set<List<Byte>> enableWords() {
    Set<List<Byte>> words = new HashSet<>();
    Positions.ENABLE.forEachWord(
        (letters, length) -> {
          List<Byte> word = new ArrayList<>();
          for (int place = 0; place < length; place++) {
            word.add(letters[place]);
          }
          words.add(word);
        });
    return words;
  }
}
