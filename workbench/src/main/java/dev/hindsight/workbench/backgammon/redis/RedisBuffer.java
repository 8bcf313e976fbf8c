package dev.hindsight.workbench.backgammon.redis;

import dev.hindsight.backgammon.build.nets.ExperienceBuffer;
import dev.hindsight.backgammon.build.nets.PublishedNets;
import dev.hindsight.backgammon.build.nets.StoredGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import redis.clients.jedis.AbstractTransaction;
import redis.clients.jedis.BuilderFactory;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Response;
import redis.clients.jedis.StreamEntryID;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.params.XAddParams;
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
 * hindsight:RUN:learner        who learns here, until it is silent for long
 * </pre>
 *
 * <p>A stream takes an id only if it is greater than all before, so a game that is sent again is
 * stored once. Streams are cut below the games that were learnt from, never by their length, which
 * would drop games that nobody has seen; a worker whose stream is long waits. The games of a call
 * are stored together or not at all: if some of them were turned away, those after them would make
 * their ids too small for ever. If the server goes away, everybody waits for it and says so once;
 * if it is full, workers wait, and the learner does without what needs room until it has released
 * games. A server that keeps an append-only file with {@code appendfsync always} loses nothing when
 * it is killed; with {@code everysec} the games of the last second. One that throws keys away when
 * its memory is full is refused.
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

  /** A version of nets, which fits into a long. */
  private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,18}");

  private final RedisSettings settings;
  private final RedisConnection connection;
  private final RedisClaim claim;
  private final String prefix;
  private final Consumer<String> log;

  /** By worker, the number of the last game that was taken. */
  private final Map<String, Long> taken = new HashMap<>();

  private final Set<String> told = new HashSet<>();

  /**
   * @param log gets a line when the server goes away and when it is back, and for what is left out
   */
  public RedisBuffer(RedisSettings settings, Consumer<String> log) throws IOException {
    this.settings = settings;
    this.connection = new RedisConnection(settings, log);
    this.prefix = "hindsight:" + settings.place().run() + ":";
    this.claim = new RedisClaim(connection, settings, prefix + "learner", log);
    this.log = log;
    checkKeepsGames();
  }

  /** A server may throw the oldest games away when its memory is full: then nothing is safe. */
  private void checkKeepsGames() throws IOException {
    String memory = connection.ask(redis -> redis.info("memory"));
    if (memory.contains("maxmemory_policy:allkeys")) {
      connection.close();
      throw new RedisException(
          String.format(
              Locale.ROOT,
              "The Redis server at %s throws keys away when its memory is full; set its"
                  + " maxmemory-policy to noeviction.",
              settings.place().server()));
    }
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
    if (length + games.size() > settings.mostGamesOfWorker()) {
      return false;
    }
    try {
      if (connection.ask(redis -> store(redis, worker, games))) {
        checkNobodyElseWrites(worker, games.get(games.size() - 1).number());
      }
      return true;
    } catch (RedisFullException e) {
      tell("Redis at " + settings.place().server() + " has no room left");
      return false;
    }
  }

  /** Stores all that are not there yet, together, and says whether one was. */
  private boolean store(Jedis redis, String worker, List<StoredGame> games) {
    List<Response<byte[]>> answers = new ArrayList<>();
    try (AbstractTransaction writes = redis.multi()) {
      writes.sadd(key("workers"), bytes(worker));
      for (StoredGame game : games) {
        XAddParams params = XAddParams.xAddParams().id(id(game.number()));
        answers.add(writes.xadd(stream(worker), params, fields(game)));
      }
      writes.exec();
    }
    boolean isOneStoredAlready = false;
    for (Response<byte[]> answer : answers) {
      isOneStoredAlready |= isStoredAlready(answer);
    }
    return isOneStoredAlready;
  }

  /**
   * A game whose id is too small was sent before, and nobody knew whether it arrived. Unless the
   * stream is beyond all that this worker has ever sent: then its games go nowhere.
   */
  private void checkNobodyElseWrites(String worker, long lastNumber) throws IOException {
    String name = text(stream(worker));
    long last = connection.ask(redis -> number(redis.xinfoStream(name).getLastGeneratedId()));
    if (last > lastNumber) {
      throw new RedisException(
          String.format(
              Locale.ROOT,
              "Somebody else stores games as worker %s; give this one another name.",
              worker));
    }
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

  private static boolean isStoredAlready(Response<byte[]> answer) {
    try {
      answer.get();
      return false;
    } catch (JedisDataException e) {
      if (e.getMessage() == null || !e.getMessage().contains(STORED_ALREADY)) {
        throw e;
      }
      return true;
    }
  }

  @Override
  public void seek(Map<String, Long> learntNumbers) throws IOException {
    claim.take();
    taken.clear();
    taken.putAll(learntNumbers);
  }

  @Override
  public List<StoredGame> take(int most) throws IOException {
    claim.renew();
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
      find(worker, entry)
          .ifPresentOrElse(
              games::add,
              () -> tell("what is not a game among those of worker " + worker + " is left out"));
      taken.put(worker, number(entry.getID()));
    }
  }

  /** A game as a worker stores it; whether its bytes are those of a game is for the learner. */
  private static Optional<StoredGame> find(String worker, StreamEntryBinary entry) {
    Map<String, byte[]> fields = new HashMap<>();
    entry.getFields().forEach((name, value) -> fields.put(text(name), value));
    byte[] version = fields.get(text(VERSION));
    byte[] encoding = fields.get(text(ENCODING));
    byte[] game = fields.get(text(GAME));
    if (version == null
        || encoding == null
        || game == null
        || entry.getID().getSequence() != 0
        || !WHOLE_NUMBER.matcher(text(version)).matches()) {
      return Optional.empty();
    }
    return Optional.of(
        new StoredGame(
            worker, number(entry.getID()), Long.parseLong(text(version)), text(encoding), game));
  }

  private void tell(String line) {
    if (told.add(line)) {
      log.accept(line);
    }
  }

  @Override
  public void release(Map<String, Long> learntNumbers) throws IOException {
    if (learntNumbers.isEmpty()) {
      return;
    }
    // First what makes room, which a full server does too; then what needs some. The numbers are
    // needed only where a stream is gone, so that another time will do.
    for (Map.Entry<String, Long> learnt : learntNumbers.entrySet()) {
      claim.change(
          bytes("xtrim"), stream(learnt.getKey()), bytes("MINID"), id(learnt.getValue() + 1));
    }
    List<byte[]> numbers = new ArrayList<>(List.of(bytes("hset"), key("learnt")));
    learntNumbers.forEach(
        (worker, number) -> {
          numbers.add(bytes(worker));
          numbers.add(bytes(Long.toString(number)));
        });
    changeIfThereIsRoom(numbers.toArray(new byte[0][]));
  }

  private boolean changeIfThereIsRoom(byte[]... command) throws IOException {
    try {
      claim.change(command);
      return true;
    } catch (RedisFullException e) {
      tell("Redis at " + settings.place().server() + " has no room left");
      return false;
    }
  }

  @Override
  public boolean publish(PublishedNets nets) throws IOException {
    // One command: nobody sees a version with the file of another.
    return changeIfThereIsRoom(
        bytes("hset"),
        key("nets"),
        VERSION,
        bytes(Long.toString(nets.version())),
        FILE,
        nets.file());
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
    changeIfThereIsRoom(bytes("hset"), key("refused"), bytes(worker), bytes(why));
  }

  @Override
  public Optional<String> refusalOf(String worker) throws IOException {
    return connection.ask(
        redis ->
            Optional.ofNullable(redis.hget(key("refused"), bytes(worker))).map(RedisBuffer::text));
  }

  @Override
  public void close() throws IOException {
    try {
      claim.drop();
    } finally {
      connection.close();
    }
  }
}
