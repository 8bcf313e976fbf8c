package dev.hindsight.cli.options;

import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.Reported;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * A command whose result a crew works out; subclasses say what.
 *
 * @param <R> what is found
 */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public abstract class CrewCommand<R> implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  /** Work with all that it needs in memory. */
  @FunctionalInterface
  public interface Work<R> {
    R run(Crew crew) throws IOException;
  }

  /** Looks at the options, so that wrong usage is told at once, and then opens files. */
  protected abstract Work<R> open() throws IOException;

  /** What was found, as people read it. */
  protected abstract String text(R found);

  @Override
  public final Integer call() throws IOException {
    Work<R> opened = open();
    try (Crew crew = work.openCrew()) {
      result.print(opened.run(crew), this::text);
    }
    return ExitCode.FINE;
  }

  protected final CommandSpec spec() {
    return spec;
  }

  /** A command whose result knows what it looks like as a report. */
  public abstract static class OfReport extends CrewCommand<Reported> {
    @Override
    protected final String text(Reported found) {
      return found.reportText();
    }
  }
}
