package dev.hindsight.cli.oware;

import dev.hindsight.cli.demo.Demo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight oware}: the verbs below it; alone it lists them. */
@Command(
    name = "oware",
    header = "Oware: perfect endings, and play that knows them.",
    subcommands = {
      OwareAskCommand.class,
      OwareBuildCommand.class,
      OwareDuelCommand.class,
      OwareEngineCommand.class,
      OwareExportCommand.class,
      OwarePlayCommand.class,
      OwareReviewCommand.class
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class OwareCommand implements Runnable, Demo.Owner {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  @Override
  public Demo demo() {
    return new OwareDemo();
  }
}
