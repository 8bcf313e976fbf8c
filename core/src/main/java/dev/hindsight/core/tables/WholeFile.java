package dev.hindsight.core.tables;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A file that grows as {@code name.partial} and gets its name when it is finished, at once and
 * whole. Until then, whatever stood under the name stays there. Everything that we write goes this
 * way: tables, files for other programs, exports.
 *
 * <pre>{@code
 * WholeFile.write(Path.of("english.kwg"), out -> out.write(bytes));
 * }</pre>
 *
 * <p>One writer at a time: it holds a lock on the partial file. The lock dies with its process, so
 * what a killed run leaves behind is recognised and removed. A writer never writes to a file that
 * it did not create, and before it renames the file it looks whether it is still its own; two
 * writers that slip past the lock cannot mix their bytes, one of them fails instead. (That can
 * happen: POSIX drops a process's lock when <em>any</em> of its descriptors of the file is closed.)
 */
public final class WholeFile implements Closeable {
  private static final int ATTEMPTS = 10;
  private static final int BUFFER_BYTES = 1 << 20;

  private final Path target;
  private final Path partial;
  // Not a FileChannel: an interrupt closes a channel for good, and the run that was interrupted is
  // the one that must still write its checkpoint.
  private final RandomAccessFile file;
  private final @Nullable Object fileKey;
  private boolean isOver;

  /** What puts the bytes into the file. */
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private WholeFile(Path target, Path partial, RandomAccessFile file, @Nullable Object fileKey) {
    this.target = target;
    this.partial = partial;
    this.file = file;
    this.fileKey = fileKey;
  }

  /** Writes a file at once: whole under its name, or not at all. */
  public static void write(Path target, Content content) throws IOException {
    try (WholeFile file = create(target)) {
      OutputStream out = file.stream();
      content.writeTo(out);
      out.flush();
      file.finish();
    }
  }

  /** Writes a text in UTF-8, whole or not at all. */
  public static void writeText(Path target, String text) throws IOException {
    write(target, output -> output.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Fails as {@link #create} would where nothing can be written under this name. */
  public static void check(Path target) throws IOException {
    create(target).close();
  }

  /**
   * Creates and locks {@code target.partial}. A symbolic link to a file is followed, so that the
   * link stays and the file behind it is replaced.
   */
  public static WholeFile create(Path named) throws IOException {
    Path target = behindLinks(named);
    checkReplaceable(target);
    return create(target, partialOf(target), partialOf(target));
  }

  /**
   * Holds the name of a file that is going to be written, from before the work until it is closed,
   * in {@code target.claim}: whoever else claims it meanwhile is refused. The claim dies with its
   * process, as the lock of a writer does.
   */
  public static Closeable claim(Path named) throws IOException {
    Path target = behindLinks(named);
    return create(target, claimOf(target), target);
  }

  private static void checkReplaceable(Path target) throws FileSystemException {
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      // A rename would fail on a folder only after all the work, and would replace a device.
      throw new FileSystemException(
          target.toString(),
          null,
          (Files.isDirectory(target) ? "is a folder" : "is not a regular file")
              + "; give the name of a file to write");
    }
  }

  /**
   * @param busyName what another run is writing if the lock is held
   */
  private static WholeFile create(Path target, Path partial, Path busyName) throws IOException {
    // Threads of one process queue up here, so that none sees another's file between its creation
    // and its lock.
    synchronized (WholeFile.class) {
      for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        removeStale(partial, busyName);
        WholeFile created = tryCreate(target, partial);
        if (created != null) {
          return created;
        }
      }
    }
    throw busy(busyName);
  }

  /**
   * Deletes what this process has begun to write under a name, its claim too, and only that. Its
   * writer cannot finish it any more: for the end of a process that does not wait for its writers.
   */
  public static void abandon(Path named) throws IOException {
    Path target = behindLinks(named);
    abandonOwn(partialOf(target));
    abandonOwn(claimOf(target));
  }

  private static void abandonOwn(Path partial) throws IOException {
    try (FileChannel channel = FileChannel.open(partial, StandardOpenOption.WRITE)) {
      FileLock othersOrNobodys = channel.tryLock();
      if (othersOrNobodys != null) {
        othersOrNobodys.release();
      }
    } catch (NoSuchFileException nothingBegun) {
      return;
    } catch (OverlappingFileLockException ours) {
      Files.deleteIfExists(partial);
    }
  }

  private static Path behindLinks(Path named) throws IOException {
    return Files.isSymbolicLink(named) && Files.exists(named) ? named.toRealPath() : named;
  }

  private static Path partialOf(Path target) {
    return target.resolveSibling(target.getFileName() + ".partial");
  }

  private static Path claimOf(Path target) {
    return target.resolveSibling(target.getFileName() + ".claim");
  }

  /** Null if another process interfered: look again whether it lives. */
  private static @Nullable WholeFile tryCreate(Path target, Path partial) throws IOException {
    try {
      Files.createFile(partial);
    } catch (FileAlreadyExistsException e) {
      return null;
    }
    Object fileKey = fileKey(partial);
    RandomAccessFile file = new RandomAccessFile(partial.toFile(), "rw");
    try {
      // Before the lock is held, another process may take the new file for a stale one.
      if (isLocked(file.getChannel()) && Objects.equals(fileKey, fileKey(partial))) {
        return new WholeFile(target, partial, file, fileKey);
      }
    } catch (IOException e) {
      file.close();
      throw e;
    }
    file.close();
    return null;
  }

  /** Removes what a killed run left; throws if its writer lives. */
  private static void removeStale(Path partial, Path busyName) throws IOException {
    Object fileKey = fileKey(partial);
    try (FileChannel channel = FileChannel.open(partial, StandardOpenOption.WRITE)) {
      if (!isLocked(channel)) {
        throw busy(busyName);
      }
      // The lock is on the opened file; by now the name may belong to a newer one.
      if (Objects.equals(fileKey, fileKey(partial))) {
        Files.deleteIfExists(partial);
      }
    } catch (NoSuchFileException e) {
      return; // Nothing was left behind: the usual case.
    }
  }

  /** What identifies the file under a name; null if there is none or the system has no such key. */
  private static @Nullable Object fileKey(Path path) throws IOException {
    try {
      return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false; // Held by a thread of this process.
    }
  }

  private static FileSystemException busy(Path written) {
    return new BusyFileException(
        written.toString(),
        "is being written by another run; wait for it to end or write to another file");
  }

  void write(byte[] bytes, int from, int to) throws IOException {
    file.write(bytes, from, to - from);
  }

  /** What appends to the file; its bytes are in the file after a flush. */
  public OutputStream stream() {
    return new BufferedOutputStream(
        new OutputStream() {
          @Override
          public void write(int octet) throws IOException {
            file.write(octet);
          }

          @Override
          public void write(byte[] bytes, int offset, int count) throws IOException {
            file.write(bytes, offset, count);
          }
        },
        BUFFER_BYTES);
  }

  void seek(long position) throws IOException {
    file.seek(position);
  }

  /** Forces the bytes to disk, gives the file its name, and closes it. */
  public void finish() throws IOException {
    file.getFD().sync();
    if (!isStillOurs()) {
      throw new FileSystemException(
          partial.toString(),
          null,
          "was removed or replaced while it was being written; nothing was written to "
              + target
              + ", so run again");
    }
    Files.move(
        partial, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    isOver = true;
    file.close();
    syncFolder();
  }

  /**
   * Without {@link #finish}, closes and deletes the file, unless the name meanwhile belongs to
   * another writer's. May be called again.
   */
  @Override
  public void close() throws IOException {
    if (isOver) {
      return;
    }
    isOver = true;
    try (file) {
      if (isStillOurs()) {
        Files.deleteIfExists(partial);
      }
    }
  }

  private boolean isStillOurs() throws IOException {
    return Objects.equals(fileKey, fileKey(partial));
  }

  /** A rename is durable only when its folder is; only POSIX systems let one open a folder. */
  private void syncFolder() throws IOException {
    if (!target.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return;
    }
    Path folder = target.toAbsolutePath().getParent();
    boolean wasInterrupted = Thread.interrupted();
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (ClosedByInterruptException e) {
      // The table is whole and has its name; only this last flush was cut off, so repeat it.
      wasInterrupted = true;
      syncFolder();
    } finally {
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
