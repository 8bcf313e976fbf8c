package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.LastSave;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A learner that takes the games of others from a buffer and publishes the nets it makes of them.
 *
 * <p>A checkpoint holds the learner and, by worker, the number of the last game it has learnt from;
 * games are released only when that is saved. So a learner that is killed goes on with the games
 * after its checkpoint, and learns from none twice. Which games arrive when is up to the workers:
 * unlike {@link NetTraining} two runs are not alike.
 */
public final class SharedLearning {
  /** Nets are published after this many blocks, and then count as another version. */
  static final int BLOCKS_BETWEEN_NETS = 4;

  /** Games by nets of more blocks ago teach little: they are left out. */
  static final int MOST_BLOCKS_BEHIND = 200;

  private static final int BLOCKS_BETWEEN_CHECKPOINTS = 40;
  private static final long PAUSE_MILLIS = 5;
  private static final String STATE = "state";
  private static final String BLOCK = "block";
  private static final String WORKERS = "workers";
  private static final String NUMBERS = "numbers";
  private static final long LEARNING_SEED = 0x7368_6172_6564_6C72L;

  private final TrainingPlan plan;
  private final @Nullable ExactTargets exact;
  private final BackgammonNets start;
  private final Provenance provenance;
  private final ExperienceBuffer buffer;
  private final Consumer<String> log;

  /**
   * @param table exact values to draw positions from, or null
   * @param start the nets to begin with, or null for random ones
   * @param inputSha256 of the files that table and start came from, by their role
   * @param log gets a line when something happens that is worth one
   */
  public SharedLearning(
      TrainingPlan plan,
      @Nullable PairValues table,
      @Nullable BackgammonNets start,
      SortedMap<String, String> inputSha256,
      ExperienceBuffer buffer,
      Consumer<String> log) {
    NetTraining alone = new NetTraining(plan, table, null, start, inputSha256);
    this.plan = plan;
    this.exact = table == null ? null : new ExactTargets(table, plan.table().holdOut());
    this.start = alone.start();
    this.provenance =
        new Provenance(
            "shared " + alone.provenance().recipe(), plan.seed(), 0, plan.games(), inputSha256);
    this.buffer = buffer;
    this.log = log;
  }

  /** Learns to the end of the plan, or goes on where an earlier run was stopped. */
  public BackgammonNets run(Path target, Crew crew, NetTraining.Listener listener)
      throws IOException {
    return run(target, crew, new LastSave(NetTraining.MOST_LOST, System::nanoTime), listener);
  }

  BackgammonNets run(Path target, Crew crew, LastSave lastSave, NetTraining.Listener listener)
      throws IOException {
    Checkpoints checkpoints = Checkpoints.beside(target, plan.parameters(), provenance);
    Optional<NamedArrays> saved = checkpoints.find(STATE);
    Run run = saved.isPresent() ? new Run(saved.get(), checkpoints) : new Run(checkpoints);
    Path latest = target.resolveSibling(target.getFileName() + ".latest");
    crew.progress().begin("learning", plan.blocks(), "blocks");
    try {
      crew.progress().resumed(run.learntBlocks);
      buffer.seek(run.numbers);
      if (saved.isPresent()) {
        // Whoever died after the checkpoint may not have said so: games that are learnt would fill
        // the buffer, and nobody would ever make room.
        buffer.release(run.numbers);
      }
      run.publish(latest);
      while (run.learntBlocks < plan.blocks()) {
        run.collect(crew, latest);
        listener.learnt(run.learn());
        if (run.learntBlocks % BLOCKS_BETWEEN_NETS == 0) {
          run.publish(latest);
        }
        if (lastSave.isLongAgo() || run.learntBlocks % BLOCKS_BETWEEN_CHECKPOINTS == 0) {
          run.save();
          lastSave.setNow();
          crew.progress().saved(run.learntBlocks);
        }
        crew.progress().workers(run.numbers.size());
        crew.progress().advance(1);
      }
    } finally {
      crew.progress().end();
    }
    BackgammonNets nets = run.learner.nets();
    nets.write(target, provenance);
    buffer.release(run.numbers);
    checkpoints.remove();
    Files.deleteIfExists(latest);
    return nets;
  }

  /** What changes during a run. */
  private final class Run {
    private final Checkpoints checkpoints;
    private final NetLearner learner;
    private long learntBlocks;

    /** By worker, the number of the last game that was taken; with a full block, learnt from. */
    private final SortedMap<String, Long> numbers = new TreeMap<>();

