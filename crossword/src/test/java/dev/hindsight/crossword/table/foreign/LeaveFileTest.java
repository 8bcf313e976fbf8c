package dev.hindsight.crossword.table.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.SmallTiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeaveFileTest {
  private static final TileSet ENGLISH = TileSet.english();
  private static final TileSet SMALL = SmallTiles.SET;

  @TempDir Path folder;

  @Test
  void everyEnglishLeaveComesBack() throws IOException {
    LeaveTable table = random(ENGLISH, 7, 11);
    Path file = folder.resolve("english.klv2");
    LeaveFile.write(file, table);
    assertThat(LeaveFile.read(file, ENGLISH, 7).values()).isEqualTo(table.values());
    int[] words = words(Files.readAllBytes(file));
    assertThat(words[0]).as("nodes").isLessThan(4_000);
    assertThat(words[1 + words[0]]).isEqualTo(914_624);
    assertThat(reachable(Arrays.copyOfRange(words, 1, 1 + words[0])))
        .as("nodes that can be reached; the second is the root of no graph")
        .isEqualTo(words[0] - 1);
  }

  @Test
  void leavesAreInTheOrderOfTheirSpelling() throws IOException {
    LeaveTable table = random(SMALL, 5, 3);
    Path file = folder.resolve("small.klv2");
    LeaveFile.write(file, table);
    int[] words = words(Files.readAllBytes(file));
    List<String> spelt = new ArrayList<>();
    int[] counts = new int[SMALL.letterCount()];
    LeaveIndex index = table.index();
    for (int rank = 1; rank < index.size(); rank++) {
      index.unrank(rank, counts);
      spelt.add(spelling(counts) + " " + table.millipoints(rank));
    }
    spelt.sort(null);
    List<String> stored = new ArrayList<>();
    int[] nodes = Arrays.copyOfRange(words, 1, 1 + words[0]);
    int[] floats = Arrays.copyOfRange(words, 2 + words[0], words.length);
    spell(nodes, nodes[0] & 0x3FFFFF, "", floats, stored);
    assertThat(stored).isEqualTo(spelt);
  }

  @Test
  void everySmallBagAndLengthComesBack() throws IOException {
    for (int rackSize = 2; rackSize <= 9; rackSize++) {
      LeaveTable table = random(SMALL, rackSize, rackSize);
      Path file = folder.resolve("small.klv2");
      LeaveFile.write(file, table);
      assertThat(LeaveFile.read(file, SMALL, rackSize).values()).isEqualTo(table.values());
    }
  }

  @Test
  void valuesAreRoundedToWholeMillipoints() throws IOException {
    Path file = folder.resolve("small.klv2");
    LeaveFile.write(file, LeaveTable.zero(SMALL, 2));
    byte[] bytes = Files.readAllBytes(file);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putFloat(bytes.length - 4, -1.2347f);
    Files.write(file, bytes);
    assertThat(LeaveFile.read(file, SMALL, 2).millipoints(1)).isEqualTo(-1_235);
  }

  @Test
  void aFileForAnotherBagIsRefusedByName() throws IOException {
    Path file = folder.resolve("small.klv2");
    LeaveFile.write(file, random(SMALL, 4, 1));
    assertThatThrownBy(() -> LeaveFile.read(file, ENGLISH, 7))
        .isInstanceOf(ValueFileException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining("914624");
    // As many leaves, but of other tiles: one A and two B against two A and one B.
    TileSet first = SmallTiles.of("first", 1, 1, 2);
    TileSet second = SmallTiles.of("second", 1, 2, 1);
    LeaveFile.write(file, random(first, 3, 1));
    assertThatThrownBy(() -> LeaveFile.read(file, second, 3))
        .isInstanceOf(ValueFileException.class)
        .hasMessageContaining("2 of B, of which the second tiles have 1; it is for another bag");
  }

  @Test
  void valuesThatAreNoNumbersAreRefused() throws IOException {
    Path file = folder.resolve("small.klv2");
    for (float bad : new float[] {Float.NaN, Float.POSITIVE_INFINITY, -2e6f}) {
      LeaveFile.write(file, random(SMALL, 4, 1));
      byte[] bytes = Files.readAllBytes(file);
      ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putFloat(bytes.length - 8, bad);
      Files.write(file, bytes);
      assertThatThrownBy(() -> LeaveFile.read(file, SMALL, 4))
          .isInstanceOf(ValueFileException.class)
          .hasMessageContaining("which nothing is worth");
    }
  }

  @Test
  void everyLengthButTheRightOneIsRefused() throws IOException {
    Path file = folder.resolve("small.klv2");
    LeaveFile.write(file, random(SMALL, 4, 1));
    byte[] bytes = Files.readAllBytes(file);
    for (int length = 0; length <= bytes.length + 5; length++) {
      if (length != bytes.length) {
        byte[] cut = Arrays.copyOf(bytes, length);
        assertThatThrownBy(() -> decode(cut, 4))
            .as("length " + length)
            .isInstanceOf(ValueFileException.class);
      }
    }
  }

  @Test
  void everyFlippedBitOfTheGraphIsRefusedOrHarmless() throws IOException {
    Path file = folder.resolve("small.klv2");
    LeaveTable table = random(SMALL, 4, 1);
    LeaveFile.write(file, table);
    byte[] bytes = Files.readAllBytes(file);
    int graphBits = 32 * (1 + words(bytes)[0]);
    int refused = 0;
    for (int bit = 0; bit < graphBits; bit++) {
      byte[] damaged = bytes.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      try {
        // Another sound graph of the same leaves has the same order.
        assertThat(decode(damaged, 4).values()).isEqualTo(table.values());
      } catch (ValueFileException e) {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(graphBits * 9 / 10);
  }

  @Test
  void randomGraphsAreRefusedWithoutACrashOrAnEndlessWalk() throws IOException {
    Path file = folder.resolve("small.klv2");
    LeaveFile.write(file, random(SMALL, 7, 1));
    byte[] bytes = Files.readAllBytes(file);
    int nodes = words(bytes)[0];
    for (int seed = 0; seed < 2_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] damaged = bytes.clone();
      ByteBuffer buffer = ByteBuffer.wrap(damaged).order(ByteOrder.LITTLE_ENDIAN);
      int changes = 1 + random.nextInt(seed % 2 == 0 ? 3 : nodes);
      for (int change = 0; change < changes; change++) {
        int place = 4 * (1 + random.nextInt(nodes));
        int arc = random.nextInt(nodes + 2);
        buffer.putInt(place, random.nextInt(6) << 24 | random.nextInt(4) << 22 | arc);
      }
      try {
        decode(damaged, 7);
      } catch (ValueFileException e) {
        assertThat(e).as("seed " + seed).hasMessageStartingWith("small.klv2 ");
      }
    }
  }

  @Test
  void aFolderIsNoFileOfLeaves() {
    assertThatThrownBy(() -> LeaveFile.read(folder, SMALL, 4)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> LeaveFile.read(folder.resolve("absent"), SMALL, 4))
        .isInstanceOf(IOException.class);
  }

  @Test
  void nothingIsLeftBehindWhereNothingCanBeWritten() {
    Path file = folder.resolve("absent").resolve("small.klv2");
    assertThatThrownBy(() -> LeaveFile.write(file, LeaveTable.zero(SMALL, 4)))
        .isInstanceOf(IOException.class);
    assertThat(folder).isEmptyDirectory();
  }

  private static LeaveTable decode(byte[] bytes, int rackSize) throws ValueFileException {
    return LeaveFile.decode(
        Path.of("small.klv2"),
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN),
        new LeaveIndex(SMALL, rackSize));
  }

  private static LeaveTable random(TileSet tiles, int rackSize, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    LeaveIndex index = new LeaveIndex(tiles, rackSize);
    int[] values = random.ints(index.size(), -60_000, 60_000).toArray();
    values[0] = 0;
    return LeaveTable.of(index, values);
  }

  private static int[] words(byte[] bytes) {
    int[] words = new int[bytes.length / 4];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(words);
    return words;
  }

  private static String spelling(int[] counts) {
    StringBuilder spelling = new StringBuilder();
    for (int letter = 0; letter < counts.length; letter++) {
      spelling.append(Character.toString('0' + letter).repeat(counts[letter]));
    }
    return spelling.toString();
  }

  private static void spell(
      int[] nodes, int place, String before, int[] floats, List<String> stored) {
    for (int next = place; ; next++) {
      String word = before + Character.toString('0' + (nodes[next] >>> 24));
      if ((nodes[next] & 1 << 23) != 0) {
        float points = Float.intBitsToFloat(floats[stored.size()]);
        stored.add(word + " " + Math.round(points * 1000.0));
      }
      if ((nodes[next] & 0x3FFFFF) != 0) {
        spell(nodes, nodes[next] & 0x3FFFFF, word, floats, stored);
      }
      if ((nodes[next] & 1 << 22) != 0) {
        return;
      }
    }
  }

  private static int reachable(int[] nodes) {
    BitSet seen = new BitSet();
    seen.set(0);
    List<Integer> open = new ArrayList<>(List.of(nodes[0] & 0x3FFFFF));
    while (!open.isEmpty()) {
      int place = open.remove(open.size() - 1);
      while (!seen.get(place)) {
        seen.set(place);
        if ((nodes[place] & 0x3FFFFF) != 0) {
          open.add(nodes[place] & 0x3FFFFF);
        }
        if ((nodes[place] & 1 << 22) == 0) {
          place++;
        }
      }
    }
    return seen.cardinality();
  }
}
