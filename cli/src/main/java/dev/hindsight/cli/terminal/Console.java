package dev.hindsight.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

/**
 * Where a command's words go: results to {@code out}, complaints and progress to {@code err}, both
 * in UTF-8 whatever the locale says.
 *
 * <p>{@code terminalColumns} is the width of the terminal behind {@code err}, absent when there is
 * none and nothing may be drawn over.
 */
public record Console(PrintWriter out, PrintWriter err, OptionalInt terminalColumns) {
  /**
   * Set by the launcher when standard error is a terminal. Java itself cannot tell: {@code
   * System.console()} looks at the other two streams, and from JDK 22 on is there even without a
   * terminal.
   */
  static final String COLUMNS_PROPERTY = "hindsight.terminal.columns";

  private static final int NARROWEST_COLUMNS = 20;

  /** The console of this process. */
  public static Console ofProcess() {
    return of(
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        columns(System.getProperty(COLUMNS_PROPERTY, "")));
  }

  /** A console over any streams, for instance those of a test. */
  public static Console of(OutputStream out, OutputStream err, OptionalInt terminalColumns) {
    return new Console(
        new PrintWriter(new ResultWriter(out), false),
        new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true),
        terminalColumns);
  }

  static OptionalInt columns(String property) {
    if (!property.matches("[0-9]{1,4}")) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(Math.max(NARROWEST_COLUMNS, Integer.parseInt(property)));
  }
}
