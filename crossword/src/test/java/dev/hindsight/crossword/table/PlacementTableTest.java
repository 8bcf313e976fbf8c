package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableException;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.play.evaluate.RandomPlacement;
import dev.hindsight.crossword.play.evaluate.RandomPlacement.Variant;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.foreign.PlacementFile;
import dev.hindsight.crossword.table.foreign.ValueFileException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Placement values in files, ours and those for other programs. */
class PlacementTableTest {
  private static final CrosswordRules ENGLISH = CrosswordRules.english();
  private static final TileSet TILES = TileSet.english();
  private static final Provenance PROVENANCE = Provenance.ofRecipe("values made up for a test");
  private static final String WORDS = "ab".repeat(32);
  private static final String LEAVES = "cd".repeat(32);

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(Variant.class)
  void everyValueComesBack(Variant variant) throws IOException {
    PlacementTable table = RandomPlacement.table(2, 3_000, variant);
    Path file = folder.resolve("squares.table");
    table.write(file, PROVENANCE);
    PlacementTable back = PlacementTable.open(file, ENGLISH, WORDS);
    assertThat(back.meanMillipoints()).isEqualTo(table.meanMillipoints());
    assertThat(back.varianceThousandths()).isEqualTo(table.varianceThousandths());
    assertThat(back.observations()).isEqualTo(table.observations());
    assertThat(back.exposureMillipoints()).isEqualTo(table.exposureMillipoints());
    assertThat(back.exposureVarianceThousandths()).isEqualTo(table.exposureVarianceThousandths());
    assertThat(back.openness()).isEqualTo(Openness.EXTENT);
    assertThat(back.multipliersThousandths()).isEqualTo(table.multipliersThousandths());
    assertThat(CrosswordTables.open(file)).isInstanceOf(PlacementTable.class);
    back.write(folder.resolve("again"), PROVENANCE);
    assertThat(folder.resolve("again")).hasSameBinaryContentAs(file);
  }

  @Test
  void hooksAreOfVersionTwoAndEverythingElseOfVersionOne() throws IOException {
    Path file = folder.resolve("squares.table");
    for (Openness measure : Openness.ALL) {
      PlacementTable table =
          measure == Openness.NONE
              ? RandomPlacement.withoutOpenness(2, 3_000, Variant.PLAIN)
              : RandomPlacement.withOpenness(2, 3_000, Variant.PLAIN, measure);
      table.write(file, PROVENANCE);
      assertThat(TableFiles.inspect(file).kindVersion())
          .as(measure.word())
          .isEqualTo(measure == Openness.HOOKS ? 2 : 1);
      PlacementTable back = PlacementTable.open(file, ENGLISH, WORDS);
      assertThat(back.openness()).isEqualTo(measure);
      assertThat(back.multipliersThousandths()).isEqualTo(table.multipliersThousandths());
      Files.delete(file);
    }
  }

  @Test
  void theStandardBoardHas2475CellsAndThreeTimesAsManyWithNeighbours() {
    assertThat(new PlacementIndex(TILES, BoardLayout.standard(), false).size()).isEqualTo(2_475);
    assertThat(new PlacementIndex(TILES, BoardLayout.standard(), true).size()).isEqualTo(7_425);
  }

  @Test
  void aLayoutWithoutSymmetryKeepsBothDirections() {
    BoardLayout crooked = BoardLayout.parse("start 2B\n=..\n...\n..'\n");
    BoardLayout more = BoardLayout.parse("start 2B\n=.'\n...\n...\n");
    assertThat(new PlacementIndex(TILES, crooked, false).squares()).isEqualTo(9);
    assertThat(new PlacementIndex(TILES, more, false).squares()).isEqualTo(18);
  }

  @Test
  void otherWordsTilesOrBoardAreRefusedByName() throws IOException {
    Path file = folder.resolve("squares.table");
    PlacementTable.of(new PlacementIndex(TILES, BoardLayout.standard(), false))
        .learntWith(WORDS, LEAVES)
        .build()
        .write(file, PROVENANCE);
    assertThat(PlacementTable.open(file, ENGLISH, WORDS).leavesSha256()).isEqualTo(LEAVES);
    assertThatThrownBy(() -> PlacementTable.open(file, ENGLISH, "00".repeat(32)))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("words");
    CrosswordRules large = new CrosswordRules(BoardLayout.named("super"), TILES);
    assertThatThrownBy(() -> PlacementTable.open(file, large, WORDS))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("layout");
    CrosswordRules others = new CrosswordRules(BoardLayout.standard(), SmallTiles.SET);
    assertThatThrownBy(() -> PlacementTable.open(file, others, WORDS))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("tiles");
  }

