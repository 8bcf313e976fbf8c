package dev.hindsight.oware.table.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.ReferenceOware;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.EndgameTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The exported sources through the real compilers: they must answer as the table does. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CompiledSourceTest {
  private static final int MOST_SEEDS = 10;

  private ReferenceEndgame table;

  @TempDir private Path folder;

  @BeforeAll
  void solve() {
    table = new ReferenceEndgame(MOST_SEEDS);
  }

  @AfterAll
  void forget() {
    table = null;
  }

  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void everyBoardUpToEightSeedsIsAnsweredAsByTheTable(Language language) throws Exception {
    List<int[]> boards = everyBoard(8);
    assertThat(boards).hasSize(125_970);
    String source = SourceExport.endgame(language, table, 8);
    assertThat(source.length()).isLessThan(SourceExport.MOST_CHARACTERS);
    checkAnswers(
        CompiledSource.compile(language, SourceKind.ENDGAME, source, folder).ask(boards),
        boards,
        "all");
  }

  /** One program is asked everything: most of the time goes to the compilers. */
  @ParameterizedTest
  @EnumSource
  void boardsUpToTenSeedsAreAnsweredAsByTheTableAndOthersAreUnknown(Language language)
      throws Exception {
    long seed = 20_240_611;
    SplittableRandom random = new SplittableRandom(seed);
    List<int[]> boards = everyBoard(6);
    for (int i = 0; i < 10_000; i++) {
      int seeds = random.nextInt(7, 11);
      boards.add(table.board(random.nextInt(table.index().layerSize(seeds)), seeds));
    }
    List<int[]> beyond =
        List.of(
            new int[] {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
            new int[] {0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0},
            new int[] {-1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0},
            new int[] {0, 0, 0, 0, 0, 2_000_000_000, 2_000_000_000, 0, 0, 0, 0, 0});
    List<int[]> asked = new ArrayList<>(boards);
    asked.addAll(beyond);
    String source = SourceExport.endgame(language, table, MOST_SEEDS);
    assertThat(source.length()).isLessThan(SourceExport.MOST_CHARACTERS);
    List<int[]> answers =
        CompiledSource.compile(language, SourceKind.ENDGAME, source, folder).ask(asked);
    assertThat(answers).hasSameSizeAs(asked);
    checkAnswers(answers.subList(0, boards.size()), boards, "seed " + seed);
    for (int[] answer : answers.subList(boards.size(), asked.size())) {
      assertThat(answer)
          .containsExactly(
              CompiledSource.UNKNOWN_VALUE, CompiledSource.UNKNOWN_VALUE, CompiledSource.NO_MOVE);
    }
  }

  private List<int[]> everyBoard(int mostSeeds) {
    List<int[]> boards = new ArrayList<>();
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      for (int rank = 0; rank < table.index().layerSize(seeds); rank++) {
        boards.add(table.board(rank, seeds));
      }
    }
    return boards;
  }

  @ParameterizedTest
  @EnumSource
  void sourceThatWasDamagedWhenPastedRefusesToAnswer(Language language) throws Exception {
    String source = SourceExport.endgame(language, table, 5);
    int at = source.indexOf("    \"", source.indexOf("PACKED")) + 20;
    char other = source.charAt(at) == 'x' ? 'y' : 'x';
    String damaged = source.substring(0, at) + other + source.substring(at + 1);
    CompiledSource.Outcome outcome =
        CompiledSource.compile(language, SourceKind.ENDGAME, damaged, folder)
            .start(List.of(new int[] {0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1}));
    assertThat(outcome.exitCode()).isNotZero();
    assertThat(outcome.output()).isEmpty();
    assertThat(outcome.errors()).contains("the packed oware table is damaged");
  }

  @Test
  void rulesImplyThreeBoardsInFour() {
    Rows rows = new Rows(OwareRules.CODINGAME, MOST_SEEDS);
    int[] asked = new int[1];
    BoundsWalk.Source source =
        (board, lowest, highest, openMoves) -> {
          asked[0]++;
          return table.findNetSeedsForMover(
              rows.packed(board.mover()), rows.packed(board.other()), OwareRules.NO_TURN_LIMIT);
        };
    assertThat(new BoundsWalk(rows, 1, source).run()).hasSize(646_646);
    assertThat(asked[0]).isEqualTo(152_553);
    assertThat(TablePacker.pack(table, rows).length).isBetween(11_500, 12_000);
    assertThat(SourceExport.endgame(Language.CPP, table, MOST_SEEDS)).hasSizeLessThan(30_000);
  }

  @Test
  void endgameFromAFileGivesTheSameSourceAsThePlainRules() throws Exception {
    Path file = folder.resolve("endgame-10.table");
    try (Crew crew = new Crew(1)) {
      new EndgameBuilder(OwareRules.CODINGAME, MOST_SEEDS, false).build(file, crew);
    }
    EndgameTable sealed = EndgameTable.open(file);
    assertThat(SourceExport.endgame(Language.CPP, sealed, MOST_SEEDS))
        .isEqualTo(SourceExport.endgame(Language.CPP, table, MOST_SEEDS));
  }

  private void checkAnswers(List<int[]> answers, List<int[]> boards, String which) {
    assertThat(answers).as(which).hasSameSizeAs(boards);
    for (int i = 0; i < answers.size(); i++) {
      int[] board = boards.get(i);
      int[] expected = {value(board), value(board), bestMove(board)};
      if (!Arrays.equals(answers.get(i), expected)) {
        assertThat(answers.get(i)).as(which + ": " + Arrays.toString(board)).isEqualTo(expected);
      }
    }
  }

  private int value(int[] board) {
    return table.findNetSeedsForMover(
        Row.pack(board, 0), Row.pack(board, 6), OwareRules.NO_TURN_LIMIT);
  }

  /** Best value, then most captured at once, then lowest pit, by the plain rules. */
  private int bestMove(int[] board) {
    int best = CompiledSource.NO_MOVE;
    int bestNet = Integer.MIN_VALUE;
    int bestCaptured = 0;
    for (ReferenceOware.Result move : ReferenceOware.moves(board, OwareRules.CODINGAME)) {
      int net = move.captured() - value(move.boardForNext());
      if (net > bestNet || (net == bestNet && move.captured() > bestCaptured)) {
        best = move.pit();
        bestNet = net;
        bestCaptured = move.captured();
      }
    }
    if (best != CompiledSource.NO_MOVE) {
      assertThat(bestNet).as(Arrays.toString(board)).isEqualTo(value(board));
    }
    return best;
  }
}
