package dev.hindsight.oware.table.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.ReferenceOware;
import dev.hindsight.oware.rules.Row;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RowsTest {
  @Test
  void rowsAreNumberedBySeedsThenFromTheLastPit() {
    assertThat(Rows.number(0)).isZero();
    assertThat(Rows.number(Row.pack(new int[] {0, 0, 0, 0, 0, 1}, 0))).isEqualTo(1);
    assertThat(Rows.number(Row.pack(new int[] {1, 0, 0, 0, 0, 0}, 0))).isEqualTo(6);
    assertThat(Rows.number(Row.pack(new int[] {0, 0, 0, 0, 0, 2}, 0))).isEqualTo(7);
  }

  @Test
  void everyNumberIsOneRowAndFewerSeedsComeFirst() {
    Rows rows = new Rows(OwareRules.CODINGAME, Rows.MOST_SEEDS);
    assertThat(rows.size()).isEqualTo(12_376);
    for (int row = 0; row < rows.size(); row++) {
      assertThat(Rows.number(rows.packed(row))).isEqualTo(row);
      assertThat(rows.seeds(row)).isGreaterThanOrEqualTo(row == 0 ? 0 : rows.seeds(row - 1));
    }
  }

  @Test
  void boardsOfUpToTenSeedsAreCounted() {
    assertThat(new Rows(OwareRules.CODINGAME, 8).boards()).isEqualTo(125_970);
    assertThat(new Rows(OwareRules.CODINGAME, 10).boards()).isEqualTo(646_646);
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void movesAreThoseOfThePlainRules(OwareRules rules) {
    Rows rows = new Rows(rules, 7);
    for (int mover = 0; mover < rows.size(); mover++) {
      for (int other = 0; other < Rows.countUpTo(7 - rows.seeds(mover)); other++) {
        checkMoves(rows, mover, other);
      }
    }
  }

  static List<OwareRules> allRules() {
    return OwareRules.ALL;
  }

  @Test
  void elevenSeedsInOnePitComeBackWithoutCapture() {
    Rows rows = new Rows(OwareRules.CODINGAME, 11);
    for (int pit = 0; pit < 6; pit++) {
      checkMoves(rows, Rows.number(11L << (8 * pit)), 0);
    }
  }

  private static void checkMoves(Rows rows, int mover, int other) {
    int[] board = new int[12];
    for (int pit = 0; pit < 6; pit++) {
      board[pit] = Row.seedsIn(rows.packed(mover), pit);
      board[pit + 6] = Row.seedsIn(rows.packed(other), pit);
    }
    List<String> moves = new ArrayList<>();
    for (int pit = 0; pit < 6; pit++) {
      int landing = rows.landing(mover, pit);
      if ((rows.legalMoves(mover, other) >> pit & 1) == 1) {
        long next = rows.packed(rows.landed(landing, other));
        long nextOther = rows.packed(rows.sown(mover, pit));
        moves.add(pit + " " + next + " " + nextOther + " " + rows.captured(landing, other));
      }
    }
    List<String> expected = new ArrayList<>();
    for (ReferenceOware.Result move : ReferenceOware.moves(board, rows.rules())) {
      long next = Row.pack(move.boardForNext(), 0);
      long nextOther = Row.pack(move.boardForNext(), 6);
      expected.add(move.pit() + " " + next + " " + nextOther + " " + move.captured());
    }
    assertThat(moves).isEqualTo(expected);
  }

  @Test
  void twelveSeedsAreTooMany() {
    assertThatThrownBy(() -> new Rows(OwareRules.CODINGAME, 12))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 to 11 seeds, not 12");
  }
}
