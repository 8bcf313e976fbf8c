package dev.hindsight.crossword.rules.letters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TileCountsTest {
  private static final TileSet ENGLISH = TileSet.english();

  @Test
  void tilesAreCounted() {
    TileCounts rack = TileCounts.parse(ENGLISH, "E?AE");
    assertThat(rack.size()).isEqualTo(4);
    assertThat(rack.count(5)).isEqualTo(2);
    assertThat(rack.count(TileSet.BLANK)).isEqualTo(1);
    assertThat(rack.letters().toArray()).containsExactly(0, 1, 5, 5);
    assertThat(rack.points(ENGLISH)).isEqualTo(3);
    assertThat(rack.format(ENGLISH)).isEqualTo("AEE?");
    assertThat(TileCounts.of(ENGLISH, (byte) 5, (byte) 0, (byte) 5, (byte) 1)).isEqualTo(rack);
  }

  @Test
  void whatIsTakenOffCanBePutBack() {
    TileCounts rack = TileCounts.parse(ENGLISH, "CARE");
    TileCounts before = rack.copy();
    rack.remove(3);
    assertThat(rack).isNotEqualTo(before);
    assertThat(rack.size()).isEqualTo(3);
    rack.add(3);
    assertThat(rack).isEqualTo(before).hasSameHashCodeAs(before);
    rack.clear();
    assertThat(rack.isEmpty()).isTrue();
    assertThat(before.size()).isEqualTo(4);
  }

  @Test
  void arraysOfCountsSayTheSame() {
    TileCounts counted = TileCounts.parse(ENGLISH, "QZ?EEJ?");
    int[] counts = counted.counts().clone();
    assertThat(TileCounts.count(counted.letters(), counts.length)).isEqualTo(counts);
    assertThat(TileCounts.of(ENGLISH, counted.letters())).isEqualTo(counted);
    assertThat(TileCounts.copyOf(counts)).isEqualTo(counted);
    assertThat(TileCounts.copyOf(counts).size()).isEqualTo(7);
    assertThat(TileCounts.total(counts)).isEqualTo(7);
    assertThat(TileCounts.points(counts, ENGLISH)).isEqualTo(10 + 10 + 1 + 1 + 8);
    assertThat(TileCounts.format(counts, ENGLISH)).isEqualTo("EEJQZ??");
    assertThat(TileCounts.lettersBlanksLast(counts).toArray())
        .containsExactly(5, 5, 10, 17, 26, 0, 0);
  }

  @Test
  void blanksOfAPlacementAreBlanksWhateverTheyShow() {
    // C, a blank shown as A, a tile that is on the board already, and another C.
    int[] counts = TileCounts.countPlaced(Tiles.of((byte) 3, (byte) -1, (byte) 0, (byte) 3), 27);
    assertThat(TileCounts.format(counts, ENGLISH)).isEqualTo("CC?");
  }

  @Test
  void tilesThatAreNotThereCannotBeTaken() {
    assertThatThrownBy(() -> new TileCounts(ENGLISH).remove(1)).isInstanceOf(AssertionError.class);
  }

  @Test
  void blanksOfARackShowNoLetter() {
    assertThatThrownBy(() -> TileCounts.parse(ENGLISH, "CaRE"))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageStartingWith("'a' in the rack 'CaRE' is in lower case");
  }
}
