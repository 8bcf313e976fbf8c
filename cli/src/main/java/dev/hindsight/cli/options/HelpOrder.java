package dev.hindsight.cli.options;

/**
 * Where help lists the options that many commands share: after a command's own, which have no
 * number and stand as they are declared.
 */
public final class HelpOrder {
  public static final int OUT = 0;
  public static final int THREADS = 1;
  public static final int QUIET = 2;
  public static final int JSON = 3;
  public static final int HELP = 4;
  public static final int VERSION = 5;
  public static final int DEBUG = 6;

  private HelpOrder() {}
}
