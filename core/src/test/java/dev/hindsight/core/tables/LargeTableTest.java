package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table beyond 2 GiB; its file is almost all hole, so it takes neither disk nor time. */
class LargeTableTest {
  private static final long COUNT = (5L << 30) / Short.BYTES + 1;

  @TempDir Path folder;

  @Test
  @Tag("slow")
  void valuesBeyondTwoGibibytesAreProbedInPlace() throws IOException {
    long valuesPerChunk = (1L << 30) / Short.BYTES;
    long[] indices = {
      0,
      1,
      valuesPerChunk - 1,
      valuesPerChunk,
      2 * valuesPerChunk - 1,
      4 * valuesPerChunk + 5,
      COUNT - 2,
      COUNT - 1
    };
    Path path = writeSparse(indices);
    try (Table table = Table.open(path, SampleTables.KIND)) {
      Int16Column column = table.int16("values");
      assertThat(column.size()).isEqualTo(COUNT);
      for (long index : indices) {
        assertThat(column.get(index)).as("index %d", index).isEqualTo((short) ~index);
      }
      assertThat(column.get(2)).isZero();
      short[] across = new short[4];
      column.copyTo(valuesPerChunk - 2, across, 0, 4);
      assertThat(across)
          .containsExactly(0, (short) ~(valuesPerChunk - 1), (short) ~valuesPerChunk, 0);
    }
  }

  /** Opening does not compute the checksums of columns and file, so they may be anything. */
  private Path writeSparse(long[] indices) throws IOException {
    ColumnSpec spec = new ColumnSpec("values", ColumnType.INT16, COUNT, Storage.RAW);
    Provenance provenance = Provenance.ofRecipe("sparse");
    int headerLength =
        HeaderText.encode(Parameters.of(), provenance, List.of(new ColumnHeader(spec, 0, 0, 0)))
            .length;
    long offset = 192L + headerLength;
    long checksOffset = ContainerFormat.aligned(offset + spec.contentBytes());
    byte[] checks = checksOfSparse(indices);
    long length = checksOffset + checks.length + 64;
    byte[] header =
        HeaderText.encode(
            Parameters.of(),
            provenance,
            List.of(new ColumnHeader(spec, offset, spec.contentBytes(), 0)));
    Path path = folder.resolve("sparse.table");
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      file.write(
          ContainerFormat.encodeHead(
              new ContainerFormat.Preamble("test.sample", 1, 3, headerLength, length), header));
      for (long index : indices) {
        file.seek(offset + index * Short.BYTES);
        file.writeShort(Short.reverseBytes((short) ~index));
      }
      file.seek(checksOffset);
      file.write(checks);
      file.write(ReferenceContainer.footer(0, ReferenceContainer.crc(checks)));
    }
    return path;
  }

  /** Blocks of zeros but for the given values; the last one is cut short. */
  private static byte[] checksOfSparse(long[] indices) {
    long bytes = COUNT * Short.BYTES;
    int blocks = (int) ((bytes + 65_535) / 65_536);
    Map<Integer, byte[]> written = new TreeMap<>();
    written.put(blocks - 1, new byte[(int) (bytes % 65_536)]);
    for (long index : indices) {
      int block = (int) (index * Short.BYTES / 65_536);
      byte[] content = written.computeIfAbsent(block, any -> new byte[65_536]);
      int at = (int) (index * Short.BYTES % 65_536);
      content[at] = (byte) ~index;
      content[at + 1] = (byte) (~index >> 8);
    }
    int ofZeros = ReferenceContainer.crc(new byte[65_536]);
    ByteBuffer checks =
        ByteBuffer.allocate((blocks * 4 + 63) / 64 * 64).order(ByteOrder.LITTLE_ENDIAN);
    for (int block = 0; block < blocks; block++) {
      byte[] content = written.get(block);
      checks.putInt(content == null ? ofZeros : ReferenceContainer.crc(content));
    }
    return checks.array();
  }
}
