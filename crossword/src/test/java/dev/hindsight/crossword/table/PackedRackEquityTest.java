package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.crossword.index.RackIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("java")
class PackedRackEquityTest {
  private static final RackIndex INDEX = new RackIndex(SmallTiles.SET, 4);
  private static final String WORDS = "ab".repeat(32);

  @TempDir Path folder;

  @Test
  void equitiesComeBackToWithinHalfAStep() throws IOException {
    RackEquityTable table = random();
    RackEquityTable back = packed(table, 900);
    assertThat(back.tiles()).isEqualTo(SmallTiles.SET);
    assertThat(back.wordsSha256()).isEqualTo(WORDS);
    for (int rank = 0; rank < INDEX.size(); rank++) {
      assertThat(back.millipoints(rank) % 200).isZero();
      assertThat(back.millipoints(rank)).isCloseTo(table.millipoints(rank), within(100));
    }
    assertThat(TableFiles.verify(folder.resolve("packed")).ok()).isTrue();
  }

  @Test
  void whatRacksRestOnComesBackRoughly() throws IOException {
    RackEquityTable table = random();
    RackEquityTable back = packed(table, 900);
    RackEvidence evidence = RackEvidence.open(folder.resolve("packed")).orElseThrow();
    for (int rank = 0; rank < INDEX.size(); rank++) {
      int observations = table.observations(rank);
      assertThat((double) back.observations(rank))
          .isCloseTo(observations, within(observations * 0.05 + 0.5));
      assertThat(evidence.weight(rank)).isNaN();
      if (rank % 5 == 0) {
        assertThat(evidence.standardErrorMillipoints(rank)).isEqualTo(RackEvidence.UNKNOWN);
      } else {
        assertThat(evidence.standardErrorMillipoints(rank)).isBetween(856, 945);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "3, 1", "4, 1", "8, 2", "399, 50", "400, 100", "900, 200", "99999, 500"})
  void aStepIsAtMostAQuarterOfTheMedianError(int error, int step) {
    RackEvidence evidence =
        RackEvidence.ofErrors(new int[] {RackEvidence.UNKNOWN, 0, error, 99999});
    assertThat(RackEquityFormatV3.stepMillipoints(evidence)).isEqualTo(step);
  }

  @Test
  void withoutErrorsNothingIsRounded() throws IOException {
    RackEquityTable table = random();
    int[] unknown = new int[INDEX.size()];
    Arrays.fill(unknown, RackEvidence.UNKNOWN);
    Path file = folder.resolve("exact");
    RackEquityFormatV3.write(
        file, table, RackEvidence.ofErrors(unknown), Provenance.ofRecipe("chance"));
    assertThat(RackEquityTable.open(file).values()).isEqualTo(table.values());
  }

  @Test
  void everyFlippedByteIsToldOrChangesNothingThatIsRead() throws IOException {
    RackEquityTable back = packed(random(), 900);
    Path file = folder.resolve("packed");
    byte[] bytes = Files.readAllBytes(file);
    int refused = 0;
    for (int at = 0; at < bytes.length; at += 7) {
      byte[] damaged = bytes.clone();
      damaged[at] ^= 0x10;
      Files.write(file, damaged);
      try {
        assertThat(RackEquityTable.open(file).values()).as("byte %d", at).isEqualTo(back.values());
      } catch (IOException told) {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(bytes.length / 14);
  }

  @Test
  void aFileThatEndsTooSoonIsRefused() throws IOException {
    packed(random(), 900);
    Path file = folder.resolve("packed");
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 1_500));
    assertThatThrownBy(() -> RackEquityTable.open(file)).isInstanceOf(CorruptTableException.class);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "2, 9", "1000, 81", "1024, 81", "2147483647, 249"})
  void coarseCountsHaveEightStepsInAnOctave(int number, int code) {
    assertThat(CoarseCounts.encode(number) & 0xFF).isEqualTo(code);
    assertThat((double) CoarseCounts.decode((byte) code))
        .isCloseTo(number, within(number * 0.05 + 0.5));
  }

  private RackEquityTable packed(RackEquityTable table, int error) throws IOException {
    int[] errors = new int[INDEX.size()];
    Arrays.setAll(errors, rank -> rank % 5 == 0 ? RackEvidence.UNKNOWN : error);
    Path file = folder.resolve("packed");
    RackEquityFormatV3.write(
        file, table, RackEvidence.ofErrors(errors), Provenance.ofRecipe("chance"));
    return RackEquityTable.open(file, SmallTiles.SET, 4, WORDS);
  }

  private static RackEquityTable random() {
    SplittableRandom random = new SplittableRandom(12);
    int[] equities = new int[INDEX.size()];
    int[] observations = new int[INDEX.size()];
    for (int rank = 0; rank < equities.length; rank++) {
      equities[rank] = random.nextInt(-90_000, 300_000);
      observations[rank] = random.nextInt(3) == 0 ? 0 : random.nextInt(1 << random.nextInt(20));
    }
    return RackEquityTable.of(INDEX, WORDS, equities, observations);
  }
}
