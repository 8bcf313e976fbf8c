package dev.hindsight.cluster;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.json.JsonPrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SparkConf;
import org.jspecify.annotations.Nullable;

/**
 * The program that {@code hindsight cluster run} and {@code spark-submit} start: the driver.
 *
 * <pre>
 * ClusterRun PLAN --out FILE [--master URL] [--json]
 * </pre>
 */
public final class ClusterRun {
  private static final int WRONG_USAGE = 2;
  private static final int UNUSABLE = 3;
  private static final int INTERRUPTED = 130;
  private static final long PATIENCE_SECONDS = 60;

  private ClusterRun() {}

  public static void main(String[] args) {
    System.exit(run(List.of(args)));
  }

  private static int run(List<String> args) {
    SparkConf conf = new SparkConf();
    List<String> words = new ArrayList<>(args);
    String master = take(words, "--master");
    String out = take(words, "--out");
    boolean json = words.remove("--json");
    if (out == null || words.size() != 1) {
      return complain("give a PLAN and --out FILE", WRONG_USAGE);
    }
    if (master != null) {
      conf.setMaster(master);
    }
    OwnClasses.addTo(conf);
    Cancellation cancellation = new Cancellation();
    CountDownLatch over = new CountDownLatch(1);
    listenToSignals(cancellation, over);
    try (ClusterSession session = ClusterSession.open(conf)) {
      Object result =
          session.run(Path.of(words.get(0)), Path.of(out), cancellation, new FaultLines());
      if (json) {
        System.out.println(new JsonPrinter().text(result));
      } else {
        System.out.println(ResultText.of(result));
      }
      return 0;
    } catch (CancelledException stopped) {
      return complain("interrupted; run the same command again to go on.", INTERRUPTED);
    } catch (IOException | RuntimeException failed) {
      if (failed instanceof UserException refusal) {
        return complain(
            String.valueOf(failed.getMessage()),
            refusal.exitKind() == ExitKind.WRONG_USAGE ? WRONG_USAGE : UNUSABLE);
      }
      if (failed instanceof IOException) {
        return complain(failed.toString(), UNUSABLE);
      }
      failed.printStackTrace();
      return 70;
    } finally {
      over.countDown();
    }
  }

  /** Ctrl-C asks the run to stop and waits until it has saved what it has. */
  private static void listenToSignals(Cancellation cancellation, CountDownLatch over) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  cancellation.cancel();
                  try {
                    over.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                },
                "hindsight-interruption"));
  }

  private static @Nullable String take(List<String> words, String name) {
    int place = words.indexOf(name);
    if (place < 0 || place + 1 >= words.size()) {
      return null;
    }
    words.remove(place);
    return words.remove(place);
  }

  private static int complain(String sentence, int exitCode) {
    System.err.println("hindsight: " + sentence);
    return exitCode;
  }

  /** One line for each fault; no bar, since this may be anywhere. */
  private static final class FaultLines implements Progress {
    @Override
    public void begin(String task, long total, String unit) {}

    @Override
    public void advance(long amount) {}

    @Override
    public void mended(String fault) {
      System.err.println("hindsight: " + fault);
    }

    @Override
    public void end() {}
  }
}
