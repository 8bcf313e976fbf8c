package dev.hindsight.crossword.table.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEquityTableTest;
import dev.hindsight.crossword.table.SmallTiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RackEquityFileTest {
  private static final TileSet SMALL = SmallTiles.SET;
  private static final String WORDS = "ab".repeat(32);
  private static final Path NAME = Path.of("racks.req");

  @TempDir Path folder;

  @Test
  @Tag("slow")
  void everyEnglishRackComesBack() throws IOException {
    RackEquityTable table = RackEquityTableTest.random(TileSet.english(), 7);
    Path file = folder.resolve("english.req");
    RackEquityFile.write(file, table);
    RackEquityTable back = RackEquityFile.read(file, TileSet.english(), 7, WORDS);
    assertThat(Arrays.equals(back.values(), table.values())).isTrue();
    assertThat(back.wordsSha256()).isEqualTo(WORDS);
    assertThat(back.observations(17)).isZero();
    ByteBuffer bytes = bytes(Files.readAllBytes(file));
    int nodes = bytes.getInt(0);
    assertThat(nodes).isBetween(2_000, 4_500);
    assertThat(bytes.getInt(4 + 4 * nodes)).isEqualTo(3_199_724);
  }

  @Test
  void everySmallBagAndLengthComesBack() throws IOException {
    for (int rackSize = 1; rackSize <= 9; rackSize++) {
      RackEquityTable table = RackEquityTableTest.random(SMALL, rackSize);
      Path file = folder.resolve("small.req");
      RackEquityFile.write(file, table);
      assertThat(RackEquityFile.read(file, SMALL, rackSize, WORDS).values())
          .isEqualTo(table.values());
    }
  }

  @Test
  void theOlderFormIsReadToo() throws IOException {
    RackEquityTable table = RackEquityTableTest.random(SMALL, 4);
    byte[] older = older(written(table), 4, 0);
    RackEquityTable back = decode(older, SMALL, 4);
    assertThat(back.values()).isEqualTo(table.values());
    for (int length = 0; length < older.length + 4; length++) {
      byte[] cut = Arrays.copyOf(older, length);
      if (length != older.length) {
        assertThatThrownBy(() -> decode(cut, SMALL, 4))
            .as("length " + length)
            .isInstanceOf(ValueFileException.class);
      }
    }
    assertThatThrownBy(() -> decode(older(written(table), 5, 0), SMALL, 4))
        .isInstanceOf(ValueFileException.class)
        .hasMessageContaining("racks of 5 tiles");
    assertThatThrownBy(() -> decode(older(written(table), 4, 1), SMALL, 4))
        .isInstanceOf(ValueFileException.class)
        .hasMessageContaining("reserved");
  }

  @Test
  void aFileOfLeavesIsNoFileOfRacks() throws IOException {
    Path file = folder.resolve("small.klv2");
    LeaveFile.write(file, LeaveTable.zero(SMALL, 4));
    assertThatThrownBy(() -> RackEquityFile.read(file, SMALL, 4, WORDS))
        .isInstanceOf(ValueFileException.class);
  }

  @Test
  void everyFlippedBitOfTheGraphIsRefusedOrHarmless() throws IOException {
    RackEquityTable table = RackEquityTableTest.random(SMALL, 4);
    byte[] sound = written(table);
    int graphBits = 32 * (1 + bytes(sound).getInt(0));
    int refused = 0;
    for (int bit = 0; bit < graphBits; bit++) {
      byte[] damaged = sound.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      try {
        assertThat(decode(damaged, SMALL, 4).values()).isEqualTo(table.values());
      } catch (ValueFileException e) {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(graphBits * 8 / 10);
  }

  @Test
  void randomGraphsAreRefusedWithoutACrashOrAnEndlessWalk() throws IOException {
    byte[] sound = written(RackEquityTableTest.random(SMALL, 5));
    int nodes = bytes(sound).getInt(0);
    for (int seed = 0; seed < 2_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] damaged = sound.clone();
      ByteBuffer buffer = bytes(damaged);
      int changes = 1 + random.nextInt(seed % 2 == 0 ? 3 : nodes);
      for (int change = 0; change < changes; change++) {
        int place = 4 * (1 + random.nextInt(nodes));
        int arc = random.nextInt(nodes + 2);
        buffer.putInt(place, random.nextInt(7) << 24 | random.nextInt(4) << 22 | arc);
      }
      try {
        decode(damaged, SMALL, 5);
      } catch (ValueFileException e) {
        assertThat(e).as("seed " + seed).hasMessageStartingWith("racks.req ");
      }
    }
  }

  private byte[] written(RackEquityTable table) throws IOException {
    Path file = folder.resolve("small.req");
    RackEquityFile.write(file, table);
    return Files.readAllBytes(file);
  }

  /** The same content in the order of the older form. */
  private static byte[] older(byte[] newer, int rackSize, int reserved) {
    ByteBuffer source = bytes(newer);
    int graphBytes = 4 + 4 * source.getInt(0);
    byte[] older = new byte[newer.length + 12];
    ByteBuffer target = bytes(older);
    target.put(new byte[] {'R', 'E', 'Q', '1'});
    target.putInt(source.getInt(graphBytes)).putInt(rackSize).putInt(reserved);
    target.put(newer, 0, graphBytes);
    target.put(newer, graphBytes + 4, newer.length - graphBytes - 4);
    return older;
  }

  private static RackEquityTable decode(byte[] bytes, TileSet tiles, int rackSize)
      throws ValueFileException {
    return RackEquityFile.decode(NAME, bytes(bytes), new RackIndex(tiles, rackSize), WORDS);
  }

  private static ByteBuffer bytes(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
