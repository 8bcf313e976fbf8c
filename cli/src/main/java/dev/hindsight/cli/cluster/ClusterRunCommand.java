package dev.hindsight.cli.cluster;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.runs.RunKinds;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight cluster run PLAN}. */
@Command(
    name = "run",
    header = "Count what a plan says on a cluster of Apache Spark: the same file as here.",
    description = {
      "Needs Spark 4 for Scala 2.13 in SPARK_HOME, and the module cluster of Hindsight (mvn"
          + " package).",
      "Files that the plan names go along. A machine that is lost costs its blocks; if this"
          + " command",
      "is lost, the same command goes on from its last checkpoint."
    },
    footer = {
      "  hindsight cluster run wins.plan --master spark://head:7077 --out english.wins",
      "  hindsight cluster run wins.plan --master 'local-cluster[2,1,1024]' --out english.wins"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class ClusterRunCommand implements Callable<Integer> {
  private static final long LOOK_MILLIS = 100;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "PLAN", description = "The plan of a run, as --plan writes it.")
  private Path plan;

  @Option(
      names = "--master",
      paramLabel = "URL",
      required = true,
      description = "The cluster as Spark names it: spark://…, yarn, k8s://…, local[2].")
  private String master;

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

  @Mixin private OutputOption out;

  @Override
  public Integer call() throws IOException {
    OutputFile.check(out.file());
    RunKinds.read(plan); // what is not a plan is refused before Spark starts
    SparkProgram program = SparkProgram.find(sparkHome, clusterJar);
    List<String> arguments =
        new ArrayList<>(
            List.of(plan.toString(), "--out", out.file().toString(), "--master", master));
    if (json) {
      arguments.add("--json");
    }
    HindsightCommand.of(spec).console().out().flush();
    return await(
        program.start(arguments, master.startsWith("local")),
        HindsightCommand.of(spec).cancellation());
  }

  /** Its exit codes are ours; a signal is passed on, and it is given time to save. */
  private static int await(Process process, Cancellation cancellation) {
    boolean told = false;
    try {
      while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        if (cancellation.isCancelled() && !told) {
          process.destroy();
          told = true;
        }
      }
      return process.exitValue();
    } catch (InterruptedException interrupt) {
      process.destroy();
      Thread.currentThread().interrupt();
      cancellation.cancel();
      cancellation.check();
      return process.exitValue();
    }
  }
}
