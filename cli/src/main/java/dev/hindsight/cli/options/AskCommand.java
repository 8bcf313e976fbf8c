package dev.hindsight.cli.options;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * {@code hindsight GAME ask}: all of it but what a position is and what answers it.
 *
 * @param <P> a position of the game
 */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public abstract class AskCommand<P> implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private BatchOption batch;

  @Mixin private ResultOptions result;

  /** The position on the command line; null if there is none. */
  protected abstract @Nullable String position();

  /**
   * Looks at the options, so that wrong usage is told before anything is loaded.
   *
   * @param isBatch whether the positions are the lines of a file
   */
  protected abstract Question<P> question(boolean isBatch) throws IOException;

  @Override
  public final Integer call() throws IOException {
    String typed = position();
    String label = spec.positionalParameters().get(0).paramLabel();
    boolean isBatch = batch.isGivenInsteadOf(label, typed != null);
    Question<P> question = question(isBatch);
    try (Crew crew = question.workers().get()) {
      if (typed == null) {
        Function<P, Question.Answer<?>> answers = question.opening().open(crew);
        return batch.answerAll(line -> answers.apply(question.reader().apply(line)).record());
      }
      // Before anything is loaded, so that a mistake in the position is told at once.
      P position = question.reader().apply(typed);
      print(question.opening().open(crew).apply(position));
    }
    // What was cut short has been printed as far as it is known.
    return program().cancellation().isCancelled() ? ExitCode.INTERRUPTED : ExitCode.FINE;
  }

  private <R> void print(Question.Answer<R> answer) {
    result.print(answer.record(), answer.drawing());
  }

  protected final CommandSpec spec() {
    return spec;
  }

  protected final HindsightCommand program() {
    return HindsightCommand.of(spec);
  }
}
