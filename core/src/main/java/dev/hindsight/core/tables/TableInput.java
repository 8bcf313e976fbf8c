package dev.hindsight.core.tables;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/** A regular file opened for reading at any position. */
final class TableInput implements Closeable {
  private final Path path;
  private final FileChannel channel;
  private final long length;

  private TableInput(Path path, FileChannel channel, long length) {
    this.path = path;
    this.channel = channel;
    this.length = length;
  }

  static TableInput open(Path path) throws IOException {
    // Asked before opening: to open a pipe would wait for its other end, maybe for ever.
    BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
    if (!attributes.isRegularFile()) {
      String what = attributes.isDirectory() ? "is a folder" : "is not a regular file";
      throw new FileSystemException(path.toString(), null, what);
    }
    FileChannel channel = FileChannel.open(path, StandardOpenOption.READ);
    try {
      return new TableInput(path, channel, channel.size());
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  Path path() {
    return path;
  }

  long length() {
    return length;
  }

  /** Fills {@code target[0..count)} from the given position. */
  void readFully(long position, byte[] target, int count) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(target, 0, count);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer, position + buffer.position()) < 0) {
        throw new CorruptTableException(
            path, length + " bytes", "an end after " + (position + buffer.position()) + " bytes");
      }
    }
  }

  byte[] readFully(long position, int count) throws IOException {
    byte[] bytes = new byte[count];
    readFully(position, bytes, count);
    return bytes;
  }

  /** Maps a range; it stays valid after {@link #close}, for as long as somebody holds it. */
  ChunkedBytes map(long offset, long byteCount, int chunkExponent) throws IOException {
    ByteBuffer[] chunks = new ByteBuffer[ChunkedBytes.chunkCount(byteCount, chunkExponent)];
    for (int chunk = 0; chunk < chunks.length; chunk++) {
      long from = (long) chunk << chunkExponent;
      long bytes = Math.min(byteCount - from, 1L << chunkExponent);
      chunks[chunk] =
          channel
              .map(FileChannel.MapMode.READ_ONLY, offset + from, bytes)
              .order(ByteOrder.LITTLE_ENDIAN);
    }
    return new ChunkedBytes(chunks, chunkExponent, byteCount);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
