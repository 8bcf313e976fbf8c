package dev.hindsight.cli.backgammon;

import dev.hindsight.cli.GameMenu;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon}: the verbs below it; alone it lists them. */
@Command(
    name = "backgammon",
    header = "Backgammon: exact bearoffs, the cube, and a quiz about both.",
    subcommands = {
      BackgammonAskCommand.class,
      BackgammonBuildCommand.class,
      BackgammonQuizCommand.class
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonCommand implements Runnable {
  @Spec private CommandSpec spec;

  /** What the command line has of this game. */
  public static GameMenu menu() {
    return new GameMenu(
        BackgammonCommand.class,
        "Backgammon: exact bearoffs",
        (out, folder, crew) -> new BackgammonDemo(out, folder, crew).run(),
        List.of(
            "hindsight backgammon quiz                                 ten close bearoff decisions",
            "hindsight backgammon ask --help                           any position, by its id"));
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
