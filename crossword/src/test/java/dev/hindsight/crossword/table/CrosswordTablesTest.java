package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.NotATableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.foreign.LeaveCsv;
import dev.hindsight.crossword.table.foreign.LeaveFile;
import dev.hindsight.crossword.table.foreign.RackEquityCsv;
import dev.hindsight.crossword.table.foreign.RackEquityFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrosswordTablesTest {
  private static final TileSet SMALL = SmallTiles.SET;
  private static final String WORDS = "5".repeat(64);
  private static final Provenance PROVENANCE = Provenance.ofRecipe("the test");

  @TempDir Path folder;

  private final LeaveTable leaves = LeaveTable.zero(SMALL, 7);

  private RackEquityTable racks() {
    RackIndex index = new RackIndex(SMALL, 7);
    return RackEquityTable.of(index, WORDS, new int[index.size()], new int[index.size()]);
  }

  @Test
  void ourTablesAreKnownByTheirKindWhateverTheyAreCalled() throws IOException {
    for (String name : new String[] {"a.table", "a.klv2", "a.req", "a.kwg", "a"}) {
      Path path = folder.resolve(name);
      leaves.write(path, PROVENANCE);
      assertThat(CrosswordTables.open(path)).isInstanceOf(LeaveTable.class);
      assertThat(CrosswordTables.openLeaves(path, SMALL, 7).values()).isEqualTo(leaves.values());
      // A table is not replaced by one of another kind.
      Files.delete(path);
      racks().write(path, PROVENANCE);
      assertThat(CrosswordTables.open(path)).isInstanceOf(RackEquityTable.class);
      assertThat(CrosswordTables.openRackEquity(path, SMALL, 7, WORDS).values())
          .isEqualTo(racks().values());
    }
  }

  @Test
  void filesOfOtherProgramsAreKnownByTheirEnding() throws IOException {
    Path klv = folder.resolve("A.KLV2");
    LeaveFile.write(klv, leaves);
    assertThat(CrosswordTables.open(klv, SMALL)).isInstanceOf(LeaveTable.class);
    Path req = folder.resolve("a.req");
    RackEquityFile.write(req, racks());
    assertThat(CrosswordTables.open(req, SMALL)).isInstanceOf(RackEquityTable.class);
    assertThat(CrosswordTables.openRackEquity(req, SMALL, 7, WORDS).wordsSha256()).isEqualTo(WORDS);
    // Two kinds of text have the same ending, and are told apart by their columns.
    Path rackText = folder.resolve("small_rack_equity.csv");
    RackEquityCsv.write(rackText, racks());
    assertThat(CrosswordTables.open(rackText, SMALL)).isInstanceOf(RackEquityTable.class);
    assertThat(CrosswordTables.openRackEquity(rackText, SMALL, 7, WORDS).values())
        .isEqualTo(racks().values());
    Path leaveText = folder.resolve("leaves.csv");
    LeaveCsv.write(leaveText, leaves);
    assertThat(CrosswordTables.open(leaveText, SMALL)).isInstanceOf(LeaveTable.class);
  }

  /** Leave values were once written under any name that people gave. */
  @Test
  void leaveValuesOfOtherProgramsMayHaveAnyName() throws IOException {
    Path path = folder.resolve("spanish.values");
    LeaveFile.write(path, leaves);
    assertThat(CrosswordTables.openLeaves(path, SMALL, 7).values()).isEqualTo(leaves.values());
  }

  @Test
  void whatIsOfNoCrosswordKindIsRefused() throws IOException {
    Path other = folder.resolve("other.table");
    TableKind kind = new TableKind("chess.endgame", 1, 1);
    try (TableWriter writer =
        TableWriter.create(other, new TableSchema(kind, Parameters.of(), PROVENANCE, List.of()))) {
      writer.seal();
    }
    assertThatThrownBy(() -> CrosswordTables.open(other))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("crossword.leaves")
        .hasMessageContaining("chess.endgame");
    Path text = Files.writeString(folder.resolve("text.table"), "no table at all, but a text");
    assertThatThrownBy(() -> CrosswordTables.open(text)).isInstanceOf(NotATableException.class);
    assertThatThrownBy(() -> CrosswordTables.open(folder.resolve("absent.klv2")))
        .isInstanceOf(NoSuchFileException.class);
  }
}
