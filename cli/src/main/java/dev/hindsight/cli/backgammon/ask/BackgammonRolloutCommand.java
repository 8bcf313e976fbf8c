package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.SharedRun;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.ask.BackgammonRollout;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import dev.hindsight.workbench.backgammon.ask.RolloutRequest;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.Runs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon rollout POSITION}. */
@Command(
    name = "rollout",
    header = "Value a position, or its best moves, by playing them to the end many times.",
    description = {
      "Both sides play by the nets without a look ahead; a game that reaches a table given with"
          + " --table",
      "ends there with its exact chances. Numbers come with their standard error: the truth, for"
          + " players",
      "such as these, is within two of them 19 times out of 20. With dice the best moves are rolled"
          + " out with",
      "the same dice. The same seed gives the same result for any number of threads."
    },
    footer = {
      "  hindsight backgammon rollout XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
      "  hindsight backgammon rollout 4HPwATDgc/ABMA --trials 10000 --json",
      "  hindsight backgammon rollout 4HPwATDgc/ABMA --truncate 10 --variance-reduced"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonRolloutCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "POSITION",
      description = "An XGID, a gnubg id, of the position or position:match, or a FIBS board.")
  private String position;

  @Option(
      names = "--trials",
      paramLabel = "N",
      defaultValue = "1296",
      description = "Play N games, of each move (${DEFAULT-VALUE}).")
  private long trials;

  @Option(
      names = "--truncate",
      paramLabel = "P",
      defaultValue = "0",
      description = "Stop after P plies and trust the nets; 0 plays to the end (0).")
  private int truncate;

  @Option(
      names = "--variance-reduced",
      description = "Take the luck out of every roll: slower, but fewer games will do.")
  private boolean varianceReduced;

  @Option(
      names = "--moves",
      paramLabel = "N",
      defaultValue = "5",
      description = "With dice, roll out the N best moves (${DEFAULT-VALUE}).")
  private int moves;

  @Option(
      names = "--plan",
      description =
          "Play nothing: write the plan of the rollout to --out, for 'hindsight runs run' and"
              + " 'hindsight cluster run'.")
  private boolean isPlan;

  @Option(names = "--out", paramLabel = "FILE", description = "The file for --plan.")
  private @Nullable Path out;

  @Mixin private SeedOption seed;

  @Mixin private JudgeOptions judge;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    RolloutPlan plan =
        Usage.check(spec, () -> new RolloutPlan(trials, seed.seed(), truncate, varianceReduced));
    BackgammonPosition asked = PositionText.parse(position);
    if (isPlan || out != null) {
      return plan(new RolloutRequest(asked, plan, moves, judge.files()));
    }
    BearoffShelf tables = judge.tables();
    NetChoice nets = judge.nets(NetChoice.USUAL_PLIES);
    CubeMethod cube = judge.cube();
    try (Crew crew = work.openCrew()) {
      BackgammonRollout rollout = new BackgammonRollout(tables, nets, cube, crew);
      RolloutAnswer answer = Usage.check(spec, () -> rollout.run(asked, plan, moves));
      result.print(answer, RolloutText::of);
      return ExitCode.FINE;
    }
  }

  private int plan(RolloutRequest request) throws IOException {
    Path target = out;
    if (!isPlan || target == null) {
      throw new ParameterException(spec.commandLine(), "--plan and --out FILE go together");
    }
    Runs.Planned planned =
        Usage.checkFiles(spec, () -> Runs.plan(request.open(InputFiles.BY_NAME), target));
    result.print(planned, SharedRun::text);
    return ExitCode.FINE;
  }
}
