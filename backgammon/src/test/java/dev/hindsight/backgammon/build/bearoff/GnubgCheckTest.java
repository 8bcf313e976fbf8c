package dev.hindsight.backgammon.build.bearoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.foreign.GnubgCheck;
import dev.hindsight.backgammon.table.foreign.GnubgFileException;
import dev.hindsight.backgammon.table.foreign.GnubgOneSided;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GnubgCheckTest {
  private static final int HEADER_BYTES = 40;

  @TempDir private Path folder;

  @Test
  void whatWeWriteIsSound() throws IOException {
    for (boolean cubeful : new boolean[] {false, true}) {
      GnubgCheck.Result found = GnubgCheck.verify(twoSided(5, cubeful));
      assertThat(found.fault()).isEmpty();
      assertThat(found.positions()).isEqualTo(462 * 462);
      assertThat(found.recomputed()).isEqualTo(462 * 462);
    }
    for (boolean compressed : new boolean[] {false, true}) {
      GnubgCheck.Result found = GnubgCheck.verify(oneSided(4, compressed, true));
      assertThat(found.fault()).isEmpty();
      assertThat(found.recomputed()).isEqualTo(3_876);
    }
    assertThat(GnubgCheck.verify(oneSided(3, true, false)).fault()).isEmpty();
  }

  /** Four 65,535ths are more than any rounding, wherever they are. */
  @Test
  void everyWrongValueOfATwoSidedDatabaseIsFound() throws IOException {
    Path file = twoSided(1, true);
    byte[] good = Files.readAllBytes(file);
    for (int at = HEADER_BYTES; at < good.length; at++) {
      byte[] bad = good.clone();
      bad[at] ^= at % 2 == 0 ? 4 : 1;
      Files.write(file, bad);
      assertThat(GnubgCheck.verify(file).fault()).as("byte %d", at).isPresent();
    }
  }

  @Test
  void valuesOfPairsThatAreOverAreChecked() throws IOException {
    Path file = twoSided(2, false);
    byte[] good = Files.readAllBytes(file);
    for (int pair : new int[] {0, 5, 5 * 28}) {
      byte[] bad = good.clone();
      bad[HEADER_BYTES + 2 * pair] ^= 0x70;
      Files.write(file, bad);
      assertThat(GnubgCheck.verify(file).fault().orElseThrow())
          .startsWith(file + " is damaged: side ");
    }
  }

  /** A distribution that adds up but belongs elsewhere has another average. */
  @Test
  void aDistributionInTheWrongPlaceIsFound() throws IOException {
    Path file = oneSided(3, false, true);
    byte[] bytes = Files.readAllBytes(file);
    System.arraycopy(bytes, HEADER_BYTES + 128 * 200, bytes, HEADER_BYTES + 128 * 500, 128);
    Files.write(file, bytes);
    assertThat(GnubgCheck.verify(file).fault().orElseThrow()).contains("the average rolls of side");
  }

  @Test
  void damageIsAnAnswerAndAnotherFileIsNot() throws IOException {
    Path file = twoSided(2, true);
    byte[] good = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(good, good.length - 2));
    assertThat(GnubgCheck.verify(file).fault().orElseThrow()).contains("is damaged: a database of");
    Files.write(file, Arrays.copyOf(good, 39));
    assertThatThrownBy(() -> GnubgCheck.verify(file)).isInstanceOf(GnubgFileException.class);
    good[9] = 'x';
    Files.write(file, good);
    assertThatThrownBy(() -> GnubgCheck.verify(file))
        .isInstanceOf(GnubgFileException.class)
        .hasMessageContaining("are not its header");
  }

  /** Whatever is in the file: an answer or a sentence, and no other exception. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void anyDamageIsAnsweredOrRefused(long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    Path[] files = {
      twoSided(1, true), twoSided(2, false), oneSided(2, true, true), oneSided(1, false, false)
    };
    for (int trial = 0; trial < 400; trial++) {
      byte[] bytes = Files.readAllBytes(files[trial % files.length]);
      for (int change = random.nextInt(4); change >= 0; change--) {
        // The header and what follows it steer the reader, so they are hit most.
        int bound = random.nextBoolean() ? bytes.length : Math.min(bytes.length, 64);
        bytes[random.nextInt(bound)] = (byte) random.nextInt(256);
      }
      if (random.nextInt(3) == 0) {
        bytes = Arrays.copyOf(bytes, random.nextInt(2 * bytes.length));
      }
      Path damaged = folder.resolve("damaged.bd");
      Files.write(damaged, bytes);
      try {
        assertThat(GnubgCheck.verify(damaged).bytes()).isEqualTo(bytes.length);
      } catch (GnubgFileException refused) {
        assertThat(refused).as("seed %d, trial %d", seed, trial).hasMessageContaining("damaged.bd");
      } catch (RuntimeException | Error crash) {
        throw new AssertionError("seed " + seed + ", trial " + trial, crash);
      }
    }
  }

  private Path twoSided(int checkers, boolean cubeful) throws IOException {
    Path table = folder.resolve("table");
    try (Crew crew = new Crew(1)) {
      new TwoSidedBuilder(6, checkers, cubeful).build(table, crew);
    }
    Path file = folder.resolve("ts" + checkers + cubeful + ".bd");
    GnubgTwoSided.write(BearoffTable.open(table), file);
    return file;
  }

  private Path oneSided(int points, boolean compressed, boolean gammon) throws IOException {
    OneSidedTable solved;
    try (Crew crew = new Crew(1)) {
      solved = new OneSidedBuilder(points).solve(crew);
    }
    Path file = folder.resolve("os" + points + compressed + gammon + ".bd");
    GnubgOneSided.write(
        gammon ? solved : new OneSidedTable(solved.index(), solved.off(), null), file, compressed);
    return file;
  }
}
