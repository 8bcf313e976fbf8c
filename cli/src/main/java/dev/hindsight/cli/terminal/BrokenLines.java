package dev.hindsight.cli.terminal;

import java.io.IOException;
import java.io.Writer;
import java.util.regex.Pattern;

/**
 * What is written to a terminal, with sentences that are too long for a line broken between words.
 * Rows of tables and boards stay as they are, and so does JSON: nobody could read or copy it in
 * pieces.
 *
 * <pre>
 * * of 148,150 racks only 196 explain an opening with 8H AA, and they
 *   keep tiles worth +18.2 points
 * </pre>
 */
final class BrokenLines extends Writer {
  /** Cells are two spaces apart, boards have lines, and JSON begins with marks of its own. */
  private static final Pattern NO_SENTENCE =
      Pattern.compile("\\s*+(?:[\\[\\]{}\"].*|.*\\S {2,}\\S.*|.*[│┌└├].*)");

  private static final Pattern BEGINNING = Pattern.compile("( *)(\\* )?");

  private final Writer target;
  private final int columns;
  private final StringBuilder line = new StringBuilder();

  BrokenLines(Writer target, int columns) {
    this.target = target;
    this.columns = columns;
  }

  @Override
  public void write(char[] buffer, int offset, int length) throws IOException {
    for (int at = offset; at < offset + length; at++) {
      if (buffer[at] == '\n') {
        target.write(broken(line.toString(), columns) + "\n");
        line.setLength(0);
      } else {
        line.append(buffer[at]);
      }
    }
  }

  /** The line, or several where it is a sentence of more than this many characters. */
  static String broken(String line, int columns) {
    if (line.length() <= columns || NO_SENTENCE.matcher(line).matches()) {
      return line;
    }
    var beginning = BEGINNING.matcher(line);
    String indent = " ".repeat(beginning.lookingAt() ? beginning.end() : 0);
    StringBuilder text = new StringBuilder();
    int column = 0;
    for (String word : line.substring(indent.length()).split(" ", -1)) {
      if (column == 0) {
        text.append(line, 0, indent.length());
        column = indent.length();
      } else if (column + 1 + word.length() <= columns) {
        text.append(' ');
        column++;
      } else {
        text.append('\n').append(indent);
        column = indent.length();
      }
      text.append(word);
      column += word.length();
    }
    return text.toString();
  }

  /** A question has no end of line: it is shown as it is. */
  @Override
  public void flush() throws IOException {
    target.write(line.toString());
    line.setLength(0);
    target.flush();
  }

  @Override
  public void close() throws IOException {
    flush();
    target.close();
  }
}
