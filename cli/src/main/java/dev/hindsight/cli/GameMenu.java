package dev.hindsight.cli;

import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/**
 * What a user may ask of one game. Each game hands out its own, and {@link Games} lists them.
 *
 * @param command the class of {@code hindsight GAME}
 * @param demoTitle the heading of its part of the demo
 * @param tryNext command lines to type after the demo, each with a few words about it
 */
public record GameMenu(Class<?> command, String demoTitle, Demo demo, List<String> tryNext) {
  /** A game's part of the demo. */
  @FunctionalInterface
  public interface Demo {
    /** Shows everything and returns what there is to remember, a sentence each. */
    List<String> show(PrintWriter out, Path folder, Crew crew) throws IOException;
  }
}
