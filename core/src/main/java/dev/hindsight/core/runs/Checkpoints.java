package dev.hindsight.core.runs;

import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableException;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The finished parts of a long build, kept in the folder {@code NAME.checkpoint} beside the table
 * {@code NAME} until that is sealed; after a crash or a kill the same build finds them there.
 *
 * <pre>{@code
 * Checkpoints checkpoints = Checkpoints.beside(target, parameters, provenance);
 * for (int seeds = 0; seeds <= most; seeds++) {
 *   Optional<NamedArrays> found = checkpoints.find("layer-" + seeds);
 *   ... or else solve the layer and checkpoints.save("layer-" + seeds, NamedArrays.of().with("values", values));
 * }
 * ... seal the target ...
 * checkpoints.remove();
 * }</pre>
 *
 * <p>Parameters and provenance are those of the table being built, and must say all that its
 * content depends on: they decide whether a checkpoint belongs to this build. What is damaged,
 * foreign or no checkpoint at all is refused, never used and never deleted. A part appears under
 * its name only when it is complete. Two processes on the same build do the same work twice, but
 * cannot harm each other's parts, since both would save the same bytes.
 */
public final class Checkpoints {
  private static final String FOLDER_ENDING = ".checkpoint";
  private static final String FILE_ENDING = ".table";

  /** Left over when a process was killed while it wrote; overwritten by the next to write. */
  private static final String PARTIAL_ENDING = FILE_ENDING + ".partial";

  private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,64}");

  private final Path folder;
  private final Parameters parameters;
  private final Provenance provenance;

  private Checkpoints(Path folder, Parameters parameters, Provenance provenance) {
    this.folder = folder;
    this.parameters = parameters;
    this.provenance = provenance;
  }

  /**
   * The checkpoints of the build of {@code target}: none if it never ran. Checks at once that all
   * files found belong to it; their content is checked when they are read.
   *
   * @throws UnusableCheckpointException if a file is not a checkpoint of this build
   */
  public static Checkpoints beside(Path target, Parameters parameters, Provenance provenance)
      throws IOException {
    if (parameters.find(CheckpointFile.NAME_KEY).isPresent()) {
      throw new IllegalArgumentException(
          "The parameter " + CheckpointFile.NAME_KEY + " is taken by the checkpoints themselves.");
    }
    Path folder = folderBeside(target);
    Checkpoints checkpoints = new Checkpoints(folder, parameters, provenance);
    boolean interrupted = Thread.interrupted();
    try {
      for (Path file : checkpoints.files()) {
        checkpoints.checkBelongs(file);
      }
    } finally {
      restore(interrupted);
    }
    return checkpoints;
  }

  /** Whether a build of this target was begun and not ended; whose it is, opening them tells. */
  public static boolean isThereBeside(Path target) {
    return Files.isDirectory(folderBeside(target));
  }

  private static Path folderBeside(Path target) {
    return target.resolveSibling(target.getFileName() + FOLDER_ENDING);
  }

  /** Where they are kept; exists only while there are any. */
  public Path folder() {
    return folder;
  }

  /** Whether this part was saved, by this process or one before. */
  public boolean has(String name) {
    return Files.exists(file(name));
  }

  /** The part of that name, every byte of it checked, or empty if it was not saved yet. */
  public Optional<NamedArrays> find(String name) throws IOException {
    Path file = file(name);
    if (!has(name)) {
      return Optional.empty();
    }
    boolean interrupted = Thread.interrupted();
    try {
      checkBelongs(file);
      return Optional.of(ArraysFile.read(file, CheckpointFile.KIND));
    } catch (TableException damaged) {
      throw unusable(file, damaged);
    } finally {
      restore(interrupted);
    }
  }

  /** Seals a part under its name, in place of an earlier one; atomic, and on disk at return. */
  public void save(String name, NamedArrays arrays) throws IOException {
    Path file = file(name);
    boolean interrupted = Thread.interrupted();
    try {
      Files.createDirectories(folder);
      ArraysFile.write(
          file,
          CheckpointFile.KIND,
          parameters.with(CheckpointFile.NAME_KEY, name),
          provenance,
          arrays);
    } finally {
      restore(interrupted);
    }
  }

  /** Deletes all checkpoints of this build. To be called when the target is sealed, not before. */
  public void remove() throws IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path entry : entries.sorted().toList()) {
        if (isCheckpoint(entry) || isPartial(entry)) {
          Files.deleteIfExists(entry);
        }
      }
    }
    try {
      Files.deleteIfExists(folder);
    } catch (DirectoryNotEmptyException others) {
      throw new UnusableCheckpointException(
          "The table is complete, but "
              + folder
              + " holds files that are not checkpoints; look through them and delete the folder.",
          others);
    }
  }

  /** A checkpoint that is intact, but whose arrays are not those its reader needs. */
  UnusableCheckpointException unusable(String name, String reason, Throwable cause) {
    return unusable(file(name), reason, cause);
  }

  private List<Path> files() throws IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return List.of();
    }
    if (!Files.isDirectory(folder)) {
      throw new UnusableCheckpointException(
          folder + " is not a folder, but checkpoints must go there; delete or rename it.", null);
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.sorted().filter(entry -> !isPartial(entry)).toList();
    }
  }

  private void checkBelongs(Path file) throws IOException {
    if (!isCheckpoint(file)) {
      throw new UnusableCheckpointException(
          file + " is not a checkpoint; move it elsewhere, or delete the folder " + folder + ".",
          null);
    }
    String fileName = file.getFileName().toString();
    String name = fileName.substring(0, fileName.length() - FILE_ENDING.length());
    Parameters expected = parameters.with(CheckpointFile.NAME_KEY, name);
    try (Table table = Table.open(file, CheckpointFile.KIND)) {
      String difference =
          RunDifference.find(expected, provenance, table.parameters(), table.provenance());
      if (!difference.isEmpty()) {
        throw new UnusableCheckpointException(
            file
                + " belongs to another run ("
                + difference
                + "); finish that run with its own command, or delete the folder "
                + folder
                + " to start afresh.",
            null);
      }
    } catch (TableException damaged) {
      throw unusable(file, damaged);
    }
  }

  private UnusableCheckpointException unusable(Path file, TableException damage) {
    return unusable(file, "expected " + damage.expected() + ", found " + damage.found(), damage);
  }

  private static UnusableCheckpointException unusable(Path file, String reason, Throwable cause) {
    return new UnusableCheckpointException(
        file + " cannot be used (" + reason + "); delete it to do that part of the work again.",
        cause);
  }

  private Path file(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "A checkpoint is named by lower-case letters, digits and dashes, not \"" + name + "\".");
    }
    return folder.resolve(name + FILE_ENDING);
  }

  private static boolean isCheckpoint(Path entry) {
    String name = entry.getFileName().toString();
    return name.endsWith(FILE_ENDING)
        && NAME.matcher(name.substring(0, name.length() - FILE_ENDING.length())).matches()
        && Files.isRegularFile(entry);
  }

  private static boolean isPartial(Path entry) {
    return entry.getFileName().toString().endsWith(PARTIAL_ENDING) && Files.isRegularFile(entry);
  }

  /**
   * Every method here clears the interrupt of its thread while it works, because the JDK closes the
   * files of an interrupted thread, and an interrupted run is the one that must save.
   */
  private static void restore(boolean interrupted) {
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
