package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A real process, away from any terminal: what it said and how it ended. */
public record ChildProcess(int exitCode, String out, String err) {
  private static final int PATIENCE_SECONDS = 300;
  private static final long SIGINT_BIT = 0b10;

  /** Runs to the end with exactly this environment. */
  public static ChildProcess run(Path folder, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    return start(folder, environment, command).end();
  }

  public static Running start(Path folder, Map<String, String> environment, List<String> command)
      throws IOException {
    return start(
        folder, environment, command, ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
  }

  /** As {@link #start}, but what is written to the process is its input. */
  static Running startWithInput(Path folder, Map<String, String> environment, List<String> command)
      throws IOException {
    return start(folder, environment, command, ProcessBuilder.Redirect.PIPE);
  }

  private static Running start(
      Path folder,
      Map<String, String> environment,
      List<String> command,
      ProcessBuilder.Redirect input)
      throws IOException {
    Path out = Files.createTempFile("child", ".out");
    Path err = Files.createTempFile("child", ".err");
    ProcessBuilder builder =
        new ProcessBuilder(hearingInterrupts(command)).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.redirectInput(input);
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    return new Running(builder.start(), out, err);
  }

  /**
   * A shell starts background jobs, and all their children, deaf to Ctrl-C; a Java that is started
   * so never hears it. Where these tests run as such a job, their children are cured of it.
   */
  private static List<String> hearingInterrupts(List<String> command) throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.isReadable(status)) {
      return command;
    }
    boolean deaf =
        Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .map(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
            .anyMatch(ignored -> (ignored & SIGINT_BIT) != 0);
    if (!deaf) {
      return command;
    }
    List<String> cured = new ArrayList<>(List.of("/usr/bin/env", "--default-signal=INT"));
    cured.addAll(command);
    return cured;
  }

  /** The Java command of this test and its class path, to start the program without the script. */
  public static List<String> java(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                javaHome().resolve("bin/java").toString(),
                "-cp",
                System.getProperty("java.class.path")));
    command.addAll(List.of(arguments));
    return command;
  }

  static Path javaHome() {
    return Path.of(System.getProperty("java.home"));
  }

  /** A process that has not ended yet. */
  public record Running(Process process, Path out, Path err) {
    public ChildProcess end() throws IOException, InterruptedException {
      boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
      process.destroyForcibly();
      String outText = Files.readString(out, StandardCharsets.UTF_8);
      String errText = Files.readString(err, StandardCharsets.UTF_8);
      Files.delete(out);
      Files.delete(err);
      assertThat(ended).as("ended in time; it said: %s%s", outText, errText).isTrue();
      return new ChildProcess(process.exitValue(), outText, errText);
    }
  }
}
