package dev.hindsight.crossword.table.derivation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.index.LetterGroup;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.SmallTiles;
import dev.hindsight.crossword.table.derivation.RackParts.Block;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RackPartsTest {
  @Test
  void blocksHoldEveryRackOnce() {
    for (int rackSize = 1; rackSize <= 5; rackSize++) {
      checkAll(new RackIndex(SmallTiles.SET, rackSize));
    }
    checkAll(new RackIndex(TileSet.english(), 4));
  }

  /** Each rack is where its block, the row of its first part and its column say. */
  private static void checkAll(RackIndex racks) {
    RackParts parts = new RackParts(racks);
    int[] ranks = parts.inBlocks(IntStream.range(0, racks.size()).toArray());
    boolean[] seen = new boolean[racks.size()];
    int[] counts = new int[racks.tiles().letterCount()];
    for (Block block : parts.blocks()) {
      int left = racks.rackSize() - block.tiles();
      for (int row = 0; row < parts.first().count(left); row++) {
        int place = block.start() + row * block.width();
        for (int index = block.from(); index < block.to(); index++) {
          int middle = parts.middles(block.tiles())[index];
          int lastTiles = block.tiles() - parts.middleTiles()[middle];
          for (int last = 0; last < parts.last().count(lastTiles); last++) {
            put(parts.first(), parts.first().sizeStart(left) + row, counts);
            put(parts.middle(), middle, counts);
            put(parts.last(), parts.last().sizeStart(lastTiles) + last, counts);
            assertThat(ranks[place]).isEqualTo(racks.rank(counts));
            int column = place - block.start() - row * block.width() + block.column();
            assertThat(column).isEqualTo(parts.places(block.tiles())[middle] + last);
            seen[ranks[place++]] = true;
          }
        }
      }
    }
    assertThat(seen).doesNotContain(false);
  }

  private static void put(LetterGroup group, int number, int[] counts) {
    for (int letter = 0; letter < group.letters(); letter++) {
      counts[group.firstLetter() + letter] = group.counts(letter)[number];
    }
  }
}
