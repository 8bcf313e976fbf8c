package dev.hindsight.cli.cluster;

import dev.hindsight.cli.HindsightCommand;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which cluster, and where Spark is. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class SparkOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--master",
      paramLabel = "URL",
      required = true,
      description = "The cluster as Spark names it: spark://…, yarn, k8s://…, local[2].")
  private String master;

  @Option(
      names = "--conf",
      paramLabel = "KEY=VALUE",
      description = "A setting of Spark, such as spark.executor.memory=4g; repeatable.")
  private List<String> settings = List.of();

  @Option(
      names = "--spark-home",
      paramLabel = "FOLDER",
      description = "Where Spark is (the variable SPARK_HOME).")
  private @Nullable Path sparkHome;

  @Option(
      names = "--cluster-jar",
      paramLabel = "FILE",
      description = "The module cluster (found beside the program).")
  private @Nullable Path clusterJar;

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  /** Runs a program of the module {@code cluster}. */
  int run(String program, List<String> arguments) throws IOException {
    List<String> all = new ArrayList<>(arguments);
    all.add("--stop-silently"); // the sentence is said here
    all.addAll(List.of("--master", master));
    for (String setting : settings) {
      if (!setting.matches("spark\\.[^=]+=.*")) {
        throw new ParameterException(
            command.commandLine(),
            "--conf " + setting + " is not a setting such as --conf spark.executor.memory=4g");
      }
      all.addAll(List.of("--conf", setting));
    }
    if (json) {
      all.add("--json");
    }
    if (quiet) {
      all.add("--quiet");
    }
    HindsightCommand hindsight = HindsightCommand.of(command);
    hindsight.console().out().flush();
    return SparkProgram.find(sparkHome, clusterJar)
        .run(program, all, master.startsWith("local"), hindsight.cancellation());
  }
}
