package dev.hindsight.cli.cluster;

import dev.hindsight.cli.options.SeedOption;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight cluster work}. */
@Command(
    name = "work",
    header = "Have the machines of a cluster play backgammon for a learner.",
    description = {
      "Each worker is what 'hindsight backgammon work' is: it plays with the newest nets of the",
      "learner and leaves its games in the buffer. One that is lost goes on elsewhere after its"
          + " last",
      "game. Needs what 'cluster run' needs; a password of the buffer must be in the environment"
          + " of",
      "the machines."
    },
    footer = {
      "  hindsight backgammon learn --buffer redis://head:6379/nets --games 1000000 --out my.nets",
      "  hindsight cluster work --buffer redis://head:6379/nets --workers 64 --games 1100000"
          + " --master spark://head:7077"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class ClusterWorkCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--buffer",
      paramLabel = "PLACE",
      required = true,
      description = "Where the learner looks: redis://HOST:PORT/RUN.")
  private String buffer;

  @Option(
      names = "--workers",
      paramLabel = "N",
      required = true,
      description = "How many play; not more than the cluster has cores.")
  private int workers;

  @Option(
      names = "--games",
      paramLabel = "N",
      required = true,
      description = "Games of all workers together.")
  private long games;

  @Option(
      names = "--worker",
      paramLabel = "NAME",
      defaultValue = "spark",
      description = "Workers are called NAME-1, NAME-2, … (${DEFAULT-VALUE}).")
  private String name;

  @Mixin private SeedOption seed;

  @Mixin private SparkOptions spark;

  @Override
  public Integer call() throws IOException {
    if (workers < 1 || games < workers) {
      throw new ParameterException(
          spec.commandLine(), "there must be at least 1 worker and 1 game for each");
    }
    return spark.run(
        "ClusterWork",
        List.of(
            buffer,
            "--name",
            name,
            "--workers",
            Integer.toString(workers),
            "--games",
            Long.toString(games),
            "--seed",
            Long.toString(seed.seed())));
  }
}
