package dev.hindsight.cli.terminal;

import dev.hindsight.core.ExitKind;

/**
 * What the program tells the shell when it ends. Scripts rely on these numbers: {@code hindsight
 * tables verify F && …} goes on only after {@link #FINE}.
 */
public final class ExitCode {
  public static final int FINE = 0;

  /** The question was understood and its answer is no: a damaged table, an illegal position. */
  public static final int NO = 1;

  /** The command line itself is wrong: an unknown option, a missing value. */
  public static final int WRONG_USAGE = 2;

  /** A file is missing, unreadable, unwritable or not what it should be. */
  public static final int UNUSABLE_FILE = 3;

  /** More memory or disk is needed than there is. */
  public static final int NOT_ENOUGH_ROOM = 4;

  /** A mistake in Hindsight itself; the number is EX_SOFTWARE of the BSD convention. */
  public static final int INTERNAL_ERROR = 70;

  /** Stopped by Ctrl-C: 128 plus the number of the signal, as shells report it. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}

  static int of(ExitKind kind) {
    return switch (kind) {
      case NO -> NO;
      case WRONG_USAGE -> WRONG_USAGE;
      case UNUSABLE_FILE -> UNUSABLE_FILE;
      case NOT_ENOUGH_ROOM -> NOT_ENOUGH_ROOM;
    };
  }
}
