package dev.hindsight.cli.backgammon.build;

import dev.hindsight.backgammon.build.rollouts.RolloutLearning;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.workbench.backgammon.build.BackgammonRolloutLearning;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon learn-rollouts}. */
@Command(
    name = "learn-rollouts",
    header = "Let nets learn what rollouts say, or games without luck.",
    description = {
      "Every position of the tables is learnt several times over, and counts the more the smaller",
      "its standard error is. Few positions make nets forget the rest: hundreds of thousands, and",
      "low rates. The result is the same for any number of threads."
    },
    footer = {
      "  hindsight backgammon build returns --games 20000 --out some.returns",
      "  hindsight backgammon learn-rollouts --returns some.returns --rounds 4 --out better.nets"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonLearnRolloutsCommand extends BuildCommand {
  @Option(
      names = "--rollouts",
      paramLabel = "FILE",
      arity = "1..*",
      description = "Tables of 'backgammon build rollouts'.")
  private List<Path> rollouts = List.of();

  @Option(
      names = "--returns",
      paramLabel = "FILE",
      arity = "1..*",
      description = "Tables of 'backgammon build returns'.")
  private List<Path> returns = List.of();

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Begin with these nets and not with those of the program.")
  private @Nullable Path from;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "20",
      description = "How often every position is learnt (${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "64",
      description = "Positions for each step, about (${DEFAULT-VALUE}).")
  private int batch;

  @Option(
      names = "--first-rate",
      paramLabel = "R",
      defaultValue = "1e-4",
      description = "Learning rate at first (${DEFAULT-VALUE}).")
  private double firstRate;

  @Option(
      names = "--last-rate",
      paramLabel = "R",
      defaultValue = "1e-6",
      description = "Learning rate at last (${DEFAULT-VALUE}).")
  private double lastRate;

  @Mixin private SeedOption seed;

  @Override
  public Integer call() throws IOException {
    return build(
        () ->
            new BackgammonRolloutLearning(
                new RolloutLearning.Plan(rounds, batch, firstRate, lastRate, seed.seed()),
                Optional.ofNullable(from),
                rollouts,
                returns));
  }
}
