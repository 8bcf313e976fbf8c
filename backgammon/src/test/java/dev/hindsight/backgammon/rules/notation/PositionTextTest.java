package dev.hindsight.backgammon.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Player;
import org.junit.jupiter.api.Test;

class PositionTextTest {
  @Test
  void everyNotationIsToldApart() {
    BackgammonPosition start = BackgammonPosition.START;
    assertThat(PositionText.parse(Xgid.write(start))).isEqualTo(start);
    assertThat(PositionText.parse(Xgid.write(start).substring(5))).isEqualTo(start);
    assertThat(PositionText.parse("4HPwATDgc/ABMA")).isEqualTo(start);
    assertThat(PositionText.parse(GnubgId.write(start))).isEqualTo(start);
    assertThat(PositionText.parse(FibsBoard.of(start, Player.O, "a", "b").toString()))
        .isEqualTo(start);
    assertThatThrownBy(() -> PositionText.parse(" ")).hasMessageContaining("empty");
    assertThatThrownBy(() -> PositionText.parse("start")).hasMessageContaining("14 characters");
  }
}
