package dev.hindsight.cli.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for files that are written millions of times: in memory, where the system has such. */
final class FilesInMemory implements AutoCloseable {
  private static final Path SHARED_MEMORY = Path.of("/dev/shm");

  private final Path folder;

  FilesInMemory() throws IOException {
    folder =
        Files.isWritable(SHARED_MEMORY)
            ? Files.createTempDirectory(SHARED_MEMORY, "fuzz")
            : Files.createTempDirectory("fuzz");
  }

  Path folder() {
    return folder;
  }

  /** Puts the bytes into the file of that name. */
  Path write(String name, byte[] bytes) {
    try {
      return Files.write(folder.resolve(name), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(one);
      }
    }
  }
}
