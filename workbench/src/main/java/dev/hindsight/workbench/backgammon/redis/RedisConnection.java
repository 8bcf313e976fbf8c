package dev.hindsight.workbench.backgammon.redis;

import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.exceptions.JedisException;

/**
 * One connection that outlives its server: what is asked while the server is away is asked again
 * until it is back. So whatever is asked must do no harm when it is done twice.
 */
final class RedisConnection implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 5_000;
  private static final long PAUSE_MILLIS = 200;

  /** After ten minutes somebody should look. */
  private static final int MOST_TRIES = 3_000;

  /** What a server says that has just been started and reads its file. */
  private static final String LOADING = "LOADING";

  private final RedisPlace place;
  private final Consumer<String> log;
  private @Nullable Jedis jedis;

  /** What to ask a server. */
  interface Question<T> {
    T of(Jedis redis);
  }

  /** The first time the server has to be there. */
  RedisConnection(RedisPlace place, Consumer<String> log) throws IOException {
    this.place = place;
    this.log = log;
    try {
      open().ping();
    } catch (JedisException e) {
      throw new RedisException(
          "No Redis server answers at %s:%d; start one with redis-server --appendonly yes."
              .formatted(place.host(), place.port()),
          e);
    }
  }

  private Jedis open() {
    if (jedis == null) {
      jedis = new Jedis(place.host(), place.port(), TIMEOUT_MILLIS);
    }
    return jedis;
  }

  <T> T ask(Question<T> question) throws IOException {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      try {
        T answer = question.of(open());
        if (tries > 0) {
          log.accept("Redis is back at " + place.host() + ":" + place.port());
        }
        return answer;
      } catch (JedisConnectionException e) {
        wait(tries);
      } catch (JedisDataException e) {
        if (e.getMessage() == null || !e.getMessage().startsWith(LOADING)) {
          throw new RedisException(
              "The Redis server at %s:%d does not do what it was asked: %s"
                  .formatted(place.host(), place.port(), e.getMessage()),
              e);
        }
        wait(tries);
      }
    }
    throw new RedisException(
        "The Redis server at %s:%d has been away for ten minutes."
            .formatted(place.host(), place.port()),
        new JedisConnectionException("no answer"));
  }

  private void wait(int tries) throws IOException {
    if (tries == 0) {
      log.accept("Redis at " + place.host() + ":" + place.port() + " is away; waiting for it");
    }
    close();
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while Redis is away", e);
    }
  }

  @Override
  public void close() {
    Jedis open = jedis;
    jedis = null;
    if (open != null) {
      try {
        open.close();
      } catch (JedisException e) {
        // It was broken already; another one will be opened.
      }
    }
  }
}
