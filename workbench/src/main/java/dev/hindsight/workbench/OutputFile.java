package dev.hindsight.workbench;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** The place of a file to be written, looked at before the work begins and not after it. */
public final class OutputFile {
  private OutputFile() {}

  /** Throws if nothing can be written there because of what is there, or is not. */
  public static void check(Path target) throws IOException {
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
}
