package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.nets.ExperienceBuffer;
import dev.hindsight.backgammon.build.nets.SharedLearning;
import dev.hindsight.backgammon.build.nets.SharedPlay;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * A learner that takes games from a buffer, where workers of other processes or a few threads of
 * this one have left them.
 *
 * @param training what is trained, and how
 * @param place of the games: a file, or {@code redis://HOST:PORT/RUN}
 * @param workers threads of this process that play; at least one if the games are in a file
 * @param log gets a line when something happens that is worth one
 */
public record BackgammonLearn(
    BackgammonTrain training, String place, int workers, Consumer<String> log)
    implements TableBuild<BuildResult> {
  public BackgammonLearn {
    GameBuffer buffer = new GameBuffer(place);
    if (workers < (GameBuffer.isShared(buffer.place()) ? 0 : 1)) {
      throw new IllegalArgumentException(
          "games in a file need at least 1 worker in this process, not " + workers);
    }
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    training.check(target, threads);
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    BackgammonTrain.Prepared prepared = training.prepare(crew);
    double seconds = OutputFile.timed(target, () -> learn(prepared, target, crew));
    return training.result(prepared, target, seconds);
  }

  private void learn(BackgammonTrain.Prepared prepared, Path target, Crew crew) throws IOException {
    Cancellation stop = new Cancellation();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    Consumer<String> events =
        line -> {
          crew.progress().mended(line);
          log.accept(line);
        };
    try (Crew measuring = new Crew(1);
        ExperienceBuffer buffer =
            new GameBuffer(place).openForLearner(target, crew.cancellation(), events)) {
      for (int number = 1; number <= workers; number++) {
        threads.add(worker("learner-" + number, prepared, buffer, stop, failure));
      }
      var figures = training.log(prepared, target, measuring);
      try {
        new SharedLearning(
                prepared.plan(),
                prepared.bearoff().values(),
                prepared.start(),
                prepared.inputs(),
                buffer,
                events)
            .run(
                target,
                crew,
                state -> {
                  Throwable broken = failure.get();
                  if (broken != null) {
                    throw new IOException("a worker of this process has ended", broken);
                  }
                  figures.learnt(state);
                });
      } finally {
        stop.cancel();
        threads.forEach(BackgammonLearn::join);
      }
    }
  }

  /** A worker has a buffer of its own where one is for one thread alone. */
  private Thread worker(
      String name,
      BackgammonTrain.Prepared prepared,
      ExperienceBuffer common,
      Cancellation stop,
      AtomicReference<Throwable> failure) {
    Thread thread =
        new Thread(
            () -> {
              try (ExperienceBuffer own =
                  GameBuffer.isShared(place) ? new GameBuffer(place).open(stop, log) : null) {
                new SharedPlay(
                        name,
                        training.seed(),
                        prepared.bearoff().values(),
                        training.anchorTable(),
                        own == null ? common : own,
                        log)
                    .run(Long.MAX_VALUE, stop);
              } catch (CancelledException e) {
                // Told to stop while the server was away.
              } catch (IOException | RuntimeException e) {
                failure.compareAndSet(null, e);
              }
            },
            name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
