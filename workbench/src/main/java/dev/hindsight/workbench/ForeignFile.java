package dev.hindsight.workbench;

import java.io.IOException;

/** A file in the format of another program; such files have no checksum. */
public interface ForeignFile {
  /** What is in it, after the checks that opening it makes. */
  FileDescription describe() throws IOException;

  /** Whether it makes sense, every byte of it. */
  FileVerdict verify() throws IOException;
}
