package dev.hindsight.workbench;

import java.util.SortedMap;

/** What there is to say about one file: a table of ours or a file of another program. */
public interface FileDescription {
  String file();

  long bytes();

  SortedMap<String, String> parameters();

  /** What it is, in a few words for people. */
  String title();
}
