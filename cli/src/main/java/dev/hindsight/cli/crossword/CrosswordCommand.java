package dev.hindsight.cli.crossword;

import dev.hindsight.cli.GameMenu;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword}: the verbs below it; alone it lists them. */
@Command(
    name = "crossword",
    header = "Crossword games: every play, what it is worth, and who plays better.",
    subcommands = {
      CrosswordAskCommand.class,
      CrosswordBuildCommand.class,
      CrosswordDuelCommand.class,
      CrosswordExperimentCommand.class,
      CrosswordInferCommand.class,
      CrosswordSimulateCommand.class
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordCommand implements Runnable {
  @Spec private CommandSpec spec;

  /** What the command line has of this game. */
  public static GameMenu menu() {
    return new GameMenu(
        CrosswordCommand.class,
        "Crossword games: every play",
        (out, folder, crew) -> new CrosswordDemo(out, crew).run(),
        List.of(
            "hindsight crossword ask --help                            all plays, best first",
            "hindsight crossword duel --help                           players in pairs of games"));
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
