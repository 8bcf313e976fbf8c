package dev.hindsight.cli.fuzz;

import java.io.IOException;
import java.util.List;

/** What reads a text, and texts that it reads. */
record FuzzedParser(String name, Reading reading, List<String> texts) {
  /** Refuses a text with an exception that has a message for people. */
  interface Reading {
    void read(String text) throws IOException;
  }

  @Override
  public String toString() {
    return name;
  }
}
