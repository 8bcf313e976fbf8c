package dev.hindsight.cli.cluster;

import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.runs.RunKinds;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

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
  @Parameters(paramLabel = "PLAN", description = "The plan of a run, as --plan writes it.")
  private Path plan;

  @Mixin private SparkOptions spark;

  @Mixin private OutputOption out;

  @Override
  public Integer call() throws IOException {
    OutputFile.check(out.file());
    RunKinds.read(plan); // what is not a plan is refused before Spark starts
    return spark.run("ClusterRun", List.of(plan.toString(), "--out", out.file().toString()));
  }
}
