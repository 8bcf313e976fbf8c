package dev.hindsight.core.tables;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A text that grows line by line while something runs: a log of a run, figures of a training. All
 * other files are written whole, by {@link WholeFile}.
 *
 * <pre>{@code
 * AppendedLines.add(Path.of("nets.tsv"), "2048\t17.3\n");
 * }</pre>
 *
 * <p>A process that was killed, or a disk that was full, may leave half a line at the end; it is
 * dropped before the next line is added, so that every line is whole.
 */
public final class AppendedLines {
  private AppendedLines() {}

  /**
   * Adds some lines, and creates the file if there is none.
   *
   * @param lines each with its end
   */
  public static void add(Path file, String lines) throws IOException {
    // Not a FileChannel: an interrupt closes a channel, and what was interrupted still says so.
    try (RandomAccessFile text = new RandomAccessFile(file.toFile(), "rw")) {
      long end = endOfLastLine(text);
      text.setLength(end);
      text.seek(end);
      text.write(lines.getBytes(StandardCharsets.UTF_8));
    }
  }

  private static long endOfLastLine(RandomAccessFile text) throws IOException {
    for (long end = text.length(); end > 0; end--) {
      text.seek(end - 1);
      if (text.read() == '\n') {
        return end;
      }
    }
    return 0;
  }
}
