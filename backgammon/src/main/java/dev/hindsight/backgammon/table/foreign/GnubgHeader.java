package dev.hindsight.backgammon.table.foreign;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.hindsight.backgammon.index.BearoffIndex;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The 40 bytes of ASCII that a gnubg bearoff database begins with: what it is and how it is stored.
 *
 * <p>{@code gnubg-TS-06-04-1xxxxxxxxxxxxxxxxxxxxxxx} is two-sided, 4 checkers on 6 points, with the
 * cube; {@code gnubg-OS-06-15-1-1-0xxxxxxxxxxxxxxxxxxx} is one-sided on 6 points, with gammons and
 * compressed. A newline ends both.
 */
public sealed interface GnubgHeader {
  int BYTES = 40;

  /** Points that checkers may stand on. */
  int points();

  /** The most checkers that a side has left. */
  int checkers();

  /** The 40 bytes. */
  String text();

  default BearoffIndex index() {
    return new BearoffIndex(points(), checkers());
  }

  /** Values for every pair of sides. */
  record TwoSided(int points, int checkers, boolean cubeful) implements GnubgHeader {
    @Override
    public String text() {
      return String.format(
          Locale.ROOT,
          "gnubg-TS-%02d-%02d-%d%s\n",
          points,
          checkers,
          cubeful ? 1 : 0,
          "x".repeat(23));
    }
  }

  /**
   * Distributions of rolls for every side.
   *
   * @param gammon whether there are distributions of the first checker off besides the last
   * @param compressed whether zeros are left out
   * @param approximated whether averages and deviations stand for the distributions
   */
  record OneSided(
      int points, int checkers, boolean gammon, boolean compressed, boolean approximated)
      implements GnubgHeader {
    @Override
    public String text() {
      return String.format(
          Locale.ROOT,
          "gnubg-OS-%02d-%02d-%d-%d-%d%s\n",
          points,
          checkers,
          gammon ? 1 : 0,
          compressed ? 1 : 0,
          approximated ? 1 : 0,
          "x".repeat(19));
    }
  }

  /** Whether a file begins as these databases do, whatever comes then. */
  static boolean begins(Path path) throws IOException {
    if (!Files.isRegularFile(path)) {
      return false; // a missing file or a folder is not a database, and others say what is wrong
    }
    try (InputStream file = Files.newInputStream(path)) {
      String start = new String(file.readNBytes(BYTES), US_ASCII);
      return start.startsWith("gnubg-TS-") || start.startsWith("gnubg-OS-");
    }
  }

  /**
   * Reads the header of a file.
   *
   * @throws GnubgFileException if there is none, or one of a size that is not used
   */
  static GnubgHeader read(Path path) throws IOException {
    byte[] bytes;
    try (InputStream file = Files.newInputStream(path)) {
      bytes = file.readNBytes(BYTES);
    }
    if (bytes.length < BYTES) {
      throw new GnubgFileException(
          path, "is not a gnubg database: it ends before the 40 bytes of a header");
    }
    String text = new String(bytes, US_ASCII);
    GnubgHeader header =
        text.startsWith("gnubg-TS-")
            ? new TwoSided(number(text, 9), number(text, 12), isSet(text, 15))
            : new OneSided(
                number(text, 9),
                number(text, 12),
                isSet(text, 15),
                isSet(text, 17),
                isSet(text, 19));
    // The parts were taken as they came: only what would be written like this is one.
    if (!header.text().equals(text)) {
      throw new GnubgFileException(
          path, "is not a gnubg database: its first 40 bytes are not its header");
    }
    try {
      header.index();
    } catch (IllegalArgumentException impossible) {
      throw new GnubgFileException(
          path, "is a gnubg database that cannot be used: " + impossible.getMessage());
    }
    return header;
  }

  /** Two digits, or a number that is written differently. */
  private static int number(String text, int at) {
    return 10 * (text.charAt(at) - '0') + text.charAt(at + 1) - '0';
  }

  private static boolean isSet(String text, int at) {
    return text.charAt(at) == '1';
  }
}