    private final List<GameExperience> games = new ArrayList<>();
    private int collected;
    private boolean savedSinceLearnt = true;

    /** Whether the newest nets are still to be published: there was no room. */
    private boolean owesNets;

    private final Set<String> told = new HashSet<>();

    Run(Checkpoints checkpoints) {
      this.checkpoints = checkpoints;
      this.learner = new NetLearner(plan, exact, start);
    }

    Run(NamedArrays saved, Checkpoints checkpoints) {
      this.checkpoints = checkpoints;
      this.learner = NetLearner.resume(plan, exact, saved);
      this.learntBlocks = saved.longs(BLOCK)[0];
      long[] last = saved.longs(NUMBERS);
      String names = new String(saved.bytes(WORKERS), StandardCharsets.UTF_8);
      String[] workers = names.isEmpty() ? new String[0] : names.split("\n", -1);
      for (int worker = 0; worker < workers.length; worker++) {
        numbers.put(workers[worker], last[worker]);
      }
    }

    /** Saves the learner with the games that it knows; between blocks only. */
    void save() throws IOException {
      checkpoints.save(
          STATE,
          learner
              .save(NamedArrays.of())
              .with(BLOCK, new long[] {learntBlocks})
              .with(WORKERS, String.join("\n", numbers.keySet()).getBytes(StandardCharsets.UTF_8))
              .with(NUMBERS, numbers.values().stream().mapToLong(Long::longValue).toArray()));
      buffer.release(numbers);
      savedSinceLearnt = true;
    }

    void publish(Path latest) throws IOException {
      learner.nets().write(latest, provenance);
      owesNets = !buffer.publish(new PublishedNets(learntBlocks, Files.readAllBytes(latest)));
    }

    /** Fills a block with games of the buffer. */
    void collect(Crew crew, Path latest) throws IOException {
      collected = 0;
      SortedMap<String, Long> before = new TreeMap<>(numbers);
      while (collected < plan.blockGames()) {
        crew.cancellation().check();
        List<StoredGame> taken = buffer.take(plan.blockGames() - collected);
        for (StoredGame game : taken) {
          collect(game);
        }
        if (taken.isEmpty()) {
          // Workers may wait for room that only a checkpoint makes; what was collected for this
          // block is not learnt yet and stays.
          if (!savedSinceLearnt) {
            SortedMap<String, Long> after = new TreeMap<>(numbers);
            numbers.clear();
            numbers.putAll(before);
            save();
            numbers.clear();
            numbers.putAll(after);
          }
          if (owesNets) {
            publish(latest);
          }
          pause();
        }
      }
    }

    private void collect(StoredGame game) throws IOException {
      String worker = game.worker();
      if (game.number() <= numbers.getOrDefault(worker, ExperienceBuffer.NONE)) {
        return;
      }
      numbers.put(worker, game.number());
      if (!game.encoding().equals(plan.nets().encoding().text())) {
        refuse(
            worker,
            "its nets see " + game.encoding() + ", not " + plan.nets().encoding().text() + ".");
      } else if (game.netVersion() < learntBlocks - MOST_BLOCKS_BEHIND) {
        tell("games of worker " + worker + " by nets that are too old are left out");
      } else {
        if (games.size() == collected) {
          games.add(new GameExperience());
        }
        try {
          ExperienceBytes.read(game.bytes(), games.get(collected));
          if (exact != null) {
            games.get(collected).withhold(exact);
          }
          collected++;
        } catch (ExperienceBytes.UnknownVersionException e) {
          refuse(worker, e.getMessage() + ".");
        } catch (IllegalArgumentException e) {
          // Damaged on the way, or of somebody else: the worker may be fine.
          tell("what is not a game among those of worker " + worker + " is left out");
        }
      }
    }

    private void refuse(String worker, String why) throws IOException {
      buffer.refuse(worker, why);
      tell("worker " + worker + " is refused: " + why);
    }

    private void tell(String line) {
      if (told.add(line)) {
        log.accept(line);
      }
    }

    TrainingState learn() {
      LearningTally tally =
          learner.learn(
              games.subList(0, collected),
              plan.rate(learntBlocks),
              TrialRandom.of(plan.seed() ^ LEARNING_SEED, learntBlocks));
      learntBlocks++;
      savedSinceLearnt = false;
      return new TrainingState(
          plan,
          learntBlocks,
          plan.rate(learntBlocks - 1),
          learner.nets(),
          tally,
          games.subList(0, collected));
    }
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the learner was interrupted", e);
    }
  }
}
