package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableException;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeaveTableTest {
  private static final String WORDS = "5".repeat(64);
  private static final TileSet SMALL = SmallTiles.SET;
  private static final int RACK_SIZE = 4;
  private static final Provenance PROVENANCE = Provenance.ofRecipe("the test");

  @TempDir Path folder;

  private final LeaveIndex index = new LeaveIndex(SMALL, RACK_SIZE);

  private Path write(LeaveTable table) throws IOException {
    Path path = folder.resolve("some.leaves");
    table.write(path, PROVENANCE);
    return path;
  }

  private int[] someValues() {
    int[] values = new SplittableRandom(8).ints(index.size(), -60_000, 60_000).toArray();
    values[0] = 0;
    values[1] = 1_000_000_000;
    values[2] = -1_000_000_000;
    values[3] = -1;
    return values;
  }

  @Test
  void whatIsWrittenIsReadWithWhatItIsFor() throws IOException {
    LeavePurpose purpose =
        LeavePurpose.of(SMALL, WORDS, new int[] {1, 0, 2, 0, 1, 0}, DrawConvention.HELD_APART);
    assertThat(purpose.bag()).isEqualTo("BBD?");
    assertThat(purpose.isForFullBag(SMALL)).isFalse();
    Path path = write(LeaveTable.of(index, someValues()).withPurpose(purpose));
    for (LeaveTable read :
        new LeaveTable[] {LeaveTable.open(path), LeaveTable.open(path, SMALL, RACK_SIZE)}) {
      assertThat(read.values()).isEqualTo(someValues());
      assertThat(read.findPurpose()).contains(purpose);
      assertThat(read.tiles()).isEqualTo(SMALL);
    }
    assertThat(TableFiles.verify(path).ok()).isTrue();
    assertThat(TableFiles.inspect(path).provenance()).isEqualTo(PROVENANCE);
  }

  @Test
  void anEmptyBagIsABag() throws IOException {
    LeavePurpose purpose = LeavePurpose.of(SMALL, WORDS, new int[6], DrawConvention.HELD_APART);
    Path path = write(LeaveTable.zero(SMALL, RACK_SIZE).withPurpose(purpose));
    assertThat(LeaveTable.open(path).findPurpose()).contains(purpose);
  }

  @Test
  void valuesOfUnknownOriginSaySo() throws IOException {
    Path path = write(LeaveTable.of(index, someValues()));
    assertThat(LeaveTable.open(path).findPurpose()).isEmpty();
    Parameters parameters = TableFiles.inspect(path).parameters();
    assertThat(parameters.text("words")).isEqualTo("unknown");
    assertThat(parameters.text("bag")).isEqualTo("unknown");
    assertThat(parameters.text("convention")).isEqualTo("unknown");
  }

  @Test
  void otherTilesAndRacksAreRefused() throws IOException {
    Path path = write(LeaveTable.of(index, someValues()));
    assertThatThrownBy(() -> LeaveTable.open(path, TileSet.english(), RACK_SIZE))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("english");
    assertThatThrownBy(() -> LeaveTable.open(path, SMALL, 5))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("rackSize = 5");
  }

  /** Padding, and the last bits of a compressed block, mean nothing: only verify minds them. */
  @Test
  void noDamagedByteGivesOtherValuesAndVerifyFindsAll() throws IOException {
    Path path = write(LeaveTable.of(index, someValues()));
    byte[] sound = Files.readAllBytes(path);
    int opened = 0;
    for (int place = 0; place < sound.length; place++) {
      byte[] damaged = sound.clone();
      damaged[place] ^= (byte) (1 << place % 8);
      Files.write(path, damaged);
      try {
        assertThat(LeaveTable.open(path).values()).as("byte %d", place).isEqualTo(someValues());
        opened++;
      } catch (TableException refused) {
        assertThat(refused).hasMessageContaining(path.toString());
      }
      assertThat(isWhole(path)).as("byte %d", place).isFalse();
    }
    assertThat(opened).as("bytes that mean nothing").isLessThan(4 * 64);
  }

  private static boolean isWhole(Path path) throws IOException {
    try {
      return TableFiles.verify(path).ok();
    } catch (TableException notEvenATable) {
      return false;
    }
  }

  @Test
  void soundFilesWithSenselessValuesAreRefused() throws IOException {
    int[] beyond = someValues();
    beyond[5] = 1_000_000_001;
    assertRefused(beyond, parameters(), "at rank 5");
    int[] empty = someValues();
    empty[0] = 1;
    assertRefused(empty, parameters(), "empty leave");
    assertRefused(someValues(), parameters().with("bag", "AAAA"), "4 of A");
    assertRefused(someValues(), parameters().with("bag", "Q"), "a bag of the small tiles");
    assertRefused(someValues(), parameters().with("convention", "both"), "both");
    assertRefused(someValues(), parameters().with("rackSize", 13), "rackSize");
    assertRefused(someValues(), parameters().with("rackSize", 5), "columns");
  }

  private Parameters parameters() {
    return LeaveFormat.parameters(
        LeaveTable.zero(SMALL, RACK_SIZE)
            .withPurpose(LeavePurpose.of(SMALL, WORDS, SMALL.counts(), DrawConvention.POOL)));
  }

  private void assertRefused(int[] values, Parameters parameters, String reason)
      throws IOException {
    Path path = folder.resolve("odd.leaves");
    TableSchema schema =
        new TableSchema(LeaveFormat.KIND, parameters, PROVENANCE, LeaveFormat.columns(index));
    try (TableWriter writer = TableWriter.create(path, schema)) {
      LeaveFormat.values(index).write(values, writer);
      writer.seal();
    }
    assertThatThrownBy(() -> LeaveTable.open(path))
        .isInstanceOf(CorruptTableException.class)
        .hasMessageContaining(reason);
  }
}
