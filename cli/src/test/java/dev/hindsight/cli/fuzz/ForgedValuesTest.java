package dev.hindsight.cli.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.hindsight.core.tables.ColumnHeader;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

/**
 * Values that are no numbers, written into tables whose sums fit all the same: sums tell what was
 * written, not whether it makes sense.
 */
class ForgedValuesTest {
  private static final List<Double> NO_NUMBERS =
      List.of(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

  @Test
  void whatIsNoFiniteNumberIsRefusedEverywhere() throws IOException {
    Set<String> tried = new TreeSet<>();
    try (FilesInMemory files = new FilesInMemory()) {
      for (FuzzedFile file : SoundFiles.all(files)) {
        if (file.isTable() && !file.name().equals("duel.part")) {
          Path sound = files.write("sound-" + file.name(), file.bytes());
          for (ColumnHeader column : TableFiles.inspect(sound).columns()) {
            if (isOfFloats(column)) {
              tried.add(TableFiles.inspect(sound).kind());
              refusesIn(column, file, files);
            }
          }
        }
      }
    }
    assertThat(tried)
        .containsExactly(
            "backgammon.anchors",
            "backgammon.one-sided",
            "crossword.lanes",
            "crossword.rack-equity",
            "crossword.win-chance");
  }

  private static boolean isOfFloats(ColumnHeader column) {
    return column.spec().storage() == Storage.RAW
        && Set.of(ColumnType.FLOAT32, ColumnType.FLOAT64).contains(column.spec().type());
  }

  private static void refusesIn(ColumnHeader column, FuzzedFile file, FilesInMemory files)
      throws IOException {
    long last = column.spec().count() - 1;
    file.reading().read(files.write(file.name(), forged(file.bytes(), column, -1, 0)));
    for (long place : Set.of(0L, last / 2, last)) {
      for (double value : NO_NUMBERS) {
        Path forged = files.write(file.name(), forged(file.bytes(), column, place, value));
        assertThat(TableFiles.verify(forged).ok()).as("its sums fit").isTrue();
        assertThat(catchThrowable(() -> file.reading().read(forged)))
            .as("%s: %s at %d of %s", file, value, place, column.spec().name())
            .isInstanceOf(CorruptTableException.class);
      }
    }
  }

  /** The table with another value at one place, or as it is, and sums that fit. */
  private static byte[] forged(byte[] table, ColumnHeader column, long place, double value) {
    ByteBuffer bytes = ByteBuffer.wrap(table.clone()).order(ByteOrder.LITTLE_ENDIAN);
    boolean isDouble = column.spec().type() == ColumnType.FLOAT64;
    if (place >= 0) {
      int at = (int) (column.offset() + place * (isDouble ? Double.BYTES : Float.BYTES));
      if (isDouble) {
        bytes.putDouble(at, value);
      } else {
        bytes.putFloat(at, (float) value);
      }
    }
    CRC32C crc = new CRC32C();
    crc.update(bytes.array(), (int) column.offset(), (int) column.storedLength());
    String text = new String(bytes.array(), ISO_8859_1);
    int line = text.indexOf("column " + column.spec().name() + " ");
    int digits = text.indexOf("crc-32c ", line) + "crc-32c ".length();
    byte[] hex = "%08x".formatted((int) crc.getValue()).getBytes(ISO_8859_1);
    System.arraycopy(hex, 0, bytes.array(), digits, hex.length);
    return Wounds.resealed(bytes.array());
  }
}
