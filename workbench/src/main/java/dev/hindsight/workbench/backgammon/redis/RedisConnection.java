package dev.hindsight.workbench.backgammon.redis;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.SslOptions;
import redis.clients.jedis.SslVerifyMode;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.exceptions.JedisException;

/**
 * One connection that outlives its server: what is asked while the server is away is asked again
 * until it is back. So whatever is asked must do no harm when it is done twice.
 */
final class RedisConnection implements AutoCloseable {
  private static final long PAUSE_MILLIS = 200;

  /** After ten minutes somebody should look. */
  private static final long MOST_NANOS_AWAY = 600_000_000_000L;

  /** What a server says that has just been started and reads its file. */
  private static final String LOADING = "LOADING ";

  private final RedisSettings settings;
  private final Consumer<String> log;
  private @Nullable Jedis jedis;

  /** What to ask a server. */
  interface Question<T> {
    T of(Jedis redis);
  }

  /**
   * A worker waits for its server from the start, as it would if it lost it later: machines of a
   * run come up in any order. A learner, which begins the run, is told at once that there is none.
   */
  RedisConnection(RedisSettings settings, Consumer<String> log) throws IOException {
    this.settings = settings;
    this.log = log;
    try {
      ask(Jedis::ping, true);
    } catch (IOException | RuntimeException e) {
      close();
      throw e;
    }
  }

  private String server() {
    return settings.place().server();
  }

  private Jedis open() {
    if (jedis == null) {
      RedisPlace place = settings.place();
      jedis = new Jedis(new HostAndPort(place.host(), place.port()), client());
    }
    return jedis;
  }

  private DefaultJedisClientConfig client() {
    DefaultJedisClientConfig.Builder client =
        DefaultJedisClientConfig.builder()
            .connectionTimeoutMillis(settings.answerMillis())
            .socketTimeoutMillis(settings.answerMillis());
    settings.place().user().ifPresent(client::user);
    settings.password().reveal().ifPresent(client::password);
    if (settings.place().isEncrypted()) {
      // By the certificates that this Java trusts, and for the host that was named.
      client.sslOptions(SslOptions.builder().sslVerifyMode(SslVerifyMode.FULL).build());
    }
    return client.build();
  }

  /**
   * @throws RedisFullException if the server has no room for what it was to keep
   */
  <T> T ask(Question<T> question) throws IOException {
    return ask(question, false);
  }

  private <T> T ask(Question<T> question, boolean isFirst) throws IOException {
    long begun = System.nanoTime();
    for (boolean isAway = false; ; isAway = true) {
      try {
        T answer = question.of(open());
        if (isAway) {
          log.accept("Redis is back at " + server());
        }
        return answer;
      } catch (JedisConnectionException e) {
        Optional<String> fault = TlsFault.sentence(e, settings.place());
        if (fault.isPresent()) {
          throw new RedisException(fault.get(), e);
        }
        if (isFirst && !settings.isForWorker()) {
          throw nobodyAnswers(e);
        }
        wait(isAway, begun, e);
      } catch (JedisDataException e) {
        if (says(e, "OOM command not allowed", "MISCONF")) {
          throw new RedisFullException(e);
        }
        if (!says(e, LOADING)) {
          throw isFirst ? loginRefused(e) : refused(e);
        }
        wait(isAway, begun, e);
      }
    }
  }

  private RedisException nobodyAnswers(JedisException why) {
    return new RedisException(
        String.format(
            Locale.ROOT,
            "No Redis server answers at %s; start one with redis-server --appendonly yes%s.",
            server(),
            settings.place().isEncrypted()
                ? ", or write redis:// if it does not speak TLS"
                : ", or write rediss:// if it speaks TLS"),
        why);
  }

  private RedisException loginRefused(JedisException why) {
    return new RedisException(
        String.format(
            Locale.ROOT,
            "The Redis server at %s refuses the login (%s); put its password into the environment"
                + " variable %s.",
            server(),
            why.getMessage(),
            RedisPassword.VARIABLE),
        why);
  }

  private RedisException refused(JedisException why) {
    return new RedisException(
        String.format(
            Locale.ROOT,
            "The Redis server at %s refuses what it was asked: %s",
            server(),
            why.getMessage()),
        why);
  }

  /** Whether an error is of such a kind; why a transaction or script failed is inside. */
  private static boolean says(Throwable error, String... kinds) {
    return Stream.concat(Stream.of(error), Stream.of(error.getSuppressed()))
        .map(Throwable::getMessage)
        .anyMatch(text -> text != null && Stream.of(kinds).anyMatch(text::contains));
  }

  private void wait(boolean isAway, long begun, JedisException why) throws IOException {
    if (!isAway) {
      log.accept("Redis at " + server() + " is away; waiting for it");
    }
    close();
    if (System.nanoTime() - begun > MOST_NANOS_AWAY) {
      throw new RedisException(
          String.format(
              Locale.ROOT, "The Redis server at %s has been away for ten minutes.", server()),
          why);
    }
    pause(PAUSE_MILLIS);
  }

  void pause(long millis) throws IOException {
    settings.cancellation().check();
    try {
      Thread.sleep(millis);
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
