package dev.hindsight.core.tables;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file for another program: whole under its name, or not at all. */
public final class ForeignFile {
  private static final int BUFFER_BYTES = 1 << 20;

  private ForeignFile() {}

  /** What puts the bytes into the file. */
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Writes {@code target.partial}, forces it to disk and renames it. */
  public static void write(Path target, Content content) throws IOException {
    Path partial = target.resolveSibling(target.getFileName() + ".partial");
    try {
      try (FileOutputStream file = new FileOutputStream(partial.toFile());
          OutputStream out = new BufferedOutputStream(file, BUFFER_BYTES)) {
        content.writeTo(out);
        out.flush();
        file.getFD().sync();
      }
      Files.move(
          partial, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }
}
