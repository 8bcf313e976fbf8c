package dev.hindsight.cli.terminal;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Standard output, loud about its failures. A {@link java.io.PrintWriter} hides every IOException,
 * so a result cut short by a full disk would look like a whole one; an {@link OutputLostException}
 * goes through it.
 */
final class ResultWriter extends Writer {
  private final Writer target;

  ResultWriter(OutputStream stream) {
    this.target = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }

  @Override
  public void write(char[] buffer, int offset, int length) {
    try {
      target.write(buffer, offset, length);
    } catch (IOException e) {
      throw new OutputLostException(e);
    }
  }

  @Override
  public void flush() {
    try {
      target.flush();
    } catch (IOException e) {
      throw new OutputLostException(e);
    }
  }

  @Override
  public void close() {
    flush();
  }
}
