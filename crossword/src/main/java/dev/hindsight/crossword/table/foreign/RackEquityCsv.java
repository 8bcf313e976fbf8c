package dev.hindsight.crossword.table.foreign;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.RackEstimates;
import dev.hindsight.crossword.table.derivation.RackSums;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Rack equities as MAGPIE writes them, {@code PREFIX_rack_equity.csv}: a line for each rack that
 * was seen, how often, and the mean of its equities in points.
 *
 * <pre>
 * AEINRST,1204,76.318211
 * ?AEINRS,411,88.902156
 * </pre>
 *
 * The letters of a rack may stand in any order, and lines too. Racks without a line were never seen
 * there; they get the estimate that {@link RackEstimates} makes of those that were. The file says
 * neither which words were played nor which tiles.
 *
 * <p>Written are all racks, with a count of 0 where the equity is an estimate; such lines are read
 * as the estimates that they are, so what was written comes back the same.
 */
public final class RackEquityCsv {
  /** More than a line of seven tiles, a count and a number needs. */
  private static final int MOST_BYTES_OF_LINE = 96;

  private static final int FIELDS = 3;
  private static final int UNSEEN = -1;

  private RackEquityCsv() {}

  /**
   * Whether a text begins as such a file does, with a line of three fields; leave values have two.
   */
  public static boolean isOne(Path path) throws IOException {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (BufferedReader lines = Files.newBufferedReader(path, StandardCharsets.ISO_8859_1)) {
      char[] begin = new char[MOST_BYTES_OF_LINE];
      int length = Math.max(0, lines.read(begin));
      String first = new String(begin, 0, length).lines().findFirst().orElse("");
      return first.split(",", -1).length == FIELDS;
    }
  }

  /**
   * Reads rack equities.
   *
   * @param wordsSha256 SHA-256 of the words that they were made with: the file does not say
   * @throws ValueFileException if a line is wrong, a rack is there twice, or nothing is there
   */
  public static RackEquityTable read(Path path, TileSet tiles, int rackSize, String wordsSha256)
      throws IOException {
    RackIndex index = new RackIndex(tiles, rackSize);
    if (Files.size(path) > (long) index.size() * MOST_BYTES_OF_LINE) {
      throw new ValueFileException(path, "is longer than rack equities can be");
    }
    int[] millipoints = new int[index.size()];
    int[] observations = new int[index.size()];
    Arrays.fill(observations, UNSEEN);
    int racks = 0;
    try (BufferedReader lines = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank()) {
          take(new CsvLine(path, number, line), index, millipoints, observations);
          racks++;
        }
      }
    } catch (CharacterCodingException e) {
      throw new ValueFileException(path, "is not a text in UTF-8");
    }
    if (racks == 0) {
      throw new ValueFileException(path, "has no rack");
    }
    if (racks < index.size()) {
      estimate(index, millipoints, observations);
    }
    return RackEquityTable.owning(index, wordsSha256, millipoints, observations);
  }

  private static void take(CsvLine line, RackIndex index, int[] millipoints, int[] observations)
      throws ValueFileException {
    String[] fields = line.fields(FIELDS, "a rack, how often it was seen and its points");
    int rank = rank(line, fields[0], index);
    if (observations[rank] != UNSEEN) {
      throw line.wrong(fields[0] + " is there twice");
    }
    if (!fields[1].matches("[0-9]{1,9}")) {
      throw line.wrong("'" + fields[1] + "' is not a count");
    }
    observations[rank] = Integer.parseInt(fields[1]);
    millipoints[rank] = line.millipoints(fields[2]);
  }

  private static int rank(CsvLine line, String rack, RackIndex index) throws ValueFileException {
    try {
      return index.rank(TileCounts.parse(index.tiles(), rack).counts());
    } catch (CrosswordFormatException e) {
      throw line.wrong(e.getMessage() + "; if these are racks of other tiles, say of which");
    } catch (IllegalArgumentException e) {
      throw line.wrong(
          rack
              + " is not a rack of "
              + index.rackSize()
              + " of the "
              + index.tiles().name()
              + " tiles");
    }
  }

  /** Fills in the racks that were never seen. */
  private static void estimate(RackIndex index, int[] millipoints, int[] observations) {
    int[] estimates;
    try (Crew crew = new Crew(1)) {
      RackSums seen = new Seen(millipoints, observations);
      estimates = RackEstimates.values(index, seen, seen, crew);
    }
    for (int rank = 0; rank < estimates.length; rank++) {
      if (observations[rank] == UNSEEN) {
        millipoints[rank] = estimates[rank];
        observations[rank] = 0;
      }
    }
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared, and nobody else has it
  private record Seen(int[] means, int[] counts) implements RackSums {
    @Override
    public int racks() {
      return means.length;
    }

    @Override
    public long sumMillipoints(int rank) {
      return Math.multiplyExact(means[rank], observed(rank));
    }

    @Override
    public long observed(int rank) {
      return Math.max(0, counts[rank]);
    }
  }

  /** Writes all racks. */
  public static void write(Path path, RackEquityTable table) throws IOException {
    RackIndex index = table.index();
    WholeFile.write(
        path,
        out -> {
          BufferedWriter lines =
              new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
          int[] counts = new int[index.tiles().letterCount()];
          index.unrank(0, counts);
          for (int rank = 0; rank < index.size(); rank++) {
            lines.write(
                TileCounts.format(counts, index.tiles())
                    + ","
                    + table.observations(rank)
                    + ","
                    + Millipoints.toExactPoints(table.millipoints(rank))
                    + "\n");
            index.next(counts);
          }
          lines.flush();
        });
  }
}
