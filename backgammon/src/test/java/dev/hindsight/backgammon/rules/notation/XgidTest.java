package dev.hindsight.backgammon.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XgidTest {
  private static final String START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

  @Test
  void theStartIsWrittenAsEverybodyWritesIt() {
    assertThat(Xgid.write(BackgammonPosition.START)).isEqualTo(START);
    assertThat(Xgid.parse(START)).isEqualTo(BackgammonPosition.START);
    assertThat(Xgid.parse(" -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10\n"))
        .isEqualTo(BackgammonPosition.START);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:7:10",
        "XGID=--A-bBBBB--BbB-----dbbc-B-:0:0:1:31:6:4:1:7:10",
        "XGID=-b----E-C---eE---b-d-b--B-:0:0:1:46:0:0:3:0:10",
        "XGID=aC----B-------------b---dB:0:0:1:31:0:0:1:0:10",
        "XGID=-b----E-C---eE---c-e----B-:1:-1:-1:D:0:0:1:0:10",
        "XGID=-O----------------------o-:15:1:-1:B:0:0:2:0:0",
        "XGID=o------------------------O:3:1:1:R:32767:0:3:0:15",
      })
  void knownIdsComeBackAsTheyWere(String id) {
    assertThat(Xgid.write(Xgid.parse(id))).isEqualTo(id);
  }

  @Test
  void checkersOnBothBarsAreRead() {
    BackgammonPosition position =
        Xgid.parse("XGID=aC----B-------------b---dB:0:0:-1:31:0:0:1:0:10");
    Board seenByO = position.board();
    assertThat(seenByO.mover(25)).isEqualTo(1);
    assertThat(seenByO.mover(5)).isEqualTo(2);
    assertThat(seenByO.mover(1)).isEqualTo(4);
    assertThat(seenByO.mover(0)).isEqualTo(8);
    assertThat(seenByO.other(25)).isEqualTo(2);
    assertThat(seenByO.other(1)).isEqualTo(3);
    assertThat(seenByO.other(6)).isEqualTo(2);
    assertThat(seenByO.other(0)).isEqualTo(8);
  }

  @Test
  void everyFieldHasItsMeaning() {
    BackgammonPosition position =
        Xgid.parse("XGID=-b----E-C---eE---c-e----B-:2:-1:-1:63:6:3:1:7:9");
    assertThat(position.cube()).isEqualTo(new Cube(4, Player.O));
    assertThat(position.onRoll()).isEqualTo(Player.O);
    assertThat(position.dice()).isEqualTo(new Dice(6, 3));
    assertThat(position.score()).isEqualTo(new MatchScore(7, 6, 3, true));
    assertThat(position.options().mostDoublings()).isEqualTo(9);
    BackgammonPosition doubled = Xgid.parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:3:0:10");
    assertThat(doubled.turn().offer()).isEqualTo(Offer.DOUBLE);
    assertThat(doubled.turn().toDecide()).isEqualTo(Player.O);
    assertThat(doubled.options().jacoby()).isTrue();
    assertThat(doubled.options().beavers()).isTrue();
  }

  @Test
  void randomPositionsRoundTrip() {
    long seed = 26;
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < 4_000; sample++) {
      BackgammonPosition position = RandomPositions.position(random);
      assertThat(Xgid.parse(Xgid.write(position)))
          .as("seed %d, sample %d", seed, sample)
          .isEqualTo(position);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                                  | 1  | nine fields
          XGID=                                               | 6  | nine fields
          -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0         | 44 | has 8 fields
          -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10:0    | 47 | not more
          -b----E-C---eE---c-e----B:0:0:1:00:0:0:0:0:10       | 26 | 26 characters, not 25
          -b----E-C---eE---c-e----B--:0:0:1:00:0:0:0:0:10     | 27 | 26 characters, not 27
          -b----E-C---eE---c-e----Q-:0:0:1:00:0:0:0:0:10      | 25 | point 24 must be
          -b----E-C---eE---c-e----P-:0:0:1:00:0:0:0:0:10      | 25 | point 24 must be
          -b----E-C---eE---c-e----C-:0:0:1:00:0:0:0:0:10      | 25 | X has 16 checkers
          -b----E-C---eE---c-e----Ba:0:0:1:00:0:0:0:0:10      | 26 | X's bar
          Ab----E-C---eE---c-e----A-:0:0:1:00:0:0:0:0:10      | 1  | O's bar
          -b----E-C---eE---c-e----B-:x:0:1:00:0:0:0:0:10      | 28 | the cube must be
          -b----E-C---eE---c-e----B-:16:0:1:00:0:0:0:0:10     | 28 | from 0 to 15
          -b----E-C---eE---c-e----B-::0:1:00:0:0:0:0:10       | 28 | the cube must be
          -b----E-C---eE---c-e----B-:0:2:1:00:0:0:0:0:10      | 30 | the cube owner must be
          -b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:0:10      | 32 | 1 for X or -1 for O
          -b----E-C---eE---c-e----B-:0:0:-:00:0:0:0:0:10      | 32 | the turn must be
          -b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:0:10      | 34 | two digits 1 to 6
          -b----E-C---eE---c-e----B-:0:0:1:30:0:0:0:0:10      | 34 | two digits 1 to 6
          -b----E-C---eE---c-e----B-:0:0:1:00:7:0:0:7:10      | 37 | score of X must be a number from 0 to 6
          -b----E-C---eE---c-e----B-:0:0:1:00:0:-1:0:7:10     | 39 | score of O
          -b----E-C---eE---c-e----B-:0:0:1:00:0:0:2:7:10      | 41 | rules must be a number from 0 to 1
          -b----E-C---eE---c-e----B-:0:0:1:00:5:3:1:7:10      | 41 | one point from winning
          -b----E-C---eE---c-e----B-:0:0:1:00:0:0:4:0:10      | 41 | rules must be a number from 0 to 3
          -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:99999:10  | 43 | match length
          -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:99      | 45 | largest cube
          """)
  void badIdsAreRefusedWithTheirFaultAndItsPlace(String id, int character, String fault) {
    assertThatThrownBy(() -> Xgid.parse(id))
        .isInstanceOf(BackgammonFormatException.class)
        .hasMessageContaining("at character " + character + ":")
        .hasMessageContaining(fault);
  }

  @Test
  void damagedIdsAreReadOrRefused() {
    IdFuzz.run(9, 15_000, random -> Xgid.write(RandomPositions.position(random)), Xgid::parse);
  }
}
