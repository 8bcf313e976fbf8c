package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.Player;
import dev.hindsight.crossword.play.PlayerSpec;
import dev.hindsight.crossword.play.StaticPlayer;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayersTest {
  private static final Players.Files NO_FILES =
      new Players.Files() {
        @Override
        public LeaveTable leaves(String name) {
          throw new AssertionError(name);
        }

        @Override
        public RackEquityTable rackEquities(String name) {
          throw new AssertionError(name);
        }

        @Override
        public WinChanceTable winChances(String name) {
          throw new AssertionError(name);
        }
      };

  private static Player open(String spec) {
    Equipment equipment =
        new Equipment(Fixture.RULES, Fixture.WORDS, Fixture.ANAGRAMS, Fixture.someLeaves(1));
    return Players.open(PlayerSpec.parse(spec), equipment, NO_FILES).get();
  }

  @Test
  void specificationsNamePlayers() {
    assertThat(open("static")).isInstanceOf(StaticPlayer.class);
    assertThat(open("score")).isInstanceOf(StaticPlayer.class);
    assertThat(open("simulate")).isInstanceOf(SimulatingPlayer.class);
    assertThat(open("simulate:plies=3,iterations=50,candidates=5,by=win"))
        .isInstanceOf(SimulatingPlayer.class);
  }

  @ParameterizedTest
  @CsvSource({
    "dynamic, needs rack equities",
    "'dynamic:rack-equity=x,top=0', is a number from 1",
    "simulate:plies=0, is a number from 1",
    "simulate:plies=101, 1 to 100 plies",
    "simulate:iterations=many, is a number from 1",
    "simulate:candidates=201, 1 to 200 candidates",
    "simulate:by=luck, equity or win"
  })
  void optionsThatMakeNoSenseAreRefused(String spec, String reason) {
    assertThatThrownBy(() -> Players.check(PlayerSpec.parse(spec)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void filesOfAllOptionsAreNamed() {
    assertThat(PlayerSpec.parse("simulate:win-chance=w,leaves=l,plies=3").files())
        .containsExactly("l", "w");
  }
}
