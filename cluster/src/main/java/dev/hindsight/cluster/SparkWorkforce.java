package dev.hindsight.cluster;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TallyPrefix;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workforce;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

/**
 * The machines of a Spark cluster as the {@link Workforce} of a run.
 *
 * <p>Trials go out in waves, two at a time, so that machines which are done with one begin the
 * next. A wave is cut into chunks of whole blocks, two for each slot; their tallies are merged by
 * neighbours in a tree on the machines, until few are left for the driver, which hands them in. A
 * machine that is lost costs its chunks: Spark gives them to another, and a trial is the same
 * wherever it runs.
 */
final class SparkWorkforce implements Workforce {
  /** Pieces that one node of the tree merges; this many at most come to the driver. */
  static final String FAN_IN = "spark.hindsight.fanIn";

  private static final int USUAL_FAN_IN = 16;
  private static final int WAVES_AT_ONCE = 2;
  private static final int CHUNKS_PER_SLOT = 2;
  private static final long LOOK_MILLIS = 200;
  private static final long SECONDS_WITHOUT_EXECUTORS = 60;

  private final JavaSparkContext context;
  private final RunPlan plan;
  private final Map<String, String> shipped;
  private final Cancellation cancellation;
  private final Progress progress;
  private final int fanIn;
  private final AtomicLong rounds = new AtomicLong();
  private long lookedNanos = System.nanoTime();

  /**
   * @param shipped by the name in the plan, the name under which a file was shipped
   */
  SparkWorkforce(
      JavaSparkContext context,
      RunPlan plan,
      Map<String, String> shipped,
      Cancellation cancellation,
      Progress progress) {
    this.context = context;
    this.plan = plan;
    this.shipped = shipped;
    this.cancellation = cancellation;
    this.progress = progress;
    this.fanIn = Math.max(2, context.getConf().getInt(FAN_IN, USUAL_FAN_IN));
  }

  @Override
  public int size() {
    return WAVES_AT_ONCE * Math.max(fanIn, CHUNKS_PER_SLOT * slots());
  }

  /** Asked again for each wave: machines register one after another, some after the first trial. */
  private int slots() {
    return Math.max(1, context.defaultParallelism());
  }

  @Override
  public Progress progress() {
    return progress;
  }

  @Override
  public <T extends Mergeable<T>> void extend(Trials<T> trials, TallyPrefix<T> total) {
    Broadcast<byte[]> luggage = context.broadcast(trials.luggage().toBytes());
    RunTicket ticket =
        new RunTicket(context.sc().applicationId(), plan.text(), shipped, rounds.incrementAndGet());
    ExecutorService submitters = Executors.newFixedThreadPool(WAVES_AT_ONCE);
    try {
      sendWaves(new Round<>(trials, total, ticket, luggage), submitters);
    } catch (RuntimeException | Error failed) {
      total.abandon();
      if (context.sc().isStopped()) { // whatever else fails then
        throw new ClusterGoneException(context.master());
      }
      context.cancelAllJobs();
      throw failed;
    } finally {
      submitters.shutdownNow();
      if (!context.sc().isStopped()) {
        luggage.destroy();
      }
    }
  }

  private <T extends Mergeable<T>> void sendWaves(Round<T> round, ExecutorService submitters) {
    WaveSize size = new WaveSize(slots(), plan.blockSize());
    Deque<Future<?>> sent = new ArrayDeque<>();
    long next = round.total.next();
    long end = round.trials.range().end();
    while (next < end || !sent.isEmpty()) {
      while (next < end && sent.size() < WAVES_AT_ONCE) {
        long from = next;
        long to = Math.min(end, from + size.trials());
        sent.add(
            submitters.submit(
                () -> {
                  long start = System.nanoTime();
                  round.count(from, to);
                  size.learn(to - from, System.nanoTime() - start);
                }));
        next = to;
      }
      await(sent.remove());
    }
  }

  private void await(Future<?> wave) {
    while (true) {
      cancellation.check();
      try {
        wave.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        return;
      } catch (TimeoutException notYet) {
        tellIfNobodyWorks(); // and looks again whether somebody has cancelled
      } catch (InterruptedException interrupt) {
        Thread.currentThread().interrupt();
        throw new CancelledException("The work was interrupted.");
      } catch (ExecutionException failed) {
        cancellation.check(); // a wave that was broken off fails
        if (failed.getCause() instanceof RuntimeException unchecked) {
          throw unchecked;
        }
        throw new IllegalStateException(failed.getCause());
      }
    }
  }

  /** Spark waits for executors for ever, even if each of them ends as soon as it starts. */
  private void tellIfNobodyWorks() {
    long now = System.nanoTime();
    if (context.isLocal() || now - lookedNanos < SECONDS_WITHOUT_EXECUTORS * 1_000_000_000L) {
      return; // asking costs a message
    }
    lookedNanos = now;
    if (context.sc().getExecutorMemoryStatus().size() <= 1) { // the driver is one
      progress.mended(
          "no executor of "
              + context.master()
              + " is there after a minute; the logs of its workers say why");
    }
  }

  /** Trials between which nothing is decided. */
  private final class Round<T extends Mergeable<T>> {
    private final Trials<T> trials;
    private final TallyPrefix<T> total;
    private final RunTicket ticket;
    private final Broadcast<byte[]> luggage;

    Round(Trials<T> trials, TallyPrefix<T> total, RunTicket ticket, Broadcast<byte[]> luggage) {
      this.trials = trials;
      this.total = total;
      this.ticket = ticket;
      this.luggage = luggage;
    }

    /** Has a wave counted, and hands it in. */
    void count(long from, long to) {
      List<Chunk> chunks = chunks(from, to);
      JavaRDD<Piece> pieces =
          context.parallelize(chunks, chunks.size()).map(new CountTask(ticket, luggage));
      for (int left = chunks.size(); left > fanIn; left = groups(left)) {
        int width = fanIn;
        pieces =
            pieces
                .mapToPair(piece -> new Tuple2<>(piece.number() / width, piece))
                .groupByKey(groups(left))
                .map(new MergeTask(ticket, luggage));
      }
      List<Piece> found = new ArrayList<>(pieces.collect());
      for (Piece piece : found) {
        if (piece.refusal() != null) {
          throw new RefusedByWorkerException(piece.refusal());
        }
      }
      for (Piece piece : found) {
        total.deliver(piece.from(), piece.to(), trials.counting().codec().ofBytes(piece.tally()));
        progress.advance(piece.to() - piece.from());
      }
    }

    private int groups(int pieces) {
      return (pieces + fanIn - 1) / fanIn;
    }

    /** Whole blocks each, but for the last. */
    private List<Chunk> chunks(long from, long to) {
      long blocks = (to - from + plan.blockSize() - 1) / plan.blockSize();
      int slots = slots();
      progress.workers(slots);
      int count = (int) Math.min(blocks, (long) CHUNKS_PER_SLOT * slots);
      List<Chunk> chunks = new ArrayList<>();
      for (int number = 0; number < count; number++) {
        long first = from + blocks * number / count * plan.blockSize();
        long last = Math.min(to, from + blocks * (number + 1) / count * plan.blockSize());
        chunks.add(new Chunk(number, trials.range().seed(), first, last));
      }
      return chunks;
    }
  }
}
