package dev.hindsight.cli;

import dev.hindsight.cli.options.HelpOrder;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** What every command understands. */
@SuppressWarnings("UnusedVariable") // picocli sets and reads the fields
final class ProgramOptions {
  @Option(
      names = {"-h", "--help"},
      order = HelpOrder.HELP,
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      order = HelpOrder.VERSION,
      versionHelp = true,
      description = "Show the version.")
  private boolean version;

  @Option(
      names = "--debug",
      order = HelpOrder.DEBUG,
      scope = ScopeType.INHERIT,
      description = "Show the stack trace of an error.")
  private boolean debug;

  boolean isDebug() {
    return debug;
  }
}
