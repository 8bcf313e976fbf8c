package dev.hindsight.cli.tables;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight tables}: the verbs below it; alone it lists them. */
@Command(
    name = "tables",
    header = "Look into table files, check them and convert them.",
    subcommands = {TablesInfoCommand.class, TablesVerifyCommand.class, TablesConvertCommand.class})
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class TablesCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
