package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.core.runs.Cancellation;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import picocli.CommandLine;

/** What one command line said and how it ended, run in this Java machine. */
public record Transcript(int exitCode, String out, String err) {
  /** Away from any terminal, as in a script. */
  public static Transcript of(String... args) {
    return of(OptionalInt.empty(), args);
  }

  /** The same for what must go well. */
  public static Transcript fine(String... args) {
    Transcript transcript = of(args);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return transcript;
  }

  public static Transcript of(OptionalInt terminalColumns, String... args) {
    return of("", terminalColumns, args);
  }

  /** Away from any terminal, with somebody who types these lines. */
  public static Transcript typing(String input, String... args) {
    return of(input, OptionalInt.empty(), args);
  }

  /** On a terminal of so many columns, where sentences are broken to fit. */
  static Transcript onTerminal(int columns, String input, String... args) {
    return run(input, OptionalInt.of(columns), Console::withLinesBroken, args);
  }

  private static Transcript of(String input, OptionalInt terminalColumns, String... args) {
    return run(input, terminalColumns, console -> console, args);
  }

  private static Transcript run(
      String input, OptionalInt terminalColumns, UnaryOperator<Console> look, String... args) {
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode =
        CommandRunner.run(
            look.apply(Console.of(in, out, err, terminalColumns)), Cancellation.never(), args);
    return new Transcript(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Raises the cancellation that Ctrl-C would raise as soon as the file is there. */
  public static Transcript until(Path file, List<String> args) throws InterruptedException {
    Cancellation cancellation = new Cancellation();
    Thread watcher = new Thread(() -> cancelWhenThereIs(file, cancellation));
    watcher.start();
    Transcript transcript = with(cancellation, args.toArray(String[]::new));
    watcher.interrupt();
    watcher.join();
    return transcript;
  }

  /** Ctrl-C before the command has done anything. */
  public static Transcript cancelled(String... args) {
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    return with(cancellation, args);
  }

  private static Transcript with(Cancellation cancellation, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = CommandRunner.run(Console.of(out, err, OptionalInt.empty()), cancellation, args);
    return new Transcript(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static void cancelWhenThereIs(Path file, Cancellation cancellation) {
    try {
      while (!Files.exists(file)) {
        Thread.sleep(1);
      }
      cancellation.cancel();
    } catch (InterruptedException workOver) {
      // The work ended by itself, which its exit code tells.
      Thread.currentThread().interrupt();
    }
  }

  /** The words of every command there is: "", "oware", "tables", "tables info" and so on. */
  static List<String> everyCommand() {
    ByteArrayOutputStream nowhere = new ByteArrayOutputStream();
    Console console = Console.of(nowhere, nowhere, OptionalInt.empty());
    List<String> commands = new ArrayList<>();
    collect(
        CommandRunner.commandLine(new HindsightCommand(console, Cancellation.never())),
        "",
        commands);
    return commands;
  }

  private static void collect(CommandLine command, String words, List<String> into) {
    into.add(words);
    command
        .getSubcommands()
        .forEach((name, below) -> collect(below, (words + " " + name).strip(), into));
  }
}
