package dev.hindsight.backgammon.build.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.LastSave;
import dev.hindsight.core.runs.TrialRandom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that workers leave in a buffer, and a learner that takes them out. */
class SharedLearningTest {
  private static final int BLOCK = 8;

  @TempDir Path folder;
  private final List<String> log = new ArrayList<>();
  private final RunningBoard scratch = new RunningBoard(Board.START);

  private static TrainingPlan plan(long games) {
    TrainingPlan.TableUse none = TrainingPlan.TableUse.visited(4);
    return new TrainingPlan(
        games,
        5,
        new TrainingPlan.Nets(ContactEncoding.THREATS, NetSplit.ONE, 8, 8),
        new TrainingPlan.Learning(BLOCK, 0.7, 0, 128, 1e-3, 1e-4),
        none,
        Starts.NONE);
  }

  private static GameExperience game(long number) {
    Evaluator evaluator =
        new NetEvaluator(BackgammonNets.random(16, 8, TrialRandom.of(3, 0)), "nets");
    GameExperience game = new GameExperience();
    for (long trial = number; !game.isComplete(); trial += 1_000_000) {
      new SelfPlay(evaluator, null, false).play(number, 7, TrialRandom.of(4, trial), game);
    }
    return game;
  }

  private StoredGame stored(String worker, long number) {
    byte[] bytes = ExperienceBytes.of(game(number), scratch);
    return new StoredGame(worker, number, 0, ContactEncoding.THREATS.text(), bytes);
  }

  @Test
  void aGameComesBackFromItsBytes() {
    GameExperience game = game(11);
    game.anchor(new float[] {0.5f, 0.1f, 0, 0.3f, 0.1f, 0}, 0.01f);
    byte[] bytes = ExperienceBytes.of(game, scratch);
    GameExperience again = new GameExperience();
    ExperienceBytes.read(bytes, again);
    assertThat(again.plies()).isEqualTo(game.plies());
    assertThat(again.result()).isEqualTo(game.result());
    assertThat(again.game()).isEqualTo(11);
    assertThat(again.netVersion()).isEqualTo(7);
    RunningBoard board = new RunningBoard(Board.START);
    for (int ply = 0; ply < game.plies(); ply++) {
      game.position(ply, scratch);
      again.position(ply, board);
      assertThat(board.toBoard()).isEqualTo(scratch.toBoard());
      assertThat(again.firstDie(ply)).isEqualTo(game.firstDie(ply));
      assertThat(again.secondDie(ply)).isEqualTo(game.secondDie(ply));
      assertThat(again.kind(ply)).isEqualTo(game.kind(ply));
    }
    assertThat(again.kind(game.plies() - 1)).isEqualTo(SampleKind.ANCHOR);
    assertThat(ExperienceBytes.of(again, scratch)).isEqualTo(bytes);
  }

