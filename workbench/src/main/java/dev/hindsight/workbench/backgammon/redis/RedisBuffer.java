package dev.hindsight.workbench.backgammon.redis;

import dev.hindsight.backgammon.build.ExperienceBuffer;
import dev.hindsight.backgammon.build.PublishedNets;
import dev.hindsight.backgammon.build.StoredGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import redis.clients.jedis.BuilderFactory;
import redis.clients.jedis.Pipeline;
import redis.clients.jedis.Response;
import redis.clients.jedis.StreamEntryID;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.params.XAddParams;
import redis.clients.jedis.params.XTrimParams;
import redis.clients.jedis.resps.StreamEntryBinary;

/**
 * A buffer on a Redis server, for workers and a learner in many processes, on one machine or many.
 *
 * <pre>
 * hindsight:RUN:workers        set of names
 * hindsight:RUN:games:WORKER   stream; game n has the id (n + 1)-0 and the fields
 *                              version (of the nets), encoding, game
 * hindsight:RUN:nets           hash with version and file
 * hindsight:RUN:learnt         hash: worker → number of its last game that was learnt from
 * hindsight:RUN:refused        hash: worker → why
 * </pre>
 *
 * <p>A stream takes an id only if it is greater than all before, so a game that is sent again is
 * stored once. Streams are cut below the games that were learnt from, never by their length, which
 * would drop games that nobody has seen; a worker whose stream is long waits. If the server goes
 * away, everybody waits for it and says so once. A server that keeps an append-only file with
 * {@code appendfsync always} loses nothing when it is killed; with {@code everysec} the games of
 * the last second.
 *
 * <p>One thread.
 */
public final class RedisBuffer implements ExperienceBuffer {
  private static final byte[] VERSION = bytes("version");
  private static final byte[] ENCODING = bytes("encoding");
  private static final byte[] GAME = bytes("game");
  private static final byte[] FILE = bytes("file");

  /** How Redis begins its refusal of an id that is not greater than all before. */
  private static final String STORED_ALREADY = "The ID specified in XADD is equal or smaller";

  private final RedisConnection connection;
  private final String prefix;
  private final int mostGamesOfWorker;

  /** By worker, the number of the last game that was taken. */
  private final Map<String, Long> taken = new HashMap<>();

