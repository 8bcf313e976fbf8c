package dev.hindsight.core.tables;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Which blocks of a column are known to be sound. A block is held against its checksum when it is
 * first touched, and a flag remembers that it was good; a damaged one never gets its flag, so it
 * fails whenever it is touched.
 *
 * <pre>{@code
 * if (UncheckedBlocks.exist() && sound[CheckedBlocks.of(at)] == 0) {
 *   blocks.touch(at);           // before the value at this byte is read
 * }
 * }</pre>
 *
 * <p>Flags are read without any ordering between threads: who misses one that another thread has
 * just set checks the block again, with the same outcome. When all are set, {@link UncheckedBlocks}
 * spares probes the look at them.
 */
final class CheckedBlocks {
  private static final VarHandle FLAG = MethodHandles.arrayElementVarHandle(byte[].class);
  private static final byte SOUND = 1;

  private final Path path;
  private final String column;
  private final ChunkedBytes bytes;
  private final int[] checksums;

  /** 1 for each block that is known to be sound: a byte, so that there is nothing to mask. */
  private final byte[] sound;

  private int unchecked;
  private boolean isProbed;

  /** Those of a raw column, none of them touched yet. */
  CheckedBlocks(Path path, String column, ChunkedBytes bytes, int[] checksums) {
    this.path = path;
    this.column = column;
    this.bytes = bytes;
    this.checksums = checksums;
    this.unchecked = checksums.length;
    this.sound = new byte[checksums.length];
  }

  /** Those of a column in the heap, which was checked on its way there or was never in a file. */
  CheckedBlocks(ChunkedBytes bytes) {
    this.path = Path.of("");
    this.column = "";
    this.bytes = bytes;
    this.checksums = new int[0];
    this.sound = new byte[Math.toIntExact(BlockChecksums.blocks(bytes.size()))];
    Arrays.fill(sound, SOUND);
  }

  ChunkedBytes bytes() {
    return bytes;
  }

  /** Flags for whoever is going to probe: zero where {@link #touch} comes before a value. */
  synchronized byte[] flagsForProbes() {
    if (unchecked > 0 && !isProbed) {
      isProbed = true;
      UncheckedBlocks.begin();
    }
    return sound;
  }

  /** The block that a byte is in. */
  static int of(long at) {
    return (int) (at >>> ContainerFormat.CHECKED_EXPONENT);
  }

  /** Checks the blocks of some bytes unless that was done. */
  void check(long from, long length) {
    if (length > 0) {
      int last = of(from + length - 1);
      for (int block = of(from); block <= last; block++) {
        if (sound[block] == 0) {
          touch((long) block << ContainerFormat.CHECKED_EXPONENT);
        }
      }
    }
  }

  /** Checks everything, for whoever is going to read it all or has little to read. */
  void checkAll() throws CorruptTableException {
    try {
      check(0, bytes.size());
    } catch (CorruptBlockException damaged) {
      throw damaged.damage();
    }
  }

  /** Checks the block of a byte; throws {@link CorruptBlockException}. */
  void touch(long at) {
    int block = of(at);
    long from = (long) block << ContainerFormat.CHECKED_EXPONENT;
    long to = Math.min(bytes.size(), from + ContainerFormat.CHECKED_BYTES);
    int expected = checksums[block];
    int found = bytes.crc32c(from, to);
    if (found != expected) {
      throw new CorruptBlockException(BlockChecksums.damaged(path, column, block, expected, found));
    }
    if (FLAG.compareAndSet(sound, block, (byte) 0, SOUND)) {
      countDown();
    }
  }

  private synchronized void countDown() {
    unchecked--;
    if (unchecked == 0 && isProbed) {
      UncheckedBlocks.end();
    }
  }
}
