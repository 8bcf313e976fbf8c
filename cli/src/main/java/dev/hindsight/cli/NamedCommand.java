package dev.hindsight.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The one command that the words of a command line name, such as {@code crossword ask}, with the
 * groups above it and nothing beside it. Reading what all 40 commands declare took most of a short
 * start: 270 ms of processor time for all, 110 to 130 for one (17 Nov, JDK 17, busy machine).
 *
 * <p>Absent unless the words lead through a group to a command that is not a group itself: help on
 * groups and mistakes need the neighbours, and so does {@code demo}.
 */
final class NamedCommand {
  private NamedCommand() {}

  /** The program with this command alone. */
  static Optional<CommandLine> find(HindsightCommand program, String... words) {
    if (words.length == 1 && (words[0].equals("--version") || words[0].equals("-V"))) {
      return Optional.of(new CommandLine(group(program)));
    }
    List<Class<?>> groups = new ArrayList<>();
    Class<?> group = HindsightCommand.class;
    for (String word : words) {
      if (word.startsWith("-")) {
        continue;
      }
      Class<?> command = find(group, word);
      if (command == null) {
        break;
      }
      if (commands(command).length == 0) {
        return groups.isEmpty()
            ? Optional.empty()
            : Optional.of(alone(program, groups, new CommandLine(command)));
      }
      groups.add(command);
      group = command;
    }
    return Optional.empty();
  }

  private static CommandLine alone(
      HindsightCommand program, List<Class<?>> groups, CommandLine command) {
    CommandLine root = new CommandLine(group(program));
    CommandLine above = root;
    for (Class<?> group : groups) {
      CommandLine next = new CommandLine(CommandSpec.create());
      above.addSubcommand(name(group), next);
      above = next;
    }
    above.addSubcommand(command.getCommandName(), command);
    return root;
  }

  /** The program without its commands. */
  private static CommandSpec group(HindsightCommand program) {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(program);
    spec.name(name(HindsightCommand.class)).versionProvider(new VersionText());
    spec.addMixin("options", CommandSpec.forAnnotatedObject(program.options()));
    return spec;
  }

  private static @Nullable Class<?> find(Class<?> group, String word) {
    for (Class<?> command : commands(group)) {
      if (name(command).equals(word)) {
        return command;
      }
    }
    return null;
  }

  private static Class<?>[] commands(Class<?> group) {
    Class<?>[] declared = declared(group).subcommands();
    return group == HindsightCommand.class
        ? Stream.concat(Stream.of(declared), AddedCommands.all()).toArray(Class<?>[]::new)
        : declared;
  }

  private static String name(Class<?> command) {
    return declared(command).name();
  }

  private static Command declared(Class<?> command) {
    return Objects.requireNonNull(command.getAnnotation(Command.class));
  }
}
