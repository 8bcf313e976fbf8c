package dev.hindsight.backgammon.rules.notation;

import java.util.List;

/** What could be read of a match file, and what could not. */
public record MatReading(MatchRecord match, List<Problem> problems) {
  public MatReading {
    problems = List.copyOf(problems);
  }

  /**
   * A line that makes no sense.
   *
   * @param line counted from 1
   */
  public record Problem(int line, String problem) {}
}
