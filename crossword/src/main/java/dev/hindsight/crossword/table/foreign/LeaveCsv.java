package dev.hindsight.crossword.table.foreign;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * Leave values as a text that people and spreadsheets read: a line for each leave, its tiles and
 * its worth in points.
 *
 * <pre>
 * ?,25.308
 * ??,46.102
 * AEINST,31.246
 * </pre>
 *
 * The letters of a leave may stand in any order, and lines too. A file is refused unless it has
 * every leave of the tiles exactly once, so a text that was cut short is never used by mistake.
 */
public final class LeaveCsv {
  /** More than a line of seven tiles and a number needs. */
  private static final int MOST_BYTES_OF_LINE = 64;

  private static final int UNSEEN = Integer.MIN_VALUE;

  private LeaveCsv() {}

  /**
   * Reads the leave values of a text.
   *
   * @throws ValueFileException if a line is wrong, or a leave is missing or there twice
   */
  public static LeaveTable read(Path path, TileSet tiles, int rackSize) throws IOException {
    LeaveIndex index = new LeaveIndex(tiles, rackSize);
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new FileSystemException(
          path.toString(), null, "is not a regular file; give a CSV file");
    }
    if (Files.size(path) > (long) index.size() * MOST_BYTES_OF_LINE) {
      throw new ValueFileException(path, "is longer than leave values can be");
    }
    int[] millipoints = new int[index.size()];
    Arrays.fill(millipoints, UNSEEN);
    millipoints[0] = 0; // the empty leave, which has no line
    try (BufferedReader lines = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank()) {
          take(new CsvLine(path, number, line), index, millipoints);
        }
      }
    } catch (CharacterCodingException e) {
      throw new ValueFileException(path, "is not a text in UTF-8");
    }
    for (int rank = 0; rank < millipoints.length; rank++) {
      if (millipoints[rank] == UNSEEN) {
        throw new ValueFileException(
            path, "has no line for the leave " + name(index, rank) + "; it needs one for each");
      }
    }
    return LeaveTable.owning(index, millipoints);
  }

  private static void take(CsvLine line, LeaveIndex index, int[] millipoints)
      throws ValueFileException {
    String[] fields = line.fields(2, "a leave and its points, as in AEINST,31.246");
    int rank = rank(line, fields[0], index);
    if (millipoints[rank] != UNSEEN) {
      throw line.wrong(fields[0] + " is there twice");
    }
    millipoints[rank] = line.millipoints(fields[1]);
  }

  private static int rank(CsvLine line, String leave, LeaveIndex index) throws ValueFileException {
    TileSet tiles = index.tiles();
    try {
      TileCounts counts = TileCounts.parse(tiles, leave);
      boolean exists = counts.size() >= 1 && counts.size() < index.rackSize();
      for (int letter = 0; letter < tiles.letterCount(); letter++) {
        exists &= counts.count(letter) <= tiles.count(letter);
      }
      if (exists) {
        return index.rank(counts.counts());
      }
    } catch (CrosswordFormatException e) {
      throw line.wrong(e.getMessage() + "; if the tiles are others, `tiles` names them");
    }
    throw line.wrong(
        String.format(
            Locale.ROOT,
            "%s is not a leave of 1 to %d of the %s tiles",
            leave,
            index.rackSize() - 1,
            tiles.name()));
  }

  private static String name(LeaveIndex index, int rank) {
    int[] counts = new int[index.tiles().letterCount()];
    index.unrank(rank, counts);
    return TileCounts.format(counts, index.tiles());
  }

  /** Writes every leave but the empty one. */
  public static void write(Path path, LeaveTable table) throws IOException {
    LeaveIndex index = table.index();
    WholeFile.write(
        path,
        out -> {
          for (int rank = 1; rank < index.size(); rank++) {
            String line =
                name(index, rank) + "," + Millipoints.toExactPoints(table.millipoints(rank)) + "\n";
            out.write(line.getBytes(StandardCharsets.UTF_8));
          }
        });
  }
}
