package dev.hindsight.workbench;

import dev.hindsight.core.NotEnoughRoomException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The place of a file to be written, looked at before the work begins and not after it. */
public final class OutputFile {
  private OutputFile() {}

  /** Work that writes a file. */
  public interface Work {
    void run() throws IOException;
  }

  /**
   * Does the work that writes the file, and says how many seconds of real time it took. A failure
   * names the file.
   */
  public static double timed(Path target, Work work) throws IOException {
    return timed(target, FileForm.TABLE, work);
  }

  /** The same for work that writes something else than a table. */
  public static double timed(Path target, FileForm form, Work work) throws IOException {
    check(target, form);
    long start = System.nanoTime();
    try {
      work.run();
    } catch (IOException failure) {
      throw named(target, failure);
    }
    return (System.nanoTime() - start) / 1e9;
  }

  /** Throws if no table can be written there. */
  public static void check(Path target) throws IOException {
    check(target, FileForm.TABLE);
  }

  /**
   * Throws if nothing can be written there because of what is there, or is not.
   *
   * @throws IllegalArgumentException if the name promises something else than this form
   */
  public static void check(Path target, FileForm form) throws IOException {
    form.checkName(target);
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      // A rename would replace a device, and fail on a folder only after the work.
      throw new FileSystemException(
          target.toString(),
          null,
          (Files.isDirectory(target) ? "is a folder" : "is not a regular file")
              + "; give the name of a file to write");
    }
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null || Files.isDirectory(folder)) {
      return;
    }
    if (Files.exists(folder)) {
      throw new NotDirectoryException(folder.toString());
    }
    throw new NoSuchFileException(target.toString());
  }

  /**
   * Throws if the target is a file that is read, under whatever name: by a link, by another
   * spelling of its path.
   *
   * @param texts names of files, or texts that may hold some, such as {@code
   *     alphabeta:table=book.table}
   * @return the target
   * @throws IllegalArgumentException before anything is lost
   */
  public static Path checkUnread(Path target, Iterable<String> texts) throws IOException {
    if (!Files.exists(target)) {
      return target;
    }
    for (String text : texts) {
      for (String word : words(text)) {
        if (isSame(word, target)) {
          throw new IllegalArgumentException(
              target + " is read by this command and would be lost; write to another file");
        }
      }
    }
    return target;
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>(List.of(text));
    words.addAll(Arrays.asList(text.split("[:,=]", -1)));
    return words;
  }

  private static boolean isSame(String word, Path target) throws IOException {
    try {
      Path named = Path.of(word);
      return !word.isBlank() && Files.exists(named) && Files.isSameFile(named, target);
    } catch (InvalidPathException noName) {
      return false;
    }
  }

  /**
   * Throws if the disk has no room for this many bytes.
   *
   * @throws NotEnoughRoomException before the work, which may be long
   */
  public static void checkRoom(Path target, long bytes) throws IOException {
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return; // check says what is wrong with it
    }
    long free = Files.getFileStore(folder).getUsableSpace();
    if (bytes > free) {
      throw new NotEnoughRoomException(
          String.format(
              Locale.ROOT,
              "%s needs %,d KB of disk, but only %,d KB are free; free some space or write to"
                  + " another disk",
              target,
              (bytes + 1023) >> 10,
              free >> 10));
    }
  }

  /** A failure to write, with the name of the file: a full disk alone does not say which it is. */
  public static IOException named(Path target, IOException failure) {
    if (!failure.getClass().equals(IOException.class)) {
      return failure; // the others know their file
    }
    FileSystemException named =
        new FileSystemException(target.toString(), null, failure.getMessage());
    named.initCause(failure);
    return named;
  }
}
