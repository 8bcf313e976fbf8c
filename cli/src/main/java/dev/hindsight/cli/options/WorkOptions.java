package dev.hindsight.cli.options;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.terminal.TerminalProgress;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.runs.RunWatch;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * What commands that work for a while have in common: how many threads, and whether they show how
 * far they are. Ctrl-C reaches the work through its crew.
 *
 * <pre>{@code
 * @Mixin private WorkOptions work;
 * ... try (Crew crew = work.openCrew()) { ... }
 * }</pre>
 */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class WorkOptions {
  private static final int MOST_THREADS = 1_024;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--threads",
      order = HelpOrder.THREADS,
      paramLabel = "N",
      description = "Use N threads (all processors); the result is the same.")
  private @Nullable Integer threads;

  @Option(names = "--quiet", order = HelpOrder.QUIET, description = "Show no progress.")
  private boolean quiet;

  /** Workers that report to the terminal and listen to Ctrl-C; to be closed. */
  public Crew openCrew() {
    HindsightCommand program = HindsightCommand.of(command);
    return new Crew(threads(), program.cancellation(), progress());
  }

  /** Workers that report to {@code progress} and listen to Ctrl-C; to be closed. */
  public Crew openCrew(Progress progress) {
    return new Crew(threads(), HindsightCommand.of(command).cancellation(), progress);
  }

  /** A log beside the file that the work makes, with the command that repeats it; to be closed. */
  RunWatch openWatch(Path target, String what) {
    RunWatch watch = RunWatch.beside(target, what, threads(), progress());
    CommandSpec program = command.root();
    watch.command(
        CommandText.of(program.name(), program.commandLine().getParseResult().originalArgs()));
    return watch;
  }

  /** What to throw for options that make no sense. */
  ParameterException refusal(String sentence) {
    return new ParameterException(command.commandLine(), sentence);
  }

  /** Says something beside the result, unless nothing is to be said. */
  void tell(String sentence) {
    if (!quiet) {
      HindsightCommand.of(command).console().err().println(sentence);
      HindsightCommand.of(command).console().err().flush();
    }
  }

  /** As {@link #openCrew} for work that is over before a bar would be drawn. */
  public Crew openSilentCrew() {
    return new Crew(threads(), HindsightCommand.of(command).cancellation(), Progress.SILENT);
  }

  public Progress progress() {
    return quiet ? Progress.SILENT : TerminalProgress.on(HindsightCommand.of(command).console());
  }

  /** Whether nothing but the result is to be said. */
  public boolean isQuiet() {
    return quiet;
  }

  public int threads() {
    return threads(command, threads);
  }

  /** The threads to use, for a command that declares {@code --threads} itself. */
  public static int threads(CommandSpec command, @Nullable Integer threads) {
    int wanted = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    Usage.checkRange(command, "--threads", wanted, 1, MOST_THREADS);
    return wanted;
  }
}
