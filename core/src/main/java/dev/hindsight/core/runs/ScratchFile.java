package dev.hindsight.core.runs;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file of values that do not fit the memory while a table is solved, read and written at any
 * place by any thread. What it holds, and how it is checked, is its owner's affair; failures name
 * the file and say what to do, and an interrupt ends the work as a {@link CancelledException}.
 */
public final class ScratchFile implements Closeable {
  private final Path path;
  private final FileChannel channel;

  private ScratchFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /** Opens what is there, or creates an empty file. */
  public static ScratchFile open(Path path) throws IOException {
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new FileSystemException(
          path.toString(), null, "is in the way of the values to be kept; move or rename it");
    }
    if (Files.exists(path)) {
      return new ScratchFile(
          path, FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE));
    }
    // It is not written from front to back; where the system must be told, holes take no disk.
    return new ScratchFile(
        path,
        FileChannel.open(
            path,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.SPARSE));
  }

  public Path path() {
    return path;
  }

  public long size() throws IOException {
    try {
      return channel.size();
    } catch (ClosedChannelException interrupted) {
      throw cancelled(interrupted);
    }
  }

  /** Fills the buffer from a place on; a file that ends before is damaged. */
  public void read(ByteBuffer buffer, long position) throws IOException {
    try {
      long at = position;
      while (buffer.hasRemaining()) {
        int count = channel.read(buffer, at);
        if (count < 0) {
          throw damaged("it ends at byte " + at);
        }
        at += count;
      }
    } catch (ClosedChannelException interrupted) {
      throw cancelled(interrupted);
    }
  }

  /** Writes all that is left in the buffer from a place on. */
  public void write(ByteBuffer buffer, long position) throws IOException {
    try {
      long at = position;
      while (buffer.hasRemaining()) {
        at += channel.write(buffer, at);
      }
    } catch (ClosedChannelException interrupted) {
      throw cancelled(interrupted);
    } catch (FileSystemException named) {
      throw named;
    } catch (IOException failed) {
      FileSystemException named =
          new FileSystemException(path.toString(), null, String.valueOf(failed.getMessage()));
      named.initCause(failed);
      throw named;
    }
  }

  /** Forgets what lies beyond a place. */
  public void truncate(long size) throws IOException {
    try {
      channel.truncate(size);
    } catch (ClosedChannelException interrupted) {
      throw cancelled(interrupted);
    }
  }

  /** Returns when everything written is on the disk itself. */
  public void force() throws IOException {
    try {
      channel.force(false);
    } catch (ClosedChannelException interrupted) {
      throw cancelled(interrupted);
    }
  }

  /** To be thrown when the file does not hold what was written to it. */
  public FileSystemException damaged(String how) {
    return new FileSystemException(
        path.toString(),
        null,
        "is damaged ("
            + how
            + "); delete it and the folder with the checkpoints beside it to start afresh");
  }

  /** Only an interrupt closes the channel while somebody works with it. */
  private static CancelledException cancelled(ClosedChannelException interrupted) {
    CancelledException cancelled = new CancelledException("The work was interrupted.");
    cancelled.initCause(interrupted);
    return cancelled;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
