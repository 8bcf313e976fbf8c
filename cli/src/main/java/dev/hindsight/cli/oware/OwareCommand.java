package dev.hindsight.cli.oware;

import dev.hindsight.cli.demo.Demo;
import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

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
public final class OwareCommand extends CommandGroup implements Demo.Owner {
  @Override
  public Demo demo() {
    return new OwareDemo();
  }
}
