package dev.hindsight.oware.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwarePositionTest {
  @Test
  void theStartIsWrittenAsEverybodyWritesIt() {
    assertThat(OwarePosition.START).hasToString("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    assertThat(OwarePosition.parse("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")).isEqualTo(OwarePosition.START);
    assertThat(OwarePosition.parse(" 4-4-4-4-4-4-4-4-4-4-4-4 ")).isEqualTo(OwarePosition.START);
  }

  @Test
  void spacesAndCommasDoAsWellAsDashes() {
    OwarePosition position = OwarePosition.parse("1-0-2-0-0-3-4-0-0-0-0-5-20-13-N");
    assertThat(OwarePosition.parse("1 0 2 0 0 3 4 0 0 0 0 5 20 13 N")).isEqualTo(position);
    assertThat(OwarePosition.parse("1,0,2,0,0,3,4,0,0,0,0,5,20,13,N")).isEqualTo(position);
    assertThat(OwarePosition.parse(" 1, 0, 2, 0, 0, 3,  4, 0,0,0,0,5 ,20, 13, N"))
        .isEqualTo(position);
    assertThat(OwarePosition.parse("4 4 4 4 4 4 4 4 4 4 4 4")).isEqualTo(OwarePosition.START);
    assertThatThrownBy(() -> OwarePosition.parse("4 4 4 4 4 4 4 4 4 4 4 -4"))
        .hasMessageContaining("negative count");
    assertThatThrownBy(() -> OwarePosition.parse("4,,4,4,4,4,4,4,4,4,4,4"))
        .hasMessageContaining("empty");
  }

  @Test
  void randomPositionsRoundTrip() {
    long seed = 15;
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < 5_000; sample++) {
      int onBoard = random.nextInt(49);
      int[] board = RandomBoards.board(onBoard, random);
      int southStore = random.nextInt(49 - onBoard);
      int northStore = random.nextInt(49 - onBoard - southStore);
      OwarePosition position =
          new OwarePosition(
              Row.pack(board, 0),
              Row.pack(board, 6),
              southStore,
              northStore,
              random.nextBoolean() ? Side.SOUTH : Side.NORTH);
      assertThat(OwarePosition.parse(position.toString()))
          .as("seed %d, sample %d", seed, sample)
          .isEqualTo(position);
    }
  }

  @Test
  void northMovesWithSmallLettersFromItsOwnLeft() {
    OwarePosition position = OwarePosition.parse("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
    assertThat(position.play(position.parseMove("f"), OwareRules.CODINGAME))
        .hasToString("5-5-5-5-4-4-4-4-4-4-4-0-0-0-S");
    assertThatThrownBy(() -> position.parseMove("F")).hasMessageContaining("North (a to f)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                        | has 1 field, but a position has 12
          4-4-4-4-4-4-4-4-4-4-4-4-0-S               | 14 fields
          4-4-4-4-4-4-4-4-4-4-4-4-0-0-S-            | 16 fields
          4-4-4-4-4-4-4-4-4-4-4-4-0-0-s             | must be S or N
          4-4-4-4-4-4-4-4-4-4-4-4-0-0-              | must be S or N
          4-x-4-4-4-4-4-4-4-4-4-4-0-0-S             | pit B of
          4-4-4-4-4-4-4-4-4-4-4--0-0-S              | empty or negative
          4-4-4-4-4-4-4-4-4-4-4-4-0-+1-S            | North's store of
          49-0-0-0-0-0-0-0-0-0-0-0-0-0-S            | holds 49 seeds
          99999999999-0-0-0-0-0-0-0-0-0-0-0-0-0-S   | must be a count
          48-48-48-48-48-48-0-0-0-0-0-0-0-0-S       | 288 seeds on the board
          4-4-4-4-4-4-4-4-4-4-4-4-1-0-S             | 48 seeds on the board and 1 in the stores
          4-4-4-4-4-4--4-4-4-4-4-4-0-0-S            | empty or negative
          -1-4-4-4-4-4-4-4-4-4-4-4-0-0-S            | empty or negative
          ٤-4-4-4-4-4-4-4-4-4-4-4-0-0-S             | pit A of
          """)
  void badPositionsAreRefusedWithTheirFault(String text, String fault) {
    assertThatThrownBy(() -> OwarePosition.parse(text))
        .isInstanceOf(PositionFormatException.class)
        .hasMessageContaining(fault);
  }

  @Test
  void illegalMovesAreRefused() {
    OwarePosition position = OwarePosition.parse("0-4-4-4-4-4-4-4-4-4-4-4-4-0-S");
    assertThatThrownBy(() -> position.play(0, OwareRules.CODINGAME))
        .isInstanceOf(PositionFormatException.class)
        .hasMessageContaining("move A is not legal");
  }
}
