package dev.hindsight.cli.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Where a command's words come from and go to: answers and commands from {@code in}, results to
 * {@code out}, complaints and progress to {@code err}, all in UTF-8 whatever the locale says.
 *
 * <p>{@code terminalColumns} is the width of the terminal behind {@code err}, absent when there is
 * none and nothing may be drawn over. {@code hasColour} says whether {@code out} and {@code err}
 * are terminals whose owner has not set {@code NO_COLOR}.
 */
public record Console(
    BufferedReader in,
    PrintWriter out,
    PrintWriter err,
    OptionalInt terminalColumns,
    boolean hasColour) {
  /**
   * Set by the launcher when standard error is a terminal. Java itself cannot tell: {@code
   * System.console()} looks at the other two streams, and from JDK 22 on is there even without a
   * terminal.
   */
  static final String COLUMNS_PROPERTY = "hindsight.terminal.columns";

  /** Set by the launcher when both standard output and standard error are terminals. */
  static final String COLOUR_PROPERTY = "hindsight.terminal.colour";

  private static final int NARROWEST_COLUMNS = 20;
  private static final String PROGRAM = "hindsight:";

  /** The console of this process. */
  public static Console ofProcess() {
    boolean isTerminal = Boolean.getBoolean(COLOUR_PROPERTY);
    Console console =
        of(
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err),
            columns(System.getProperty(COLUMNS_PROPERTY, "")));
    Console shown = isTerminal ? console.withLinesBroken() : console;
    return shown.withColour(wantsColour(isTerminal, System.getenv()));
  }

  /** A console that breaks sentences to the width of the terminal behind {@code out}. */
  public Console withLinesBroken() {
    return terminalColumns.isEmpty()
        ? this
        : new Console(
            in,
            new PrintWriter(new BrokenLines(out, terminalColumns.getAsInt()), false),
            err,
            terminalColumns,
            hasColour);
  }

  /** As no-color.org has it: anything but nothing in NO_COLOR means no. */
  public static boolean wantsColour(boolean isTerminal, Map<String, String> environment) {
    return isTerminal
        && environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !environment.getOrDefault("TERM", "dumb").equals("dumb");
  }

  public Console withColour(boolean wanted) {
    return new Console(in, out, err, terminalColumns, wanted);
  }

  /**
   * Says on {@code err} what went wrong, in one line that begins with the program's name; on a
   * terminal in several, if it is too long for one.
   */
  public void complain(String sentence) {
    String text = PROGRAM + " " + sentence;
    String fitting = BrokenLines.broken(text, terminalColumns.orElse(Integer.MAX_VALUE));
    err.println(hasColour ? fitting.replaceFirst(PROGRAM, "\u001B[31m$0\u001B[0m") : fitting);
  }

  /** A console over any streams, for instance those of a test. */
  public static Console of(
      InputStream in, OutputStream out, OutputStream err, OptionalInt terminalColumns) {
    return new Console(
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)),
        new PrintWriter(new ResultWriter(out), false),
        new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true),
        terminalColumns,
        false);
  }

  /** A console on which nobody types anything. */
  public static Console of(OutputStream out, OutputStream err, OptionalInt terminalColumns) {
    return of(InputStream.nullInputStream(), out, err, terminalColumns);
  }

  static OptionalInt columns(String property) {
    if (!property.matches("[0-9]{1,4}")) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(Math.max(NARROWEST_COLUMNS, Integer.parseInt(property)));
  }
}
