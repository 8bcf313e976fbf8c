package dev.hindsight.workbench.backgammon.files;

/** What a bearoff can be written as. */
public enum BearoffFileKind {
  /** A table of ours. */
  TABLE,

  /** A database that gnubg opens. */
  GNUBG,

  /** A compressed database that gnubg opens; one-sided only. */
  GNUBG_COMPRESSED
}
