package dev.hindsight.workbench.backgammon.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.build.nets.PublishedNets;
import dev.hindsight.backgammon.build.nets.StoredGame;
import dev.hindsight.core.runs.Cancellation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.StreamEntryID;

/**
 * Whatever goes wrong between workers, server and learner: each game is counted once, none is lost,
 * and whoever reads the log learns of it from one line.
 */
@Tag("slow")
class RedisFaultsTest {
  private static final int ANSWER_MILLIS = 400;
  private static final int CLAIM_MILLIS = 600;

  @TempDir Path folder;
  private RealRedis server;
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private final CountingLearner learner = new CountingLearner();
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

  @BeforeEach
  void startServer() throws IOException {
    server = new RealRedis(Files.createDirectories(folder.resolve("redis")));
  }

  @AfterEach
  void stopServer() {
    server.close();
    assertThat(failure.get()).isNull();
  }

  private RedisSettings settings(int mostGames) {
    return RedisSettings.of(
            server.place("faults"), RedisPassword.NONE, mostGames, Cancellation.never())
        .withTimes(ANSWER_MILLIS, CLAIM_MILLIS);
  }

  private RedisBuffer open() throws IOException {
    return new RedisBuffer(settings(100_000).forLearner("learner"), log::add);
  }

  private Thread worker(String name, int games, int mostGames) {
    Thread thread =
        new Thread(
            () -> {
              try {
                StoringWorker.run(settings(mostGames), name, games, log::add);
              } catch (IOException | RuntimeException e) {
                failure.set(e);
              }
            });
    thread.start();
    return thread;
  }

  private void assertEveryGameOnce(String worker, long games) {
    assertThat(learner.lost(worker, games)).as("lost").isZero();
    assertThat(learner.doubled()).as("doubled").isZero();
  }

  private int linesWith(String text) {
    return (int) log.stream().filter(line -> line.contains(text)).count();
  }

  @Test
  void theServerIsKilledAndRestarted() throws Exception {
    int games = 6_000;
    Thread first = worker("a", games, 500);
    Thread second = worker("b", games, 500);
    try (RedisBuffer buffer = open()) {
      learner.begin(buffer);
      for (int kill = 1; kill <= 2; kill++) {
        learner.runTo(buffer, kill * 2_000);
        server.kill();
        RealRedis.sleep(50);
        server.start();
      }
      learner.runTo(buffer, 2 * games);
      first.join();
      second.join();
    }
    assertEveryGameOnce("a", games);
    assertEveryGameOnce("b", games);
    // Of two workers and a learner, each at most once for each time that the server was away.
    assertThat(linesWith("is away; waiting for it")).isBetween(2, 6);
    assertThat(linesWith("Redis is back")).isEqualTo(linesWith("is away"));
  }

  @Test
  void aWorkerIsKilledInTheMiddleOfABatch() throws Exception {
    int games = 4_000;
    try (RedisBuffer buffer = open()) {
      learner.begin(buffer);
      Process first = workerProcess(games);
      learner.runTo(buffer, 500);
      first.destroyForcibly().waitFor();
      int before = learner.games();
      learner.take(buffer, games);
      assertThat(learner.games()).as("it was killed on the way").isBetween(before, games - 1);
      Process again = workerProcess(games);
      learner.runTo(buffer, games);
      assertThat(again.waitFor(20, TimeUnit.SECONDS)).isTrue();
    }
    assertEveryGameOnce("w", games);
  }

