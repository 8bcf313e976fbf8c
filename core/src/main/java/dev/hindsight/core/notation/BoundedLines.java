package dev.hindsight.core.notation;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Lines of a text that may come from anywhere: one without an end must not fill the memory. */
public final class BoundedLines {
  /** Far longer than any position or command. */
  static final int MOST_CHARACTERS = 1 << 20;

  private BoundedLines() {}

  /**
   * The next line without its end, or null at the end of the text.
   *
   * @throws EndlessLineException if it is longer than anything that could be meant
   */
  public static @Nullable String next(BufferedReader in) throws IOException {
    StringBuilder line = new StringBuilder();
    int character = in.read();
    if (character < 0) {
      return null;
    }
    while (character >= 0 && character != '\n') {
      if (line.length() == MOST_CHARACTERS) {
        throw new EndlessLineException(MOST_CHARACTERS);
      }
      line.append((char) character);
      character = in.read();
    }
    int last = line.length() - 1;
    if (last >= 0 && line.charAt(last) == '\r') {
      line.setLength(last);
    }
    return line.toString();
  }

  /**
   * As {@link #next}, for a dialogue that goes on: a line that is too long is told of and skipped
   * to its end.
   */
  public static @Nullable String next(
      BufferedReader in, Consumer<? super EndlessLineException> tooLong) throws IOException {
    while (true) {
      try {
        return next(in);
      } catch (EndlessLineException endless) {
        tooLong.accept(endless);
        for (int read = in.read(); read >= 0 && read != '\n'; read = in.read()) {
          // The rest of the line means nothing.
        }
      }
    }
  }
}
