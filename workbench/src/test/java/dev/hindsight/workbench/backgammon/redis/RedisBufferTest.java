package dev.hindsight.workbench.backgammon.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.build.nets.ExperienceBuffer;
import dev.hindsight.backgammon.build.nets.NetTraining;
import dev.hindsight.backgammon.build.nets.PublishedNets;
import dev.hindsight.backgammon.build.nets.SharedLearning;
import dev.hindsight.backgammon.build.nets.SharedPlay;
import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.backgammon.build.nets.StoredGame;
import dev.hindsight.backgammon.build.nets.TrainingPlan;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A buffer on a real server, which is killed now and then. */
@Tag("slow")
class RedisBufferTest {
  private static final int BLOCK = 16;

  @TempDir Path folder;
  private RealRedis server;
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());

  @BeforeEach
  void startServer() throws IOException {
    server = new RealRedis(Files.createDirectories(folder.resolve("redis")));
  }

  @AfterEach
  void stopServer() {
    server.close();
  }

  private RedisBuffer open(int mostGames) throws IOException {
    RedisSettings settings =
        RedisSettings.of(server.place("test"), RedisPassword.NONE, mostGames, Cancellation.never());
    return new RedisBuffer(settings, log::add);
  }

  private static StoredGame game(String worker, long number) {
    return new StoredGame(worker, number, 3, "cells-208", new byte[] {1, (byte) number, -1});
  }

  private static List<String> names(List<StoredGame> games) {
    return games.stream().map(game -> game.worker() + game.number()).toList();
  }

  @Test
  void aGameIsStoredOnceTakenOnceAndForgottenWhenItWasLearntFrom() throws IOException {
    try (RedisBuffer buffer = open(100)) {
      assertThat(buffer.lastNumber("a")).isEqualTo(ExperienceBuffer.NONE);
      assertThat(buffer.put(List.of(game("a", 0), game("a", 1), game("a", 4)))).isTrue();
      assertThat(buffer.put(List.of(game("a", 1), game("a", 4), game("a", 5)))).isTrue();
      assertThat(buffer.put(List.of(game("b", 0)))).isTrue();
      List<StoredGame> taken = buffer.take(3);
      assertThat(names(taken)).containsExactly("a0", "a1", "a4");
      assertThat(taken.get(1).bytes()).containsExactly(1, 1, -1);
      assertThat(taken.get(1).netVersion()).isEqualTo(3);
      assertThat(taken.get(1).encoding()).isEqualTo("cells-208");
      assertThat(names(buffer.take(9))).containsExactly("a5", "b0");
      assertThat(buffer.take(9)).isEmpty();
      buffer.seek(Map.of("a", 1L));
      assertThat(names(buffer.take(9))).containsExactly("a4", "a5", "b0");
      buffer.release(Map.of("a", 5L, "b", 0L));
      buffer.seek(Map.of());
      assertThat(buffer.take(9)).isEmpty();
      assertThat(buffer.lastNumber("a")).as("known though forgotten").isEqualTo(5);
    }
  }

  @Test
  void aFullBufferTakesNothingAndLosesNothing() throws IOException {
    try (RedisBuffer buffer = open(4)) {
      buffer.put(List.of(game("a", 0), game("a", 1), game("a", 2), game("a", 3)));
      assertThat(buffer.put(List.of(game("a", 4)))).isFalse();
      assertThat(names(buffer.take(9))).containsExactly("a0", "a1", "a2", "a3");
      buffer.release(Map.of("a", 0L));
      assertThat(buffer.put(List.of(game("a", 4)))).isTrue();
      assertThat(names(buffer.take(9))).containsExactly("a4");
    }
  }

  @Test
  void netsAndRefusalsReachWorkers() throws IOException {
    try (RedisBuffer buffer = open(4);
        RedisBuffer other = open(4)) {
      assertThat(other.newerThan(ExperienceBuffer.NONE)).isEmpty();
      buffer.publish(new PublishedNets(7, new byte[] {5}));
      assertThat(other.newerThan(6).orElseThrow().file()).containsExactly(5);
      assertThat(other.newerThan(7)).isEmpty();
      buffer.refuse("a", "too old");
      assertThat(other.refusalOf("a")).contains("too old");
      assertThat(other.refusalOf("b")).isEmpty();
    }
  }

  @Test
  void aServerThatIsNotThereIsAnError() {
    server.kill();
    RedisSettings settings =
        RedisSettings.of(server.place("test"), RedisPassword.NONE, 4, Cancellation.never());
    assertThatThrownBy(() -> new RedisBuffer(settings.forLearner("learner"), log::add))
        .isInstanceOf(RedisException.class)
        .hasMessageContaining("No Redis server answers at 127.0.0.1:");
  }

  private static TrainingPlan plan(int blocks) {
    return new TrainingPlan(
        (long) blocks * BLOCK,
        5,
        new TrainingPlan.Nets(ContactEncoding.CELLS, NetSplit.ONE, 8, 8),
        new TrainingPlan.Learning(BLOCK, 0.7, 0, 128, 1e-3, 1e-4),
        TrainingPlan.TableUse.visited(4),
        Starts.NONE);
  }

  /**
   * The whole of it: two workers, one of which dies and comes back; a server that is killed and
   * restarted; a learner that is killed and goes on; streams so short that workers must wait.
   */
  @Test
  void whoeverIsKilledTrainingGoesOnAndNoGameCountsTwice() throws Exception {
    TrainingPlan plan = plan(60);
    List<Set<String>> blocks = new ArrayList<>();
    Cancellation stopFirst = new Cancellation();
    Cancellation stop = new Cancellation();
    Thread first = worker("first", stopFirst);
    Thread second = worker("second", stop);
    Path target = folder.resolve("x.nets");
    NetTraining.Listener eventful =
        state -> {
          add(blocks, state.learntBlocks(), state.games());
          if (state.learntBlocks() == 10) {
            stopFirst.cancel();
          } else if (state.learntBlocks() == 20) {
            server.kill();
            RealRedis.sleep(300);
            server.start();
          } else if (state.learntBlocks() == 47) {
            throw new IllegalStateException("killed");
          }
        };
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> learn(plan, target, crew, eventful)).hasMessage("killed");
      first.join();
      Thread again = worker("first", stop);
      learn(plan, target, crew, state -> add(blocks, state.learntBlocks(), state.games()));
      stop.cancel();
      again.join();
      second.join();
    }
    assertThat(target).exists();
    Set<String> all = new HashSet<>();
    blocks.forEach(all::addAll);
    assertThat(blocks).hasSize(60);
    assertThat(all).as("every game once").hasSize(60 * BLOCK);
    for (String line : Set.copyOf(log)) {
      if (line.contains("Redis")) {
        assertThat(Collections.frequency(log, line)).as(line).isBetween(1, 2);
      }
    }
    assertThat(log).anyMatch(line -> line.contains("is away; waiting for it"));
    assertThat(log).anyMatch(line -> line.contains("Redis is back"));
  }

  /** Entries of other programs, each of another kind, before those of a worker that is fine. */
  @Test
  void whatOthersSendIsRefusedOrLeftOutWithALineEach() throws Exception {
    byte[] otherVersion = new byte[50];
    otherVersion[0] = 9;
    Cancellation stop = new Cancellation();
    try (RedisBuffer buffer = open(64);
        Crew crew = new Crew(1)) {
      buffer.put(List.of(new StoredGame("newer", 0, 0, "cells-208", otherVersion)));
      buffer.put(List.of(new StoredGame("seer", 0, 0, "threats-263", new byte[9])));
      buffer.put(List.of(new StoredGame("torn", 0, 0, "cells-208", new byte[] {1, 1})));
      buffer.put(List.of(new StoredGame("ancient", 0, -201, "cells-208", new byte[9])));
      Thread worker = worker("fine", stop);
      learn(plan(3), folder.resolve("x.nets"), crew, state -> {});
      stop.cancel();
      worker.join();
      assertThat(log)
          .filteredOn(line -> !line.contains("fine"))
          .containsExactlyInAnyOrder(
              "worker newer is refused: its games are of version 9, not 1.",
              "worker seer is refused: its nets see threats-263, not cells-208.",
              "what is not a game among those of worker torn is left out",
              "games of worker ancient by nets that are too old are left out");
      assertThatThrownBy(
              () ->
                  new SharedPlay("newer", 1, null, null, buffer, log::add)
                      .run(9, Cancellation.never()))
          .hasMessageContaining("The learner refuses worker newer: its games are of version 9");
    }
  }

  /** Its nets and numbers are safe on disk, but the server has not heard of it. */
  @Test
  void aLearnerThatDiesBetweenItsCheckpointAndTheServerLearnsFromNoGameTwice() throws Exception {
    List<Set<String>> blocks = new ArrayList<>();
    NetTraining.Listener listener = state -> add(blocks, state.learntBlocks(), state.games());
    Cancellation stop = new Cancellation();
    Path target = folder.resolve("x.nets");
    Thread worker = worker("w", stop);
    try (Crew crew = new Crew(1)) {
      try (RedisBuffer buffer = open(1_000)) {
        assertThatThrownBy(
                () ->
                    new SharedLearning(
                            plan(45), null, null, new TreeMap<>(), new Mortal(buffer), log::add)
                        .run(target, crew, listener))
            .hasMessage("killed before acknowledging");
      }
      assertThat(blocks.size()).isLessThan(45);
      learn(plan(45), target, crew, listener);
      stop.cancel();
      worker.join();
    }
    Set<String> all = new HashSet<>();
    blocks.forEach(all::addAll);
    assertThat(all).as("every game once").hasSize(45 * BLOCK);
  }

  /** Dies when it is to tell the server what was learnt from. */
  private record Mortal(ExperienceBuffer buffer) implements ExperienceBuffer {
    @Override
    public void release(Map<String, Long> learntNumbers) {
      throw new IllegalStateException("killed before acknowledging");
    }

    @Override
    public long lastNumber(String worker) throws IOException {
      return buffer.lastNumber(worker);
    }

    @Override
    public boolean put(List<StoredGame> games) throws IOException {
      return buffer.put(games);
    }

    @Override
    public void seek(Map<String, Long> learntNumbers) throws IOException {
      buffer.seek(learntNumbers);
    }

    @Override
    public List<StoredGame> take(int most) throws IOException {
      return buffer.take(most);
    }

    @Override
    public boolean publish(PublishedNets nets) throws IOException {
      return buffer.publish(nets);
    }

    @Override
    public Optional<PublishedNets> newerThan(long version) throws IOException {
      return buffer.newerThan(version);
    }

    @Override
    public void refuse(String worker, String why) throws IOException {
      buffer.refuse(worker, why);
    }

    @Override
    public Optional<String> refusalOf(String worker) throws IOException {
      return buffer.refusalOf(worker);
    }

    @Override
    public void close() throws IOException {
      buffer.close();
    }
  }

  private void learn(TrainingPlan plan, Path target, Crew crew, NetTraining.Listener listener)
      throws IOException {
    try (RedisBuffer buffer = open(64)) {
      new SharedLearning(plan, null, null, new TreeMap<>(), buffer, log::add)
          .run(target, crew, listener);
    }
  }

  /** Games are told apart by their first dice and number; workers roll differently. */
  private static void add(
      List<Set<String>> blocks,
      long learntBlocks,
      List<dev.hindsight.backgammon.build.nets.GameExperience> games) {
    while (blocks.size() >= learntBlocks) {
      blocks.remove(blocks.size() - 1);
    }
    Set<String> names = new HashSet<>();
    games.forEach(
        game -> {
          StringBuilder dice = new StringBuilder();
          for (int ply = 0; ply < Math.min(12, game.plies()); ply++) {
            dice.append(game.firstDie(ply)).append(game.secondDie(ply));
          }
          names.add(game.game() + ":" + dice);
        });
    assertThat(names).hasSize(BLOCK);
    blocks.add(names);
  }

  private Thread worker(String name, Cancellation stop) {
    Thread thread =
        new Thread(
            () -> {
              try (RedisBuffer buffer = open(64)) {
                new SharedPlay(name, 1, null, null, buffer, log::add).run(Long.MAX_VALUE, stop);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    thread.start();
    return thread;
  }
}
