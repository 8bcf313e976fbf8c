package dev.hindsight.cli;

import dev.hindsight.cli.backgammon.BackgammonCommand;
import dev.hindsight.cli.cluster.ClusterCommand;
import dev.hindsight.cli.crossword.CrosswordCommand;
import dev.hindsight.cli.demo.DemoCommand;
import dev.hindsight.cli.oware.OwareCommand;
import dev.hindsight.cli.runs.RunsCommand;
import dev.hindsight.cli.tables.TablesCommand;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.core.runs.Cancellation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight} alone: an overview of what there is. */
@Command(
    name = "hindsight",
    header = "Hindsight: value tables for board games.",
    description = {
      "Solves what can be solved, consults the tables in play and proves that they help.",
    },
    subcommands = {
      DemoCommand.class,
      OwareCommand.class,
      BackgammonCommand.class,
      CrosswordCommand.class,
      TablesCommand.class,
      RunsCommand.class,
      ClusterCommand.class,
      StudioCommand.class,
      ServeCommand.class,
      BenchCommand.class,
      CompletionCommand.class,
      ManCommand.class,
      DoctorCommand.class,
    },
    versionProvider = VersionText.class,
    footer = {
      "  hindsight demo                 a first look, start to end",
      "  hindsight help COMMAND         all about one command",
      "",
      "Exit codes: 0 fine, 1 the answer is no, 2 wrong usage, 3 unusable file,",
      "            4 not enough memory or disk, 70 internal error, 130 interrupted.",
    })
@SuppressWarnings("NullAway.Init") // picocli sets the field
public final class HindsightCommand implements Runnable {
  private final Console console;
  private final Cancellation cancellation;

  @Spec private CommandSpec spec;

  @Mixin private final ProgramOptions options = new ProgramOptions();

  HindsightCommand(Console console, Cancellation cancellation) {
    this.console = console;
    this.cancellation = cancellation;
  }

  /** The program that a command belongs to. */
  public static HindsightCommand of(CommandSpec command) {
    return (HindsightCommand) command.root().userObject();
  }

  public Console console() {
    return console;
  }

  /** Raised by Ctrl-C. */
  public Cancellation cancellation() {
    return cancellation;
  }

  ProgramOptions options() {
    return options;
  }

  boolean isDebug() {
    return options.isDebug();
  }

  @Override
  public void run() {
    spec.commandLine().usage(console.out());
  }
}
