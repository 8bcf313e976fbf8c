package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.build.ExperienceBuffer;
import dev.hindsight.backgammon.build.SpillingBuffer;
import dev.hindsight.workbench.backgammon.redis.RedisBuffer;
import dev.hindsight.workbench.backgammon.redis.RedisPlace;
import java.io.IOException;
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

  ExperienceBuffer open(Consumer<String> log) throws IOException {
    return isShared(place)
        ? new RedisBuffer(RedisPlace.parse(place), MOST_GAMES, log)
        : new SpillingBuffer(Path.of(place), MOST_GAMES, MOST_IN_MEMORY);
  }
}
