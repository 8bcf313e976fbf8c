package dev.hindsight.workbench.backgammon.redis;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import dev.hindsight.backgammon.build.nets.SharedLearning;
import dev.hindsight.backgammon.build.nets.SharedPlay;
import dev.hindsight.backgammon.build.nets.StoredGame;
import dev.hindsight.backgammon.build.nets.TrainingPlan;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How fast games pass through a server on this machine. Prints; what it asserts is that all of them
 * have arrived.
 */
@Tag("long")
class RedisSpeedTest {
  private static final int PLIES = 55;
  private static final int BYTES_OF_PLY = 58;

  /** Nets that know nothing play long games. */
  private static final long WARM_GAMES = 6_400;

  @TempDir Path folder;
  private RealRedis server;

  @BeforeEach
  void startServer() throws IOException {
    server = new RealRedis(Files.createDirectories(folder.resolve("redis")));
  }

  @AfterEach
  void stopServer() {
    server.close();
  }

  private RedisBuffer open() throws IOException {
    return new RedisBuffer(
        RedisSettings.of(server.place("speed"), RedisPassword.NONE, 100_000, Cancellation.never()),
        System.out::println);
  }

  /** Games of the usual length, one worker and one learner, an append-only file that is synced. */
  @Test
  void positionsInAndOut() throws Exception {
    int games = 20_000;
    byte[] bytes = new byte[20 + PLIES * BYTES_OF_PLY];
    long begun = System.nanoTime();
    Thread worker =
        new Thread(
            () -> {
              try (RedisBuffer buffer = open()) {
                for (long number = 0; number < games; number += StoringWorker.BATCH) {
                  List<StoredGame> batch = new ArrayList<>();
                  for (int count = 0; count < StoringWorker.BATCH; count++) {
                    batch.add(new StoredGame("w", number + count, 0, "threats-263", bytes));
                  }
                  assertThat(buffer.put(batch)).isTrue();
                }
              } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
              }
            });
    worker.start();
    CountingLearner learner = new CountingLearner();
    int taken = 0;
    try (RedisBuffer buffer = open()) {
      learner.begin(buffer);
      while (taken < games) {
        int some = buffer.take(256).size();
        taken += some;
        if (some == 0) {
          RealRedis.sleep(1);
        }
      }
      buffer.release(new TreeMap<>(java.util.Map.of("w", (long) games - 1)));
    }
    worker.join();
    double seconds = (System.nanoTime() - begun) / 1e9;
    System.out.printf(
        "%,d games of %d positions in and out in %.2f s: %,.0f positions/s%n",
        taken, PLIES, seconds, taken * PLIES / seconds);
    assertThat(taken).isEqualTo(games);
  }

  /** Two workers and a learner in threads of one process, 128 and 64 hidden units. */
  @Test
  void playAndLearnThroughRedis() throws Exception {
    TrainingPlan plan =
        TrainingPlan.of(19_200, 1)
            .withEncoding(ContactEncoding.CELLS)
            .withTable(TrainingPlan.TableUse.visited(6));
    Cancellation stop = new Cancellation();
    List<Thread> workers = new ArrayList<>();
    long[] processor = new long[2];
    try (RedisBuffer buffer = open();
        Crew crew = new Crew(1)) {
      for (int number = 1; number <= 2; number++) {
        String name = "w" + number;
        Thread worker =
            new Thread(
                () -> {
                  try (RedisBuffer own = open()) {
                    new SharedPlay(name, 1, null, null, own, System.out::println)
                        .run(Long.MAX_VALUE, stop);
                  } catch (IOException e) {
                    throw new java.io.UncheckedIOException(e);
                  }
                });
        worker.start();
        workers.add(worker);
      }
      new SharedLearning(plan, null, null, new TreeMap<>(), buffer, System.out::println)
          .run(
              folder.resolve("x.nets"),
              crew,
              state -> {
                if (state.learntGames() == WARM_GAMES || state.learntGames() >= plan.games()) {
                  processor[state.learntGames() == WARM_GAMES ? 0 : 1] = processorNanos();
                }
              });
      stop.cancel();
      for (Thread worker : workers) {
        worker.join();
      }
    }
    double seconds = (processor[1] - processor[0]) / 1e9;
    System.out.printf(
        "%,d games played and learnt from in %.1f s of processor time, the server's among it:"
            + " %,.0f games/s on two processors%n",
        plan.games() - WARM_GAMES, seconds, 2 * (plan.games() - WARM_GAMES) / seconds);
    assertThat(seconds).isPositive();
  }

  /** Of this process and the server: other work of the machine does not count. */
  private long processorNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime()
        + server.processorNanos();
  }
}
