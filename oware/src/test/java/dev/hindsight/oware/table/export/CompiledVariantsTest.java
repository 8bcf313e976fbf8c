package dev.hindsight.oware.table.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.ReferenceOware;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Books, and endgames under the other rules, through the real compilers: as the table says. */
class CompiledVariantsTest {
  private static final int BOOK_SEEDS = 4;
  private static final int ENDGAME_SEEDS = 6;

  /** Past the last change of any board of so few seeds, which is at turn 67. */
  private static final int BOOK_TURNS = 70;

  @TempDir private Path folder;

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void everyBoardAtEveryTurnIsAnsweredAsByTheBook(Language language) throws Exception {
    OwareTable book = book(BOOK_SEEDS, 255);
    List<int[]> asked = new ArrayList<>();
    for (int[] board : boards(BOOK_SEEDS)) {
      for (int turns = 0; turns <= BOOK_TURNS; turns++) {
        int[] numbers = Arrays.copyOf(board, 13);
        numbers[12] = turns;
        asked.add(numbers);
      }
    }
    String source =
        SourceExport.book(language, OwareRules.CODINGAME, Optional.of(book), BOOK_SEEDS);
    List<int[]> answers =
        CompiledSource.compile(language, SourceKind.BOOK, source, folder).ask(asked);
    assertThat(answers).hasSameSizeAs(asked).hasSize(1_820 * (BOOK_TURNS + 1));
    for (int i = 0; i < asked.size(); i++) {
      int[] board = Arrays.copyOf(asked.get(i), 12);
      int turns = asked.get(i)[12];
      int[] expected = {
        value(book, board, turns),
        turns == 0
            ? CompiledSource.NO_MOVE
            : bestMove(board, OwareRules.CODINGAME, next -> value(book, next, turns - 1))
      };
      if (!Arrays.equals(answers.get(i), expected)) {
        assertThat(answers.get(i)).as(Arrays.toString(asked.get(i))).isEqualTo(expected);
      }
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "CPP, awari",
    "JAVA, awari",
    "PYTHON, awari",
    "CPP, abapa",
    "JAVA, abapa",
    "PYTHON, abapa"
  })
  void everyBoardIsAnsweredAsByTheEndgameOfOtherRules(Language language, String name)
      throws Exception {
    OwareRules rules = OwareRules.named(name);
    OwareTable table = endgame(rules);
    List<int[]> boards = boards(ENDGAME_SEEDS);
    String source = SourceExport.endgame(language, table, ENDGAME_SEEDS);
    assertThat(source).contains("under the " + name + " rules");
    List<int[]> answers =
        CompiledSource.compile(language, SourceKind.ENDGAME, source, folder).ask(boards);
    assertThat(answers).hasSameSizeAs(boards).hasSize(18_564);
    for (int i = 0; i < boards.size(); i++) {
      int[] board = boards.get(i);
      int[] expected = {
        lowest(table, board),
        highest(table, board),
        bestMove(board, rules, next -> highest(table, next))
      };
      if (!Arrays.equals(answers.get(i), expected)) {
        assertThat(answers.get(i)).as(Arrays.toString(board)).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void sourceOfABookIsPlainAsciiAndSmall(Language language) {
    String source = SourceExport.book(language, OwareRules.CODINGAME, Optional.empty(), 11);
    assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(source)).isTrue();
    assertThat(source).doesNotContain("\t", "\r", "${").endsWith("\n").hasSizeLessThan(12_500);
    assertThat(source).contains("up to 11 seeds (1,352,078 boards)", "from the rules.");
    assertThat(source.lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void rulesWithoutTurnLimitHaveNoBook() {
    assertThatThrownBy(() -> SourceExport.book(Language.CPP, OwareRules.AWARI, Optional.empty(), 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("awari has no turn limit; export an endgame");
  }

  @Test
  void endgameIsNotABook() {
    OwareTable endgame = endgame(OwareRules.CODINGAME);
    assertThatThrownBy(
            () -> SourceExport.book(Language.CPP, OwareRules.CODINGAME, Optional.of(endgame), 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("does not count turns; export a book");
  }

  @Test
  void bookOfAFewTurnsIsComparedWhereItKnowsThem() {
    OwareTable book = book(4, 9);
    assertThat(SourceExport.book(Language.CPP, OwareRules.CODINGAME, Optional.of(book), 4))
        .contains("equal to the table book-4 solved on the spot");
  }

  @Test
  void bookWithOneWrongValueIsRefused() {
    OwareTable book = book(4, 255);
    OwareTable wrong =
        new OwareTable() {
          @Override
          public String name() {
            return "wrong";
          }

          @Override
          public OwareRules rules() {
            return book.rules();
          }

          @Override
          public int mostSeeds() {
            return book.mostSeeds();
          }

          @Override
          public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
            int value = book.findNetSeedsForMover(mover, other, turnsLeft);
            return mover == 0x0100L && other == 0x0101L && turnsLeft == 7 ? value + 1 : value;
          }
        };
    assertThatThrownBy(
            () -> SourceExport.book(Language.CPP, OwareRules.CODINGAME, Optional.of(wrong), 4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at board 0-1-0-0-0-0-1-1-0-0-0-0 with 7 turns left");
  }

  private static OwareTable book(int seeds, int turns) {
    try (Crew crew = new Crew(1)) {
      return new BookBuilder(OwareRules.CODINGAME, seeds, turns).solve(crew);
    }
  }

  private static OwareTable endgame(OwareRules rules) {
    try (Crew crew = new Crew(1)) {
      return new EndgameBuilder(rules, ENDGAME_SEEDS, false).solve(crew);
    }
  }

  private static List<int[]> boards(int mostSeeds) {
    SeedIndex index = new SeedIndex(mostSeeds);
    List<int[]> boards = new ArrayList<>();
    long[] rows = new long[2];
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      for (int rank = 0; rank < index.layerSize(seeds); rank++) {
        index.unrank(rank, seeds, rows);
        int[] board = new int[12];
        for (int pit = 0; pit < 12; pit++) {
          board[pit] = Row.seedsIn(rows[pit / 6], pit % 6);
        }
        boards.add(board);
      }
    }
    return boards;
  }

  private static int value(OwareTable table, int[] board, int turns) {
    return table.findNetSeedsForMover(Row.pack(board, 0), Row.pack(board, 6), turns);
  }

  /** A table of exact values has no bounds of its own; an exact value is both. */
  private static int lowest(OwareTable table, int[] board) {
    int value = value(table, board, OwareRules.NO_TURN_LIMIT);
    return value == OwareTable.UNKNOWN
        ? table.lowestForMover(Row.pack(board, 0), Row.pack(board, 6))
        : value;
  }

  private static int highest(OwareTable table, int[] board) {
    int value = value(table, board, OwareRules.NO_TURN_LIMIT);
    return value == OwareTable.UNKNOWN
        ? table.highestForMover(Row.pack(board, 0), Row.pack(board, 6))
        : value;
  }

  /** Best for the mover, then most captured at once, then lowest pit, by the plain rules. */
  private static int bestMove(int[] board, OwareRules rules, ToIntFunction<int[]> valueOfNext) {
    int best = CompiledSource.NO_MOVE;
    int bestScore = Integer.MIN_VALUE;
    for (ReferenceOware.Result move : ReferenceOware.moves(board, rules)) {
      int net = move.captured() - valueOfNext.applyAsInt(move.boardForNext());
      if (net * 64 + move.captured() > bestScore) {
        best = move.pit();
        bestScore = net * 64 + move.captured();
      }
    }
    return best;
  }
}