  private Process workerProcess(int games) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            "-cp",
            System.getProperty("java.class.path"),
            StoringWorker.class.getName(),
            Integer.toString(server.port),
            "w",
            Integer.toString(games))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** It has counted, and that is saved; what the server knows of it is not. */
  @Test
  void aLearnerIsKilledAfterCountingAndBeforeAcknowledging() throws Exception {
    int games = 1_000;
    StoringWorker.run(settings(games), "a", games, log::add);
    try (RedisBuffer buffer = open()) {
      learner.begin(buffer);
      learner.take(buffer, 300);
      learner.save();
      // Counted, but not saved: undone by the death, and counted again afterwards.
      learner.take(buffer, 100);
    }
    try (RedisBuffer buffer = open()) {
      learner.begin(buffer);
      assertThat(learner.games()).isEqualTo(300);
      learner.runTo(buffer, games);
    }
    assertEveryGameOnce("a", games);
  }

  @Test
  void theNetworkIsCut() throws Exception {
    int games = 4_000;
    Thread worker = worker("a", games, 500);
    try (RedisBuffer buffer = open()) {
      learner.begin(buffer);
      learner.runTo(buffer, 1_000);
      Thread mender =
          new Thread(
              () -> {
                RealRedis.sleep(2 * ANSWER_MILLIS);
                try {
                  server.thaw();
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
      server.freeze();
      mender.start();
      learner.runTo(buffer, games);
      mender.join();
      worker.join();
    }
    assertEveryGameOnce("a", games);
    assertThat(linesWith("is away; waiting for it")).isBetween(1, 2);
  }

  @Test
  void theServerHasNoMemoryLeft() throws Exception {
    int games = 20_000;
    try (RedisBuffer buffer = open();
        Jedis redis = new Jedis("127.0.0.1", server.port)) {
      learner.begin(buffer);
      String used =
          redis
              .info("memory")
              .lines()
              .filter(line -> line.startsWith("used_memory:"))
              .findFirst()
              .orElseThrow();
      redis.configSet(
          "maxmemory", Long.toString(Long.parseLong(used.substring(12).strip()) + 600_000));
      Thread worker = worker("a", games, 1_000_000);
      while (linesWith("worker a waits") == 0) {
        RealRedis.sleep(5);
      }
      assertThat(buffer.publish(new PublishedNets(1, new byte[100_000]))).isFalse();
      assertThat(learner.games()).isZero();
      learner.runTo(buffer, games);
      worker.join();
      assertThat(buffer.publish(new PublishedNets(1, new byte[100_000]))).isTrue();
    }
    assertEveryGameOnce("a", games);
    assertThat(linesWith("has no room left"))
        .as("one of the worker, one of the learner")
        .isEqualTo(2);
  }

  @Test
  void aServerThatThrowsGamesAwayIsRefused() {
    try (Jedis redis = new Jedis("127.0.0.1", server.port)) {
      redis.configSet("maxmemory-policy", "allkeys-lru");
    }
    assertThatThrownBy(this::open)
        .isInstanceOf(RedisException.class)
        .hasMessageContaining("set its maxmemory-policy to noeviction");
  }

  @Test
  void theLearnerIsSlow() throws Exception {
    int games = 1_000;
    int most = 64;
    Thread worker = worker("a", games, most);
    try (RedisBuffer buffer = open();
        Jedis redis = new Jedis("127.0.0.1", server.port)) {
      learner.begin(buffer);
      while (learner.games() < games) {
        assertThat(redis.xlen("hindsight:faults:games:a")).isLessThanOrEqualTo(most);
        learner.take(buffer, 50);
        RealRedis.sleep(10);
        learner.save();
        learner.release(buffer);
      }
      worker.join();
    }
    assertEveryGameOnce("a", games);
    assertThat(linesWith("worker a waits")).isPositive();
  }

  @Test
  void thereIsOneLearnerAtATime() throws Exception {
    StoringWorker.run(settings(1_000), "a", 100, log::add);
    try (RedisBuffer buffer = open();
        RedisBuffer other = new RedisBuffer(settings(9).forLearner("other"), log::add)) {
      learner.begin(buffer);
      learner.take(buffer, 40);
      Thread alive =
          new Thread(
              () -> {
                for (int time = 0; time < 20; time++) {
                  RealRedis.sleep(50);
                  try {
                    learner.take(buffer, 0);
                  } catch (IOException e) {
                    failure.set(e);
                  }
                }
              });
      alive.start();
      assertThatThrownBy(() -> other.seek(Map.of()))
          .hasMessageContaining("Another learner is at work on redis://127.0.0.1");
      alive.join();
      assertThat(linesWith("another learner may be at work")).isEqualTo(1);

      // Now the first is silent; the other gets the run, and the first cannot harm it any more.
      other.seek(Map.of());
      learner.save();
      assertThatThrownBy(() -> learner.release(buffer))
          .hasMessageContaining("Another learner has taken");
      assertThat(other.take(1_000)).as("all games are still there").hasSize(100);
    }
  }

  @Test
  void aLearnerThatIsStartedAgainDoesNotWaitForItself() throws Exception {
    RedisBuffer killed = open();
    killed.seek(Map.of());
    try (RedisBuffer again = open()) {
      again.seek(Map.of());
      assertThatThrownBy(() -> killed.publish(new PublishedNets(1, new byte[1])))
          .hasMessageContaining("Another learner has taken");
      assertThat(again.publish(new PublishedNets(1, new byte[1]))).isTrue();
    }
    assertThat(log).isEmpty();
  }

  @Test
  void anEntryIsForeignOrDamaged() throws Exception {
    try (RedisBuffer buffer = open();
        Jedis redis = new Jedis("127.0.0.1", server.port)) {
      learner.begin(buffer);
      buffer.put(List.of(StoringWorker.game("a", 0)));
      String stream = "hindsight:faults:games:a";
      redis.xadd(stream, new StreamEntryID(1, 7), Map.of("shopping", "milk"));
      redis.xadd(
          stream, new StreamEntryID(2, 0), Map.of("version", "?", "encoding", "", "game", ""));
      buffer.put(List.of(StoringWorker.game("a", 2)));
      assertThat(learner.take(buffer, 9)).as("games 0 and 2").isEqualTo(2);
      assertThat(log).containsExactly("what is not a game among those of worker a is left out");
    }
  }

  /** Else its games would be taken for such as arrived before, and be lost. */
  @Test
  void twoWorkersUnderOneNameAreTold() throws Exception {
    try (RedisBuffer buffer = open();
        RedisBuffer other = open()) {
      List<StoredGame> batch = List.of(StoringWorker.game("a", 0), StoringWorker.game("a", 1));
      buffer.put(batch);
      assertThat(other.put(batch)).as("sent again").isTrue();
      buffer.put(List.of(StoringWorker.game("a", 2)));
      assertThatThrownBy(() -> other.put(batch))
          .hasMessageContaining("Somebody else stores games as worker a");
    }
  }

  @Test
  void aWorkerThatIsStartedBeforeItsServerWaitsForIt() throws Exception {
    server.kill();
    Thread worker = worker("early", 50, 1_000);
    while (linesWith("is away; waiting for it") == 0) {
      RealRedis.sleep(5);
    }
    assertThatThrownBy(this::open)
        .as("a learner is told at once")
        .hasMessageContaining("No Redis server answers");
    server.start();
    worker.join();
    assertThat(linesWith("Redis is back")).isEqualTo(1);
    try (RedisBuffer buffer = open()) {
      learner.runTo(buffer, 50);
    }
    assertEveryGameOnce("early", 50);
  }

  @Test
  void waitingForAServerThatIsAwayEndsWhenItIsTold() throws Exception {
    Cancellation stop = new Cancellation();
    RedisSettings settings =
        RedisSettings.of(server.place("faults"), RedisPassword.NONE, 9, stop)
            .withTimes(ANSWER_MILLIS, CLAIM_MILLIS);
    try (RedisBuffer buffer = new RedisBuffer(settings, log::add)) {
      server.kill();
      new Thread(
              () -> {
                RealRedis.sleep(100);
                stop.cancel();
              })
          .start();
      assertThatThrownBy(() -> buffer.take(1)).hasMessageContaining("cancelled");
    }
  }

  @Test
  void aPasswordIsAskedForAndNeverShown() throws Exception {
    String secret = "correct-horse";
    try (Jedis redis = new Jedis("127.0.0.1", server.port)) {
      redis.configSet("requirepass", secret);
    }
    assertThatThrownBy(this::open)
        .hasMessageContaining("NOAUTH")
        .hasMessageContaining("environment variable HINDSIGHT_REDIS_PASSWORD");
    RedisSettings wrong =
        RedisSettings.of(
            server.place("faults"), RedisPassword.of("wrong-horse"), 9, Cancellation.never());
    assertThatThrownBy(() -> new RedisBuffer(wrong, log::add))
        .hasMessageContaining("WRONGPASS")
        .message()
        .doesNotContain("wrong-horse");
    RedisSettings right =
        RedisSettings.of(server.place("faults"), RedisPassword.of(secret), 9, Cancellation.never());
    try (RedisBuffer buffer = new RedisBuffer(right, log::add)) {
      assertThat(buffer.put(List.of(StoringWorker.game("a", 0)))).isTrue();
    }
    assertThat(right.toString()).doesNotContain(secret);
    assertThatThrownBy(() -> RedisPlace.parse("redis://me:" + secret + "@localhost/run"))
        .hasMessageContaining("HINDSIGHT_REDIS_PASSWORD")
        .message()
        .doesNotContain(secret);
    assertThatThrownBy(() -> RedisPlace.parse("redis://me:" + secret + "@local host"))
        .message()
        .doesNotContain(secret);
  }
}
