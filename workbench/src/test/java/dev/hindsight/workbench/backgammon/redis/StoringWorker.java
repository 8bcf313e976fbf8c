package dev.hindsight.workbench.backgammon.redis;

import dev.hindsight.backgammon.build.nets.StoredGame;
import dev.hindsight.core.runs.Cancellation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Stores numbered games, as many as asked for in all, as a worker does: behind those that are
 * there. Also a program of its own, to be killed.
 */
final class StoringWorker {
  static final int BATCH = 16;

  private StoringWorker() {}

  static StoredGame game(String worker, long number) {
    byte[] bytes = (worker + number).getBytes(StandardCharsets.UTF_8);
    return new StoredGame(worker, number, 3, "cells-208", bytes);
  }

  static void run(RedisSettings settings, String worker, long games, Consumer<String> log)
      throws IOException {
    try (RedisBuffer buffer = new RedisBuffer(settings, log)) {
      long next = buffer.lastNumber(worker) + 1;
      while (next < games) {
        List<StoredGame> batch = new ArrayList<>();
        while (batch.size() < BATCH && next < games) {
          batch.add(game(worker, next++));
        }
        boolean isSaid = false;
        while (!buffer.put(batch)) {
          if (!isSaid) {
            log.accept("worker " + worker + " waits");
            isSaid = true;
          }
          RealRedis.sleep(5);
        }
      }
    }
  }

  /** Port, name, games. */
  public static void main(String[] arguments) throws IOException {
    RedisPlace place = RedisPlace.parse("redis://127.0.0.1:" + arguments[0] + "/faults");
    run(
        RedisSettings.of(place, RedisPassword.NONE, 100_000, Cancellation.never()),
        arguments[1],
        Long.parseLong(arguments[2]),
        System.out::println);
  }
}
