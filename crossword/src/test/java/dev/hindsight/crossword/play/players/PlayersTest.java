package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.simulation.Fixture;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    assertThat(open("simulate:plies=3,iterations=50,candidates=5,rank=win"))
        .isInstanceOf(SimulatingPlayer.class);
    assertThat(open("simulate:seconds=0.25,infer=true,margin=2.5,definition=classic,racks=900"))
        .isInstanceOf(SimulatingPlayer.class);
    assertThat(open("simulate:infer=true,likelihood=softmax:4"))
        .isInstanceOf(SimulatingPlayer.class);
  }

  /**
   * A tenth of a second is less than deriving takes, so leaves must follow the bag from those of a
   * full one, whether these are the usual ones or those of a file.
   */
  @Test
  void whoHasLittleTimeForAMoveDerivesNothingForIt() {
    List<Move> following = playTimed("simulate:seconds=0.1,follow=true,leaves=static", LEAVES);
    assertThat(playTimed("simulate:seconds=0.1", LEAVES)).isEqualTo(following);
    assertThat(playTimed("simulate:seconds=0.1,rack-equity=f", TinyGame.fullBagLeaves(OTHER)))
        .isEqualTo(following);
    assertThat(playTimed("simulate:seconds=0.1,leaves=static", LEAVES)).isNotEqualTo(following);
  }

  /** What a file of rack equities makes possible is refused without one, and honoured with it. */
  @Test
  void leavesThatAreDerivedAgainInPlayoutsNeedRackEquities() {
    assertThatThrownBy(() -> open("simulate:leaves-from=every:3"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("leaves-from=every:3 needs rack equities");
    List<Move> root = playTimed("simulate:iterations=40,leaves-from=root", LEAVES);
    assertThat(playTimed("simulate:iterations=40", LEAVES)).isEqualTo(root);
    assertThat(playTimed("simulate:iterations=40,leaves-from=every:1", LEAVES)).isNotEqualTo(root);
  }

  private static final long SEED = 5;
  private static final long OTHER = 6;
  private static final LeaveTable LEAVES = TinyGame.fullBagLeaves(SEED);

  /** Some games against itself, by a clock that goes on by 25 ms whenever it is looked at. */
  private static List<Move> playTimed(String spec, LeaveTable leaves) {
    long[] looks = {0};
    Equipment equipment = TinyGame.equipment(leaves);
    Player player =
        Players.open(
                PlayerSpec.parse(spec).value(),
                equipment,
                new SomeEquities(),
                () -> looks[0]++ * 25_000_000)
            .get();
    List<Move> moves = new ArrayList<>();
    for (int trial = 0; trial < 2; trial++) {
      TrialRandom random = TrialRandom.of(SEED, trial);
      Game game = new Game(equipment.rules(), equipment.words());
      game.start(random);
      while (!game.isOver()) {
        Move move = player.choose(game, random);
        game.play(move);
        moves.add(move);
      }
    }
    return moves;
  }

  /** The rack equities that the leaves above were made of, as the usual ones and as a file. */
  private static final class SomeEquities extends NoFiles {
    @Override
    public Optional<LeaveDerivation> usualRackEquities() {
      return Optional.of(new LeaveDerivation(TinyGame.someEquities(SEED)));
    }

    @Override
    public RackEquityTable rackEquities(String name) {
      return TinyGame.someEquities(SEED);
    }
  }
}
