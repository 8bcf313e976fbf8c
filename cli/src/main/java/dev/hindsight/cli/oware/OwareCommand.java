package dev.hindsight.cli.oware;

import dev.hindsight.cli.GameMenu;
import java.util.List;
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
      OwareExportCommand.class
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class OwareCommand implements Runnable {
  @Spec private CommandSpec spec;

  /** What the command line has of this game. */
  public static GameMenu menu() {
    return new GameMenu(
        OwareCommand.class,
        "Oware: perfect endings",
        (out, folder, crew) -> new OwareDemo(out, folder, crew).run(),
        List.of(
            "hindsight oware ask 1-0-1-0-3-1-1-1-1-0-2-0-18-19-S      or any other position",
            "hindsight oware build endgame --seeds 15 --out e15.table  a bigger table, in seconds",
            "hindsight oware export --language python > endgame.py     a table for your bot",
            "hindsight oware engine --help                             for a board with windows",
            "hindsight oware duel --help                               measure your own idea"));
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
