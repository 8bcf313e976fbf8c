package dev.hindsight.workbench.backgammon.redis;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Consumer;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.params.SetParams;

/**
 * A learner's claim to a run. Two that took games from the same streams would each throw away what
 * the other has not seen, so there is one at a time: a key names it, and goes away if it is silent.
 *
 * <p>A learner that is started again under its name takes over at once, and the one before it, if
 * it still lives, finds that out before it changes anything. The server looks and changes in one
 * go, by a script: a full one refuses transactions, even those that make room.
 */
final class RedisClaim {
  private static final long PAUSE_MILLIS = 100;
  private static final long SLACK_NANOS = 50_000_000;

  /** Does what the rest of its arguments say if the first is what the key holds. */
  private static final byte[] SCRIPT =
      bytes(
          "if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end "
              + "redis.call(unpack(ARGV, 2)) return 1");

  private final RedisConnection connection;
  private final RedisSettings settings;
  private final String key;
  private final String claim;
  private final Consumer<String> log;
  private boolean isHeld;
  private long renewedNanos;

  RedisClaim(RedisConnection connection, RedisSettings settings, String key, Consumer<String> log) {
    this.connection = connection;
    this.settings = settings;
    this.key = key;
    this.claim = settings.learner() + "\n" + UUID.randomUUID();
    this.log = log;
  }

  /**
   * Claims the run, or waits until a learner that is gone has lost it.
   *
   * @throws RedisException if another learner is at work
   */
  void take() throws IOException {
    long endNanos = 0;
    while (!tryTake()) {
      long millis = connection.ask(redis -> redis.pttl(key));
      long newEndNanos = System.nanoTime() + millis * 1_000_000;
      if (endNanos == 0) {
        log.accept(
            String.format(
                Locale.ROOT,
                "another learner may be at work on %s; waiting up to %d s for its silence",
                settings.place(),
                (millis + 999) / 1000));
      } else if (newEndNanos - endNanos > SLACK_NANOS) {
        throw new RedisException(
            String.format(
                Locale.ROOT,
                "Another learner is at work on %s; give this one another run.",
                settings.place()));
      }
      endNanos = newEndNanos;
      connection.pause(PAUSE_MILLIS);
    }
  }

  /** A full server keeps no claim; then this is one without a key, until there is room. */
  private boolean tryTake() throws IOException {
    try {
      isHeld =
          connection.ask(
              redis -> {
                String holder = redis.get(key);
                SetParams params = SetParams.setParams().px(settings.claimMillis());
                boolean isFree = holder == null;
                return (isFree || isPredecessor(holder))
                    && redis.set(key, claim, isFree ? params.nx() : params) != null;
              });
      renewedNanos = System.nanoTime();
      return isHeld;
    } catch (RedisFullException e) {
      return true;
    }
  }

  private boolean isPredecessor(String holder) {
    return holder.startsWith(settings.learner() + "\n");
  }

  /** Says now and then that this learner is alive. */
  void renew() throws IOException {
    if (isHeld && System.nanoTime() - renewedNanos > settings.claimMillis() * 250_000L) {
      change(bytes("pexpire"), bytes(key), bytes(Integer.toString(settings.claimMillis())));
      renewedNanos = System.nanoTime();
    }
  }

  /**
   * Changes something at the server, if this learner still has the run.
   *
   * @param command as the server reads it: its name, and what it is about
   * @throws RedisException if it has lost the run to another
   * @throws RedisFullException if the change needs room that the server does not have
   */
  void change(byte[]... command) throws IOException {
    if (!isHeld) {
      take();
    }
    boolean isDone = false;
    while (!isDone) {
      String holder = holder();
      isDone = connection.ask(redis -> isDone(redis, holder, command));
    }
  }

  /** Who has the run: this learner, or nobody while a full server keeps no claims. */
  private String holder() throws IOException {
    String holder = connection.ask(redis -> redis.get(key));
    if (isHeld && holder == null) {
      // It was silent for too long, but nobody has minded.
      take();
      return holder();
    }
    if (isHeld ? !claim.equals(holder) : holder != null && !isPredecessor(holder)) {
      throw new RedisException(
          String.format(
              Locale.ROOT, "Another learner has taken %s over; this one ends.", settings.place()));
    }
    return holder == null ? "" : holder;
  }

  private boolean isDone(Jedis redis, String holder, byte[]... command) {
    List<byte[]> arguments = new ArrayList<>();
    arguments.add(bytes(holder));
    arguments.addAll(List.of(command));
    return redis.eval(SCRIPT, List.of(bytes(key)), arguments).equals(1L);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Leaves the run to whoever comes next. */
  void drop() throws IOException {
    if (isHeld) {
      connection.ask(redis -> isDone(redis, claim, bytes("del"), bytes(key)));
      isHeld = false;
    }
  }
}
