package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.simulation.Fixture;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayersTest {
  static final Players.Files NO_FILES =
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
    return Players.open(PlayerSpec.parse(spec), equipment, NO_FILES, System::nanoTime).get();
  }

  @Test
  void specificationsNamePlayers() {
    assertThat(open("static")).isInstanceOf(StaticPlayer.class);
    assertThat(open("score")).isInstanceOf(StaticPlayer.class);
    assertThat(open("simulate")).isInstanceOf(SimulatingPlayer.class);
    assertThat(open("simulate:plies=3,iterations=50,candidates=5,by=win"))
        .isInstanceOf(SimulatingPlayer.class);
    assertThat(open("simulate:seconds=0.25,infer=true,margin=2.5,definition=classic,racks=900"))
        .isInstanceOf(SimulatingPlayer.class);
    assertThat(open("simulate:infer=true,likelihood=softmax:4"))
        .isInstanceOf(SimulatingPlayer.class);
  }

  @Test
  void aPlayerWithABudgetOfTimeIsTimed() {
    assertThat(Players.isTimed(PlayerSpec.parse("simulate:seconds=1"))).isTrue();
    assertThat(Players.isTimed(PlayerSpec.parse("simulate:iterations=10"))).isFalse();
    assertThat(Players.isTimed(PlayerSpec.parse("static"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "dynamic, needs rack equities",
    "'dynamic:rack-equity=x,top=0', is a number from 1",
    "simulate:plies=0, is a number from 1",
    "simulate:plies=101, 1 to 100 plies",
    "simulate:iterations=many, is a number from 1",
    "simulate:candidates=201, 1 to 200 candidates",
    "simulate:by=luck, equity or win",
    "'simulate:seconds=1,iterations=600', either seconds or iterations",
    "simulate:seconds=0, more than 0 and at most 3600",
    "simulate:seconds=3601, more than 0 and at most 3600",
    "simulate:seconds=-1, is a number such as 0.5",
    "simulate:seconds=soon, is a number such as 0.5",
    "simulate:infer=maybe, is true or false",
    "simulate:margin=3, needs infer=true",
    "'simulate:infer=false,racks=3', needs infer=true",
    "'simulate:infer=true,margin=x', is a number such as 0.5",
    "'simulate:infer=true,margin=100001', from 0 to 100000 points",
    "'simulate:infer=true,definition=best', near-best or classic",
    "'simulate:infer=true,likelihood=4', softmax: and a temperature",
    "'simulate:infer=true,likelihood=softmax:hot', must be a number",
    "'simulate:infer=true,likelihood=softmax:0', more than 0",
    "'simulate:infer=true,likelihood=softmax:1,margin=1', does not go with",
    "'simulate:infer=true,racks=0', is a number from 1"
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
