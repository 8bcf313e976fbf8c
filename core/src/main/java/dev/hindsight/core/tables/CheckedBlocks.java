package dev.hindsight.core.tables;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Which blocks of a column are known to be sound. A block is held against its checksum when it is
 * first touched, and a flag remembers that it was good; a damaged one never gets its flag, so it
 * fails whenever it is touched.
 *
 * <pre>{@code
 * blocks.check(index);          // before the value at this byte is read
 * }</pre>
 *
 * <p>Flags are read without any ordering between threads: who misses one that another thread has
 * just set checks the block again, with the same outcome. When all are set they are dropped, so
 * that a column in the heap, one that was checked whole, and one that has been used for a while
 * cost a probe no more than a look at an empty field.
 */
final class CheckedBlocks {
  private static final VarHandle FLAG = MethodHandles.arrayElementVarHandle(byte[].class);

  private final Path path;
  private final String column;
  private final ChunkedBytes bytes;
  private final int[] checksums;

  /** 1 for each block that is known to be sound; null when all are. */
  private byte @Nullable [] sound;

  private int unchecked;

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
    this.sound = null;
  }

  ChunkedBytes bytes() {
    return bytes;
  }

  /** Checks the block of a byte unless that was done; throws {@link CorruptBlockException}. */
  void check(long at) {
    // A byte for a flag and not a bit: no shift by the number of the block, no mask.
    byte[] flags = sound;
    if (flags != null && flags[(int) (at >>> ContainerFormat.CHECKED_EXPONENT)] == 0) {
      touch(flags, (int) (at >>> ContainerFormat.CHECKED_EXPONENT));
    }
  }

  /** Checks the blocks of some bytes unless that was done. */
  void check(long from, long length) {
    if (length > 0 && sound != null) {
      long last = (from + length - 1) >>> ContainerFormat.CHECKED_EXPONENT;
      for (long block = from >>> ContainerFormat.CHECKED_EXPONENT; block <= last; block++) {
        check(block << ContainerFormat.CHECKED_EXPONENT);
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

  private void touch(byte[] flags, int block) {
    long from = (long) block << ContainerFormat.CHECKED_EXPONENT;
    long to = Math.min(bytes.size(), from + ContainerFormat.CHECKED_BYTES);
    int expected = checksums[block];
    int found = bytes.crc32c(from, to);
    if (found != expected) {
      throw new CorruptBlockException(BlockChecksums.damaged(path, column, block, expected, found));
    }
    if (FLAG.compareAndSet(flags, block, (byte) 0, (byte) 1)) {
      countDown();
    }
  }

  private synchronized void countDown() {
    unchecked--;
    if (unchecked == 0) {
      sound = null;
    }
  }
}
