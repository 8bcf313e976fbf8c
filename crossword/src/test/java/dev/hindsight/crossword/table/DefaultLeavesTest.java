package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DefaultLeavesTest {
  private static final String WORDS = "5".repeat(64);
  private static final int RACK_SIZE = 4;

  private final LeaveIndex index = new LeaveIndex(SmallTiles.SET, RACK_SIZE);

  @Test
  void whatIsWrittenIsRead() throws IOException {
    SplittableRandom random = new SplittableRandom(8);
    int[] values = random.ints(index.size(), -60_000, 60_000).toArray();
    values[0] = 0;
    values[1] = 8_388_607;
    values[2] = -8_388_607;
    LeaveTable table = LeaveTable.of(index, values);
    DefaultLeaves read = read(written(table), SmallTiles.SET);
    assertThat(read.table().values()).isEqualTo(values);
    assertThat(read.wordsSha256()).isEqualTo(WORDS);
    assertThat(written(table)).isEqualTo(written(read.table()));
  }

  @Test
  void otherTilesOrWordsAreRefusedByName() throws IOException {
    DefaultLeaves leaves =
        read(written(LeaveTable.zero(SmallTiles.SET, RACK_SIZE)), SmallTiles.SET);
    assertThat(leaves.tableFor(SmallTiles.SET, RACK_SIZE, WORDS)).isSameAs(leaves.table());
    assertThat(leaves.isFor(SmallTiles.SET, RACK_SIZE, WORDS)).isTrue();
    assertThat(leaves.isFor(TileSet.english(), RACK_SIZE, WORDS)).isFalse();
    assertThatThrownBy(() -> leaves.tableFor(TileSet.english(), RACK_SIZE, WORDS))
        .hasMessage(
            "the built-in leave values are for the small tiles, not for the tiles english; bring"
                + " others with --leaves");
    assertThatThrownBy(() -> leaves.tableFor(SmallTiles.SET, 5, WORDS))
        .hasMessageContaining("racks of 4 tiles, not of 5");
    assertThatThrownBy(() -> leaves.tableFor(SmallTiles.SET, RACK_SIZE, "7".repeat(64)))
        .hasMessageContaining("555555555555")
        .hasMessageContaining("777777777777");
  }

  @Test
  void whatIsDamagedIsRefused() throws IOException {
    byte[] bytes = written(LeaveTable.zero(SmallTiles.SET, RACK_SIZE));
    assertThatThrownBy(() -> read(Arrays.copyOf(bytes, bytes.length / 2), SmallTiles.SET))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> read(bytes, TileSet.english())).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> read(new byte[] {1, 2, 3}, SmallTiles.SET))
        .isInstanceOf(IOException.class);
  }

  @Test
  void theValuesOfTheProgramAreForItsWordsAndTiles() {
    DefaultLeaves.find()
        .ifPresent(
            leaves ->
                assertThat(leaves.isFor(TileSet.english(), 7, WordGraph.enable().wordsSha256()))
                    .isTrue());
  }

  private static byte[] written(LeaveTable table) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DefaultLeaves.write(bytes, table, WORDS);
    return bytes.toByteArray();
  }

  private static DefaultLeaves read(byte[] bytes, TileSet tiles) throws IOException {
    return DefaultLeaves.read(new ByteArrayInputStream(bytes), tiles, "the test");
  }
}