  @Test
  void everyDamageIsFound() throws IOException {
    Path file = folder.resolve("squares.table");
    PlacementTable table = RandomPlacement.table(2, 3_000, Variant.PLAIN);
    table.write(file, PROVENANCE);
    byte[] sound = Files.readAllBytes(file);
    SplittableRandom random = new SplittableRandom(9);
    for (int trial = 0; trial < 400; trial++) {
      byte[] damaged = sound.clone();
      int place = random.nextInt(damaged.length);
      damaged[place] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, damaged);
      try {
        PlacementTable opened = PlacementTable.open(file);
        // Only padding may differ unseen by a reader; the values are the same.
        assertThat(opened.meanMillipoints()).isEqualTo(table.meanMillipoints());
        assertThat(opened.observations()).isEqualTo(table.observations());
        assertThat(TableFiles.verify(file).ok()).as("place " + place).isFalse();
      } catch (TableException found) {
        assertThat(found).hasMessageContaining(file.toString());
      }
    }
    Files.write(file, Arrays.copyOf(sound, sound.length / 2));
    assertThatThrownBy(() -> PlacementTable.open(file)).isInstanceOf(CorruptTableException.class);
  }

  @Test
  void plainValuesGoToOtherProgramsAndBack() throws IOException {
    PlacementTable table = edges(true);
    Path file = folder.resolve("squares.spv");
    PlacementFile.write(file, table);
    assertThat(Files.size(file)).isEqualTo(19_840);
    assertThat(Files.readAllBytes(file)).startsWith('S', 'P', 'V', '1', 225, 0, 0, 0, 11);
    PlacementTable back = (PlacementTable) CrosswordTables.open(file);
    assertThat(back.meanMillipoints()).isEqualTo(table.meanMillipoints());
    assertThat(back.varianceThousandths()).isEqualTo(table.varianceThousandths());
    assertThat(back.multipliersThousandths()).isEqualTo(table.multipliersThousandths());
    assertThat(back.openness()).isEqualTo(Openness.OPEN_EDGES);
    assertThat(back.wordsSha256()).isEqualTo(PlacementTable.UNKNOWN);
    PlacementFile.write(file, edges(false));
    assertThat(Files.size(file)).isEqualTo(9_940);
  }

  private static PlacementTable edges(boolean withVariance) {
    PlacementTable random = RandomPlacement.table(4, 2_000, Variant.PLAIN);
    PlacementTableBuilder table =
        PlacementTable.of(random.index())
            .mean(random.meanMillipoints())
            .openness(Openness.OPEN_EDGES, random.multipliersThousandths());
    return withVariance ? table.variance(random.varianceThousandths()).build() : table.build();
  }

  @Test
  void whatDoesNotFitIntoTheFileIsNotWritten() {
    Path file = folder.resolve("squares.spv");
    for (Variant variant : Variant.values()) {
      // Those of chance have the openness of the extent, which the file cannot tell either.
      assertThatThrownBy(() -> PlacementFile.write(file, RandomPlacement.table(2, 3_000, variant)))
          .isInstanceOf(ValueFileException.class)
          .hasMessageContaining("plain");
      assertThat(file).doesNotExist();
    }
    PlacementTable hooks = RandomPlacement.withOpenness(2, 3_000, Variant.PLAIN, Openness.HOOKS);
    assertThatThrownBy(() -> PlacementFile.write(file, hooks))
        .isInstanceOf(ValueFileException.class)
        .hasMessageContaining("go by hooks");
    assertThat(file).doesNotExist();
  }

  @Test
  void damagedFilesOfOtherProgramsAreRefused() throws IOException {
    Path file = folder.resolve("squares.spv");
    PlacementFile.write(file, edges(true));
    byte[] sound = Files.readAllBytes(file);
    refused(file, Arrays.copyOf(sound, 19), "SPV1");
    refused(file, Arrays.copyOf(sound, 10_000), "bytes are needed");
    refused(file, Arrays.copyOf(sound, sound.length + 4), "more than");
    refused(file, with(sound, 0, 0x32565053), "SPV1");
    refused(file, with(sound, 4, 450), "450 squares");
    refused(file, with(sound, 8, 10), "10 kinds of tiles");
    refused(file, with(sound, 12, 4), "4 levels");
    refused(file, with(sound, 16, 3), "flags 3");
    refused(file, with(sound, 16, 0), "bytes are needed");
    refused(file, with(sound, 20, Float.floatToIntBits(Float.NaN)), "a mean of 2143289344");
    refused(file, with(sound, 9_920, Integer.MIN_VALUE), "a variance of -2147483648");
    refused(file, with(sound, 19_820, 70_000), "a multiplier of 70000");
    assertThatThrownBy(() -> PlacementFile.read(file, SmallTiles.SET, BoardLayout.standard()))
        .isInstanceOf(ValueFileException.class);
    assertThatThrownBy(() -> PlacementFile.read(folder, TILES, BoardLayout.standard()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("folder");
  }

  private static void refused(Path file, byte[] bytes, String because) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(() -> PlacementFile.read(file, TILES, BoardLayout.standard()))
        .isInstanceOf(ValueFileException.class)
        .hasMessageContaining(because);
  }

  private static byte[] with(byte[] bytes, int place, int value) {
    byte[] changed = bytes.clone();
    ByteBuffer.wrap(changed).order(ByteOrder.LITTLE_ENDIAN).putInt(place, value);
    return changed;
  }
}
