package dev.hindsight.crossword.rules.letters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RackTest {
  private static final TileSet ENGLISH = TileSet.english();

  @Test
  void tilesAreCounted() {
    Rack rack = Rack.parse(ENGLISH, "E?AE");
    assertThat(rack.size()).isEqualTo(4);
    assertThat(rack.count(5)).isEqualTo(2);
    assertThat(rack.count(TileSet.BLANK)).isEqualTo(1);
    assertThat(rack.toArray()).containsExactly(0, 1, 5, 5);
    assertThat(rack.letterMask()).isEqualTo(0b100011);
    assertThat(rack.format(ENGLISH)).isEqualTo("AEE?");
    assertThat(Rack.of(ENGLISH, (byte) 5, (byte) 0, (byte) 5, (byte) 1)).isEqualTo(rack);
  }

  @Test
  void whatIsTakenOffCanBePutBack() {
    Rack rack = Rack.parse(ENGLISH, "CARE");
    Rack before = rack.copy();
    rack.remove(3);
    assertThat(rack).isNotEqualTo(before);
    assertThat(rack.size()).isEqualTo(3);
    rack.add(3);
    assertThat(rack).isEqualTo(before).hasSameHashCodeAs(before);
    rack.clear();
    assertThat(rack.isEmpty()).isTrue();
    rack.copyFrom(before);
    assertThat(rack).isEqualTo(before);
  }

  @Test
  void tilesThatAreNotThereCannotBeTaken() {
    assertThatThrownBy(() -> new Rack(ENGLISH).remove(1)).isInstanceOf(AssertionError.class);
  }

  @Test
  void blanksOfARackShowNoLetter() {
    assertThatThrownBy(() -> Rack.parse(ENGLISH, "CaRE"))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageStartingWith("'a' in the rack 'CaRE' is in lower case");
  }
}
