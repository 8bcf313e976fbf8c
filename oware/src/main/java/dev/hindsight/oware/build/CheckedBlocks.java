package dev.hindsight.oware.build;

import dev.hindsight.core.runs.ScratchFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.concurrent.atomic.LongAdder;
import java.util.zip.CRC32C;

/**
 * A scratch file of blocks of one length, each compared with its checksum whenever it is read.
 * Different blocks may be read and written by different threads at once.
 */
final class CheckedBlocks implements Closeable {
  private final ScratchFile file;
  private final int blockBytes;
  private final int[] checksums;
  private final LongAdder traffic;

  /**
   * @param traffic told of every byte that is read or written
   */
  CheckedBlocks(Path path, int blocks, int blockBytes, LongAdder traffic) throws IOException {
    this.file = ScratchFile.open(path);
    this.blockBytes = blockBytes;
    this.checksums = new int[blocks];
    this.traffic = traffic;
  }

  int blocks() {
    return checksums.length;
  }

  /** Of all blocks; whoever goes on after the process has ended must bring them back. */
  int[] checksums() {
    return checksums.clone();
  }

  void restoreChecksums(int[] kept) {
    System.arraycopy(kept, 0, checksums, 0, checksums.length);
  }

  /** Writes what is left in the buffer, which must be a whole block. */
  void write(int block, ByteBuffer content) throws IOException {
    traffic.add(content.remaining());
    checksums[block] = checksum(content);
    file.write(content, (long) block * blockBytes);
  }

  /** Fills the buffer, which must have room for just one block, and flips it. */
  void read(int block, ByteBuffer content) throws IOException {
    file.read(content, (long) block * blockBytes);
    content.flip();
    traffic.add(content.remaining());
    if (checksum(content) != checksums[block]) {
      throw file.damaged("a block of it is not what was written");
    }
  }

  /** Makes this a copy of another; on the disk itself when it returns. */
  void copyFrom(CheckedBlocks other) throws IOException {
    ByteBuffer content = ByteBuffer.allocateDirect(blockBytes);
    for (int block = 0; block < checksums.length; block++) {
      other.read(block, content.clear());
      write(block, content);
    }
    file.force();
  }

  void force() throws IOException {
    file.force();
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
