package dev.hindsight.cli;

import dev.hindsight.cli.options.CommandGroup;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * Commands of which the program knows nothing: those that modules beside it on the class path
 * bring, as the laboratory does.
 */
final class AddedCommands {
  private AddedCommands() {}

  static Stream<Class<? extends CommandGroup>> all() {
    return ServiceLoader.load(CommandGroup.class).stream().map(ServiceLoader.Provider::type);
  }

  /** The program with these commands after its own. */
  static CommandLine to(CommandLine program) {
    all().forEach(program::addSubcommand);
    return program;
  }
}
