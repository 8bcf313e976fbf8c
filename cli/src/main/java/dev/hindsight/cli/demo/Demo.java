package dev.hindsight.cli.demo;

import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A game's part of the demo. */
public interface Demo {
  /** What is shown, in a few words. */
  String heading();

  /** Shows everything, using a folder for files that are removed afterwards. */
  void show(Presentation presentation, Path folder, Crew crew) throws IOException;

  /** Commands to try next. */
  List<Suggestion> suggestions();

  /**
   * A command to try.
   *
   * @param command what follows {@code hindsight}
   * @param purpose in a few words
   */
  record Suggestion(String command, String purpose) {}

  /** The command of a game that has a part in the demo. */
  interface Owner {
    Demo demo();
  }
}
