package dev.hindsight.oware.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.ShippedTable;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningBookTest {
  private static final OwareGame START = OwareGame.start(OwareRules.ABAPA);

  @TempDir Path folder;

  /** The start and what follows it; the move of {@code pit} is worth most. */
  private static List<OpeningBook.Entry> entries(int pit) {
    List<OpeningBook.Entry> entries = new ArrayList<>();
    entries.add(new OpeningBook.Entry(START.position(), new OpeningLine(40, 9, true)));
    for (int move = 0; move < 6; move++) {
      entries.add(
          new OpeningBook.Entry(
              START.play(move).position(), new OpeningLine(move == pit ? -40 : 10, 8, false)));
    }
    return entries;
  }

  private static Provenance provenance() {
    return new Provenance("test", 0, 0, 0, new TreeMap<>());
  }

  @Test
  void bestMoveIsTheOneThatLeavesTheOtherLeast() throws IOException {
    for (int pit = 0; pit < 6; pit++) {
      Path file = folder.resolve(pit + ".openings");
      OpeningBook.of(OwareRules.ABAPA, 77, entries(pit)).write(file, provenance());
      OpeningBook book = OpeningBook.open(file);
      assertThat(book.findPit(START)).isEqualTo(pit);
      assertThat(book.nodes()).isEqualTo(77);
      assertThat(book.size()).isEqualTo(7);
      assertThat(book.find(START.position())).contains(new OpeningLine(40, 9, true));
      // Whoever is South, the board is the same for its mover.
      OwarePosition north = OwarePosition.parse("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
      assertThat(book.find(north)).contains(new OpeningLine(40, 9, true));
      assertThat(book.findPit(START.play(pit))).isEqualTo(OpeningBook.UNKNOWN);
      assertThat(book.find(START.play(0).play(0).position())).isEmpty();
    }
  }

  @Test
  void gamesWithFewTurnsOrSeedsAreNotInTheBook() {
    OpeningBook book = OpeningBook.of(OwareRules.CODINGAME, 1, entries(2));
    assertThat(book.findPit(OwareGame.start(OwareRules.CODINGAME))).isEqualTo(2);
    assertThat(book.findPit(OwareGame.start(OwareRules.CODINGAME, OwarePosition.START, 99)))
        .isEqualTo(OpeningBook.UNKNOWN);
    assertThat(book.find(OwarePosition.parse("4-4-4-4-4-4-4-4-4-4-4-0-0-0-S"))).isEmpty();
    assertThatThrownBy(() -> book.checkedFor(OwareRules.ABAPA))
        .hasMessageContaining("the opening book is for the rules codingame");
  }

  @Test
  void positionsThatAreThereTwiceAreRefused() throws IOException {
    Path file = folder.resolve("twice.openings");
    List<OpeningBook.Entry> twice = entries(0);
    twice.add(twice.get(0));
    OpeningBook.of(OwareRules.ABAPA, 1, twice).write(file, provenance());
    assertThatThrownBy(() -> OpeningBook.open(file)).isInstanceOf(CorruptTableException.class);
  }

  @Test
  void shippedBooksAreSmallAndTheirValuesAreThoseOfTheirLines() {
    for (OwareRules rules : List.of(OwareRules.ABAPA, OwareRules.CODINGAME)) {
      OpeningBook book = OpeningBook.shipped(rules).orElseThrow();
      assertThat(book.rules().name()).isEqualTo(rules.name());
      assertThat(
              new ShippedTable(OpeningBook.class, "hindsight-oware", rules.name() + ".openings")
                  .bytes()
                  .length)
          .isLessThan(2_000_000);
      OwareGame game = OwareGame.start(rules);
      int plies = 0;
      for (int pit = book.findPit(game); pit != OpeningBook.UNKNOWN; pit = book.findPit(game)) {
        OpeningLine line = book.find(game.position()).orElseThrow();
        game = game.play(pit);
        OpeningLine next = book.find(game.position()).orElseThrow();
        assertThat(line.outlook()).as(game.toString()).isEqualTo(-next.outlook());
        assertThat(line.depth()).isEqualTo(1 + next.depth());
        plies++;
      }
      assertThat(plies).isGreaterThan(4);
    }
    assertThat(OpeningBook.shipped(OwareRules.AWARI)).isEmpty();
  }
}
