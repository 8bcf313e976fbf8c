package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.SharedRun;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.BackgammonQuestions;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import dev.hindsight.workbench.backgammon.ask.RolloutRequest;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.Runs;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code hindsight backgammon rollout POSITION}. */
@Command(
    name = "rollout",
    footer = {
      "  hindsight backgammon rollout XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
      "  hindsight backgammon rollout 4HPwATDgc/ABMA --trials 10000 --json",
      "  hindsight backgammon rollout 4HPwATDgc/ABMA --truncate 10 --variance-reduced"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonRolloutCommand extends QuestionCommand<RolloutAnswer> {
  @Option(
      names = "--plan",
      description =
          "Play nothing: write the plan of the rollout to --out, for 'hindsight runs run' and"
              + " 'hindsight cluster run'.")
  private boolean isPlan;

  @Option(names = "--out", paramLabel = "FILE", description = "The file for --plan.")
  private @Nullable Path out;

  @Mixin private WorkOptions work;

  BackgammonRolloutCommand() {
    super(BackgammonQuestions.ROLLOUT);
  }

  @Override
  public Integer call() throws IOException {
    return isPlan || out != null ? plan() : super.call();
  }

  private int plan() throws IOException {
    RolloutRequest request = BackgammonQuestions.request(said().chosen());
    Path target = out;
    if (!isPlan || target == null) {
      throw new ParameterException(spec().commandLine(), "--plan and --out FILE go together");
    }
    Runs.Planned planned =
        Usage.checkFiles(spec(), () -> Runs.plan(request.open(InputFiles.BY_NAME), target));
    result().print(planned, SharedRun::text);
    return ExitCode.FINE;
  }

  @Override
  protected Crew openCrew() {
    return work.openCrew();
  }

  @Override
  protected String text(RolloutAnswer answer) {
    return RolloutText.of(answer);
  }
}
