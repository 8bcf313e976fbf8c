package dev.hindsight.oware.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.UnusableCheckpointException;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.EndgameTable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table solved on disk, in little memory, has the bytes of one solved in memory. */
@Tag("slow")
class EndgameOnDiskTest {
  private static final int NEVER = 1_000_000;

  /** So little that nearly every update crosses from one range to another, through files. */
  private static final DiskShares LITTLE = new DiskShares(256, 1024, 2048, 900, 16, 3000, NEVER);

  private static final DiskShares MORE = new DiskShares(512, 4096, 8192, 9000, 64, 50_000, NEVER);
  private static final DiskShares LITTLE_KEPT_OFTEN =
      new DiskShares(256, 1024, 2048, 900, 16, 3000, 0);

  @TempDir private Path folder;

  private byte[] inMemory(EndgameBuilder builder) throws IOException {
    Path file = folder.resolve("memory.table");
    try (Crew crew = new Crew(2)) {
      builder.build(file, crew);
    }
    return Files.readAllBytes(file);
  }

  @ParameterizedTest
  @CsvSource({
    "codingame, 8, false, 1",
    "codingame, 6, true, 3",
    "awari, 6, true, 2",
    "abapa, 7, false, 2",
  })
  void theBytesAreThoseOfABuildInMemory(String rules, int seeds, boolean bounds, int threads)
      throws IOException {
    EndgameBuilder builder = new EndgameBuilder(OwareRules.named(rules), seeds, bounds);
    byte[] expected = inMemory(builder);
    for (DiskShares shares : List.of(LITTLE, MORE)) {
      Path file = folder.resolve("disk.table");
      List<LayerCost> costs = new ArrayList<>();
      try (Crew crew = new Crew(threads)) {
        builder.onDisk(shares).run(file, crew, costs::add);
      }
      assertThat(Files.readAllBytes(file)).isEqualTo(expected);
      LayerCost last = costs.get(costs.size() - 1);
      assertThat(last.seeds()).isEqualTo(seeds);
      assertThat(last.ranges())
          .isEqualTo(shares.ranges(new SeedIndex(seeds), seeds))
          .isGreaterThan(1);
      assertThat(last.rounds()).isGreaterThan(last.values());
      assertThat(last.updates()).isGreaterThan(last.boards());
    }
    assertThat(names()).containsExactly("disk.table", "memory.table");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** Cancels once such a share of the work is done. */
  private static final class Impatience implements Progress {
    private final Cancellation cancellation;
    private final double patience;
    private final AtomicLong done = new AtomicLong();
    private volatile long total;

    Impatience(Cancellation cancellation, double patience) {
      this.cancellation = cancellation;
      this.patience = patience;
    }

    @Override
    public void begin(String task, long newTotal, String unit) {
      total = newTotal;
    }

    @Override
    public void advance(long amount) {
      if (done.addAndGet(amount) > patience * total) {
        cancellation.cancel();
      }
      assertThat(done.get()).isLessThanOrEqualTo(total);
    }

    @Override
    public void end() {}
  }

  private void stopAfter(DiskBuild build, Path file, double patience) {
    Cancellation cancellation = new Cancellation();
    try (Crew crew = new Crew(2, cancellation, new Impatience(cancellation, patience))) {
      assertThatThrownBy(() -> build.run(file, crew, cost -> {}))
          .isInstanceOf(CancelledException.class);
    }
  }

  @Test
  void aStoppedBuildGoesOnWithinItsLayerToTheSameBytes() throws IOException {
    EndgameBuilder builder = new EndgameBuilder(OwareRules.CODINGAME, 6, true);
    byte[] expected = inMemory(builder);
    Path file = folder.resolve("disk.table");
    // What was done before counts as progress, so each run goes a little further.
    for (double patience : new double[] {0.5, 0.8, 0.95}) {
      stopAfter(builder.onDisk(LITTLE_KEPT_OFTEN), file, patience);
      assertThat(names()).contains("disk.table.checkpoint").doesNotContain("disk.table");
    }
    try (Crew crew = new Crew(1)) {
      builder.onDisk(LITTLE_KEPT_OFTEN).run(file, crew, cost -> {});
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(expected);
    assertThat(names()).containsExactly("disk.table", "memory.table");
  }

  @Test
  void aStoppedBuildGoesOnWithOtherMemory() throws IOException {
    EndgameBuilder builder = new EndgameBuilder(OwareRules.CODINGAME, 7, false);
    byte[] expected = inMemory(builder);
    Path file = folder.resolve("disk.table");
    DiskShares other = new DiskShares(256, 1024, 8192, 4000, 64, 9000, 0);
    stopAfter(builder.onDisk(LITTLE_KEPT_OFTEN), file, 0.9);
    try (Crew crew = new Crew(2)) {
      builder.onDisk(other).run(file, crew, cost -> {});
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(expected);
    assertThat(names()).containsExactly("disk.table", "memory.table");
  }

  @Test
  void aDamagedScratchFileIsNoticed() throws IOException {
    EndgameBuilder builder = new EndgameBuilder(OwareRules.CODINGAME, 7, false);
    Path file = folder.resolve("disk.table");
    stopAfter(builder.onDisk(LITTLE_KEPT_OFTEN), file, 0.9);
    for (String name : List.of("kept-0", "kept-1", "captures-0")) {
      Path scratch = folder.resolve("disk.table.scratch").resolve(name);
      byte[] bytes = Files.readAllBytes(scratch);
      if (bytes.length > 0) {
        bytes[bytes.length / 2] ^= 0x10;
        Files.write(scratch, bytes);
      }
    }
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> builder.onDisk(LITTLE_KEPT_OFTEN).run(file, crew, cost -> {}))
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("is damaged");
    }
  }

  @Test
  void aBuildInMemoryRefusesTheCheckpointsOfOneOnDisk() {
    EndgameBuilder builder = new EndgameBuilder(OwareRules.CODINGAME, 7, false);
    Path file = folder.resolve("disk.table");
    stopAfter(builder.onDisk(LITTLE_KEPT_OFTEN), file, 0.9);
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> builder.build(file, crew))
          .isInstanceOf(UnusableCheckpointException.class);
    }
  }

  @Test
  void aFolderOfSomebodyElseIsLeftAlone() throws IOException {
    EndgameBuilder builder = new EndgameBuilder(OwareRules.CODINGAME, 7, false);
    Path file = folder.resolve("disk.table");
    Path letters = Files.createDirectory(folder.resolve("disk.table.scratch")).resolve("letters");
    Files.writeString(letters, "from home");
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> builder.onDisk(LITTLE).run(file, crew, cost -> {}))
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("disk.table.scratch")
          .hasMessageContaining("move or rename it");
    }
    assertThat(letters).hasContent("from home");
  }

  /** The sums are those of the table of 24 seeds that was solved in memory. */
  @Test
  @Tag("long")
  void layersOfUpToNineteenSeedsAreSolvedIn96Megabytes() throws IOException {
    Path file = folder.resolve("disk.table");
    List<LayerCost> costs = new ArrayList<>();
    try (Crew crew = new Crew(2)) {
      new EndgameBuilder(OwareRules.CODINGAME, 19, false)
          .buildOnDisk(file, crew, DiskShares.LEAST_BYTES, costs::add);
    }
    assertThat(costs).extracting(LayerCost::ranges).containsExactly(1, 1, 1, 2, 2);
    EndgameTable table = EndgameTable.open(file);
    assertThat(table.sumOfValues(15)).isEqualTo(10_575_800);
    assertThat(table.sumOfValues(16)).isEqualTo(18_105_618);
    assertThat(table.sumOfValues(17)).isEqualTo(29_919_861);
    assertThat(table.sumOfValues(18)).isEqualTo(48_987_337);
    assertThat(table.sumOfValues(19)).isEqualTo(78_222_792);
  }

  @Test
  void memoryIsSharedOutAndTooLittleIsRefused() {
    assertThatThrownBy(() -> DiskShares.of(DiskShares.LEAST_BYTES - 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at least 96M");
    SeedIndex index = new SeedIndex(SeedIndex.MOST_SEEDS);
    DiskShares shares = DiskShares.of(1L << 30, 2);
    // C(35, 11) = 417,225,900 boards have their states in 209 MB.
    assertThat(shares.ranges(index, 24)).isEqualTo(1);
    assertThat(shares.ranges(index, 30)).isEqualTo(4);
    assertThat(DiskShares.of(1L << 40, 2).ranges(index, 48)).as("arrays have an end").isEqualTo(33);
    assertThat(shares.boardsOfRange(index, 30) % shares.partBoards()).isZero();
    assertThat(4 * shares.boardsOfRange(index, 30)).isGreaterThanOrEqualTo(index.layerBoards(30));
  }
}
