package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.nets.ExperienceBuffer;
import dev.hindsight.backgammon.build.nets.SpillingBuffer;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.workbench.backgammon.redis.RedisBuffer;
import dev.hindsight.workbench.backgammon.redis.RedisPassword;
import dev.hindsight.workbench.backgammon.redis.RedisPlace;
import dev.hindsight.workbench.backgammon.redis.RedisSettings;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Where games wait for a learner: a file for one process, {@code redis://HOST:PORT/RUN} for many.
 */
record GameBuffer(String place) {
  /** More than a learner takes between two checkpoints, so that nobody waits for those. */
  private static final int MOST_GAMES = 20_000;

  private static final int MOST_IN_MEMORY = 2_000;

  GameBuffer {
    if (isShared(place)) {
      RedisPlace.parse(place);
    }
  }

  /** Whether other processes reach it. */
  static boolean isShared(String place) {
    return RedisPlace.isMeant(place);
  }

  /** For a worker. */
  ExperienceBuffer open(Cancellation cancellation, Consumer<String> log) throws IOException {
    return isShared(place)
        ? new RedisBuffer(settings(cancellation), log)
        : new SpillingBuffer(Path.of(place), MOST_GAMES, MOST_IN_MEMORY);
  }

  /** For a learner, which is known by the file it makes and the machine it is on. */
  ExperienceBuffer openForLearner(Path target, Cancellation cancellation, Consumer<String> log)
      throws IOException {
    if (!isShared(place)) {
      return open(cancellation, log);
    }
    String learner = InetAddress.getLocalHost().getHostName() + ":" + target.toAbsolutePath();
    return new RedisBuffer(settings(cancellation).forLearner(learner), log);
  }

  private RedisSettings settings(Cancellation cancellation) {
    return RedisSettings.of(
        RedisPlace.parse(place), RedisPassword.ofEnvironment(), MOST_GAMES, cancellation);
  }
}
