package dev.hindsight.workbench.backgammon.redis;

import dev.hindsight.backgammon.build.nets.StoredGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A learner that only counts. What it has counted and the numbers of it are kept together, as a
 * checkpoint keeps nets and numbers; what it counted since then dies with it.
 */
final class CountingLearner {
  private final Map<String, Integer> counts = new HashMap<>();
  private final Map<String, Long> numbers = new HashMap<>();
  private Map<String, Integer> savedCounts = Map.of();
  private Map<String, Long> savedNumbers = Map.of();

  void begin(RedisBuffer buffer) throws IOException {
    counts.clear();
    counts.putAll(savedCounts);
    numbers.clear();
    numbers.putAll(savedNumbers);
    buffer.seek(numbers);
  }

  int take(RedisBuffer buffer, int most) throws IOException {
    List<StoredGame> games = buffer.take(most);
    for (StoredGame game : games) {
      counts.merge(new String(game.bytes(), StandardCharsets.UTF_8), 1, Integer::sum);
      numbers.put(game.worker(), game.number());
    }
    return games.size();
  }

  void save() {
    savedCounts = Map.copyOf(counts);
    savedNumbers = Map.copyOf(numbers);
  }

  void release(RedisBuffer buffer) throws IOException {
    buffer.release(savedNumbers);
  }

  /** Counts until so many games are there, saving now and then. */
  void runTo(RedisBuffer buffer, int games) throws IOException {
    long giveUp = System.nanoTime() + 60_000_000_000L;
    while (counts.size() < games && System.nanoTime() < giveUp) {
      if (take(buffer, 100) == 0) {
        RealRedis.sleep(2);
      }
      save();
      release(buffer);
    }
  }

  int games() {
    return counts.size();
  }

  /** Games of a worker from number 0 on that were never counted. */
  long lost(String worker, long games) {
    Set<String> missing = new HashSet<>();
    for (long number = 0; number < games; number++) {
      missing.add(worker + number);
    }
    missing.removeAll(counts.keySet());
    return missing.size();
  }

  long doubled() {
    return counts.values().stream().filter(count -> count != 1).count();
  }
}
