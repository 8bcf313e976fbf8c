package dev.hindsight.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.workbench.json.JsonPrinter;
import dev.hindsight.workbench.runs.RunText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.jspecify.annotations.Nullable;

/**
 * What programs that drive a cluster have in common: {@code --master}, {@code --conf} and {@code
 * --json}, exit codes, Ctrl-C, and errors in a sentence.
 */
final class Driver {
  private static final int WRONG_USAGE = 2;
  private static final int UNUSABLE = 3;
  private static final int INTERRUPTED = 130;
  private static final long PATIENCE_SECONDS = 60;

  /** Whoever has started this program sees how it ends and says so. */
  private static final String STOPS_SILENTLY = "--stop-silently";

  /** Hooks of the greatest priority are the first; Spark stops at 40. */
  private static final int BEFORE_SPARK = 100;

  private final List<String> words;
  private final boolean stopsSilently;
  private final List<String> settings = new ArrayList<>();
  private final Cancellation cancellation = new Cancellation();

  /** Before Spark is there, nothing is counted, and nobody needs to wait for it to come up. */
  private volatile boolean isConnected;

  Driver(String... args) {
    this.words = new ArrayList<>(List.of(args));
    this.stopsSilently = has(STOPS_SILENTLY);
    for (String setting = find("--conf"); setting != null; setting = find("--conf")) {
      settings.add(setting);
    }
  }

  /** Work on a cluster. */
  interface Work {
    /** Does it, and gives what there is to say. */
    Object run(ClusterSession session, Cancellation cancellation) throws Exception;
  }

  /** Takes an option and its value out of the words; null if it is not there. */
  @Nullable String find(String name) {
    int place = words.indexOf(name);
    if (place < 0 || place + 1 >= words.size()) {
      return null;
    }
    words.remove(place);
    return words.remove(place);
  }

  /** Takes an option without a value out of the words. */
  boolean has(String name) {
    return words.remove(name);
  }

  /** What is left when all options were taken. */
  List<String> rest() {
    return List.copyOf(words);
  }

  static int refuse(String sentence) {
    return complain(sentence, WRONG_USAGE);
  }

  /**
   * Connects, works and prints.
   *
   * @param master as Spark names it, or null if {@code spark-submit} has said so
   * @param target beside which work is kept, or null if none is
   * @return the exit code
   */
  int run(@Nullable String master, boolean json, @Nullable Path target, Work work) {
    SparkConf conf = new SparkConf();
    if (master != null) {
      conf.setMaster(master);
    }
    for (String setting : settings) {
      int end = setting.indexOf('=');
      if (end < 1) {
        return refuse("--conf " + setting + " is not KEY=VALUE");
      }
      conf.set(setting.substring(0, end), setting.substring(end + 1));
    }
    OwnClasses.addTo(conf);
    CountDownLatch over = new CountDownLatch(1);
    listenToSignals(over, target);
    try (ClusterSession session = ClusterSession.open(conf)) {
      isConnected = true;
      return run(session, json, target, work);
    } catch (Exception failed) { // also what Scala throws without saying so
      return complain(failed, target);
    } catch (ExceptionInInitializerError failed) { // what a signal does to Spark as it starts
      if (!cancellation.isCancelled()) {
        throw failed;
      }
      return INTERRUPTED;
    } finally {
      over.countDown();
    }
  }

  /** Says what came of it before the session is closed, which takes a while. */
  private int run(ClusterSession session, boolean json, @Nullable Path target, Work work) {
    try {
      Object result = work.run(session, cancellation);
      System.out.println(json ? new JsonPrinter().text(result) : RunText.of(result));
      return 0;
    } catch (Exception failed) {
      if (cancellation.isCancelled()) {
        session.silence();
      }
      return complain(failed, target);
    }
  }

  private int complain(Exception failed, @Nullable Path target) {
    if (cancellation.isCancelled()) {
      sayInterrupted(target);
      return INTERRUPTED;
    }
    if (failed instanceof UserException refusal) {
      return complain(
          String.valueOf(failed.getMessage()),
          refusal.exitKind() == ExitKind.WRONG_USAGE ? WRONG_USAGE : UNUSABLE);
    }
    if (failed instanceof IllegalArgumentException) {
      return complain(String.valueOf(failed.getMessage()), WRONG_USAGE);
    }
    if (failed instanceof IOException) {
      return complain(failed.toString(), UNUSABLE);
    }
    if (failed instanceof SparkException || failed instanceof IllegalStateException) {
      return complain("Spark has given up: " + firstLine(failed), UNUSABLE);
    }
    failed.printStackTrace();
    return 70;
  }

  /** Says what is true of the disk; what follows is how Spark complains about being stopped. */
  private synchronized void sayInterrupted(@Nullable Path target) {
    if (!stopsSilently) {
      boolean isKept = target != null && Checkpoints.isThereBeside(target);
      complain(
          isKept ? "interrupted; run the same command again to go on." : "interrupted.",
          INTERRUPTED);
    }
    System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, UTF_8));
  }

  /** Messages of Spark go on with traces of other machines. */
  private static String firstLine(Exception failed) {
    String message = String.valueOf(failed.getMessage());
    return message.lines().findFirst().orElse(message);
  }

  /** Ctrl-C asks the work to stop; Spark, which would stop at once, waits until all is saved. */
  private void listenToSignals(CountDownLatch over, @Nullable Path target) {
    ShutdownHookManager.get()
        .addShutdownHook(
            () -> {
              if (over.getCount() == 0) {
                return; // the end of a program that is done
              }
              cancellation.cancel();
              if (!isConnected) {
                sayInterrupted(target);
                return;
              }
              try {
                over.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            BEFORE_SPARK,
            PATIENCE_SECONDS,
            TimeUnit.SECONDS);
  }

  private static int complain(String sentence, int exitCode) {
    System.err.println("hindsight: " + sentence);
    return exitCode;
  }
}
