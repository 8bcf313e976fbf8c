package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("java")
class CheckpointsTest {
  private static final Parameters NINE = Parameters.of().with("seeds", 9);
  private static final Provenance RECIPE = Provenance.ofRecipe("layers from below");

  @TempDir Path parent;
  private Path target;
  private Path folder;

  @BeforeEach
  void chooseTarget() {
    target = parent.resolve("nine.table");
    folder = parent.resolve("nine.table.checkpoint");
  }

  private Checkpoints open() throws IOException {
    return Checkpoints.beside(target, NINE, RECIPE);
  }

  private void saveTwoLayers() throws IOException {
    Checkpoints checkpoints = open();
    checkpoints.save("layer-0", NamedArrays.of().with("values", new byte[] {1, -2, 3}));
    checkpoints.save("layer-1", NamedArrays.of().with("values", new byte[1_000]));
  }

  @Test
  void whatNeverRanHasNone() throws IOException {
    Checkpoints checkpoints = open();
    assertThat(checkpoints.has("layer-0")).isFalse();
    assertThat(checkpoints.find("layer-0")).isEmpty();
    checkpoints.remove();
    assertThat(folder).doesNotExist();
  }

  @Test
  void everyTypeOfArrayComesBack() throws IOException {
    open()
        .save(
            "all",
            NamedArrays.of()
                .with("bytes", new byte[] {Byte.MIN_VALUE, 0, Byte.MAX_VALUE})
                .with("ints", new int[] {Integer.MIN_VALUE, 7})
                .with("longs", new long[] {Long.MIN_VALUE, 7})
                .with("floats", new float[] {Float.NaN, -0.0f})
                .with("doubles", new double[] {Double.MIN_VALUE, Math.PI})
                .with("empty", new int[0]));
    NamedArrays found = open().find("all").orElseThrow();
    assertThat(found.bytes("bytes")).containsExactly(Byte.MIN_VALUE, 0, Byte.MAX_VALUE);
    assertThat(found.ints("ints")).containsExactly(Integer.MIN_VALUE, 7);
    assertThat(found.longs("longs")).containsExactly(Long.MIN_VALUE, 7);
    assertThat(found.floats("floats")).containsExactly(Float.NaN, -0.0f);
    assertThat(found.doubles("doubles")).containsExactly(Double.MIN_VALUE, Math.PI);
    assertThat(found.ints("empty")).isEmpty();
    assertThatThrownBy(() -> found.longs("ints")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> found.longs("none")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void finishedLayersAreFoundAgainAndRemovedAtTheEnd() throws IOException {
    saveTwoLayers();
    Checkpoints again = open();
    assertThat(again.find("layer-0").orElseThrow().bytes("values")).containsExactly(1, -2, 3);
    assertThat(again.has("layer-1")).isTrue();
    assertThat(again.has("layer-2")).isFalse();
    again.remove();
    assertThat(folder).doesNotExist();
    assertThat(parent).isEmptyDirectory();
  }

  @Test
  void savingAgainReplaces() throws IOException {
    saveTwoLayers();
    open().save("layer-0", NamedArrays.of().with("values", new byte[] {5}));
    assertThat(open().find("layer-0").orElseThrow().bytes("values")).containsExactly(5);
  }

  @Test
  void aCheckpointOfAnotherRunIsRefusedByName() throws IOException {
    saveTwoLayers();
    refuses(
        () -> Checkpoints.beside(target, NINE.with("seeds", 10), RECIPE),
        "layer-0.table belongs to another run (parameter seeds is 9 there and 10 here)");
    refuses(
        () -> Checkpoints.beside(target, NINE.with("rules", "abapa"), RECIPE),
        "(parameter rules is missing there and abapa here)");
    refuses(
        () -> Checkpoints.beside(target, Parameters.of(), RECIPE),
        "(parameter seeds is 9 there and missing here)");
    refuses(
        () -> Checkpoints.beside(target, NINE, Provenance.ofRecipe("layers from above")),
        "(recipe is \"layers from below\" there and \"layers from above\" here)");
    refuses(
        () -> Checkpoints.beside(target, NINE, provenance(7, 0)), "(seed is 0 there and 7 here)");
    refuses(
        () -> Checkpoints.beside(target, NINE, provenance(0, 8)),
        "(number of trials is 0 there and 8 here)");
    TreeMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", "ab".repeat(32));
    refuses(
        () -> Checkpoints.beside(target, NINE, new Provenance(RECIPE.recipe(), 0, 0, 0, inputs)),
        "(input words is missing there and SHA-256 abab");
    assertThat(open().has("layer-1")).isTrue();
  }

  private static Provenance provenance(long seed, long trials) {
    return new Provenance(RECIPE.recipe(), seed, 0, trials, new TreeMap<>());
  }

  @Test
  void aRenamedCheckpointIsRefused() throws IOException {
    saveTwoLayers();
    Files.move(folder.resolve("layer-1.table"), folder.resolve("layer-2.table"));
    refuses(this::open, "(parameter checkpoint is layer-1 there and layer-2 here)");
  }

  @Test
  void everyFlippedByteIsNoticed() throws IOException {
    saveTwoLayers();
    Path file = folder.resolve("layer-0.table");
    byte[] good = Files.readAllBytes(file);
    for (int position = 0; position < good.length; position++) {
      byte[] bad = good.clone();
      bad[position] ^= 1;
      Files.write(file, bad);
      assertThatThrownBy(() -> open().find("layer-0"))
          .as("byte %d of %d flipped", position, good.length)
          .isInstanceOf(UnusableCheckpointException.class)
          .hasMessageContaining("layer-0.table")
          .hasMessageContaining("delete");
      assertThat(Files.readAllBytes(file)).isEqualTo(bad);
    }
  }

  @Test
  void truncatedAnywhereIsNoticed() throws IOException {
    saveTwoLayers();
    Path file = folder.resolve("layer-0.table");
    byte[] good = Files.readAllBytes(file);
    for (int length = 0; length < good.length; length += 13) {
      Files.write(file, Arrays.copyOf(good, length));
      refuses(this::open, "layer-0.table cannot be used");
    }
  }

  @Test
  void damageSaysWhatToDelete() throws IOException {
    saveTwoLayers();
    Path file = folder.resolve("layer-1.table");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    refuses(
        () -> open().find("layer-1"),
        "layer-1.table cannot be used (",
        "; delete it to do that part of the work again.");
    Files.delete(file);
    assertThat(open().find("layer-1")).isEmpty();
  }

  @Test
  void aFileThatIsNoCheckpointIsRefusedAndKept() throws IOException {
    saveTwoLayers();
    Path notes = Files.writeString(folder.resolve("notes.txt"), "mine");
    refuses(this::open, "notes.txt is not a checkpoint; move it elsewhere, or delete the folder");
    assertThat(notes).hasContent("mine");
    Files.move(notes, folder.resolve("layer-5.table"));
    refuses(this::open, "layer-5.table cannot be used");
    Files.delete(folder.resolve("layer-5.table"));
    Files.createDirectory(folder.resolve("layer-6.table"));
    refuses(this::open, "layer-6.table is not a checkpoint");
  }

  @Test
  void whatTurnsUpDuringTheBuildIsNotDeleted() throws IOException {
    saveTwoLayers();
    Checkpoints checkpoints = open();
    Path notes = Files.writeString(folder.resolve("notes.txt"), "mine");
    refuses(checkpoints::remove, "holds files that are not checkpoints");
    assertThat(notes).hasContent("mine");
  }

  @Test
  void aFileInThePlaceOfTheFolderIsRefused() throws IOException {
    Files.writeString(folder, "a file");
    refuses(this::open, "is not a folder");
    assertThat(folder).hasContent("a file");
  }

  @Test
  void theRestOfAKilledWriteIsIgnoredAndTidiedUp() throws IOException {
    saveTwoLayers();
    Files.write(folder.resolve("layer-2.table.partial"), new byte[] {1, 2, 3});
    Checkpoints checkpoints = open();
    assertThat(checkpoints.has("layer-2")).isFalse();
    checkpoints.remove();
    assertThat(folder).doesNotExist();
  }

  @Test
  void anInterruptedThreadSavesAndFindsAndStaysInterrupted() throws IOException {
    Thread.currentThread().interrupt();
    try {
      saveTwoLayers();
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
      assertThat(open().find("layer-0").orElseThrow().bytes("values")).containsExactly(1, -2, 3);
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
      open().remove();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(folder).doesNotExist();
  }

  @Test
  void namesCannotLeaveTheFolder() throws IOException {
    Checkpoints checkpoints = open();
    for (String name : new String[] {"", "..", "../x", "a/b", "A", "a.table", "a b"}) {
      assertThatThrownBy(() -> checkpoints.save(name, NamedArrays.of()))
          .as(name)
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(
            () -> Checkpoints.beside(target, Parameters.of().with("checkpoint", "x"), RECIPE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aTallyOfOtherTrialsOrAnotherShapeIsRefused() throws IOException {
    Checkpoints checkpoints = open();
    try (Crew crew = new Crew(1)) {
      trials(TrialRange.of(1, 100), checkpoints).run(crew);
      refuses(
          () -> trials(TrialRange.of(2, 100), checkpoints).run(crew),
          "its tally is not one of this run",
          "[1, 0, 100, 100]");
      checkpoints.save(
          "games", NamedArrays.of().with("checkpoint.trials", new long[] {1, 0, 100, 50}));
      refuses(
          () -> trials(TrialRange.of(1, 100), checkpoints).run(crew), "There is no long[] counts");
    }
  }

  private static ResumableTrials<HistogramTally> trials(TrialRange range, Checkpoints checkpoints) {
    return Trials.of(range, HistogramTally.COUNTING).checkpointed(checkpoints, "games", 10);
  }

  private interface Action {
    void run() throws IOException;
  }

  private static void refuses(Action action, String... words) {
    assertThatThrownBy(action::run)
        .isInstanceOf(UnusableCheckpointException.class)
        .hasMessageContainingAll(words);
  }
}
