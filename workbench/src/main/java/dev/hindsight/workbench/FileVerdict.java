package dev.hindsight.workbench;

import java.util.Optional;

/** Whether one file is what it should be: a table of ours or a file of another program. */
public interface FileVerdict {
  String file();

  boolean ok();

  /** What is wrong, in a sentence that names the file; empty if it is sound. */
  Optional<String> fault();

  /** What was checked of a sound file, in a few words for people, going on after its name. */
  String checks();
}
