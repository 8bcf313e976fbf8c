package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.simulation.Fixture;
import org.junit.jupiter.api.Test;

class PlayersTest {
  private static Player open(String spec) {
    Equipment equipment =
        new Equipment(Fixture.RULES, Fixture.WORDS, Fixture.ANAGRAMS, Fixture.someLeaves(1));
    return Players.open(PlayerSpec.parse(spec).value(), equipment, new NoFiles(), System::nanoTime)
        .get();
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
}
