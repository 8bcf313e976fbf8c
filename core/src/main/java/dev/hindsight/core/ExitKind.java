package dev.hindsight.core;

/** What kind of trouble a {@link UserException} is; the command line has an exit code for each. */
public enum ExitKind {
  /** The question was understood and its answer is no: this is not a position. */
  NO,

  /** What was asked for cannot be done: a negative number of seeds, a table for other rules. */
  WRONG_USAGE,

  /** A file is missing, unreadable, unwritable or not what it should be. */
  UNUSABLE_FILE,

  /** It would need more memory or disk than there is. */
  NOT_ENOUGH_ROOM
}
