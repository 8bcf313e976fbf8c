package dev.hindsight.crossword.table;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The win chances that come with the program: learnt with the ENABLE words, the English tiles and
 * the built-in leaves, and of no use with any other words or tiles.
 *
 * <pre>{@code
 * Optional<WinChanceTable> chances = DefaultWinChances.find(tiles, wordsSha256);
 * }</pre>
 *
 * <p>They are the resource {@value #RESOURCE}, which goes on after its {@link BuiltInHeader} with
 *
 * <pre>
 * int32   the largest lead, in points
 * int64[tiles + 1]             games seen with 0, 1, 2, … tiles unseen
 * float32[tiles + 1][leads]    chance to win, a drawn game counting half
 * </pre>
 */
public final class DefaultWinChances {
  static final String RESOURCE = "default-win-chances.bin";

  private static final String FORMAT = "hindsight crossword win chances 1";

  private DefaultWinChances() {}

  /** The chances of the program, if they are for these tiles and words. */
  public static Optional<WinChanceTable> find(TileSet tiles, String wordsSha256) {
    TileSet english = TileSet.english();
    if (!tiles.equals(english)) {
      return Optional.empty();
    }
    try (InputStream resource = DefaultWinChances.class.getResourceAsStream(RESOURCE)) {
      if (resource == null) {
        throw new IllegalStateException("the program was built without " + RESOURCE);
      }
      WinChanceTable table = read(resource, english, "the resource " + RESOURCE);
      return table.wordsSha256().equals(wordsSha256) ? Optional.of(table) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a stream of the form above, whose tiles must be these. */
  static WinChanceTable read(InputStream stream, TileSet tiles, String name) throws IOException {
    DataInputStream in = BuiltInHeader.open(stream);
    BuiltInHeader header = BuiltInHeader.read(in, FORMAT, tiles, name);
    int mostLead = in.readInt();
    BuiltInHeader.check(name, mostLead >= 1 && mostLead <= WinChanceFormat.MOST_LEAD);
    long[] games = new long[tiles.total() + 1];
    for (int unseen = 0; unseen < games.length; unseen++) {
      games[unseen] = in.readLong();
    }
    float[] chances = new float[games.length * (2 * mostLead + 1)];
    for (int place = 0; place < chances.length; place++) {
      chances[place] = in.readFloat();
    }
    BuiltInHeader.check(name, in.read() < 0);
    BuiltInHeader.check(name, WinChanceTable.firstFall(chances, 2 * mostLead + 1) < 0);
    return WinChanceTable.owning(tiles, header.wordsSha256(), mostLead, games, chances);
  }

  /** Writes chances in the form above. */
  public static void write(Path path, WinChanceTable table) throws IOException {
    try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(path))) {
      write(file, table);
    }
  }

  static void write(OutputStream stream, WinChanceTable table) throws IOException {
    try (DataOutputStream out =
        BuiltInHeader.create(stream, FORMAT, table.wordsSha256(), table.tiles())) {
      out.writeInt(table.mostLead());
      for (int unseen = 0; unseen <= table.tiles().total(); unseen++) {
        out.writeLong(table.games(unseen));
      }
      for (int unseen = 0; unseen <= table.tiles().total(); unseen++) {
        for (int lead = -table.mostLead(); lead <= table.mostLead(); lead++) {
          out.writeFloat(table.winChance(lead, unseen));
        }
      }
    }
  }
}
