package dev.hindsight.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A disk of a given size in memory, so that a full disk is a real one. Only root may mount it, so
 * elsewhere the tests that want one are skipped and say so.
 */
public record SmallDisk(Path folder) implements AutoCloseable {
  public static SmallDisk mount(Path folder, String options)
      throws IOException, InterruptedException {
    assumeTrue(Files.exists(Path.of("/proc/mounts")), "a small disk is mounted only on Linux");
    Files.createDirectories(folder);
    ChildProcess mounted =
        run("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder.toAbsolutePath().toString());
    assumeTrue(mounted.exitCode() == 0, "a small disk needs root: " + mounted.err());
    return new SmallDisk(folder);
  }

  /** From now on nothing can be written, not even by root. */
  public void makeReadOnly() throws IOException, InterruptedException {
    ChildProcess remounted = run("mount", "-o", "remount,ro", folder.toAbsolutePath().toString());
    assumeTrue(remounted.exitCode() == 0, "the disk stays writable: " + remounted.err());
  }

  /** Leaves so many bytes free, in whole pages. */
  public void fillUpTo(long freeBytes) throws IOException {
    long free = Files.getFileStore(folder).getUsableSpace();
    Files.write(folder.resolve("filling"), new byte[Math.toIntExact(free - freeBytes)]);
  }

  /** Takes away what {@link #fillUpTo} wrote. */
  public void free() throws IOException {
    Files.delete(folder.resolve("filling"));
  }

  @Override
  public void close() throws IOException, InterruptedException {
    // Lazily: a table that was opened here stays mapped until Java collects it.
    run("umount", "-l", folder.toAbsolutePath().toString());
  }

  private static ChildProcess run(String... command) throws IOException, InterruptedException {
    Map<String, String> environment = Map.of("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    List<String> shell = List.of("/bin/sh", "-c", "exec \"$@\"", "sh");
    return ChildProcess.run(
        Path.of("/"), environment, Stream.concat(shell.stream(), Arrays.stream(command)).toList());
  }
}
