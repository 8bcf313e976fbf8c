package dev.hindsight.backgammon.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.table.foreign.GnubgCheck;
import dev.hindsight.core.tables.TableFiles;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files as they were once written, and what they answered then. They are never written again: if
 * this test fails, tables that people have no longer open, or no longer say the same.
 *
 * <p>A line of answers has sides as checkers on the points from the ace point on. Two-sided: the
 * mover, the other, and the stored values. One-sided: the side, its mean of rolls, some number of
 * rolls and its chance; and the same again for the gammon.
 */
@Tag("java")
class FrozenTablesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bearoff-6x2.table",
        "bearoff-4x2-cubeful.table",
        "bearoff-6x2.bd",
        "bearoff-4x2-cubeful.bd",
        "truncated-4x2-cubeful.bd"
      })
  void pairsAreWorthWhatTheyWere(String name) throws IOException, URISyntaxException {
    Path file = resource(name);
    checkWhole(file);
    BearoffTable table = (BearoffTable) BackgammonTables.open(file);
    assertThat(table.isCubeful()).isEqualTo(name.contains("cubeful"));
    for (String line : answers(name)) {
      String[] words = line.split(" ");
      int mover = table.index().rank(side(words[0]));
      int other = table.index().rank(side(words[1]));
      StringBuilder found = new StringBuilder(words[0]).append(' ').append(words[1]);
      for (CubeState state : CubeState.values()) {
        if (table.isCubeful() || state == CubeState.CUBELESS) {
          found.append(' ').append(table.stored(state, mover, other));
        }
      }
      assertThat(found).hasToString(line);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"one-sided-2.table", "one-sided-1.bd", "one-sided-2-compressed.bd"})
  void sidesTakeTheRollsTheyTook(String name) throws IOException, URISyntaxException {
    Path file = resource(name);
    checkWhole(file);
    OneSidedTable table = (OneSidedTable) BackgammonTables.open(file);
    for (String line : answers(name)) {
      String[] words = line.split(" ");
      int rank = table.index().rank(side(words[0]));
      int rolls = Integer.parseInt(words[2]);
      int gammonRolls = Integer.parseInt(words[5]);
      assertThat(
              String.join(
                  " ",
                  words[0],
                  Double.toString(table.off().mean(rank)),
                  words[2],
                  Double.toString(table.off().chance(rank, rolls)),
                  Double.toString(table.gammon().mean(rank)),
                  words[5],
                  Double.toString(table.gammon().chance(rank, gammonRolls))))
          .isEqualTo(line);
    }
  }

  /** The positions after a first roll of 3-1, each with figures that tell it from the others. */
  @Test
  void anchorsSayWhatTheySaid() throws IOException, URISyntaxException {
    Path file = resource("anchors-version-1.table");
    checkWhole(file);
    AnchorTable table = (AnchorTable) BackgammonTables.open(file);
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(Board.START);
    int count = moves.generate(3, 1);
    assertThat(table.anchors()).hasSize(count).hasSizeGreaterThan(10);
    List<Float> chances = List.of(0.4f, 0.1f, 0f, 0.3f, 0.15f, 0.05f);
    for (int move = 0; move < count; move++) {
      Board board = moves.board(move).swapped();
      assertThat(table.find(board))
          .contains(new Anchor(board, chances, move / 1000f, 0.01f, 36 + move, 8));
    }
  }

  @Test
  void netsHaveTheWeightsTheyHad() throws IOException, URISyntaxException {
    Path file = resource("nets-version-1.table");
    checkWhole(file);
    BackgammonNets nets = (BackgammonNets) BackgammonTables.open(file);
    assertThat(Arrays.hashCode(nets.contacts().get(0).parameters())).isEqualTo(-1172158975);
    assertThat(Arrays.hashCode(nets.race().parameters())).isEqualTo(-802454015);
    assertThat(nets.contacts().get(0).parameters()[7]).isEqualTo(0.03314209f);
  }

  private static void checkWhole(Path file) throws IOException {
    assertThat(
            file.toString().endsWith(".bd")
                ? GnubgCheck.verify(file).fault()
                : TableFiles.verify(file).firstFault())
        .isEmpty();
  }

  private static List<String> answers(String name) throws IOException, URISyntaxException {
    List<String> lines = Files.readAllLines(resource(name + ".txt"));
    assertThat(lines).hasSizeGreaterThan(5);
    return lines;
  }

  /** A side of fifteen checkers, those that are not on a point being off. */
  private static long side(String text) {
    String[] counts = text.split("-");
    long near = 0;
    int left = 0;
    for (int point = 1; point <= counts.length; point++) {
      int count = Integer.parseInt(counts[point - 1]);
      near += count * Checkers.nearUnit(point);
      left += count;
    }
    return near + (Checkers.PER_SIDE - left) * Checkers.nearUnit(Checkers.OFF);
  }

  private static Path resource(String name) throws URISyntaxException {
    return Path.of(
        Objects.requireNonNull(FrozenTablesTest.class.getResource("/tables/" + name)).toURI());
  }
}
