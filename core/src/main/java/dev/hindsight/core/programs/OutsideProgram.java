package dev.hindsight.core.programs;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.core.notation.BoundedLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program of somebody else in a process of its own, which we talk to in lines. It has to answer
 * in time, and is ended with everything it has started.
 */
public final class OutsideProgram implements AutoCloseable {
  private static final long PATIENCE_AT_THE_END_MILLISECONDS = 1_000;

  /** Lines that nobody has read yet; a program that says more is not listened to any further. */
  private static final int MOST_LINES = 100_000;

  /** Says that the program has closed its output. */
  private static final String END = "\0";

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|([^\\s\"]+)");

  private final String name;
  private final Process process;
  private final Writer input;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(MOST_LINES);

  private OutsideProgram(List<String> command) throws IOException {
    this.name = String.join(" ", command);
    this.process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    this.input = process.outputWriter(StandardCharsets.UTF_8);
    Thread listener = new Thread(this::listen, "program-listener");
    listener.setDaemon(true);
    listener.start();
  }

  /** The words of a command: a word with spaces in it stands in double quotes. */
  public static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command);
    while (word.find()) {
      words.add(word.group(1) != null ? word.group(1) : word.group(2));
    }
    return words;
  }

  /**
   * Starts a program.
   *
   * @throws OutsideProgramException if there is no such program
   */
  public static OutsideProgram start(List<String> command) {
    try {
      return new OutsideProgram(command);
    } catch (IOException notStarted) {
      throw new OutsideProgramException(
          "the program "
              + quoted(command.get(0))
              + " could not be started; check its name: "
              + notStarted.getMessage());
    }
  }

  /** Sends a line. */
  public void say(String line) {
    try {
      input.write(line + "\n");
      input.flush();
    } catch (IOException gone) {
      throw new OutsideProgramException("the program " + quoted(name) + " has ended");
    }
  }

  /** The next line that is wanted; all others before it are skipped. */
  public String await(Predicate<String> wanted, String what, long milliseconds) {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
    try {
      while (true) {
        String line = lines.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        if (line == null) {
          throw new OutsideProgramException(
              "the program "
                  + quoted(name)
                  + " has not said "
                  + what
                  + " within "
                  + milliseconds
                  + " ms");
        }
        if (line.equals(END)) {
          throw new OutsideProgramException(
              "the program " + quoted(name) + " has ended before it said " + what);
        }
        if (wanted.test(line)) {
          return line;
        }
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new OutsideProgramException("the duel was stopped");
    }
  }

  private void listen() {
    try (BufferedReader output =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = BoundedLines.next(output);
          line != null;
          line = BoundedLines.next(output)) {
        if (!lines.offer(line)) {
          break;
        }
      }
    } catch (IOException | RuntimeException gone) {
      // Nothing more will come, which is what the end says.
    }
    lines.clear();
    lines.add(END);
  }

  /** Asks it to end, then ends it and whatever it has started. */
  @Override
  public void close() {
    try {
      say("quit");
      input.close();
      process.waitFor(PATIENCE_AT_THE_END_MILLISECONDS, TimeUnit.MILLISECONDS);
    } catch (IOException | OutsideProgramException gone) {
      // It has ended by itself.
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
