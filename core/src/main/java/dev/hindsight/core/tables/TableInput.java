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

/** The bytes of a table, to be read at any position: a regular file, or bytes in memory. */
abstract class TableInput implements Closeable {
  private final Path path;
  private final long length;

  private TableInput(Path path, long length) {
    this.path = path;
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
      return new FromFile(path, channel);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /**
   * @param name stands for the path in messages
   */
  static TableInput of(Path name, byte[] bytes) {
    return new FromMemory(name, bytes);
  }

  Path path() {
    return path;
  }

  long length() {
    return length;
  }

  /** Fills {@code target[0..count)} from the given position. */
  abstract void readFully(long position, byte[] target, int count) throws IOException;

  byte[] readFully(long position, int count) throws IOException {
    byte[] bytes = new byte[count];
    readFully(position, bytes, count);
    return bytes;
  }

  /** A range that stays valid after {@link #close}, for as long as somebody holds it. */
  ChunkedBytes map(long offset, long byteCount, int chunkExponent) throws IOException {
    ByteBuffer[] chunks = new ByteBuffer[ChunkedBytes.chunkCount(byteCount, chunkExponent)];
    for (int chunk = 0; chunk < chunks.length; chunk++) {
      long from = (long) chunk << chunkExponent;
      int bytes = (int) Math.min(byteCount - from, 1L << chunkExponent);
      chunks[chunk] = chunk(offset + from, bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
    return new ChunkedBytes(chunks, chunkExponent, byteCount);
  }

  abstract ByteBuffer chunk(long offset, int byteCount) throws IOException;

  CorruptTableException endsAfter(long bytes) {
    return new CorruptTableException(path, length + " bytes", "an end after " + bytes + " bytes");
  }

  private static final class FromFile extends TableInput {
    private final FileChannel channel;

    FromFile(Path path, FileChannel channel) throws IOException {
      super(path, channel.size());
      this.channel = channel;
    }

    @Override
    void readFully(long position, byte[] target, int count) throws IOException {
      ByteBuffer buffer = ByteBuffer.wrap(target, 0, count);
      while (buffer.hasRemaining()) {
        if (channel.read(buffer, position + buffer.position()) < 0) {
          throw endsAfter(position + buffer.position());
        }
      }
    }

    @Override
    ByteBuffer chunk(long offset, int byteCount) throws IOException {
      return channel.map(FileChannel.MapMode.READ_ONLY, offset, byteCount);
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }

  private static final class FromMemory extends TableInput {
    private final ByteBuffer bytes;

    FromMemory(Path name, byte[] bytes) {
      super(name, bytes.length);
      this.bytes = ByteBuffer.wrap(bytes);
    }

    @Override
    void readFully(long position, byte[] target, int count) throws IOException {
      if (position + count > bytes.capacity()) {
        throw endsAfter(bytes.capacity());
      }
      bytes.get((int) position, target, 0, count);
    }

    @Override
    ByteBuffer chunk(long offset, int byteCount) {
      return bytes.slice((int) offset, byteCount);
    }

    @Override
    public void close() {}
  }
}
