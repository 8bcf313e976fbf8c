package dev.hindsight.oware.table.export;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An exported source file, compiled by the real compiler with every warning an error, and run. */
final class CompiledSource {
  /** What a self-test prints for a board that its table does not know, or without a move. */
  static final int UNKNOWN_VALUE = -1000;

  static final int NO_MOVE = -1;

  private static final int TIMEOUT_SECONDS = 300;

  /** What a process said and how it ended. */
  record Outcome(int exitCode, String output, String errors) {}

  private final Path folder;
  private final List<String> command;

  private CompiledSource(Path folder, List<String> command) {
    this.folder = folder;
    this.command = command;
  }

  /** Compiles a source, or skips the test with a message if the tools are not there. */
  static CompiledSource compile(Language language, SourceKind kind, String source, Path folder)
      throws Exception {
    // A Java compiler insists that the file be called like its class.
    String name = kind == SourceKind.BOOK ? "OwareBook" : "OwareEndgame";
    return compile(language, name, kind.name(), name, source, folder);
  }

  /** Compiles a source with a player in it; what is asked are positions of the player. */
  static CompiledSource compilePlayer(Language language, String source, Path folder)
      throws Exception {
    return compile(language, "OwareBot", "BOT", "OwareBot", source, folder);
  }

  private static CompiledSource compile(
      Language language, String name, String selfTest, String main, String source, Path folder)
      throws Exception {
    Path file = folder.resolve(language.resource(name));
    Files.writeString(file, source, StandardCharsets.UTF_8);
    return switch (language) {
      case CPP -> {
        requireTool(folder, "g++", "--version");
        Path program = folder.resolve("self-test");
        check(
            run(
                folder,
                ("g++ -std=c++17 -O2 -Wall -Wextra -Wpedantic -Werror -DOWARE_"
                        + selfTest
                        + "_SELF_TEST -o "
                        + program.getFileName()
                        + " "
                        + file.getFileName())
                    .split(" ")));
        yield new CompiledSource(folder, List.of(program.toString()));
      }
      case JAVA -> {
        String javac = jdkTool("javac");
        requireTool(folder, javac, "-version");
        check(run(folder, javac, "--release", "17", "-Xlint:all", "-Werror", file.toString()));
        yield new CompiledSource(folder, List.of(jdkTool("java"), "-cp", folder.toString(), main));
      }
      case PYTHON -> {
        requireTool(folder, "python3", "--version");
        yield new CompiledSource(
            folder,
            List.of(
                "python3",
                "-W",
                "error",
                "-B",
                file.toString(),
                selfTest.equals("BOT") ? "--oware-bot-self-test" : "--oware-self-test"));
      }
    };
  }

  /** What the self-test prints for each board: value or bounds, then best move. */
  List<int[]> ask(List<int[]> boards) throws Exception {
    Outcome outcome = start(boards);
    check(outcome);
    List<int[]> answers = new ArrayList<>();
    for (String line : outcome.output.lines().toList()) {
      String[] words = line.split(" ");
      int[] numbers = new int[words.length];
      for (int i = 0; i < words.length; i++) {
        numbers[i] = number(words[i], i < words.length - 1 ? UNKNOWN_VALUE : NO_MOVE);
      }
      answers.add(numbers);
    }
    return answers;
  }

  /** Runs the self-test on boards, whatever becomes of it. */
  Outcome start(List<int[]> boards) throws Exception {
    StringBuilder text = new StringBuilder();
    for (int[] board : boards) {
      for (int pit = 0; pit < board.length; pit++) {
        text.append(pit == 0 ? "" : " ").append(board[pit]);
      }
      text.append('\n');
    }
    Files.writeString(folder.resolve("input"), text, StandardCharsets.UTF_8);
    return run(folder, command.toArray(String[]::new));
  }

  private static int number(String word, int ifNone) {
    return word.equals("None") ? ifNone : Integer.parseInt(word);
  }

  private static String jdkTool(String name) {
    return Path.of(System.getProperty("java.home"), "bin", name).toString();
  }

  private static void requireTool(Path folder, String tool, String versionOption) throws Exception {
    boolean works;
    try {
      works = run(folder, tool, versionOption).exitCode == 0;
    } catch (IOException e) {
      works = false;
    }
    assumeTrue(works, "skipped: " + tool + " is not installed");
  }

  private static Outcome run(Path folder, String... command) throws Exception {
    Path input = folder.resolve("input");
    if (!Files.exists(input)) {
      Files.createFile(input);
    }
    Path output = folder.resolve("output");
    Path errors = folder.resolve("errors");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError(command[0] + " did not end in " + TIMEOUT_SECONDS + " s");
    }
    return new Outcome(process.exitValue(), Files.readString(output), Files.readString(errors));
  }

  private static void check(Outcome outcome) {
    if (outcome.exitCode != 0) {
      throw new AssertionError("exit code " + outcome.exitCode + ":\n" + outcome.errors);
    }
  }
}
