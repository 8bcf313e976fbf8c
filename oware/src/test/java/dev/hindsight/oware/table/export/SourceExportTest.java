package dev.hindsight.oware.table.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SourceExportTest {
  private static final ReferenceEndgame TABLE = new ReferenceEndgame(6);

  /** The reference table with another name, other rules, or one wrong value. */
  private record Altered(String name, OwareRules rules, long wrongMover, int answer)
      implements OwareTable {
    @Override
    public int mostSeeds() {
      return TABLE.mostSeeds();
    }

    @Override
    public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
      return mover == wrongMover && other == 0x0100L
          ? answer
          : TABLE.findNetSeedsForMover(mover, other, turnsLeft);
    }
  }

  @Test
  void packedValuesAreReadBack() {
    for (int seeds = 1; seeds <= TABLE.mostSeeds(); seeds++) {
      Rows rows = new Rows(OwareRules.CODINGAME, seeds);
      byte[] values = unpack(TablePacker.pack(TABLE, rows), rows);
      for (int mover = 0; mover < rows.size(); mover++) {
        for (int other = 0; other < Rows.countUpTo(seeds - rows.seeds(mover)); other++) {
          assertThat((int) values[rows.boardStart(mover) + other])
              .isEqualTo(
                  TABLE.findNetSeedsForMover(
                      rows.packed(mover), rows.packed(other), OwareRules.NO_TURN_LIMIT));
        }
      }
    }
  }

  private static byte[] unpack(byte[] packed, Rows rows) {
    ValueSituations situations = new ValueSituations(rows.mostSeeds());
    RangeDecoder decoder = new RangeDecoder(packed, situations.count());
    BoundsWalk.Source source =
        (board, lowest, highest, openMoves) ->
            situations.find(
                lowest,
                highest,
                openMoves,
                rows.seeds(board.mover()),
                (candidate, situation) -> decoder.decode(situation));
    return new BoundsWalk(rows, 1, source).run();
  }

  /**
   * As many seeds as can be asked for leave room for a program of one's own, under all rules. Java
   * takes the most characters.
   */
  @Test
  @Tag("slow")
  void theLargestSourcesFitTheArena() {
    try (Crew crew = new Crew(2)) {
      for (OwareRules rules : OwareRules.ALL) {
        OwareTable table = new EndgameBuilder(rules, SourceExport.MOST_SEEDS, false).solve(crew);
        assertThat(SourceExport.endgame(Language.JAVA, table, SourceExport.MOST_SEEDS).length())
            .as(rules.name())
            .isBetween(50_000, SourceExport.MOST_CHARACTERS * 4 / 5);
      }
    }
    for (Language language : Language.values()) {
      String book =
          SourceExport.book(
              language, OwareRules.CODINGAME, Optional.empty(), SourceExport.MOST_SEEDS);
      assertThat(book.length()).isLessThan(SourceExport.MOST_CHARACTERS / 5);
    }
  }

  @ParameterizedTest
  @EnumSource
  void sourceIsPlainAsciiAndAlwaysTheSame(Language language) {
    String source = SourceExport.endgame(language, TABLE, 6);
    assertThat(source).isEqualTo(SourceExport.endgame(language, TABLE, 6));
    assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(source)).isTrue();
    assertThat(source).doesNotContain("\t", "\r", "${").endsWith("\n");
    assertThat(source.lines()).allMatch(line -> line.length() <= 130);
  }

  @ParameterizedTest
  @EnumSource
  void headerSaysWhatItIs(Language language) {
    OwareTable table = new Altered("my */ \"table\"\n#", OwareRules.CODINGAME, -1, 0);
    String source = SourceExport.endgame(language, table, 6);
    assertThat(source)
        .contains("up to 6 seeds (18,564 boards)", "my __ _table___.", "codingame rules")
        .contains("SPDX-License-Identifier: Apache-2.0");
  }

  @Test
  void valuesUnderOtherRulesContradictThem() {
    OwareTable table = new Altered("endgame-awari", OwareRules.AWARI, -1, 0);
    assertThatThrownBy(() -> SourceExport.endgame(Language.CPP, table, 6))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("contradicts the awari rules at board ");
  }

  @Test
  void moreSeedsThanTheTableHasAreRefused() {
    assertThatThrownBy(() -> SourceExport.endgame(Language.JAVA, TABLE, 7))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ends at 6 seeds; ask for no more, or build one of at least 7");
  }

  @Test
  void seedsThatNoSourceCanHoldAreRefused() {
    for (int seeds : new int[] {-1, 0, 12, 48}) {
      assertThatThrownBy(() -> SourceExport.endgame(Language.PYTHON, TABLE, seeds))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("1 to 11 seeds, not " + seeds);
    }
  }

  @Test
  void tableWithGapsIsRefused() {
    OwareTable table = new Altered("book", OwareRules.CODINGAME, 0x0101L, OwareTable.UNKNOWN);
    assertThatThrownBy(() -> SourceExport.endgame(Language.CPP, table, 6))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("export an endgame table");
  }

  @Test
  void tableWithOneWrongValueIsRefused() {
    long mover = Row.pack(new int[] {1, 1, 0, 0, 0, 0}, 0);
    int right = TABLE.findNetSeedsForMover(mover, 0x0100L, OwareRules.NO_TURN_LIMIT);
    for (int wrong : new int[] {-100, -3, -2, -1, 0, 1, 2, 3, 100}) {
      if (wrong != right) {
        OwareTable table = new Altered("broken", OwareRules.CODINGAME, mover, wrong);
        assertThatThrownBy(() -> SourceExport.endgame(Language.CPP, table, 6))
            .as("value %d instead of %d", wrong, right)
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("contradicts the codingame rules at board ");
      }
    }
  }

  @Test
  void languagesAreFoundByLabel() {
    assertThat(Language.named("CPP")).isEqualTo(Language.CPP);
    assertThat(Language.named("java")).isEqualTo(Language.JAVA);
    assertThatThrownBy(() -> Language.named("rust"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("choose cpp, java or python");
  }
}
