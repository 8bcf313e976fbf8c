package dev.hindsight.cli;

import dev.hindsight.core.tables.BusyFileException;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.workbench.OutputFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The files that a command line writes, held for it while it works. Every command passes here
 * before it begins, so none writes over a file that it reads or, without {@code --force}, over one
 * of another kind, and two that write to one file do not both work for it.
 */
final class Targets implements Closeable {
  /** Options that name a file to be written, in whatever command. */
  static final Set<String> WRITTEN = Set.of("--out", "--seal", "--leaves-out", "--html", "--notes");

  private final List<Closeable> claims = new ArrayList<>();

  private Targets() {}

  /**
   * Claims the targets of a command.
   *
   * @throws ParameterException if one of them is read by the command, or is of another kind than
   *     what would replace it
   * @throws BusyFileException if another run is writing one of them
   */
  static Targets claim(ParseResult parsed) throws IOException {
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    Map<String, Path> written = new LinkedHashMap<>();
    List<String> others = new ArrayList<>();
    for (ArgSpec arg : command.matchedArgs()) {
      if (arg instanceof OptionSpec option && WRITTEN.contains(option.longestName())) {
        String name = option.longestName();
        written.put(name, command.matchedOptionValue(name, Path.of("")));
      } else {
        others.addAll(arg.stringValues());
      }
    }
    Targets targets = new Targets();
    try {
      for (Map.Entry<String, Path> target : written.entrySet()) {
        check(command, target.getKey(), target.getValue(), others);
        targets.add(target.getValue());
      }
      return targets;
    } catch (IOException | RuntimeException refused) {
      targets.close();
      throw refused;
    }
  }

  private static void check(ParseResult command, String option, Path target, List<String> others)
      throws IOException {
    try {
      OutputFile.checkUnread(target, others);
      if (!command.matchedOptionValue(Replacement.FORCE, false)) {
        boolean isPlan = command.matchedOptionValue("--plan", false);
        new Replacement(wordsOf(command), option, isPlan, others).check(target);
      }
    } catch (IllegalArgumentException lost) {
      CommandLine line = command.commandSpec().commandLine();
      throw new ParameterException(line, String.valueOf(lost.getMessage()), lost);
    }
  }

  /** Its words without the name of the program. */
  private static String wordsOf(ParseResult command) {
    String qualified = command.commandSpec().qualifiedName();
    return qualified.substring(qualified.indexOf(' ') + 1);
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
