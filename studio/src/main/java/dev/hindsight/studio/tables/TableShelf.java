package dev.hindsight.studio.tables;

import dev.hindsight.core.UserException;
import dev.hindsight.core.tables.NotATableException;
import dev.hindsight.core.tables.TableFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder of tables: its plain files, looked at anew with each question, so that a table that
 * was built or deleted meanwhile is noticed. A damaged one is left out, and {@link #findFault} says
 * why; what is still being written has another name until it is whole.
 *
 * <pre>{@code
 * ShelfTables<OwareTable> tables = shelf.tables(files -> …largest of them…, OwareTables::open);
 * tables.get()                  // opened by the first question, kept for the next
 * }</pre>
 */
public final class TableShelf implements AutoCloseable {
  private static final int MOST_FILES = 500;
  private static final String UNFINISHED = ".partial";

  private final @Nullable Path folder;
  private final List<ShelfTables<?>> opened = new ArrayList<>();

  /** What is wrong with each file that is there now; empty if nothing is known to be. */
  private final Map<SeenFile, Optional<String>> verdicts = new HashMap<>();

  private boolean isClosed;

  /**
   * A file as it was seen: another one of the same name is not equal to it.
   *
   * @param key the system's own name of the file, if it has one
   */
  record SeenFile(Path file, long bytes, FileTime modified, @Nullable Object key) {}

  /**
   * @param folder whose tables these are; null for none
   */
  public TableShelf(@Nullable Path folder) {
    this.folder = folder;
  }

  @Nullable Path folder() {
    return folder;
  }

  /**
   * Tables for one kind of question.
   *
   * @param choice which files to ask, of all that are there
   * @param opener opens one of them
   */
  public synchronized <T> ShelfTables<T> tables(
      ShelfTables.Choice choice, ShelfTables.Opener<T> opener) {
    ShelfTables<T> tables = new ShelfTables<>(this, choice, opener);
    opened.add(tables);
    return tables;
  }

  /** Plain files of the folder itself, by name; nothing that leads out of it. */
  List<Path> files() throws IOException {
    if (folder == null) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .filter(file -> !String.valueOf(file.getFileName()).startsWith("."))
          .sorted()
          .limit(MOST_FILES)
          .toList();
    }
  }

  /** What is there now, by name, without what is known to be damaged. */
  synchronized Map<Path, SeenFile> look() {
    Map<Path, SeenFile> whole = new TreeMap<>();
    Map<SeenFile, Optional<String>> now = new HashMap<>();
    for (SeenFile seen : isClosed ? List.<SeenFile>of() : seen()) {
      Optional<String> fault = verdicts.get(seen);
      if (fault == null) {
        fault = judge(seen.file());
      }
      now.put(seen, fault);
      if (fault.isEmpty()) {
        whole.put(seen.file(), seen);
      }
    }
    verdicts.clear();
    verdicts.putAll(now);
    return whole;
  }

  private List<SeenFile> seen() {
    List<SeenFile> seen = new ArrayList<>();
    try {
      for (Path file : files()) {
        if (!file.toString().endsWith(UNFINISHED)) {
          see(file).ifPresent(seen::add);
        }
      }
    } catch (IOException gone) {
      return List.of(); // whoever asks for the page of tables is told
    }
    return seen;
  }

  private static Optional<SeenFile> see(Path file) {
    try {
      BasicFileAttributes found =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return Optional.of(
          new SeenFile(file, found.size(), found.lastModifiedTime(), found.fileKey()));
    } catch (IOException deleted) {
      return Optional.empty();
    }
  }

  /** What is wrong with the head, the length or the end of a table; nothing if it is none. */
  private static Optional<String> judge(Path file) {
    try {
      TableFiles.inspect(file);
      return Optional.empty();
    } catch (NotATableException other) {
      return Optional.empty(); // of another program, or no table at all
    } catch (IOException unusable) {
      return Optional.of(words(file, unusable));
    }
  }

  /** Without the folder: where the shelf stands is nobody's business. */
  private static String words(Path file, Throwable unusable) {
    String name = String.valueOf(file.getFileName());
    if (unusable instanceof OutOfMemoryError) {
      return name + " needs more memory than there is.";
    }
    return unusable instanceof UserException
        ? String.valueOf(unusable.getMessage()).replace(file.toString(), name)
        : name + " cannot be read.";
  }

  /** Leaves a file out that could not be opened, until another one has its name. */
  synchronized void leaveOut(SeenFile seen, Throwable unusable) {
    verdicts.put(seen, Optional.of(words(seen.file(), unusable)));
  }

  /** Why no question is answered by this file; none as far as is known. */
  synchronized Optional<String> findFault(Path file) {
    return verdicts.entrySet().stream()
        .filter(verdict -> verdict.getKey().file().equals(file))
        .findFirst()
        .flatMap(Map.Entry::getValue);
  }

  @Override
  public void close() {
    List<ShelfTables<?>> all;
    synchronized (this) {
      isClosed = true;
      all = List.copyOf(opened);
    }
    all.forEach(ShelfTables::get); // finds nothing any more, and lets go of what it had
  }
}
