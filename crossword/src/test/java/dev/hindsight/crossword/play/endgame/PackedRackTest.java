package dev.hindsight.crossword.play.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PackedRackTest {
  /** EE, T and a blank: three times two times two parts. */
  private static PackedRack rack() {
    PackedRack rack = new PackedRack();
    rack.fill(Tiles.of(new byte[] {5, 20, 5, 0}));
    return rack;
  }

  @Test
  void everyPartHasItsOwnNumberAndTheRestHasTheDifference() {
    PackedRack rack = rack();
    Set<Integer> numbers = new HashSet<>();
    for (int packed = 0; packed <= rack.all(); packed++) {
      if (isPart(rack, packed)) {
        numbers.add(number(rack, packed));
        assertThat(number(rack, rack.all() - packed))
            .isEqualTo(rack.wholePart() - number(rack, packed));
      }
    }
    assertThat(numbers).hasSize(12).allMatch(number -> number >= 0 && number < 12);
  }

  private static boolean isPart(PackedRack rack, int packed) {
    int known = 0;
    for (int kind = 0; kind < rack.kinds(); kind++) {
      known += PackedRack.count(packed, kind) * PackedRack.unit(kind);
    }
    return known == packed && PackedRack.holds(rack.all(), packed);
  }

  private static int number(PackedRack rack, int packed) {
    int number = 0;
    for (int kind = 0; kind < rack.kinds(); kind++) {
      number += PackedRack.count(packed, kind) * rack.weight(kind);
    }
    return number;
  }
}
