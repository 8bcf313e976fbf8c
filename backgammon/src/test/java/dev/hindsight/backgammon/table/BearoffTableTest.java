package dev.hindsight.backgammon.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableTooNewException;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.core.tables.WrongTableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("java")
class BearoffTableTest {
  private static final Provenance BY_HAND = Provenance.ofRecipe("by hand");

  @TempDir private Path folder;

  @Test
  void aFileMadeByHandIsProbedByPair() throws IOException {
    Path file = twoSided(BearoffFormat.KIND, "1", "1", "cubeful", 2 * 2 * 4);
    BearoffTable table = BearoffTable.open(file);
    for (CubeState state : CubeState.values()) {
      // The column counts up, so that a value is its own place: pairs by mover, then by other.
      assertThat(table.stored(state, 1, 0)).isEqualTo(2 * 4 + state.position());
      assertThat(table.stored(state, 0, 1)).isEqualTo(4 + state.position());
    }
    assertThat(table.winProbability(0x1E, 0x0F)).isEqualTo(8 / 65_535.0);
    assertThat(table.equity(CubeState.OWNED, 0x1E, 0x1E)).isEqualTo(13 / 32_767.5 - 1);
  }

  @ParameterizedTest
  @CsvSource({
    "9, 6, cubeless, 4",
    "0, 6, cubeless, 4",
    "six, 6, cubeless, 4",
    "1, 0, cubeless, 4",
    "1, 16, cubeless, 4",
    "1, 1, both, 4",
    "1, 1, cubeful, 4",
    "1, 1, cubeless, 16",
    "1, 2, cubeless, 4",
    "8, 15, cubeless, 4"
  })
  void headersThatContradictTheirColumnsAreCorrupt(
      String points, String checkers, String values, int count) throws IOException {
    Path file = twoSided(BearoffFormat.KIND, points, checkers, values, count);
    assertThatThrownBy(() -> BearoffTable.open(file)).isInstanceOf(CorruptTableException.class);
  }

  @Test
  void otherKindsAndVersionsAreRefused() throws IOException {
    Path other = twoSided(new TableKind("oware.endgame", 1, 1), "1", "1", "cubeless", 4);
    assertThatThrownBy(() -> BearoffTable.open(other)).isInstanceOf(WrongTableException.class);
    assertThatThrownBy(() -> OneSidedTable.open(other)).isInstanceOf(WrongTableException.class);
    Path newer = twoSided(new TableKind("backgammon.bearoff", 2, 2), "1", "1", "cubeless", 4);
    assertThatThrownBy(() -> BearoffTable.open(newer)).isInstanceOf(TableTooNewException.class);
  }

  private Path twoSided(TableKind kind, String points, String checkers, String values, int count)
      throws IOException {
    Parameters parameters =
        Parameters.of().with("points", points).with("checkers", checkers).with("values", values);
    ColumnSpec column = new ColumnSpec("fractions", ColumnType.INT16, count, Storage.RAW);
    Path file = folder.resolve(kind.name() + ".table");
    short[] fractions = new short[count];
    for (int at = 0; at < count; at++) {
      fractions[at] = (short) at;
    }
    TableSchema schema = new TableSchema(kind, parameters, BY_HAND, List.of(column));
    try (TableWriter writer = TableWriter.create(file, schema)) {
      writer.column("fractions").write(fractions, 0, count);
      writer.seal();
    }
    return file;
  }

  /** Starts, first rolls: the one-sided columns that a reader could be led astray by. */
  @ParameterizedTest
  @CsvSource({
    "0 1 2, 0 1, true",
    "0 0 2, 0 1, false",
    "0 3 2, 0 1, false",
    "1 1 2, 0 1, false",
    "0 1 1, 0 1, false",
    "0 1 2, 0 -1, false",
    "0 1 2, 0 64, false"
  })
  void distributionsMustFollowEachOther(String starts, String firsts, boolean sound)
      throws IOException {
    BearoffIndex index = new BearoffIndex(1, 1);
    Path file = folder.resolve("one-sided");
    TableSchema schema =
        new TableSchema(
            OneSidedFormat.KIND,
            OneSidedFormat.parameters(index, 2, 2),
            BY_HAND,
            OneSidedFormat.columns(index, 2, 2));
    int[] good = {0, 1, 2};
    try (TableWriter writer = TableWriter.create(file, schema)) {
      chances(firsts, starts).write(writer, OneSidedFormat.OFF);
      new RollChances(new double[2], new byte[2], good, new float[] {1, 1})
          .write(writer, OneSidedFormat.GAMMON);
      writer.seal();
    }
    if (sound) {
      RollChances off = OneSidedTable.open(file).off();
      assertThat(off.lastRoll(1)).isEqualTo(1);
      assertThat(off.chance(1, 0)).isZero();
      assertThat(off.chance(1, 1)).isEqualTo(1);
    } else {
      assertThatThrownBy(() -> OneSidedTable.open(file)).isInstanceOf(CorruptTableException.class);
    }
  }

  private static RollChances chances(String firsts, String starts) {
    String[] first = firsts.split(" ", -1);
    String[] start = starts.split(" ", -1);
    int[] startNumbers = new int[start.length];
    for (int i = 0; i < start.length; i++) {
      startNumbers[i] = Integer.parseInt(start[i]);
    }
    byte[] firstNumbers = {Byte.parseByte(first[0]), Byte.parseByte(first[1])};
    return new RollChances(new double[2], firstNumbers, startNumbers, new float[] {1, 1});
  }
}
