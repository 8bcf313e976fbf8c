package dev.hindsight.cli.fuzz;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A file that is sound, and what reads such files.
 *
 * @param name how it is called wherever it is put, for the ending says of some what they are
 * @param isTable whether it is one of ours, with sums that tell every change
 */
record FuzzedFile(String name, byte[] bytes, boolean isTable, Reading reading) {
  /** Refuses a file with an exception that has a message for people. */
  interface Reading {
    void read(Path file) throws IOException;
  }

  @Override
  public String toString() {
    return name;
  }
}
