package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

public class RackEquityTableTest {
  private static final TileSet SMALL = SmallTiles.SET;
  private static final String WORDS = "ab".repeat(32);
  private static final Provenance PROVENANCE =
      new Provenance("self-play", 7, 0, 1_000, new TreeMap<>(Map.of("leaves", "cd".repeat(32))));

  @TempDir Path folder;

  @Test
  void everyEquityAndCountComesBack() throws IOException {
    RackEquityTable table = random(SMALL, 4);
    Path file = folder.resolve("racks.table");
    table.write(file, PROVENANCE);
    RackEquityTable back = RackEquityTable.open(file, SMALL, 4, WORDS);
    assertThat(back.index().tiles()).isEqualTo(SMALL);
    assertThat(back.index().rackSize()).isEqualTo(4);
    assertThat(back.wordsSha256()).isEqualTo(WORDS);
    assertThat(back.values()).isEqualTo(table.values());
    for (int rank = 0; rank < back.index().size(); rank++) {
      assertThat(back.millipoints(rank)).isEqualTo(table.millipoints(rank));
      assertThat(back.observations(rank)).isEqualTo(table.observations(rank));
    }
    assertThat(TableFiles.inspect(file).provenance()).isEqualTo(PROVENANCE);
    assertThat(TableFiles.verify(file).ok()).isTrue();
  }

  @Test
  void theSameTableGivesTheSameBytes() throws IOException {
    random(SMALL, 4).write(folder.resolve("one"), PROVENANCE);
    RackEquityTable.open(folder.resolve("one")).write(folder.resolve("two"), PROVENANCE);
    assertThat(folder.resolve("two")).hasSameBinaryContentAs(folder.resolve("one"));
  }

  @Test
  void aTableOfOtherTilesIsRefusedByName() throws IOException {
    Path file = folder.resolve("racks.table");
    random(SMALL, 4).write(file, PROVENANCE);
    TileSet other = SmallTiles.of("other", 2, 1, 3, 0, 2, 2);
    assertThatThrownBy(() -> RackEquityTable.open(file, other, 4, WORDS))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("a table for the other tiles (?,?,2,0,0 A,a,1,1,1")
        .hasMessageContaining("a table for the small tiles");
  }

  @Test
  void aTableOfOtherWordsOrRacksIsRefusedByName() throws IOException {
    Path file = folder.resolve("racks.table");
    random(SMALL, 4).write(file, PROVENANCE);
    assertThatThrownBy(() -> RackEquityTable.open(file, SMALL, 4, "00".repeat(32)))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("words");
    assertThatThrownBy(() -> RackEquityTable.open(file, SMALL, 5, WORDS))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("rackSize");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "?,?,2,0,0",
        "?,?,2,0,0 A",
        "?,?,2,0,0 A,a,many,1,1",
        "?,?,2,0,0 A,a,-1,1,1",
        "?,?,1,0,0 A,a,1,1,1",
        "?,?,2000000000,0,0 A,a,2000000000,1,1",
        "?,?,9,0,0 A,a,9,1,1 B,b,9,1,1",
      })
  void lettersThatDoNotFitTheColumnsAreRefused(String letters) throws IOException {
    Path file = folder.resolve("racks.table");
    RackIndex index = new RackIndex(SMALL, 4);
    Parameters parameters = RackEquityFormat.parameters(index, WORDS).with("letters", letters);
    TableSchema schema =
        new TableSchema(
            RackEquityFormat.KIND, parameters, PROVENANCE, RackEquityFormat.columns(index));
    try (TableWriter writer = TableWriter.create(file, schema)) {
      for (ColumnSpec column : schema.columns()) {
        writer.column(column.name()).write(new int[index.size()], 0, index.size());
      }
      writer.seal();
    }
    assertThatThrownBy(() -> RackEquityTable.open(file)).isInstanceOf(CorruptTableException.class);
  }

  @Test
  void valuesForOtherRacksAreRefused() {
    RackIndex index = new RackIndex(SMALL, 4);
    assertThatThrownBy(() -> RackEquityTable.of(index, WORDS, new int[3], new int[3]))
        .isInstanceOf(IllegalArgumentException.class);
    RackIndex none = new RackIndex(SMALL, 12);
    assertThatThrownBy(() -> RackEquityTable.of(none, WORDS, new int[0], new int[0]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the small tiles do not fill a rack of 12");
  }

  @Test
  void aFileThatIsNoTableIsRefused() throws IOException {
    Path file = folder.resolve("racks.table");
    Files.writeString(file, "racks");
    assertThatThrownBy(() -> RackEquityTable.open(file)).isInstanceOf(IOException.class);
  }

  public static RackEquityTable random(TileSet tiles, int rackSize) {
    RackIndex index = new RackIndex(tiles, rackSize);
    SplittableRandom random = new SplittableRandom(rackSize);
    return RackEquityTable.of(
        index,
        WORDS,
        random.ints(index.size(), -20_000, 120_000).toArray(),
        random.ints(index.size(), 0, 1_000).toArray());
  }
}
