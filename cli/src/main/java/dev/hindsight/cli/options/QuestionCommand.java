package dev.hindsight.cli.options;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * A command that puts a question. What it is about, what may be said, what is usual and what is
 * refused stand in the declaration of the question; a subclass draws the answer.
 *
 * @param <A> the answer
 */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public abstract class QuestionCommand<A> implements Callable<Integer> {
  /** Things to load for one command; a folder of games may name a few word lists. */
  private static final int STOCK = 8;

  private final Question<A> question;

  @Mixin private final SettingOptions said;

  @Spec private CommandSpec spec;

  @Mixin private ResultOptions result;

  private final Stock stock = new Stock(STOCK);

  /**
   * A command for a question.
   *
   * @param optionalArguments settings that stand without a name as those do that must be said, and
   *     after them
   */
  protected QuestionCommand(Question<A> question, Setting<?>... optionalArguments) {
    this(
        question,
        SettingOptions.of(
            question.settings(),
            Stream.concat(
                    question.settings().stream().filter(Setting::isRequired),
                    Stream.of(optionalArguments))
                .toList()));
  }

  private QuestionCommand(Question<A> question, SettingOptions said) {
    this.question = question;
    this.said = said;
  }

  /** The answer as people read it. */
  protected abstract String text(A answer) throws IOException;

  /** The workers, and who is told how far they are; one that tells nobody unless overridden. */
  protected Crew openCrew() {
    return new Crew(1, program().cancellation(), Progress.SILENT);
  }

  /** Told what is known before the answer is there. */
  protected void known(Object known) {}

  @Override
  public Integer call() throws IOException {
    return answer(said.chosen());
  }

  /** Asks and prints. */
  protected final int answer(Chosen chosen) throws IOException {
    print(ask(chosen));
    // What was cut short has been printed as far as it is known.
    return program().cancellation().isCancelled() ? ExitCode.INTERRUPTED : ExitCode.FINE;
  }

  /** Puts the question; what was loaded for it is there for the next. */
  protected final A ask(Chosen chosen) throws IOException {
    try (Crew crew = openCrew()) {
      return question.ask(chosen, asking(crew));
    }
  }

  /** Who asks. */
  protected final Asking asking(Crew crew) {
    return new Asking(crew, this::known, stock);
  }

  /** Prints an answer as was asked. */
  protected final void print(A answer) throws IOException {
    String text = result.isJson() ? "" : text(answer);
    result.print(answer, drawn -> text);
  }

  protected final SettingOptions said() {
    return said;
  }

  protected final ResultOptions result() {
    return result;
  }

  protected final CommandSpec spec() {
    return spec;
  }

  protected final HindsightCommand program() {
    return HindsightCommand.of(spec);
  }

  /** The texts of help, which are those of the question. */
  @Spec
  void describeOn(CommandSpec command) {
    command.usageMessage().header(question.summary().replace("%", "%%"));
    if (!question.explanation().isEmpty()) {
      command.usageMessage().description(question.explanation().replace("%", "%%"));
    }
  }

  /** One whose question is about a position, of which there may be a file. */
  public abstract static class OfPositions<A> extends QuestionCommand<A> {
    private final Setting<String> position;

    @Mixin private BatchOption batch;

    protected OfPositions(Question<A> question, Setting<String> position) {
      super(question);
      this.position = position;
    }

    /** The position that somebody means who typed this, of which there is no batch. */
    protected String positionOf(String typed) throws IOException {
      return typed;
    }

    @Override
    public final Integer call() throws IOException {
      if (!batch.isGivenInsteadOf(position.type().label(), said().isSaid(position))) {
        Chosen chosen = said().chosen();
        return answer(chosen.with(position, positionOf(chosen.get(position))));
      }
      Chosen others = said().chosenSoFar();
      return batch.answerAll(
          line -> {
            try {
              return ask(others.with(position, line));
            } catch (IOException failed) {
              throw new java.io.UncheckedIOException(failed);
            }
          });
    }
  }

  /**
   * One whose question is about a record, the text of a file that the command line names: it reads
   * the file, and says the rest.
   */
  public abstract static class OfRecords<A> extends QuestionCommand<A> {
    protected OfRecords(Question<A> question, Setting<String> record) {
      super(
          question,
          SettingOptions.of(
              question.settings().stream().filter(setting -> setting != record).toList()));
    }
  }
}
