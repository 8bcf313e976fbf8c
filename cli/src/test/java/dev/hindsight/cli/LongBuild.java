package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A build as a real process that something happens to between its first checkpoint and its end.
 *
 * <pre>{@code
 * LongBuild build = new LongBuild(folder, "endgame.table", List.of("oware", "build", …));
 * ChildProcess.Running running = build.start();
 * Path part = build.awaitFirstPart(running);
 * ... stop it ...
 * build.assertStoppedHalfWay(part);
 * build.assertGoesOnFrom(part, undisturbed);
 * }</pre>
 *
 * @param folder where it runs; nothing else may be in it in the end
 * @param command the words of the command but for {@code --out}
 */
public record LongBuild(Path folder, String fileName, List<String> command) {
  private static final Map<String, String> ENVIRONMENT = Map.of("PATH", "/usr/bin:/bin");
  private static final String PART_ENDING = ".table";

  public Path target() {
    return folder.resolve(fileName);
  }

  Path checkpoints() {
    return folder.resolve(fileName + ".checkpoint");
  }

  /** Starts it, or starts it again, with more options behind the command. */
  public ChildProcess.Running start(String... more) throws IOException {
    List<String> words =
        Stream.of(
                ChildProcess.java(Main.class.getName()),
                command,
                List.of("--out", fileName),
                List.of(more))
            .flatMap(List::stream)
            .toList();
    return ChildProcess.start(folder, ENVIRONMENT, words);
  }

  /** Waits until a first part of the work is kept, and says which. */
  public Path awaitFirstPart(ChildProcess.Running running)
      throws IOException, InterruptedException {
    Optional<Path> part = findPart();
    while (part.isEmpty() && running.process().isAlive()) {
      Thread.sleep(2);
      part = findPart();
    }
    if (part.isEmpty()) {
      throw new AssertionError("it ended before anything was kept: " + running.end());
    }
    return part.orElseThrow();
  }

  private Optional<Path> findPart() throws IOException {
    if (!Files.isDirectory(checkpoints())) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(checkpoints())) {
      return files
          .filter(file -> file.toString().endsWith(PART_ENDING))
          .min(Comparator.naturalOrder());
    }
  }

  /** Sends a signal such as INT to the process. */
  public void signal(ChildProcess.Running running, String signal)
      throws IOException, InterruptedException {
    ChildProcess sent =
        ChildProcess.run(
            folder,
            ENVIRONMENT,
            List.of("/bin/sh", "-c", "kill -" + signal + " " + running.process().pid()));
    assertThat(sent.exitCode()).as(sent.err()).isZero();
  }

  /** Killed behind its first part, it goes on from there to the bytes of another file. */
  public void assertSurvivesAKill(Path undisturbed) throws IOException, InterruptedException {
    ChildProcess.Running running = start();
    Path part = awaitFirstPart(running);
    running.process().destroyForcibly();
    assertThat(running.end().exitCode()).isEqualTo(137);
    assertStoppedHalfWay(part);
    assertGoesOnFrom(part, undisturbed, "--threads", "1");
  }

  /** Started again it does not do a part again, and ends with the bytes of another file. */
  public void assertGoesOnFrom(Path part, Path undisturbed, String... more)
      throws IOException, InterruptedException {
    FileTime kept = Files.getLastModifiedTime(part);
    ChildProcess.Running again = start(more);
    FileTime now = kept;
    while (again.process().isAlive()) {
      now = timeWhileThere(part, now);
      Thread.sleep(5);
    }
    assertThat(now).as("time of %s", part).isEqualTo(kept);
    assertFinishedAs(undisturbed, again.end());
  }

  /** When a part was saved last; once the table is complete there is none, and nothing new. */
  private static FileTime timeWhileThere(Path part, FileTime before) throws IOException {
    try {
      return Files.getLastModifiedTime(part);
    } catch (NoSuchFileException removed) {
      return before;
    }
  }

  /** There is no table yet, but the part that was kept. */
  public void assertStoppedHalfWay(Path part) {
    assertThat(target()).doesNotExist();
    assertThat(part).exists();
  }

  /** It ended well, with the bytes of another file, and left nothing else. */
  public void assertFinishedAs(Path undisturbed, ChildProcess ended) throws IOException {
    assertThat(ended.exitCode()).as(ended.err()).isZero();
    assertThat(ended.err()).isEmpty();
    assertThat(Files.mismatch(target(), undisturbed)).as("first byte that differs").isEqualTo(-1);
    assertThat(folder.toFile().list()).containsExactly(fileName);
  }
}
