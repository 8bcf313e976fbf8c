package dev.hindsight.cli.backgammon.build;

import java.io.PrintWriter;
import java.util.function.Consumer;
import picocli.CommandLine;

/** What happens during long work and is worth a line, beside the result. */
final class EventLines {
  private EventLines() {}

  /** Prints each line at once; threads take turns. */
  static Consumer<String> on(CommandLine command) {
    PrintWriter err = command.getErr();
    return line -> {
      synchronized (err) {
        err.println(line);
        err.flush();
      }
    };
  }
}
