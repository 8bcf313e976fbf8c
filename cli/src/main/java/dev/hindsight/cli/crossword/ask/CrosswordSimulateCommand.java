package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.crossword.CrosswordSettings;
import dev.hindsight.workbench.crossword.SimulationQuestions;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight crossword simulate CGP}. */
@Command(
    name = "simulate",
    footer = {
      "  hindsight crossword simulate \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/"
          + " 0/28 0\"",
      "  hindsight crossword simulate --plies 4 --no-stop --json CGP",
      "  hindsight crossword simulate --rank-by win --seconds 10 CGP",
      "  hindsight crossword simulate --endings 300 CGP",
      "  hindsight crossword simulate --candidate \"8D FACET\" --candidate \"exch Q\" CGP",
      "  hindsight crossword simulate --last-move \"8E QUAG\" --margin 3 CGP",
      "",
      "Ctrl-C ends it earlier and shows what is known."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordSimulateCommand extends QuestionCommand<CrosswordSimulation> {
  @Mixin private WorkOptions work;

  private @Nullable SimulationProgress progress;

  CrosswordSimulateCommand() {
    super(SimulationQuestions.SIMULATE);
  }

  @Override
  public Integer call() throws IOException {
    try (SimulationProgress shown =
        work.isQuiet()
            ? SimulationProgress.silent()
            : SimulationProgress.on(
                program().console(), SimulationQuestions.mostIterations(said().chosen()))) {
      progress = shown;
      return super.call();
    }
  }

  @Override
  protected Crew openCrew() {
    return work.openSilentCrew();
  }

  @Override
  protected void known(Object known) {
    if (progress != null && known instanceof CrosswordSimulation simulation) {
      progress.show(simulation);
    }
  }

  @Override
  protected String text(CrosswordSimulation found) throws IOException {
    return SimulationText.of(found, CrosswordSettings.position(said().chosen()).game());
  }
}
