package dev.hindsight.oware.build;

import dev.hindsight.core.runs.ScratchFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;
import java.util.zip.CRC32C;

/**
 * A file of sorted runs of {@linkplain #entry entries}: what happens to which boards of a range.
 * Sorted they take one or two bytes each, and whoever applies them goes through the range in order.
 *
 * <pre>
 * Run    →  value, entries, bytes, CRC-32C of the content (4 × int32, little-endian), Content
 *   Content   what each entry is above the one before it, seven bits a byte, lowest first
 * </pre>
 *
 * A reply that is closed twice is two replies; that a mover forces a value is the same news twice,
 * and kept once. Any thread may append.
 */
final class SortedRuns implements Closeable {
  private static final int HEADER_BYTES = 4 * Integer.BYTES;
  private static final int MOST_BYTES_OF_ENTRY = 10;

  private final ScratchFile file;
  private final LongAdder traffic;
  private final List<Run> runs = new ArrayList<>();
  private long end;

  /**
   * @param value that was at hand when it was written
   */
  record Run(int value, int entries, long position, int bytes, int checksum) {}

  SortedRuns(Path path, LongAdder traffic) throws IOException {
    this.file = ScratchFile.open(path);
    this.traffic = traffic;
  }

  /** The mover of a board forces the value, or else loses a reply or is held. */
  static long entry(long board, boolean forced) {
    return board << 1 | (forced ? 1 : 0);
  }

  static long board(long entry) {
    return entry >>> 1;
  }

  static boolean isForced(long entry) {
    return (entry & 1) != 0;
  }

  /** The runs in the order in which they were appended. */
  synchronized List<Run> runs() {
    return List.copyOf(runs);
  }

  /** How long the file is, to be handed to {@link #reopenAt} later. */
  synchronized long length() {
    return end;
  }

  /** Sorts the entries where they are and appends them as a run. */
  void append(int value, long[] entries, int count) throws IOException {
    if (count == 0) {
      return;
    }
    Arrays.sort(entries, 0, count);
    ByteBuffer buffer =
        ByteBuffer.allocate(HEADER_BYTES + MOST_BYTES_OF_ENTRY * count)
            .order(ByteOrder.LITTLE_ENDIAN)
            .position(HEADER_BYTES);
    int kept = 0;
    long before = 0;
    for (int place = 0; place < count; place++) {
      long entry = entries[place];
      if (place > 0 && entry == before && isForced(entry)) {
        continue;
      }
      put(buffer, entry - before);
      before = entry;
      kept++;
    }
    int bytes = buffer.position() - HEADER_BYTES;
    int checksum = checksum(buffer.duplicate().flip().position(HEADER_BYTES));
    buffer.flip();
    buffer.putInt(0, value).putInt(4, kept).putInt(8, bytes).putInt(12, checksum);
    traffic.add(buffer.remaining());
    synchronized (this) {
      file.write(buffer, end);
      runs.add(new Run(value, kept, end + HEADER_BYTES, bytes, checksum));
      end += HEADER_BYTES + bytes;
    }
  }

  /** Hands out the entries of a run in ascending order. */
  void forEach(Run run, LongConsumer entries) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(run.bytes());
    file.read(buffer, run.position());
    buffer.flip();
    traffic.add(run.bytes());
    if (checksum(buffer) != run.checksum()) {
      throw file.damaged("a run of it is not what was written");
    }
    long entry = 0;
    for (int left = run.entries(); left > 0; left--) {
      entry += get(buffer);
      entries.accept(entry);
    }
  }

  /** Forgets all runs. */
  synchronized void clear() throws IOException {
    runs.clear();
    end = 0;
    file.truncate(0);
  }

  /** Finds the runs of an earlier process again, and forgets those beyond a place. */
  synchronized void reopenAt(long length) throws IOException {
    if (file.size() < length) {
      throw file.damaged("it ends at byte " + file.size());
    }
    file.truncate(length);
    runs.clear();
    end = 0;
    ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    while (end < length) {
      file.read(header.clear(), end);
      int bytes = header.getInt(8);
      if (bytes < 0 || header.getInt(4) < 0 || end + HEADER_BYTES + bytes > length) {
        throw file.damaged("a run of it is not what was written");
      }
      runs.add(
          new Run(
              header.getInt(0), header.getInt(4), end + HEADER_BYTES, bytes, header.getInt(12)));
      end += HEADER_BYTES + bytes;
    }
  }

  void force() throws IOException {
    file.force();
  }

  private static void put(ByteBuffer buffer, long difference) {
    long rest = difference;
    while (rest >= 0x80) {
      buffer.put((byte) (rest | 0x80));
      rest >>>= 7;
    }
    buffer.put((byte) rest);
  }

  private static long get(ByteBuffer buffer) {
    long value = 0;
    int shift = 0;
    while (true) {
      byte seven = buffer.get();
      value |= (seven & 0x7FL) << shift;
      if (seven >= 0) {
        return value;
      }
      shift += 7;
    }
  }

  private static int checksum(ByteBuffer content) {
    CRC32C crc = new CRC32C();
    crc.update(content.duplicate());
    return (int) crc.getValue();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
