package dev.hindsight.cli.oware;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.TableOptions;
import dev.hindsight.oware.build.EvaluationTraining;
import dev.hindsight.workbench.oware.OwareBuild;
import dev.hindsight.workbench.oware.OwareQuestions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight oware build evaluation}. */
@Command(
    name = "evaluation",
    header = "Learn to judge boards beyond the tables, from games of the program itself.",
    description = {
      "Plays games, half a thousand a round, with what was learnt so far, and learns from their",
      "results and from what the search saw. With --table endings are exact. The same seed gives",
      "the same file; a training that was stopped goes on when the command is given again."
    },
    footer = {
      "  hindsight oware build evaluation --rules abapa --table abapa16.table --games 8000"
          + " --out my.evaluation",
      "  hindsight oware engine --evaluation my.evaluation"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareBuildEvaluationCommand extends BuildCommand {
  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "8000",
      description = "Games to play, 40 to 1,000,000 (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Positions that a player looks at before each move (${DEFAULT-VALUE}).")
  private long nodes;

  @Mixin private RulesOption rules;

  @Mixin private SeedOption seed;

  @Mixin private final TableOptions tables = new TableOptions(OwareQuestions.TABLE);

  @Override
  public Integer call() throws IOException {
    List<EvaluationTraining.Learnt> learnt = new ArrayList<>();
    int exitCode =
        build(
            () ->
                OwareBuild.evaluation(
                    rules.rules(), games, nodes, seed.seed(), tables.files(), learnt::add));
    if (!isQuiet()) {
      learnt.forEach(
          one ->
              HindsightCommand.of(spec())
                  .console()
                  .err()
                  .printf(
                      Locale.ROOT,
                      "%,d positions learnt last; error on games held out: %.4f before, %.4f"
                          + " after.%n",
                      one.positions(),
                      one.lossBefore(),
                      one.lossAfter()));
    }
    return exitCode;
  }
}
