package dev.hindsight.cli;

import dev.hindsight.cli.options.HelpOrder;
import dev.hindsight.core.tables.TableException;
import dev.hindsight.core.tables.TableFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What a command may write over without being told twice: a file of the kind that it writes, such
 * as the endgame that it built yesterday. Everything else that lies under the name is somebody's,
 * and takes {@code --force}.
 */
final class Replacement {
  static final String FORCE = "--force";

  private static final int HEAD_BYTES = 512;

  /** What an option writes that is the same in all commands: how such a file begins. */
  private static final Map<String, List<String>> BEGINNINGS =
      Map.of("--html", List.of("<!doctype html", "<html"), "--notes", List.of("#", ">"));

  private static final String PLAN_BEGINNING = "hindsight run plan";

  /** Kinds that commands write whose names do not say so. */
  private static final Map<String, Set<String>> KINDS =
      Map.of(
          "backgammon build rollouts", Set.of("backgammon.anchors"),
          "backgammon openings", Set.of("backgammon.anchors"),
          "backgammon train", Set.of("backgammon.nets"),
          "backgammon learn", Set.of("backgammon.nets"),
          "backgammon learn-rollouts", Set.of("backgammon.nets"),
          "lab crossword openness", Set.of("crossword.placement"));

  /** Kinds that are solved in one go: no plan of a run makes them. */
  private static final Set<String> SOLVED =
      Set.of("oware.endgame", "oware.book", "backgammon.bearoff", "backgammon.one-sided");

  /** Commands whose files are neither tables nor text. */
  private static final Set<String> BINARY = Set.of("crossword build words", "backgammon export");

  private static final String CONVERT = "tables convert";

  /** Writes recorded matches, which are texts. */
  private static final String MATCHES = "backgammon convert";

  /** Writes sources of programs, which say in their first lines where they come from. */
  private static final String EXPORT = "oware export";

  private final String command;
  private final String option;
  private final boolean isPlan;
  private final List<String> sources;

  /**
   * @param command its words without the name of the program
   * @param option the option that names the target
   * @param isPlan whether the command was told to write a plan and not to work
   * @param sources the other words of the command
   */
  Replacement(String command, String option, boolean isPlan, List<String> sources) {
    this.command = command;
    this.option = option;
    this.isPlan = isPlan;
    this.sources = sources;
  }

  /** Gives every command that has one of these options another, to say that it may replace. */
  static void addForce(CommandLine commandLine, Set<String> written) {
    CommandSpec spec = commandLine.getCommandSpec();
    if (spec.options().stream().anyMatch(option -> written.contains(option.longestName()))) {
      spec.addOption(
          OptionSpec.builder(FORCE)
              .order(HelpOrder.OUT)
              .description("Replace a file of another kind.")
              .build());
    }
    commandLine.getSubcommands().values().forEach(below -> addForce(below, written));
  }

  /**
   * @throws IllegalArgumentException if a file of another kind lies under the name
   */
  void check(Path target) throws IOException {
    if (!Files.isRegularFile(target) || !Files.isReadable(target) || Files.size(target) == 0) {
      return;
    }
    Optional<String> table = findTable(target);
    boolean isOurs =
        table.isPresent() ? writesTable(table.get()) : writesLike(head(target), target);
    if (!isOurs) {
      throw new IllegalArgumentException(
          target
              + (table.isPresent() ? " is a table (" + table.get() + ")" : " is a file")
              + " of another kind than this command writes; write to another file, or replace it"
              + " with "
              + FORCE);
    }
  }

  private static Optional<String> findTable(Path file) throws IOException {
    try {
      return Optional.of(TableFiles.inspect(file).kind());
    } catch (TableException noTable) {
      return Optional.empty();
    }
  }

  private boolean writesTable(String kind) throws IOException {
    if (isPlan || BEGINNINGS.containsKey(option) || BINARY.contains(command)) {
      return false;
    }
    List<String> words = List.of(command.split(" ", -1));
    if (KINDS.containsKey(command)) {
      return KINDS.getOrDefault(command, Set.of()).contains(kind);
    }
    if (option.equals("--leaves-out")) {
      return kind.equals("crossword.leaves");
    }
    if (words.get(0).equals("runs") || words.get(0).equals("cluster")) {
      return !SOLVED.contains(kind);
    }
    if (command.equals(CONVERT)) {
      return isKindOfSource(kind);
    }
    return words.size() == 3
        && words.get(1).equals("build")
        && kind.equals(words.get(0) + "." + words.get(2));
  }

  /** A table stays what it is; what a file of another program becomes its name does not say. */
  private boolean isKindOfSource(String kind) throws IOException {
    for (String source : sources) {
      Path file = Path.of(source);
      Optional<String> ofSource = Files.isRegularFile(file) ? findTable(file) : Optional.empty();
      if (ofSource.isPresent()) {
        return ofSource.get().equals(kind);
      }
    }
    return !kind.startsWith("oware."); // No other program has files of those that we read.
  }

  /** Of files that are no tables of ours: whether one that begins so may be of this command. */
  private boolean writesLike(byte[] head, Path target) {
    String text = new String(head, StandardCharsets.UTF_8).strip().toLowerCase(Locale.ROOT);
    if (isPlan) {
      return text.startsWith(PLAN_BEGINNING);
    }
    List<String> beginnings = BEGINNINGS.get(option);
    if (beginnings != null) {
      return beginnings.stream().anyMatch(text::startsWith);
    }
    if (command.equals(EXPORT)) {
      return text.contains("hindsight");
    }
    if (command.equals(MATCHES)) {
      return text.startsWith("(;ff[4]gm[6]") || text.contains(" point match");
    }
    return !isText(head) || target.toString().toLowerCase(Locale.ROOT).endsWith(".csv");
  }

  private static byte[] head(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(HEAD_BYTES);
    }
  }

  /** No file of another program that we write is without such bytes, but for columns of text. */
  private static boolean isText(byte[] head) {
    for (byte octet : head) {
      if (octet >= 0 && octet < ' ' && octet != '\n' && octet != '\r' && octet != '\t') {
        return false;
      }
    }
    return true;
  }
}
