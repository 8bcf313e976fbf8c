package dev.hindsight.cli.terminal;

import dev.hindsight.core.tables.WholeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/**
 * What a command keeps on the disk while it works, so that the same command can go on later: its
 * parts, in the folder {@code NAME.checkpoint} beside what it writes. Most commands keep nothing.
 */
public final class KeptWork {
  private static final Pattern FOLDER_ENDING = Pattern.compile("(round[a-z0-9-]*\\.)?checkpoint");

  /** Groups of commands that keep what they have beside {@code --out}. */
  private static final Set<String> KEEPERS = Set.of("build", "runs", "cluster");

  private static final Set<String> LEARNERS = Set.of("train", "learn");

  private volatile @Nullable Path target;

  /** What is written at the end, whether anything is kept before or not. */
  private volatile @Nullable Path written;

  /** Nothing is kept until a command line says so. */
  public static KeptWork none() {
    return new KeptWork();
  }

  /** What is kept while {@code target} is being made. */
  public static KeptWork beside(Path target) {
    KeptWork kept = new KeptWork();
    kept.target = target;
    kept.written = target;
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
    builds |= LEARNERS.contains(command.commandSpec().name());
    Path named = command.matchedOptionValue("--checkpoint", (Path) null);
    builds |= command.commandSpec().name().equals("duel");
    written = command.matchedOptionValue("--out", (Path) null);
    target = named == null && builds ? written : named;
  }

  /** Whether stopping this command needs time to save something. */
  public boolean isExpected() {
    return target != null;
  }

  /**
   * Whether something is there for the same command to go on from: {@code NAME.checkpoint}, or of
   * work in rounds {@code NAME.rounds.checkpoint} and the like.
   */
  public boolean isThere() {
    Path kept = target;
    Path folder = kept == null ? null : kept.toAbsolutePath().getParent();
    if (kept == null || folder == null) {
      return false;
    }
    String name = kept.getFileName() + ".";
    try (Stream<Path> beside = Files.list(folder)) {
      return beside
          .filter(Files::isDirectory)
          .map(found -> String.valueOf(found.getFileName()))
          .filter(found -> found.startsWith(name))
          .anyMatch(found -> FOLDER_ENDING.matcher(found.substring(name.length())).matches());
    } catch (IOException | UncheckedIOException unreadable) {
      return false;
    }
  }

  /** Leaves nothing half written behind; for the end of a process whose work goes on. */
  void abandonUnfinished() {
    Path unfinished = written;
    try {
      if (unfinished != null) {
        WholeFile.abandon(unfinished);
      }
    } catch (IOException | InvalidPathException stays) {
      return; // the next to write there removes it
    }
  }

  /** What to tell whoever stopped the work. */
  public String sentence() {
    return isThere() ? "interrupted; run the same command again to go on." : "interrupted.";
  }
}
