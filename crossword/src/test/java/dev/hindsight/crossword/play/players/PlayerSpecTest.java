package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerSpecTest {
  @Test
  void aNameAloneIsAPlayer() {
    assertThat(PlayerSpec.parse(" static ")).hasToString("static");
    assertThat(PlayerSpec.parse("static").usesSharedLeaves()).isTrue();
    assertThat(PlayerSpec.parse("score").usesSharedLeaves()).isFalse();
    assertThat(PlayerSpec.parse("score").leaveFile()).isEmpty();
  }

  @Test
  void aPlayerMayBringItsOwnLeaves() {
    PlayerSpec spec = PlayerSpec.parse("static:leaves=some:where/trained.klv2");
    assertThat(spec.leaveFile()).hasValue("some:where/trained.klv2");
    assertThat(spec.usesSharedLeaves()).isFalse();
    assertThat(spec).isEqualTo(PlayerSpec.parse("static:leaves=some:where/trained.klv2"));
  }

  @ParameterizedTest
  @CsvSource({
    "grandmaster, there is no player 'grandmaster'",
    "'', there is no player ''",
    "static:depth=2, has no option 'depth'; it knows leaves",
    "score:leaves=x, has no option 'leaves'; it knows none",
    "static:, has no option ''",
    "static:leaves, needs a file",
    "static:leaves=, needs a file",
    "'static:leaves=a,leaves=b', is there twice"
  })
  void whatIsNoPlayerIsRefused(String text, String reason) {
    assertThatThrownBy(() -> PlayerSpec.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }
}
