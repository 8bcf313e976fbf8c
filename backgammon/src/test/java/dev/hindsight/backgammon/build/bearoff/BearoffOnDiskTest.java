package dev.hindsight.backgammon.build.bearoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.backgammon.table.foreign.GnubgFileException;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.tables.TableFiles;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BearoffOnDiskTest {
  @TempDir private Path folder;

  @Test
  void aTableHoldsTheSolvedValuesRoundedOnce() throws IOException {
    BearoffIndex index = new BearoffIndex(6, 4);
    BearoffTable table = built("cubeful", 4, true);
    ReferenceBearoff reference = new ReferenceBearoff(index);
    for (CubeState state : CubeState.values()) {
      for (int us = 0; us < index.size(); us++) {
        for (int them = 0; them < index.size(); them++) {
          double exact = reference.fraction(state, us, them) * 65_535;
          if (Math.abs(table.stored(state, us, them) - exact) > 0.5 + 1e-7) {
            throw new AssertionError(state + " " + us + " against " + them + ": " + exact);
          }
        }
      }
    }
    assertThat(TableFiles.verify(folder.resolve("cubeful")).ok()).isTrue();
  }

  @Test
  void aBoardIsLookedUpByItsTwoSides() throws IOException {
    BearoffTable table = built("six", 6, true);
    Board board = home(new int[] {1, 1, 1, 1, 1, 1}, new int[] {1, 1, 1, 1, 1, 1});
    assertThat(table.covers(board)).isTrue();
    long mover = board.moverNear();
    long other = board.otherNear();
    assertThat(table.winProbability(mover, other)).isEqualTo(0.700571624976468, within(7.7e-6));
    assertThat(table.equity(CubeState.CUBELESS, mover, other))
        .isEqualTo(0.401143249952936, within(1.6e-5));
    assertThat(table.equity(CubeState.OWNED, mover, other)).isEqualTo(0.636769992, within(1.6e-5));
    assertThat(table.equity(CubeState.CENTRED, mover, other)).isEqualTo(0.60224984, within(1.6e-5));
    assertThat(table.equity(CubeState.OPPONENTS, mover, other))
        .isEqualTo(0.351132562, within(1.6e-5));
    assertThat(table.covers(home(new int[] {7, 0, 0, 0, 0, 0}, new int[] {1, 0, 0, 0, 0, 0})))
        .isFalse();
    assertThat(table.covers(Board.START)).isFalse();
    assertThat(table.name()).isEqualTo("bearoff-6x6");
  }

  private static Board home(int[] mover, int[] other) {
    return Board.of(Arrays.copyOf(mover, 25), Arrays.copyOf(other, 25));
  }

  @Test
  void aTableWithoutTheCubeKnowsOnlyChances() throws IOException {
    BearoffTable cubeless = built("cubeless", 3, false);
    BearoffTable cubeful = built("cubeful", 3, true);
    for (int us = 0; us < cubeless.index().size(); us++) {
      for (int them = 0; them < cubeless.index().size(); them++) {
        assertThat(cubeless.stored(CubeState.CUBELESS, us, them))
            .isEqualTo(cubeful.stored(CubeState.CUBELESS, us, them));
      }
    }
    assertThatThrownBy(() -> cubeless.stored(CubeState.OWNED, 1, 1))
        .hasMessageContaining("built without the cube");
  }

  @Test
  void neitherThreadsNorCheckpointsShowInTheFile() throws IOException {
    for (boolean inDoubles : new boolean[] {false, true}) {
      int mostInDoubles = inDoubles ? 10_000 : 0;
      byte[] plain = bytes("plain", new TwoSidedBuilder(6, 5, true, 1L << 40, mostInDoubles), 1);
      byte[] parts = bytes("parts", new TwoSidedBuilder(6, 5, true, 30_000, mostInDoubles), 2);
      assertThat(parts).isEqualTo(plain);
      assertThat(folder.resolve("parts.checkpoint")).doesNotExist();
    }
  }

  private byte[] bytes(String name, TwoSidedBuilder builder, int threads) throws IOException {
    Path file = folder.resolve(name);
    try (Crew crew = new Crew(threads)) {
      builder.build(file, crew);
    }
    return Files.readAllBytes(file);
  }

  @Test
  void aStoppedBuildGoesOnAndEndsWithTheSameBytes() throws IOException {
    byte[] plain = bytes("plain", new TwoSidedBuilder(6, 5, true, 30_000, 0), 2);
    AtomicLong steps = new AtomicLong();
    AtomicLong total = new AtomicLong();
    count(steps, total, Long.MAX_VALUE);
    assertThat(steps.get()).isEqualTo(total.get());
    Path file = folder.resolve("stopped");
    int stops = 0;
    // Each run does a little more than a part and is cancelled somewhere within a layer.
    while (!Files.exists(file)) {
      steps.set(0);
      boolean finished = count(steps, total, 250 + 37L * stops);
      stops += finished ? 0 : 1;
      assertThat(stops).isLessThan(500);
      assertThat(folder.resolve("stopped.partial")).doesNotExist();
    }
    assertThat(stops).isGreaterThan(3);
    assertThat(Files.readAllBytes(file)).isEqualTo(plain);
    assertThat(folder.resolve("stopped.checkpoint")).doesNotExist();
  }

  /** Builds until so many new steps were reported; returns whether the build was finished. */
  private boolean count(AtomicLong steps, AtomicLong total, long most) throws IOException {
    Cancellation cancellation = new Cancellation();
    AtomicLong largest = new AtomicLong();
    Progress progress =
        new Progress() {
          @Override
          public void begin(String task, long all, String unit) {
            total.set(all);
          }

          @Override
          public void advance(long amount) {
            steps.addAndGet(amount);
            // What was resumed comes in one large portion and does not count as work.
            if (amount <= 64 && largest.addAndGet(amount) > most) {
              cancellation.cancel();
            }
          }

          @Override
          public void end() {}
        };
    String name = most == Long.MAX_VALUE ? "counted" : "stopped";
    try (Crew crew = new Crew(2, cancellation, progress)) {
      new TwoSidedBuilder(6, 5, true, 30_000, 0).build(folder.resolve(name), crew);
      return true;
    } catch (CancelledException cancelled) {
      return false;
    }
  }

  @Test
  void aDamagedCheckpointIsRefused() throws IOException {
    AtomicLong steps = new AtomicLong();
    assertThat(count(steps, new AtomicLong(), 1_000)).isFalse();
    Path checkpoints = folder.resolve("stopped.checkpoint");
    Path part;
    try (var files = Files.list(checkpoints)) {
      part = files.sorted().findFirst().orElseThrow();
    }
    try (RandomAccessFile file = new RandomAccessFile(part.toFile(), "rw")) {
      file.seek(file.length() - 100);
      int old = file.read();
      file.seek(file.length() - 100);
      file.write(old ^ 1);
    }
    assertThatThrownBy(() -> count(steps, new AtomicLong(), 100_000))
        .hasMessageContaining("delete it to do that part of the work again");
  }

  @Test
  void gnubgFilesGoOutAndComeBack() throws IOException {
    for (boolean cubeful : new boolean[] {false, true}) {
      BearoffTable table = built("table" + cubeful, 4, cubeful);
      Path file = folder.resolve("gnubg_ts.bd");
      GnubgTwoSided.write(table, file);
      String header = cubeful ? "gnubg-TS-06-04-1" : "gnubg-TS-06-04-0";
      byte[] bytes = Files.readAllBytes(file);
      assertThat(new String(bytes, 0, 40, StandardCharsets.US_ASCII))
          .isEqualTo(header + "x".repeat(23) + "\n");
      assertThat(bytes).hasSize(40 + 210 * 210 * (cubeful ? 8 : 2));
      BearoffTable again = GnubgTwoSided.open(file);
      assertThat(again.isCubeful()).isEqualTo(cubeful);
      assertSame(again, table);
    }
  }

  private static void assertSame(BearoffTable found, BearoffTable expected) {
    int values = expected.isCubeful() ? 4 : 1;
    assertThat(found.index().size()).isEqualTo(expected.index().size());
    for (int us = 0; us < expected.index().size(); us++) {
      for (int them = 0; them < expected.index().size(); them++) {
        for (CubeState state : Arrays.copyOf(CubeState.values(), values)) {
          if (found.stored(state, us, them) != expected.stored(state, us, them)) {
            throw new AssertionError(us + " against " + them);
          }
        }
      }
    }
  }

  /** Six on the ace point against six on the six point: rows of 924 pairs of four values. */
  @Test
  void gnubgValuesStandWhereItsFormatSays() throws IOException {
    Path file = folder.resolve("gnubg_ts.bd");
    GnubgTwoSided.write(built("table", 6, true), file);
    byte[] bytes = Files.readAllBytes(file);
    int at = 40 + 8 * (462 * 924 + 923);
    int stored = (bytes[at] & 0xFF) | (bytes[at + 1] & 0xFF) << 8;
    assertThat(stored / 65_535.0).isEqualTo(0.997320816186557, within(7.7e-6));
    assertThat(bytes[40 + 8 * 5] & 0xFF).as("us = 0 has won").isEqualTo(255);
    assertThat(bytes[40 + 8 * 5 * 924] & 0xFF).as("them = 0 has won").isZero();
  }

  /** In memory and in bands; the rows go into the database as they are solved. */
  @Test
  void aDatabaseIsBuiltDirectlyAsTheCopyOfTheTableWouldBe() throws IOException {
    Path copy = folder.resolve("copy.bd");
    GnubgTwoSided.write(built("table", 5, true), copy);
    BearoffWriter.Opener file =
        (target, index, cubeful, provenance) -> GnubgTwoSided.writer(target, index, cubeful);
    TwoSidedBuilder builder = new TwoSidedBuilder(6, 5, true);
    Path direct = folder.resolve("direct.bd");
    try (Crew crew = new Crew(2)) {
      builder.build(direct, file, crew, 1L << 30);
      assertThat(direct).hasSameBinaryContentAs(copy);
      builder.buildInBands(direct, file, crew, 1L << 20);
    }
    assertThat(direct).hasSameBinaryContentAs(copy);
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("table", "copy.bd", "direct.bd");
  }

  @Test
  void damagedGnubgFilesAreRefused() throws IOException {
    Path file = folder.resolve("gnubg_ts.bd");
    GnubgTwoSided.write(built("table", 2, true), file);
    byte[] good = Files.readAllBytes(file);
    assertRefused(file, Arrays.copyOf(good, good.length - 1), "is damaged");
    assertRefused(file, Arrays.copyOf(good, good.length + 2), "is damaged");
    assertRefused(file, Arrays.copyOf(good, 39), "ends before the 40 bytes");
    assertRefused(file, new byte[0], "ends before the 40 bytes");
    for (int at = 0; at < 40; at++) {
      byte[] bad = good.clone();
      bad[at] ^= 0x40;
      assertRefused(file, bad, "");
    }
    assertRefused(file, withHeader(good, "gnubg-TS-06-00-1"), "1 to 15 checkers, not 0");
    assertRefused(file, withHeader(good, "gnubg-TS-99-06-1"), "1 to 8 points, not 99");
    assertRefused(file, withHeader(good, "gnubg-TS-06-12-1"), "cannot hold");
    assertRefused(file, withHeader(good, "gnubg-OS-06-15-1-0-0"), "not a two-sided gnubg database");
  }

  private static byte[] withHeader(byte[] good, String header) {
    byte[] bytes = good.clone();
    byte[] head = header.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(head, 0, bytes, 0, head.length);
    return bytes;
  }

  private static void assertRefused(Path file, byte[] bytes, String reason) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(() -> GnubgTwoSided.open(file))
        .isInstanceOf(GnubgFileException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void impossibleTablesAreRefusedBeforeTheWork() {
    assertThatThrownBy(() -> new TwoSidedBuilder(7, 15, false)).hasMessageContaining("too many");
    assertThatThrownBy(() -> new TwoSidedBuilder(6, 16, false)).hasMessageContaining("1 to 15");
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(
              () ->
                  new TwoSidedBuilder(6, 2, false)
                      .build(folder.resolve("missing").resolve("table"), crew))
          .isInstanceOf(NoSuchFileException.class);
    }
  }

  private BearoffTable built(String name, int checkers, boolean cubeful) throws IOException {
    Path file = folder.resolve(name);
    try (Crew crew = new Crew(2)) {
      new TwoSidedBuilder(6, checkers, cubeful).build(file, crew);
    }
    return BearoffTable.open(file);
  }
}