  /**
   * @param mostGamesOfWorker games of a worker that are kept until they are released
   * @param log gets a line when the server goes away and when it is back
   */
  public RedisBuffer(RedisPlace place, int mostGamesOfWorker, Consumer<String> log)
      throws IOException {
    this.connection = new RedisConnection(place, log);
    this.prefix = "hindsight:" + place.run() + ":";
    this.mostGamesOfWorker = mostGamesOfWorker;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private byte[] key(String name) {
    return bytes(prefix + name);
  }

  private byte[] stream(String worker) {
    return key("games:" + worker);
  }

  private static byte[] id(long number) {
    return bytes(number + 1 + "-0");
  }

  private static long number(StreamEntryID id) {
    return id.getTime() - 1;
  }

  @Override
  public long lastNumber(String worker) throws IOException {
    return connection.ask(
        redis -> {
          byte[] learnt = redis.hget(key("learnt"), bytes(worker));
          long last = learnt == null ? NONE : Long.parseLong(text(learnt));
          String name = text(stream(worker));
          if (redis.exists(name)) {
            // Known even of a stream whose games have all been released.
            last = Math.max(last, number(redis.xinfoStream(name).getLastGeneratedId()));
          }
          return last;
        });
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public boolean put(List<StoredGame> games) throws IOException {
    if (games.isEmpty()) {
      return true;
    }
    String worker = games.get(0).worker();
    long length = connection.ask(redis -> redis.xlen(stream(worker)));
    if (length + games.size() > mostGamesOfWorker) {
      return false;
    }
    connection.ask(
        redis -> {
          Pipeline pipeline = redis.pipelined();
          pipeline.sadd(key("workers"), bytes(worker));
          List<Response<byte[]>> answers = new ArrayList<>();
          for (StoredGame game : games) {
            XAddParams params = XAddParams.xAddParams().id(id(game.number()));
            answers.add(pipeline.xadd(stream(worker), params, fields(game)));
          }
          pipeline.sync();
          answers.forEach(RedisBuffer::checkStored);
          return games.size();
        });
    return true;
  }

  /** As the client wants it, which looks nothing up. */
  @SuppressWarnings("ArrayAsKeyOfSetOrMap")
  private static Map<byte[], byte[]> fields(StoredGame game) {
    Map<byte[], byte[]> fields = new LinkedHashMap<>();
    fields.put(VERSION, bytes(Long.toString(game.netVersion())));
    fields.put(ENCODING, bytes(game.encoding()));
    fields.put(GAME, game.bytes());
    return fields;
  }

  private static void checkStored(Response<byte[]> answer) {
    try {
      answer.get();
    } catch (JedisDataException e) {
      if (e.getMessage() == null || !e.getMessage().contains(STORED_ALREADY)) {
        throw e;
      }
    }
  }

  @Override
  public void seek(Map<String, Long> learntNumbers) {
    taken.clear();
    taken.putAll(learntNumbers);
  }

  @Override
  public List<StoredGame> take(int most) throws IOException {
    List<StoredGame> games = new ArrayList<>();
    for (String worker : workers()) {
      if (games.size() < most) {
        takeOf(worker, most - games.size(), games);
      }
    }
    return games;
  }

  private Iterable<String> workers() throws IOException {
    return connection.ask(
        redis -> {
          TreeSet<String> names = new TreeSet<>();
          redis.smembers(key("workers")).forEach(name -> names.add(text(name)));
          return names;
        });
  }

  private void takeOf(String worker, int most, List<StoredGame> games) throws IOException {
    long behind = taken.getOrDefault(worker, NONE);
    List<StreamEntryBinary> entries =
        connection.ask(
            redis ->
                BuilderFactory.STREAM_ENTRY_BINARY_LIST.build(
                    redis.xrange(stream(worker), id(behind + 1), bytes("+"), most)));
    for (StreamEntryBinary entry : entries) {
      games.add(game(worker, entry));
      taken.put(worker, games.get(games.size() - 1).number());
    }
  }

  private StoredGame game(String worker, StreamEntryBinary entry) {
    Map<String, byte[]> fields = new HashMap<>();
    entry.getFields().forEach((name, value) -> fields.put(text(name), value));
    // What is missing is nothing, which the learner refuses as the bytes of a game.
    byte[] none = new byte[0];
    String version = text(fields.getOrDefault(text(VERSION), bytes("0")));
    return new StoredGame(
        worker,
        number(entry.getID()),
        Long.parseLong(version),
        text(fields.getOrDefault(text(ENCODING), none)),
        fields.getOrDefault(text(GAME), none));
  }

  @Override
  public void release(Map<String, Long> learntNumbers) throws IOException {
    for (Map.Entry<String, Long> learnt : learntNumbers.entrySet()) {
      String worker = learnt.getKey();
      long number = learnt.getValue();
      connection.ask(
          redis -> {
            redis.hset(key("learnt"), bytes(worker), bytes(Long.toString(number)));
            XTrimParams below =
                XTrimParams.xTrimParams().exactTrimming().minId(text(id(number + 1)));
            return redis.xtrim(stream(worker), below);
          });
    }
  }

  @Override
  @SuppressWarnings("ArrayAsKeyOfSetOrMap") // as the client wants it, which looks nothing up
  public void publish(PublishedNets nets) throws IOException {
    Map<byte[], byte[]> fields = new LinkedHashMap<>();
    fields.put(VERSION, bytes(Long.toString(nets.version())));
    fields.put(FILE, nets.file());
    // One command: nobody sees a version with the file of another.
    connection.ask(redis -> redis.hset(key("nets"), fields));
  }

  @Override
  public Optional<PublishedNets> newerThan(long version) throws IOException {
    return connection.ask(
        redis -> {
          byte[] newest = redis.hget(key("nets"), VERSION);
          if (newest == null || Long.parseLong(text(newest)) <= version) {
            return Optional.empty();
          }
          List<byte[]> both = redis.hmget(key("nets"), VERSION, FILE);
          return Optional.of(new PublishedNets(Long.parseLong(text(both.get(0))), both.get(1)));
        });
  }

  @Override
  public void refuse(String worker, String why) throws IOException {
    connection.ask(redis -> redis.hset(key("refused"), bytes(worker), bytes(why)));
  }

  @Override
  public Optional<String> refusalOf(String worker) throws IOException {
    return connection.ask(
        redis ->
            Optional.ofNullable(redis.hget(key("refused"), bytes(worker))).map(RedisBuffer::text));
  }

  @Override
  public void close() {
    connection.close();
  }
}
