package dev.hindsight.core.tables;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A real file system of a few pages, where the test may mount one; else the test is skipped. */
final class TinyDisk implements AutoCloseable {
  private final Path folder;

  private TinyDisk(Path folder) {
    this.folder = folder;
  }

  static TinyDisk mount(Path folder, String options) throws IOException, InterruptedException {
    boolean isMounted = run("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder.toString());
    assumeTrue(
        isMounted, "skipped: a tmpfs (" + options + ") can only be mounted by root on Linux");
    return new TinyDisk(folder);
  }

  Path folder() {
    return folder;
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    Process process;
    try {
      process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
    } catch (IOException e) {
      return false; // There is no such program here.
    }
    return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
  }

  @Override
  public void close() throws IOException, InterruptedException {
    if (!run("umount", folder.toString()) && !run("umount", "-l", folder.toString())) {
      throw new IOException("Cannot unmount " + folder);
    }
  }
}