  @Test
  void whatIsNotAGameIsRefused() {
    byte[] bytes = ExperienceBytes.of(game(1), scratch);
    GameExperience into = new GameExperience();
    for (int length = 0; length < bytes.length; length += 7) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> ExperienceBytes.read(cut, into))
          .isInstanceOf(IllegalArgumentException.class);
    }
    byte[] other = bytes.clone();
    other[0] = 9;
    assertThatThrownBy(() -> ExperienceBytes.read(other, into)).hasMessageContaining("version 9");
    byte[] crowd = bytes.clone();
    crowd[20] ^= 0x55;
    assertThatThrownBy(() -> ExperienceBytes.read(crowd, into))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Bytes from a server are anybody's: a game, or refused with a reason, and nothing else. */
  @Test
  void damagedGamesAreReadOrRefused() {
    readDamaged(20_000);
  }

  @Test
  @Tag("long")
  void aMillionDamagedGamesAreReadOrRefused() {
    readDamaged(1_000_000);
  }

  private void readDamaged(int times) {
    byte[] sound = ExperienceBytes.of(game(1), scratch);
    GameExperience into = new GameExperience();
    int read = 0;
    for (long seed = 0; seed < times; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] bytes =
          random.nextInt(10) == 0
              ? Arrays.copyOf(sound, random.nextInt(2 * sound.length))
              : sound.clone();
      for (int wounds = random.nextInt(4); wounds >= 0 && bytes.length > 0; wounds--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
      }
      try {
        ExperienceBytes.read(bytes, into);
        read++;
      } catch (IllegalArgumentException refused) {
        assertThat(refused.getMessage()).as("seed %d", seed).isNotBlank();
      } catch (RuntimeException undocumented) {
        throw new AssertionError("seed " + seed, undocumented);
      }
    }
    assertThat(read).isBetween(1, times - 1);
  }

  @Test
  void aGameIsStoredOnceAndTakenOnce() throws IOException {
    try (SpillingBuffer buffer = new SpillingBuffer(folder.resolve("b"), 100, 2)) {
      assertThat(buffer.lastNumber("a")).isEqualTo(ExperienceBuffer.NONE);
      assertThat(buffer.put(List.of(stored("a", 0), stored("a", 1), stored("a", 2)))).isTrue();
      assertThat(buffer.put(List.of(stored("a", 1), stored("a", 2), stored("a", 3)))).isTrue();
      assertThat(buffer.put(List.of(stored("b", 0)))).isTrue();
      assertThat(numbers(buffer.take(3))).containsExactly("a0", "a1", "a2");
      assertThat(numbers(buffer.take(9))).containsExactly("a3", "b0");
      assertThat(buffer.take(9)).isEmpty();
      assertThat(buffer.lastNumber("a")).isEqualTo(3);
    }
  }

  private static List<String> numbers(List<StoredGame> games) {
    return games.stream().map(game -> game.worker() + game.number()).toList();
  }

  @Test
  void afterACrashTheFileIsReadAgainAndATornEndIsNot() throws IOException {
    Path file = folder.resolve("b");
    try (SpillingBuffer buffer = new SpillingBuffer(file, 100, 1)) {
      buffer.put(List.of(stored("a", 0), stored("a", 1), stored("a", 2)));
    }
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length - 5));
    try (SpillingBuffer buffer = new SpillingBuffer(file, 100, 1)) {
      assertThat(buffer.lastNumber("a")).isEqualTo(1);
      buffer.seek(Map.of("a", 0L));
      buffer.put(List.of(stored("a", 2)));
      assertThat(numbers(buffer.take(9))).containsExactly("a1", "a2");
    }
  }

  @Test
  void aFullBufferTakesNothingUntilGamesAreReleased() throws IOException {
    Path file = folder.resolve("b");
    try (SpillingBuffer buffer = new SpillingBuffer(file, 4, 1)) {
      buffer.put(List.of(stored("a", 0), stored("a", 1), stored("a", 2), stored("a", 3)));
      assertThat(buffer.put(List.of(stored("a", 4)))).isFalse();
      assertThat(numbers(buffer.take(3))).containsExactly("a0", "a1", "a2");
      assertThat(buffer.put(List.of(stored("a", 4)))).as("taken is not released").isFalse();
      long before = Files.size(file);
      buffer.release(Map.of("a", 2L));
      assertThat(Files.size(file)).as("the file shrinks").isLessThan(before / 2);
      assertThat(buffer.put(List.of(stored("a", 4)))).isTrue();
      assertThat(numbers(buffer.take(9))).containsExactly("a3", "a4");
    }
  }

  private SharedLearning learning(TrainingPlan plan, ExperienceBuffer buffer) {
    return new SharedLearning(plan, null, null, new TreeMap<>(), buffer, log::add);
  }

  /** A learner of few or slow workers is saved long before its fortieth block. */
  @Test
  void slowBlocksAreSavedByTheClock() throws Exception {
    AtomicLong nanos = new AtomicLong();
    List<Boolean> kept = new ArrayList<>();
    try (SpillingBuffer buffer = new SpillingBuffer(folder.resolve("b"), 64, 16);
        Crew crew = new Crew(1)) {
      List<StoredGame> games = new ArrayList<>();
      for (int number = 0; number < 4 * BLOCK; number++) {
        games.add(stored("w", number));
      }
      assertThat(buffer.put(games)).isTrue();
      learning(plan(4 * BLOCK), buffer)
          .run(
              folder.resolve("slow"),
              crew,
              new LastSave(NetTraining.MOST_LOST, nanos::get),
              state -> {
                kept.add(Files.exists(folder.resolve("slow.checkpoint")));
                nanos.addAndGet(35_000_000_000L);
              });
    }
    assertThat(kept).containsExactly(false, false, true, true);
  }

  /** A worker beside the learner, and a learner that is killed on the way and goes on. */
  @Test
  void aLearnerThatIsKilledLearnsFromNoGameTwice() throws Exception {
    TrainingPlan plan = plan(50 * BLOCK);
    Path target = folder.resolve("x.nets");
    List<Set<Long>> blocks = new ArrayList<>();
    try (SpillingBuffer buffer = new SpillingBuffer(folder.resolve("b"), 64, 16);
        Crew crew = new Crew(1)) {
      Cancellation stop = new Cancellation();
      Thread worker = worker("w", buffer, stop);
      NetTraining.Listener dies =
          state -> {
            add(blocks, state);
            if (state.learntBlocks() == 45) {
              throw new IllegalStateException("killed");
            }
          };
      assertThatThrownBy(() -> learning(plan, buffer).run(target, crew, dies)).hasMessage("killed");
      assertThat(target).doesNotExist();
      learning(plan, buffer).run(target, crew, state -> add(blocks, state));
      stop.cancel();
      worker.join();
    }
    assertThat(blocks).hasSize(50);
    Set<Long> all = new HashSet<>();
    blocks.forEach(all::addAll);
    assertThat(all).as("every game once").hasSize(50 * BLOCK);
    assertThat(target).exists();
  }

  /** What was learnt since the checkpoint died with the learner. */
  private static void add(List<Set<Long>> blocks, TrainingState state) {
    while (blocks.size() >= state.learntBlocks()) {
      blocks.remove(blocks.size() - 1);
    }
    Set<Long> numbers = new HashSet<>();
    state.games().forEach(game -> numbers.add(game.game()));
    assertThat(numbers).hasSize(BLOCK);
    blocks.add(numbers);
  }

  private Thread worker(String name, ExperienceBuffer buffer, Cancellation stop) {
    Thread thread =
        new Thread(
            () -> {
              try {
                new SharedPlay(name, 1, null, null, buffer, log::add).run(Long.MAX_VALUE, stop);
              } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
              }
            });
    thread.start();
    return thread;
  }

  @Test
  void aWorkerOfAnotherEncodingIsRefusedAndSaysWhy() throws Exception {
    TrainingPlan plan = plan(2 * BLOCK);
    try (SpillingBuffer buffer = new SpillingBuffer(folder.resolve("b"), 64, 16);
        Crew crew = new Crew(1)) {
      StoredGame good = stored("odd", 0);
      buffer.put(List.of(new StoredGame("odd", 0, 0, "cells-1", good.bytes())));
      buffer.put(List.of(new StoredGame("torn", 0, 0, good.encoding(), new byte[3])));
      for (long number = 0; number < 2 * BLOCK; number++) {
        buffer.put(List.of(stored("even", number)));
      }
      learning(plan, buffer).run(folder.resolve("x.nets"), crew, state -> {});
      assertThat(log).hasSize(2).anyMatch(line -> line.contains("odd is refused"));
      assertThat(buffer.refusalOf("even")).isEmpty();
      assertThatThrownBy(
              () ->
                  new SharedPlay("odd", 1, null, null, buffer, log::add)
                      .run(9, Cancellation.never()))
          .isInstanceOf(RefusedWorkerException.class)
          .hasMessageContaining("its nets see cells-1, not threats-263");
    }
  }
}
