package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class DuelTrialTest {
  private static Equipment equipment;

  @BeforeAll
  static void load() {
    CrosswordRules rules = CrosswordRules.english();
    WordGraph words = WordGraph.enable();
    AnagramMap anagrams = new AnagramMap(words, rules.tiles().letterCount());
    equipment =
        new Equipment(rules, words, anagrams, LeaveTable.zero(rules.tiles(), rules.rackSize()));
  }

  private static Supplier<Player> player(String spec) {
    return Players.open(PlayerSpec.parse(spec).value(), equipment, new NoFiles(), System::nanoTime);
  }

  private static PairedComparison play(String first, String second, long pairs, int threads) {
    DuelTrial duel = new DuelTrial(equipment, player(first), player(second));
    try (Crew crew = new Crew(threads)) {
      return Trials.of(TrialRange.of(11, pairs), PairedComparison::new, duel)
          .inBlocksOf(2)
          .run(crew);
    }
  }

  @Test
  void likePlayersShareEveryPair() {
    PairedComparison outcome = play("static", "static", 6, 1);
    assertThat(outcome.pairsWithHalfPoints(2)).isEqualTo(6);
    assertThat(outcome.spreadPerPair().mean()).isZero();
    assertThat(outcome.spreadPerPair().variance()).isZero();
  }

  @Test
  void anyNumberOfThreadsGivesTheSameGames() {
    PairedComparison one = play("static", "score", 9, 1);
    PairedComparison three = play("static", "score", 9, 3);
    assertThat(three.wins()).isEqualTo(one.wins());
    assertThat(three.losses()).isEqualTo(one.losses());
    assertThat(three.spreadPerPair()).usingRecursiveComparison().isEqualTo(one.spreadPerPair());
  }

  /** Notes the first rack it gets in each game, and passes. */
  private static final class Witness implements Player {
    private final List<String> racks;
    private boolean first;

    Witness(List<String> racks) {
      this.racks = racks;
    }

    @Override
    public void newGame() {
      first = true;
    }

    @Override
    public Move choose(Game game, RandomGenerator random) {
      if (first) {
        int seat = game.seatOnTurn();
        racks.add(seat + game.rack(seat).format(game.rules().tiles()));
        first = false;
      }
      return new Pass();
    }
  }

  @Test
  void bothGamesOfAPairHaveTheSameTilesAndSwappedSeats() {
    List<String> one = new ArrayList<>();
    List<String> other = new ArrayList<>();
    DuelTrial duel = new DuelTrial(equipment, () -> new Witness(one), () -> new Witness(other));
    duel.run(0, TrialRandom.of(5, 0), new PairedComparison());
    assertThat(one).hasSize(2);
    assertThat(one.get(0)).startsWith("0").isEqualTo(other.get(1));
    assertThat(one.get(1)).startsWith("1").isEqualTo(other.get(0));
  }

  @Test
  void aStaticPlayerPlaysTheFirstOfAllMoves() {
    Game game = new Game(equipment.rules(), equipment.words());
    StaticPlayer player = (StaticPlayer) player("static").get();
    Evaluation evaluation = new StaticEvaluation(equipment.rules(), equipment.leaves());
    MoveFinder finder = equipment.moveFinder(game.board());
    RandomGenerator random = TrialRandom.of(3, 0);
    for (int number = 0; number < 3; number++) {
      game.start(random);
      while (!game.isOver()) {
        int seat = game.seatOnTurn();
        int opponentPoints = 0;
        for (int letter = 0; letter < game.rack(1 - seat).letterCount(); letter++) {
          opponentPoints +=
              game.rack(1 - seat).count(letter) * equipment.rules().tiles().scorePoints(letter);
        }
        finder.setRack(game.rack(seat).counts(), evaluation, game.bag().size(), opponentPoints);
        Move move = player.choose(game, random);
        assertThat(move).isEqualTo(finder.top(1).get(0).move());
        game.play(move);
      }
    }
  }
}
