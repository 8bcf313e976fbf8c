package dev.hindsight.cli.options;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.terminal.Conversation;
import dev.hindsight.cli.terminal.PlayDialogue;
import dev.hindsight.cli.terminal.PlayedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the games that are played in the terminal have in common: hints, the file, the seed. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class PlayOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--hint", description = "Show what the program thinks before every decision.")
  private boolean hint;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Keep the game in FILE, and resume it from there.")
  private @Nullable Path file;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The random seed; without it every game is different.")
  private @Nullable Long seed;

  /** The file with a game to go on with. */
  public Optional<Path> findGame() {
    return Optional.ofNullable(file).filter(Files::exists);
  }

  /**
   * The seed that was given, or one that the clock chose: the one place where chance comes from it.
   * It is shown, so that the same game can be had again.
   */
  public long seed() {
    if (seed == null) {
      seed = System.nanoTime() & 0xFFFF_FFFFL;
    }
    return seed;
  }

  /** Refuses to go on with a game that has ended. */
  public ParameterException isOver() {
    return new ParameterException(
        command.commandLine(), "the game in " + file + " is over; name another file with --file");
  }

  public Conversation talk() {
    HindsightCommand program = HindsightCommand.of(command);
    return Conversation.on(program.console(), program.cancellation());
  }

  /** Plays until the game is over or somebody has had enough. */
  public void play(PlayedGame game, Conversation talk) throws IOException {
    new PlayDialogue(game, talk, hint, Optional.ofNullable(file)).run();
  }
}
