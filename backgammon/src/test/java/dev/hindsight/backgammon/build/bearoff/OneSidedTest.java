package dev.hindsight.backgammon.build.bearoff;

import static dev.hindsight.backgammon.index.BearoffSides.side;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.ReferenceSides;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.RollChances;
import dev.hindsight.backgammon.table.foreign.GnubgFileException;
import dev.hindsight.backgammon.table.foreign.GnubgOneSided;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.WrongTableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OneSidedTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"6, 4", "8, 3", "2, 15"})
  void everySideEqualsTheSlowRecursion(int points, int checkers) {
    OneSidedTable table = solved(points, checkers);
    compare(table, table.off(), new ReferenceRolls(false));
    compare(table, table.gammon(), new ReferenceRolls(true));
  }

  private static void compare(OneSidedTable table, RollChances found, ReferenceRolls reference) {
    for (int rank = 0; rank < table.index().size(); rank++) {
      List<Integer> side =
          ReferenceSides.counts(table.index().unrank(rank), table.index().points());
      assertThat(found.mean(rank)).isEqualTo(reference.mean(side), within(1e-12));
      double[] expected = reference.distribution(side);
      double meanOfExpected = 0;
      for (int rolls = 0; rolls < expected.length; rolls++) {
        meanOfExpected += rolls * expected[rolls];
        // Of equally good plays the two may choose different ones; few sides have any.
        assertThat(found.chance(rank, rolls)).isEqualTo(expected[rolls], within(1e-6));
      }
      assertThat(found.mean(rank)).isEqualTo(meanOfExpected, within(1e-12));
    }
  }

  @Test
  @Tag("slow")
  void chancesAddUpToOneAndAverageToTheMean() {
    OneSidedTable table = solved(6, 15);
    for (RollChances rolls : List.of(table.off(), table.gammon())) {
      for (int rank = 0; rank < rolls.sides(); rank++) {
        double sum = 0;
        double mean = 0;
        double[] distribution = distribution(rolls, rank);
        for (int roll = 0; roll < distribution.length; roll++) {
          sum += distribution[roll];
          mean += roll * distribution[roll];
        }
        assertThat(sum).isEqualTo(1, within(1e-6));
        assertThat(mean).isEqualTo(rolls.mean(rank), within(1e-5));
      }
    }
    assertKnownSides(table);
  }

  private static void assertKnownSides(OneSidedTable table) {
    BearoffIndex index = table.index();
    assertThat(table.meanRolls(side(0, 0, 0, 0, 0, 0))).isZero();
    assertThat(table.meanRolls(side(1, 0, 0, 0, 0, 0))).isEqualTo(1);
    assertThat(table.meanRolls(side(2, 0, 0, 0, 0, 0))).isEqualTo(1);
    // One checker on the six point goes off with 27 of the 36 rolls.
    long six = side(0, 0, 0, 0, 0, 1);
    assertThat(table.meanRolls(six)).isEqualTo(1 + 9 / 36.0, within(1e-15));
    assertThat(table.effectivePips(six)).isEqualTo(49 / 6.0 * 1.25, within(1e-14));
    assertThat(table.wastage(six)).isEqualTo(49 / 6.0 * 1.25 - 6, within(1e-14));
    // Aces go off two at a time, four with a double.
    double[] aces = new double[16];
    for (int left = 1; left <= 15; left++) {
      aces[left] = 1 + 5.0 / 6 * aces[Math.max(0, left - 2)] + aces[Math.max(0, left - 4)] / 6;
      assertThat(table.meanRolls(side(left, 0, 0, 0, 0, 0))).isEqualTo(aces[left], within(1e-13));
    }
    assertThat(table.gammon().mean(index.rank(side(15, 0, 0, 0, 0, 0)))).isEqualTo(1);
    assertThat(table.gammon().mean(index.rank(side(14, 0, 0, 0, 0, 0)))).isZero();
    // All on the six point: whoever rolls a six is off at once.
    int sixes = index.rank(side(0, 0, 0, 0, 0, 15));
    assertThat(table.gammon().chance(sixes, 1)).isGreaterThanOrEqualTo(11 / 36.0);
  }

  @Test
  void theRaceEstimateIsExactWhereNobodyHasAChoice() throws IOException {
    OneSidedTable table = solved(1, 15);
    Path file = folder.resolve("two-sided");
    try (Crew crew = new Crew(1)) {
      new TwoSidedBuilder(1, 15, false).build(file, crew);
    }
    BearoffTable exact = BearoffTable.open(file);
    for (int us = 1; us <= 15; us++) {
      for (int them = 1; them <= 15; them++) {
        long mover = side(us);
        long other = side(them);
        assertThat(table.raceEstimate(mover, other))
            .isEqualTo(exact.winProbability(mover, other), within(7.7e-6));
      }
    }
    assertThat(exact.stored(CubeState.CUBELESS, 1, 1)).isEqualTo(65_535);
  }

  @Test
  void aTableComesBackFromItsFile() throws IOException {
    OneSidedTable table = solved(3, 15);
    Path file = folder.resolve("one-sided.table");
    try (Crew crew = new Crew(2)) {
      new OneSidedBuilder(3).build(file, crew);
    }
    OneSidedTable again = OneSidedTable.open(file);
    assertSame(again.off(), table.off());
    assertSame(again.gammon(), table.gammon());
    assertThat(TableFiles.verify(file).ok()).isTrue();
    assertThat(again.name()).isEqualTo("one-sided-3");
    assertThatThrownBy(() -> BearoffTable.open(file)).isInstanceOf(WrongTableException.class);
  }

  private static void assertSame(RollChances found, RollChances expected) {
    assertThat(found.sides()).isEqualTo(expected.sides());
    for (int rank = 0; rank < expected.sides(); rank++) {
      assertThat(found.mean(rank)).isEqualTo(expected.mean(rank));
      assertThat(distribution(found, rank)).isEqualTo(distribution(expected, rank));
    }
  }

  @ParameterizedTest
  @CsvSource({"true, true", "true, false", "false, true", "false, false"})
  void gnubgFilesGoOutAndComeBack(boolean compressed, boolean withGammon) throws IOException {
    OneSidedTable solved = solved(3, 15);
    OneSidedTable table =
        new OneSidedTable(solved.index(), solved.off(), withGammon ? solved.gammon() : null);
    Path file = folder.resolve("gnubg_os.bd");
    GnubgOneSided.write(table, file, compressed);
    byte[] bytes = Files.readAllBytes(file);
    assertThat(new String(bytes, 0, 40, StandardCharsets.US_ASCII))
        .isEqualTo(
            "gnubg-OS-03-15-%d-%d-0%s\n"
                .formatted(withGammon ? 1 : 0, compressed ? 1 : 0, "x".repeat(19)));
    if (!compressed) {
      assertThat(bytes).hasSize(40 + 816 * 64 * (withGammon ? 2 : 1));
    }
    OneSidedTable again = GnubgOneSided.read(file);
    assertThat(again.hasGammon()).isEqualTo(withGammon);
    assertClose(again.off(), table.off());
    if (withGammon) {
      assertClose(again.gammon(), table.gammon());
    }
    // What was rounded once stays as it is.
    Path second = folder.resolve("second.bd");
    GnubgOneSided.write(again, second, compressed);
    assertThat(Files.readAllBytes(second)).isEqualTo(bytes);
  }

  private static void assertClose(RollChances found, RollChances expected) {
    for (int rank = 0; rank < expected.sides(); rank++) {
      assertThat(found.mean(rank)).isEqualTo(expected.mean(rank), within(1e-3));
      for (int rolls = 0; rolls < 32; rolls++) {
        assertThat(found.chance(rank, rolls)).isEqualTo(expected.chance(rank, rolls), within(1e-4));
      }
    }
  }

  @Test
  void damagedGnubgFilesAreRefused() throws IOException {
    Path file = folder.resolve("gnubg_os.bd");
    OneSidedTable table = solved(2, 15);
    for (boolean compressed : new boolean[] {true, false}) {
      GnubgOneSided.write(table, file, compressed);
      byte[] good = Files.readAllBytes(file);
      for (int length : new int[] {0, 39, 40, 41, 300, good.length - 1}) {
        assertRefused(file, Arrays.copyOf(good, length));
      }
      assertRefused(file, Arrays.copyOf(good, good.length + 1));
      for (int at = 0; at < 40; at++) {
        byte[] bad = good.clone();
        bad[at] ^= 0x40;
        assertRefused(file, bad);
      }
    }
    GnubgOneSided.write(table, file, true);
    byte[] good = Files.readAllBytes(file);
    for (int at = 40; at < good.length; at++) {
      byte[] bad = good.clone();
      bad[at] ^= (byte) 0x80;
      boolean isInEntry = at < 40 + 8 * 136;
      // The low bytes of an offset may point to another sound distribution.
      if (!isInEntry || at % 8 >= 2) {
        assertRefused(file, bad);
      } else {
        assertReadOrRefused(file, bad);
      }
    }
    byte[] normal = good.clone();
    normal[19] = '1';
    Files.write(file, normal);
    assertThatThrownBy(() -> GnubgOneSided.read(file)).hasMessageContaining("normal approximation");
  }

  private static void assertRefused(Path file, byte[] bytes) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(() -> GnubgOneSided.read(file)).isInstanceOf(GnubgFileException.class);
  }

  private static void assertReadOrRefused(Path file, byte[] bytes) throws IOException {
    Files.write(file, bytes);
    try {
      assertThat(GnubgOneSided.read(file).index().size()).isEqualTo(136);
    } catch (GnubgFileException refused) {
      assertThat(refused).hasMessageContaining("is damaged");
    }
  }

  @Test
  void gnubgTakesOnlyFifteenCheckers() {
    OneSidedTable table = solved(6, 2);
    assertThatThrownBy(() -> GnubgOneSided.write(table, folder.resolve("x.bd"), true))
        .hasMessageContaining("for 15 checkers, not 2");
  }

  private static OneSidedTable solved(int points, int checkers) {
    try (Crew crew = new Crew(2)) {
      return new OneSidedBuilder(points, checkers).solve(crew);
    }
  }

  /** The chances of 0, 1, 2, … rolls. */
  private static double[] distribution(RollChances rolls, int rank) {
    double[] distribution = new double[rolls.lastRoll(rank) + 1];
    for (int roll = 0; roll < distribution.length; roll++) {
      distribution[roll] = rolls.chance(rank, roll);
    }
    return distribution;
  }
}
