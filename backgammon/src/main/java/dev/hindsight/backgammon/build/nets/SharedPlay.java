package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.TrialRandom;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A worker: plays games with the newest nets that a learner has published and leaves them in a
 * buffer, until it is stopped. One thread. A worker that is started again under its name goes on
 * with the next number.
 */
public final class SharedPlay {
  /** Games between two looks at the buffer. */
  private static final int GAMES_AT_ONCE = 16;

  private static final long PAUSE_MILLIS = 20;

  private final String worker;
  private final long seed;
  private final @Nullable ExactTargets exact;
  private final @Nullable AnchorTable anchors;
  private final ExperienceBuffer buffer;
  private final Consumer<String> log;
  private final GameExperience game = new GameExperience();
  private final RunningBoard scratch = new RunningBoard(Board.START);
  private long version = ExperienceBuffer.NONE;
  private String encoding = "";
  private @Nullable SelfPlay player;

  /**
   * @param worker its name; no two of a buffer may have the same
   * @param table exact values to look positions up in, or null
   * @param anchors values of well-known positions, or null
   * @param log gets a line when something happens that is worth one
   */
  public SharedPlay(
      String worker,
      long seed,
      @Nullable PairValues table,
      @Nullable AnchorTable anchors,
      ExperienceBuffer buffer,
      Consumer<String> log) {
    this.worker = worker;
    this.seed = TrialRandom.of(seed, worker.hashCode()).nextLong();
    this.exact = table == null ? null : ExactTargets.everything(table);
    this.anchors = anchors;
    this.buffer = buffer;
    this.log = log;
  }

  /**
   * Plays this many games, or until it is cancelled.
   *
   * @return games stored
   * @throws RefusedWorkerException if the learner has no use for them
   */
  public long run(long games, Cancellation cancellation) throws IOException {
    long next = buffer.lastNumber(worker) + 1;
    return runUpTo(games > Long.MAX_VALUE - next ? Long.MAX_VALUE : next + games, cancellation);
  }

  /** The same until the games below a number are stored, whoever has played the first of them. */
  public long runUpTo(long end, Cancellation cancellation) throws IOException {
    long next = buffer.lastNumber(worker) + 1;
    long stored = 0;
    while (next < end && !cancellation.isCancelled()) {
      Optional<String> refusal = buffer.refusalOf(worker);
      if (refusal.isPresent()) {
        throw new RefusedWorkerException(
            "The learner refuses worker " + worker + ": " + refusal.get());
      }
      if (!hasNets()) {
        pause();
        continue;
      }
      List<StoredGame> block = new ArrayList<>();
      for (int count = 0; count < GAMES_AT_ONCE && next < end; count++) {
        play(next++, block);
      }
      stored += store(block, cancellation);
    }
    return stored;
  }

  /** Takes newer nets if there are any; false while there are none at all. */
  private boolean hasNets() throws IOException {
    Optional<PublishedNets> newer = buffer.newerThan(version);
    if (newer.isPresent()) {
      BackgammonNets nets = BackgammonNets.of(Path.of("nets of the learner"), newer.get().file());
      encoding = nets.encoding().text();
      version = newer.get().version();
      Evaluator evaluator = new NetEvaluator(nets);
      player = new SelfPlay(evaluator, evaluator, exact, anchors, false, Starts.NONE);
    }
    return player != null;
  }

  private void play(long number, List<StoredGame> block) {
    if (player == null) {
      throw new IllegalStateException("nobody plays without nets");
    }
    player.play(number, version, TrialRandom.of(seed, number), game);
    if (game.isComplete()) {
      byte[] bytes = ExperienceBytes.of(game, scratch);
      block.add(new StoredGame(worker, number, version, encoding, bytes));
    }
  }

  private int store(List<StoredGame> block, Cancellation cancellation) throws IOException {
    boolean said = false;
    while (!buffer.put(block)) {
      if (cancellation.isCancelled()) {
        return 0;
      }
      if (!said) {
        log.accept("the buffer is full; worker " + worker + " waits for the learner");
        said = true;
      }
      pause();
    }
    return block.size();
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("a worker was interrupted", e);
    }
  }
}
