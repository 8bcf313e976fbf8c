package dev.hindsight.backgammon.build.nets;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The buffer of one process: games go to a file, one after another, and the next few also stay in
 * memory. After a crash the file is read again; what was cut off at its end was never stored.
 *
 * <pre>
 * for every game:
 * int32   length     of what follows the sum
 * int32   sum        CRC-32C of it
 * utf     worker     as DataOutput writes it
 * int64   number
 * int64   netVersion
 * utf     encoding
 * int8[]  game       as ExperienceBytes says
 * </pre>
 *
 * <p>The file shrinks when most of it has been released. Any thread.
 */
public final class SpillingBuffer implements ExperienceBuffer {
  private static final int HEAD_BYTES = 2 * Integer.BYTES;
  private static final int MOST_BYTES_OF_GAME = 1 << 20;

  private final Path file;
  private final int mostGames;
  private final int mostInMemory;
  private FileChannel channel;
  private final Map<String, Long> lastNumbers = new HashMap<>();
  private final Map<String, String> refusals = new HashMap<>();

  /** Games that were not released, in the order of the file. */
  private final Deque<Place> places = new ArrayDeque<>();

  /** Those of them that nobody has taken. */
  private final Deque<Place> waiting = new ArrayDeque<>();

  private int inMemory;
  private @Nullable PublishedNets nets;

  /** Where a game stands in the file; the game itself only if it is one of the next. */
  private static final class Place {
    final String worker;
    final long number;
    long at;
    final int length;
    @Nullable StoredGame game;

    Place(StoredGame game, long at, int length) {
      this.worker = game.worker();
      this.number = game.number();
      this.at = at;
      this.length = length;
    }
  }

  /**
   * Opens a buffer or begins one.
   *
   * @param mostGames that are kept until they are released; then workers have to wait
   * @param mostInMemory of them, the others only in the file
   */
  public SpillingBuffer(Path file, int mostGames, int mostInMemory) throws IOException {
    this.file = file;
    this.mostGames = mostGames;
    this.mostInMemory = mostInMemory;
    this.channel = open(file);
    recover();
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  private void recover() throws IOException {
    long at = 0;
    while (at < channel.size()) {
      byte[] found = find(at);
      if (found == null) {
        channel.truncate(at);
        break;
      }
      StoredGame game = decode(found);
      add(new Place(game, at, found.length), game);
      at += HEAD_BYTES + found.length;
    }
  }

  /** The record at a place of the file, null if it is not whole. */
  private byte @Nullable [] find(long at) throws IOException {
    ByteBuffer head = ByteBuffer.allocate(HEAD_BYTES);
    if (!fill(head, at)) {
      return null;
    }
    int length = head.getInt();
    int sum = head.getInt();
    if (length < 1 || length > MOST_BYTES_OF_GAME) {
      return null;
    }
    ByteBuffer record = ByteBuffer.allocate(length);
    return fill(record, at + HEAD_BYTES) && sum == sum(record.array()) ? record.array() : null;
  }

  private boolean fill(ByteBuffer bytes, long at) throws IOException {
    while (bytes.hasRemaining()) {
      if (channel.read(bytes, at + bytes.position()) < 0) {
        return false;
      }
    }
    bytes.flip();
    return true;
  }

  private static int sum(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return (int) crc.getValue();
  }

  private static byte[] encode(StoredGame game) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeUTF(game.worker());
    out.writeLong(game.number());
    out.writeLong(game.netVersion());
    out.writeUTF(game.encoding());
    out.write(game.bytes());
    return bytes.toByteArray();
  }

  private static StoredGame decode(byte[] record) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(record));
    return new StoredGame(
        in.readUTF(), in.readLong(), in.readLong(), in.readUTF(), in.readAllBytes());
  }

  private void add(Place place, StoredGame game) {
    if (inMemory < mostInMemory) {
      place.game = game;
      inMemory++;
    }
    places.add(place);
    waiting.add(place);
    lastNumbers.merge(place.worker, place.number, Math::max);
  }

  @Override
  public synchronized long lastNumber(String worker) {
    return lastNumbers.getOrDefault(worker, NONE);
  }

  @Override
  public synchronized boolean put(List<StoredGame> games) throws IOException {
    if (places.size() + games.size() > mostGames) {
      return false;
    }
    for (StoredGame game : games) {
      if (game.number() > lastNumber(game.worker())) {
        byte[] record = encode(game);
        long at = channel.size();
        ByteBuffer bytes = ByteBuffer.allocate(HEAD_BYTES + record.length);
        bytes.putInt(record.length).putInt(sum(record)).put(record).flip();
        while (bytes.hasRemaining()) {
          channel.write(bytes, at + bytes.position());
        }
        add(new Place(game, at, record.length), game);
      }
    }
    return true;
  }

  @Override
  public synchronized void seek(Map<String, Long> learntNumbers) {
    waiting.clear();
    for (Place place : places) {
      if (!isUpTo(place, learntNumbers)) {
        waiting.add(place);
      }
    }
    learntNumbers.forEach((worker, number) -> lastNumbers.merge(worker, number, Math::max));
  }

  private static boolean isUpTo(Place place, Map<String, Long> numbers) {
    return place.number <= numbers.getOrDefault(place.worker, NONE);
  }

  @Override
  public synchronized List<StoredGame> take(int most) throws IOException {
    List<StoredGame> games = new ArrayList<>();
    while (games.size() < most && !waiting.isEmpty()) {
      Place place = waiting.remove();
      StoredGame game = place.game;
      if (game == null) {
        byte[] record = find(place.at);
        if (record == null) {
          throw new IOException(file + " was changed by somebody else; start with another buffer.");
        }
        game = decode(record);
      } else {
        place.game = null;
        inMemory--;
      }
      games.add(game);
    }
    return games;
  }

  @Override
  public synchronized void release(Map<String, Long> learntNumbers) throws IOException {
    long kept = 0;
    for (Iterator<Place> each = places.iterator(); each.hasNext(); ) {
      Place place = each.next();
      if (isUpTo(place, learntNumbers)) {
        each.remove();
      } else {
        kept += HEAD_BYTES + place.length;
      }
    }
    if (kept <= channel.size() / 2) {
      shrink();
    }
  }

  /** Copies what is kept to another file, which then takes the place of this one. */
  private void shrink() throws IOException {
    Path partial = file.resolveSibling(file.getFileName() + ".partial");
    Files.deleteIfExists(partial);
    try (FileChannel target = open(partial)) {
      for (Place place : places) {
        long begin = target.position();
        long end = begin + HEAD_BYTES + place.length;
        while (target.position() < end) {
          long copied = target.position() - begin;
          channel.transferTo(place.at + copied, end - target.position(), target);
        }
        place.at = begin;
      }
      target.force(true);
    }
    channel.close();
    Files.move(partial, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    channel = open(file);
  }

  @Override
  public synchronized boolean publish(PublishedNets published) {
    nets = published;
    return true;
  }

  @Override
  public synchronized Optional<PublishedNets> newerThan(long version) {
    return Optional.ofNullable(nets).filter(known -> known.version() > version);
  }

  @Override
  public synchronized void refuse(String worker, String why) {
    refusals.put(worker, why);
  }

  @Override
  public synchronized Optional<String> refusalOf(String worker) {
    return Optional.ofNullable(refusals.get(worker));
  }

  @Override
  public synchronized void close() throws IOException {
    channel.close();
  }
}
