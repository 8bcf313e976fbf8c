package dev.hindsight.oware.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tables as they were once written, and what they answered then. They are never written again: if
 * this test fails, tables that people have no longer open, or no longer say the same.
 *
 * <p>A line of answers is the mover's pits, the other's, and of a book the net seeds with {@link
 * #TURNS} left, of an endgame the net seeds, at least and at most; ? is unknown.
 */
@Tag("java")
class FrozenTablesTest {
  private static final int[] TURNS = {1, 2, 3, 5, 7, 12, 40, 200};

  @ParameterizedTest
  @ValueSource(
      strings = {
        "book-3",
        "book-3-turns-7",
        "endgame-3",
        "endgame-3-bounds",
        "endgame-3-abapa",
        "endgame-3-awari"
      })
  void answersAsItDidWhenItWasWritten(String name) throws IOException, URISyntaxException {
    Path file = resource(name + ".table");
    assertThat(TableFiles.verify(file).firstFault()).isEmpty();
    OwareTable table = OwareTables.open(file);
    List<String> answers = Files.readAllLines(resource(name + ".table.txt"));
    assertThat(answers).hasSize(91);
    for (String line : answers) {
      String[] words = line.split(" ");
      long mover = row(words[0]);
      long other = row(words[1]);
      StringBuilder found = new StringBuilder(words[0]).append(' ').append(words[1]);
      if (table instanceof BookTable) {
        for (int turns : TURNS) {
          found.append(' ').append(text(table.findNetSeedsForMover(mover, other, turns)));
        }
      } else {
        found
            .append(' ')
            .append(text(table.findNetSeedsForMover(mover, other, OwareRules.NO_TURN_LIMIT)))
            .append(' ')
            .append(table.lowestForMover(mover, other))
            .append(' ')
            .append(table.highestForMover(mover, other));
      }
      assertThat(found).hasToString(line);
    }
  }

  private static long row(String digits) {
    int[] pits = digits.chars().map(digit -> digit - '0').toArray();
    return Row.pack(pits, 0);
  }

  private static String text(int value) {
    return value == OwareTable.UNKNOWN ? "?" : Integer.toString(value);
  }

  private static Path resource(String name) throws URISyntaxException {
    return Path.of(
        Objects.requireNonNull(FrozenTablesTest.class.getResource("/tables/" + name)).toURI());
  }
}
