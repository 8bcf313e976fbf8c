package dev.hindsight.oware.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.oware.index.BoardWalk;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BookChanges;
import dev.hindsight.oware.table.BookTable;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.SolvedLayers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesOnDiskTest {
  @TempDir private Path folder;

  @Test
  void aBookAnswersFromItsFileWhatWasSolved() throws IOException {
    SeedIndex index = new SeedIndex(6);
    Path file = folder.resolve("book-6.table");
    BookChanges solved;
    try (Crew crew = new Crew(2)) {
      solved = new BookSolver(index, OwareRules.CODINGAME, crew).solve(200);
      new BookBuilder(OwareRules.CODINGAME, 6, 200).build(file, crew);
    }
    BookTable book = BookTable.open(file);
    assertThat(book.lastTurn()).isEqualTo(solved.lastTurn());
    assertThat(TableFiles.verify(file).ok()).isTrue();
    long[] rows = new long[2];
    for (int seeds = 0; seeds <= 6; seeds++) {
      for (int rank = 0; rank < index.layerSize(seeds); rank++) {
        index.unrank(rank, seeds, rows);
        int board = (int) index.layerStart(seeds) + rank;
        for (int turns = 0; turns <= book.lastTurn() + 2; turns++) {
          assertEqual(
              book.findNetSeedsForMover(rows[0], rows[1], turns),
              ReferenceBook.value(solved, board, turns));
        }
        assertEqual(
            book.findNetSeedsForMover(rows[0], rows[1], OwareRules.NO_TURN_LIMIT),
            ReferenceBook.value(solved, board, 10_000));
      }
    }
    assertThat(book.findNetSeedsForMover(7, 0, 3)).isEqualTo(OwareTable.UNKNOWN);
  }

  @Test
  void aBookCutOffByItsTurnLimitDoesNotKnowMoreTurns() throws IOException {
    Path file = folder.resolve("short.table");
    try (Crew crew = new Crew(1)) {
      new BookBuilder(OwareRules.CODINGAME, 5, 10).build(file, crew);
    }
    BookTable book = BookTable.open(file);
    assertThat(book.findNetSeedsForMover(1, 1, 10)).isNotEqualTo(OwareTable.UNKNOWN);
    assertThat(book.findNetSeedsForMover(1, 1, 11)).isEqualTo(OwareTable.UNKNOWN);
  }

  @Test
  void anEndgameAnswersFromItsFileWhatWasSolved() throws IOException {
    SeedIndex index = new SeedIndex(7);
    Path file = folder.resolve("endgame-7.table");
    SolvedLayers exact = new SolvedLayers(7);
    SolvedLayers lowest = new SolvedLayers(7);
    SolvedLayers highest = new SolvedLayers(7);
    try (Crew crew = new Crew(2)) {
      EndgameSolver solver = new EndgameSolver(index, OwareRules.AWARI, crew);
      for (int seeds = 0; seeds <= 7; seeds++) {
        solver.exact(seeds, exact);
        solver.bounds(seeds, lowest, highest);
      }
      new EndgameBuilder(OwareRules.AWARI, 7, true).build(file, crew);
    }
    EndgameTable table = EndgameTable.open(file);
    long[] rows = new long[2];
    for (int seeds = 0; seeds <= 7; seeds++) {
      for (int rank = 0; rank < index.layerSize(seeds); rank++) {
        index.unrank(rank, seeds, rows);
        int value = table.findNetSeedsForMover(rows[0], rows[1], OwareRules.NO_TURN_LIMIT);
        int low = table.lowestForMover(rows[0], rows[1]);
        int high = table.highestForMover(rows[0], rows[1]);
        assertEqual(value, exact.value(seeds, rank));
        assertEqual(low, lowest.value(seeds, rank));
        assertEqual(high, highest.value(seeds, rank));
        if (low > value || value > high) {
          throw new AssertionError(low + " ≤ " + value + " ≤ " + high);
        }
      }
    }
    assertThat(table.findNetSeedsForMover(1, 1, 10)).isEqualTo(OwareTable.UNKNOWN);
  }

  @Test
  void tablesInMemoryAnswerAsThoseInTheirFiles() throws IOException {
    Path endgame = folder.resolve("endgame.table");
    Path book = folder.resolve("book.table");
    try (Crew crew = new Crew(2)) {
      for (OwareRules rules : OwareRules.ALL) {
        new EndgameBuilder(rules, 6, true).build(endgame, crew);
        EndgameTable solved = new EndgameBuilder(rules, 6, true).solve(crew);
        assertSame(solved, EndgameTable.open(endgame), OwareRules.NO_TURN_LIMIT);
        assertThat(solved.sumOfValues()).isEqualTo(EndgameTable.open(endgame).sumOfValues());
        assertThat(solved.name()).isEqualTo("endgame-6 solved on the spot");
      }
      new BookBuilder(OwareRules.CODINGAME, 6, 40).build(book, crew);
      BookTable solved = new BookBuilder(OwareRules.CODINGAME, 6, 40).solve(crew);
      for (int turns = 0; turns <= 42; turns += 3) {
        assertSame(solved, BookTable.open(book), turns);
      }
      assertThat(solved.name()).isEqualTo("book-6 solved on the spot");
    }
  }

  private static void assertSame(OwareTable one, OwareTable two, int turnsLeft) {
    SeedIndex index = new SeedIndex(one.mostSeeds() + 1);
    for (int seeds = 0; seeds <= one.mostSeeds() + 1; seeds++) {
      BoardWalk walk = new BoardWalk(index, seeds, 0);
      for (int rank = 0; rank < index.layerSize(seeds); rank++, walk.step()) {
        long mover = walk.mover();
        long other = walk.other();
        assertEqual(
            one.findNetSeedsForMover(mover, other, turnsLeft),
            two.findNetSeedsForMover(mover, other, turnsLeft));
        assertEqual(one.lowestForMover(mover, other), two.lowestForMover(mover, other));
        assertEqual(one.highestForMover(mover, other), two.highestForMover(mover, other));
      }
    }
  }

  @Test
  void tournamentRulesHaveBoundsAndAreExactWhereTheseMeet() throws IOException {
    Path file = folder.resolve("abapa.table");
    try (Crew crew = new Crew(2)) {
      new EndgameBuilder(OwareRules.ABAPA, 5, false).build(file, crew);
    }
    EndgameTable table = EndgameTable.open(file);
    SeedIndex index = new SeedIndex(5);
    long[] rows = new long[2];
    int known = 0;
    for (int rank = 0; rank < index.layerSize(5); rank++) {
      index.unrank(rank, 5, rows);
      int value = table.findNetSeedsForMover(rows[0], rows[1], OwareRules.NO_TURN_LIMIT);
      boolean meet =
          table.lowestForMover(rows[0], rows[1]) == table.highestForMover(rows[0], rows[1]);
      assertThat(value != OwareTable.UNKNOWN).isEqualTo(meet);
      known += meet ? 1 : 0;
    }
    assertThat(known).isBetween(1, index.layerSize(5) - 1);
  }

  @Test
  void threadsDoNotShowInTheFiles() throws IOException {
    byte[][] files = new byte[4][];
    for (int threads = 1; threads <= 2; threads++) {
      Path book = folder.resolve("book" + threads);
      Path endgame = folder.resolve("endgame" + threads);
      try (Crew crew = new Crew(threads)) {
        new BookBuilder(OwareRules.CODINGAME, 7, 200).build(book, crew);
        new EndgameBuilder(OwareRules.CODINGAME, 8, true).build(endgame, crew);
      }
      files[threads - 1] = Files.readAllBytes(book);
      files[threads + 1] = Files.readAllBytes(endgame);
    }
    assertThat(files[1]).isEqualTo(files[0]);
    assertThat(files[3]).isEqualTo(files[2]);
  }

  @Test
  void oneKindOfTableIsNotTakenForTheOther() throws IOException {
    Path endgame = folder.resolve("endgame.table");
    try (Crew crew = new Crew(1)) {
      new EndgameBuilder(OwareRules.CODINGAME, 3, false).build(endgame, crew);
    }
    assertThatThrownBy(() -> BookTable.open(endgame)).isInstanceOf(WrongTableException.class);
  }

  @Test
  void truncatedTablesAreCorrupt() throws IOException {
    Path endgame = folder.resolve("endgame.table");
    try (Crew crew = new Crew(1)) {
      new EndgameBuilder(OwareRules.CODINGAME, 3, false).build(endgame, crew);
    }
    byte[] bytes = Files.readAllBytes(endgame);
    Files.write(endgame, java.util.Arrays.copyOf(bytes, bytes.length - 100));
    assertThatThrownBy(() -> EndgameTable.open(endgame)).isInstanceOf(CorruptTableException.class);
  }

  @Test
  void aMissingFolderIsToldBeforeTheWork() {
    Path nowhere = folder.resolve("missing").resolve("table");
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> new BookBuilder(OwareRules.CODINGAME, 3, 9).build(nowhere, crew))
          .isInstanceOf(NoSuchFileException.class);
      assertThatThrownBy(
              () -> new EndgameBuilder(OwareRules.CODINGAME, 3, false).build(nowhere, crew))
          .isInstanceOf(NoSuchFileException.class);
    }
  }

  @Test
  void booksAreForGamesThatCountTurns() {
    assertThatThrownBy(() -> new BookBuilder(OwareRules.ABAPA, 5, 200))
        .hasMessageContaining("build an endgame for these rules instead");
    assertThatThrownBy(() -> new BookBuilder(OwareRules.CODINGAME, 18, 200))
        .hasMessageContaining("1 to 17 seeds");
    assertThatThrownBy(() -> new EndgameBuilder(OwareRules.CODINGAME, 49, false))
        .hasMessageContaining("1 to 48 seeds");
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> new EndgameBuilder(OwareRules.CODINGAME, 29, false).solve(crew))
          .hasMessageContaining("29 seeds are solved on disk");
    }
  }

  private static void assertEqual(int found, int expected) {
    if (found != expected) {
      throw new AssertionError("found " + found + ", expected " + expected);
    }
  }
}
