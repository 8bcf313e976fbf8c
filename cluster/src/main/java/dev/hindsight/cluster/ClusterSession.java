package dev.hindsight.cluster;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKinds;
import dev.hindsight.workbench.runs.RunWatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/**
 * A connection to a Spark cluster, on which one run after another can be counted.
 *
 * <pre>{@code
 * try (ClusterSession session = ClusterSession.open(conf)) {
 *   session.run(Path.of("wins.plan"), Path.of("english.wins"), cancellation, progress);
 * }
 * }</pre>
 */
final class ClusterSession implements AutoCloseable {
  private static final long LOOK_MILLIS = 200;

  private final JavaSparkContext context;
  private final Path shipping;

  private ClusterSession(JavaSparkContext context, Path shipping) {
    this.context = context;
    this.shipping = shipping;
  }

  /** Connects; what the configuration does not say is chosen for a run that stays to itself. */
  static ClusterSession open(SparkConf conf) throws IOException {
    conf.setIfMissing("spark.app.name", "hindsight");
    conf.setIfMissing("spark.ui.enabled", "false");
    conf.setIfMissing("spark.log.level", "ERROR");
    if (conf.get("spark.master", "").startsWith("local")) {
      conf.setIfMissing("spark.driver.host", "127.0.0.1");
      conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    // As the launcher does here; vectors for nets are asked for by Spark itself.
    conf.setIfMissing("spark.executor.extraJavaOptions", "-XX:+UseParallelGC");
    // The folder comes last: whoever is stopped while Spark starts leaves none behind.
    JavaSparkContext context = new JavaSparkContext(conf);
    try {
      return new ClusterSession(context, Files.createTempDirectory("hindsight-cluster"));
    } catch (IOException failed) {
      context.close();
      throw failed;
    }
  }

  /** Nobody wants to read how Spark breaks off what it is doing. */
  void silence() {
    if (!context.sc().isStopped()) {
      context.setLogLevel("OFF");
    }
  }

  /** Counts what a plan says, from where an earlier driver left it, and writes the file. */
  Object run(Path planFile, Path target, Cancellation cancellation, Progress progress)
      throws IOException {
    OutputFile.check(target);
    RunPlan plan = RunKinds.read(planFile);
    CountedRun<?, ?> run = RunKinds.open(plan, InputFiles.BY_NAME);
    String what = plan.kind() + " on " + context.master();
    try (RunWatch watch = RunWatch.beside(target, what, context.defaultParallelism(), progress);
        Crew crew = new Crew(Runtime.getRuntime().availableProcessors(), cancellation, watch)) {
      LostExecutors lost = new LostExecutors(watch);
      context.sc().addSparkListener(lost);
      try {
        SparkWorkforce workers = new SparkWorkforce(context, plan, ship(plan), cancellation, watch);
        Object result = run.run(target, workers, crew);
        watch.finished();
        return result;
      } finally {
        context.sc().removeSparkListener(lost);
      }
    }
  }

  /** Has workers play games for a learner, until all are stored. */
  SelfPlayOutcome selfPlay(SelfPlayPlan plan, Cancellation cancellation, Progress progress)
      throws Exception {
    List<Integer> numbers = IntStream.rangeClosed(1, plan.workers()).boxed().toList();
    LostExecutors lost = new LostExecutors(progress);
    context.sc().addSparkListener(lost);
    long begun = System.nanoTime();
    try {
      Future<List<SelfPlayed>> playing =
          context.parallelize(numbers, plan.workers()).map(new SelfPlayTask(plan)).collectAsync();
      long games = 0;
      for (SelfPlayed played : await(playing, cancellation)) {
        if (played.refusal() != null) {
          throw new RefusedByWorkerException(played.refusal());
        }
        played.events().forEach(progress::mended);
        games += played.games();
      }
      return new SelfPlayOutcome(
          plan.place(), plan.workers(), games, (System.nanoTime() - begun) / 1e9);
    } finally {
      context.sc().removeSparkListener(lost);
    }
  }

  private <T> T await(Future<T> working, Cancellation cancellation) throws Exception {
    while (true) {
      try {
        return working.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException notYet) {
        if (cancellation.isCancelled()) {
          context.cancelAllJobs();
          cancellation.check();
        }
      } catch (ExecutionException failed) {
        throw failed.getCause() instanceof Exception cause ? cause : failed;
      }
    }
  }

  /** Sends every file of the plan along, once for each machine, under a name of its own. */
  private Map<String, String> ship(RunPlan plan) throws IOException {
    Map<String, String> shipped = new HashMap<>();
    for (Map.Entry<String, String> input : plan.inputSha256().entrySet()) {
      Path file = Path.of(input.getKey());
      if (Files.isRegularFile(file)) {
        String name = input.getValue().substring(0, 16) + "-" + file.getFileName();
        Path link = shipping.resolve(name);
        if (!Files.exists(link)) {
          link(file, link);
          context.addFile(link.toString());
        }
        shipped.put(input.getKey(), name);
      }
    }
    return shipped;
  }

  /** A second name for the file, or a copy where there are no second names. */
  private static void link(Path file, Path link) throws IOException {
    try {
      Files.createLink(link, file.toRealPath());
    } catch (IOException | UnsupportedOperationException noLink) {
      Files.copy(file, link);
    }
  }

  @Override
  public void close() throws IOException {
    context.close();
    try (Stream<Path> files = Files.list(shipping)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(shipping);
  }

  /** Tells of machines that are lost: their chunks are counted again by others. */
  private static final class LostExecutors extends SparkListener {
    private final Progress progress;

    LostExecutors(Progress progress) {
      this.progress = progress;
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
      progress.mended(
          "executor "
              + removed.executorId()
              + " was lost: "
              + String.valueOf(removed.reason()).lines().findFirst().orElse(""));
    }
  }
}
