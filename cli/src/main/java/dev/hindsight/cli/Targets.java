package dev.hindsight.cli;

import dev.hindsight.core.tables.BusyFileException;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.workbench.OutputFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The files that a command line writes, held for it while it works. Every command passes here
 * before it begins, so none writes over a file that it reads, and two that write to one file do not
 * both work for it.
 */
final class Targets implements Closeable {
  /** Options that name a file to be written, in whatever command. */
  private static final Set<String> WRITTEN =
      Set.of("--out", "--seal", "--leaves-out", "--html", "--notes");

  private final List<Closeable> claims = new ArrayList<>();

  private Targets() {}

  /**
   * Claims the targets of a command.
   *
   * @throws ParameterException if one of them is read by the command
   * @throws BusyFileException if another run is writing one of them
   */
  static Targets claim(ParseResult parsed) throws IOException {
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    List<Path> written = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (ArgSpec arg : command.matchedArgs()) {
      if (arg instanceof OptionSpec option && WRITTEN.contains(option.longestName())) {
        written.add(command.matchedOptionValue(option.longestName(), Path.of("")));
      } else {
        others.addAll(arg.stringValues());
      }
    }
    Targets targets = new Targets();
    try {
      for (Path target : written) {
        checkUnread(command.commandSpec().commandLine(), target, others);
        targets.add(target);
      }
      return targets;
    } catch (IOException | RuntimeException refused) {
      targets.close();
      throw refused;
    }
  }

  private static void checkUnread(CommandLine command, Path target, List<String> others)
      throws IOException {
    try {
      OutputFile.checkUnread(target, others);
    } catch (IllegalArgumentException read) {
      throw new ParameterException(command, String.valueOf(read.getMessage()), read);
    }
  }

  /** What else may be wrong with a target the command says itself, in its own words. */
  private void add(Path target) throws BusyFileException {
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder) || isNoFile(target)) {
      return;
    }
    try {
      claims.add(WholeFile.claim(target));
    } catch (BusyFileException busy) {
      throw busy;
    } catch (IOException unwritable) {
      return;
    }
  }

  private static boolean isNoFile(Path target) {
    return target.getFileName() == null || (Files.exists(target) && !Files.isRegularFile(target));
  }

  @Override
  public void close() throws IOException {
    for (Closeable claim : claims) {
      claim.close();
    }
  }
}
