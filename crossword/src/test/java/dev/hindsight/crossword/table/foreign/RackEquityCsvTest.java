package dev.hindsight.crossword.table.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEquityTableTest;
import dev.hindsight.crossword.table.SmallTiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RackEquityCsvTest {
  private static final TileSet SMALL = SmallTiles.SET;
  private static final String WORDS = "ab".repeat(32);

  @TempDir Path folder;

  @Test
  void whatIsWrittenComesBack() throws IOException {
    for (int rackSize = 1; rackSize <= 7; rackSize++) {
      RackEquityTable table = RackEquityTableTest.random(SMALL, rackSize);
      Path file = folder.resolve("small_rack_equity.csv");
      RackEquityCsv.write(file, table);
      assertThat(RackEquityCsv.isOne(file)).isTrue();
      RackEquityTable back = RackEquityCsv.read(file, SMALL, rackSize, WORDS);
      assertThat(back.values()).isEqualTo(table.values());
      for (int rank = 0; rank < table.index().size(); rank++) {
        assertThat(back.observations(rank)).isEqualTo(table.observations(rank));
      }
    }
  }

  /** The worth of a rack is a sum over its tiles, and every third rack has no line. */
  @Test
  void racksWithoutALineAreEstimated() throws IOException {
    RackIndex index = new RackIndex(SMALL, 4);
    int[] counts = new int[SMALL.letterCount()];
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < index.size(); rank++) {
      index.unrank(rank, counts);
      if (rank % 3 != 1) {
        text.append(TileCounts.format(counts, SMALL))
            .append(String.format(Locale.ROOT, ",200,%f%n", worth(counts)));
      }
    }
    Path file = Files.writeString(folder.resolve("some.csv"), text);
    RackEquityTable table = RackEquityCsv.read(file, SMALL, 4, WORDS);
    double squares = 0;
    int missing = 0;
    for (int rank = 0; rank < index.size(); rank++) {
      index.unrank(rank, counts);
      double error = table.millipoints(rank) / 1_000.0 - worth(counts);
      if (rank % 3 == 1) {
        squares += error * error;
        missing++;
        assertThat(table.observations(rank)).isZero();
      } else {
        assertThat(error).isCloseTo(0, within(0.0006));
        assertThat(table.observations(rank)).isEqualTo(200);
      }
    }
    assertThat(Math.sqrt(squares / missing)).isLessThan(3);
  }

  /** Racks differ by some 20 points. */
  private static double worth(int[] counts) {
    double worth = 30;
    for (int letter = 0; letter < counts.length; letter++) {
      worth += counts[letter] * (letter % 2 == 0 ? 5.25 : -4.125);
    }
    return worth;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "AEINRST,2          | a line is a rack",
        "AEINRST,2,1,1      | a line is a rack",
        "AEINRS,2,1.5       | AEINRS is not a rack of 7",
        "ZZAEINR,2,1.5      | ZZAEINR is not a rack of 7",
        "AEINRST,many,1.5   | 'many' is not a count",
        "AEINRST,-1,1.5     | '-1' is not a count",
        "AEINRST,2,nan      | 'nan' is not a number of points",
        "AEINRST,2,1e9      | '1e9' is not a number of points",
        "\"AEINRST,2,1\nTSRNIEA,1,1\" | TSRNIEA is there twice"
      })
  void aWrongLineIsNamed(String text, String complaint) throws IOException {
    Path file = Files.writeString(folder.resolve("bad.csv"), text.strip() + "\n");
    assertThatThrownBy(() -> RackEquityCsv.read(file, TileSet.english(), 7, WORDS))
        .isInstanceOf(ValueFileException.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void aFileWithoutRacksIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("none.csv"), "\n\n");
    assertThatThrownBy(() -> RackEquityCsv.read(file, SMALL, 4, WORDS))
        .isInstanceOf(ValueFileException.class)
        .hasMessageContaining("has no rack");
  }

  /** Of the racks of English, a few lines as another program writes them. */
  @Test
  @Tag("slow")
  void aFewLinesAreEnough() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("x_rack_equity.csv"),
            "AEINRST,1204,76.318211\n?AEINRS,411,88.902156\nIIUUVVW,3,-4.500000\n");
    RackEquityTable table = RackEquityCsv.read(file, TileSet.english(), 7, WORDS);
    int rank = table.index().rank(TileCounts.parse(TileSet.english(), "AEINRST").counts());
    assertThat(table.millipoints(rank)).isEqualTo(76_318);
    assertThat(table.observations(rank)).isEqualTo(1_204);
  }
}
