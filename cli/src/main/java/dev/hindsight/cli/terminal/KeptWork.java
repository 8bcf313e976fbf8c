package dev.hindsight.cli.terminal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/**
 * What a command keeps on the disk while it works, so that the same command can go on later: its
 * parts, in the folder {@code NAME.checkpoint} beside what it writes. Most commands keep nothing.
 */
public final class KeptWork {
  private static final String FOLDER_ENDING = ".checkpoint";

  /** Groups of commands that keep what they have beside {@code --out}. */
  private static final Set<String> KEEPERS = Set.of("build", "runs");

  private volatile @Nullable Path target;

  /** Nothing is kept until a command line says so. */
  public static KeptWork none() {
    return new KeptWork();
  }

  /** What is kept while {@code target} is being made. */
  public static KeptWork beside(Path target) {
    KeptWork kept = new KeptWork();
    kept.target = target;
    return kept;
  }

  /**
   * From now on: what {@code build … --out NAME}, {@code runs … --out NAME} or {@code --checkpoint
   * NAME} keeps.
   */
  public void readFrom(ParseResult parsed) {
    ParseResult command = parsed;
    boolean builds = false;
    while (command.hasSubcommand()) {
      builds |= KEEPERS.contains(command.commandSpec().name());
      command = command.subcommand();
    }
    builds |= command.commandSpec().name().equals("train");
    Path named = command.matchedOptionValue("--checkpoint", (Path) null);
    builds |= command.commandSpec().name().equals("duel");
    target = named == null && builds ? command.matchedOptionValue("--out", (Path) null) : named;
  }

  /** Whether stopping this command needs time to save something. */
  public boolean isExpected() {
    return target != null;
  }

  /** Whether something is there for the same command to go on from. */
  public boolean isThere() {
    Path kept = target;
    return kept != null
        && Files.isDirectory(kept.resolveSibling(kept.getFileName() + FOLDER_ENDING));
  }

  /** What to tell who stopped the work. */
  public String sentence() {
    return isThere() ? "interrupted; run the same command again to go on." : "interrupted.";
  }
}
