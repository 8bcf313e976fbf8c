package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.evaluate.BagCorrection;
import dev.hindsight.crossword.play.evaluate.CorrectedEvaluation;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.DrawnRacks;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.simulation.Fixture;
import dev.hindsight.crossword.play.sweep.ExpectedReply;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import org.junit.jupiter.api.Test;

/** The player {@code replies} against the same choice written down plainly. */
class ReplyingPlayerTest {
  private static final int RACKS = 6;
  private static final int CANDIDATES = 4;

  private static Player open(String options) {
    String spec = "replies:candidates=" + CANDIDATES + ",racks=" + RACKS + options;
    return Players.open(
            PlayerSpec.parse(spec).value(), Fixture.EQUIPMENT, new NoFiles(), System::nanoTime)
        .get();
  }

  private static int[] unseen(Game game) {
    int[] unseen = new int[Fixture.RULES.tiles().letterCount()];
    game.countUnseen(game.seatOnTurn(), unseen);
    return unseen;
  }

  /** The candidate with the best equity less a share of what the racks make of the board. */
  private static Move plainly(Game game, Evaluation evaluation, int share, long seed) {
    MoveFinder moves = Fixture.finder(game.board());
    DrawnRacks drawn =
        new DrawnRacks(
            unseen(game), Fixture.RULES.rackSize(), RACKS, TrialRandom.of(seed, game.turns()));
    int bag = game.bag().size();
    moves.setRack(game.rack(game.seatOnTurn()).counts(), evaluation, bag, 0);
    Move best = moves.best().move();
    long most = Long.MIN_VALUE;
    for (RankedMove candidate : moves.top(CANDIDATES)) {
      if (candidate.move() instanceof Pass) {
        continue;
      }
      int played = 0;
      if (candidate.move() instanceof Placement placement) {
        game.board().place(placement);
        played = placement.tilesPlayed();
      }
      MoveFinder replies = Fixture.finder(game.board());
      long sum = 0;
      for (int rack = 0; rack < RACKS; rack++) {
        replies.setRack(drawn.rack(rack), evaluation, bag - played, 0);
        sum += ExpectedReply.worth(replies.best().equityMillipoints());
      }
      if (played > 0) {
        game.board().takeBack();
      }
      long worth = 100L * candidate.equityMillipoints() - share * Math.floorDiv(sum, RACKS);
      if (worth > most) {
        most = worth;
        best = candidate.move();
      }
    }
    return best;
  }

  @Test
  void ofItsCandidatesItTakesTheOneThatGivesLeastAway() {
    Player all = open("");
    Player some = open(",share=60");
    Player following = open(",share=60,follow=true");
    BagCorrection correction =
        new BagCorrection(Fixture.EQUIPMENT.leaves(), Fixture.RULES.tiles().counts());
    CorrectedEvaluation corrected = new CorrectedEvaluation(Fixture.EVALUATION, correction);
    int differing = 0;
    long seed = 1;
    Game game = Fixture.EQUIPMENT.game();
    game.start(TrialRandom.of(seed, 0));
    while (game.bag().size() > Fixture.RULES.rackSize()) {
      long turn = game.turns();
      Move chosen = all.choose(game, TrialRandom.of(seed, turn));
      assertThat(chosen).isEqualTo(plainly(game, Fixture.EVALUATION, 100, seed));
      assertThat(some.choose(game, TrialRandom.of(seed, turn)))
          .isEqualTo(plainly(game, Fixture.EVALUATION, 60, seed));
      corrected.setBag(unseen(game));
      Move other = following.choose(game, TrialRandom.of(seed, turn));
      assertThat(other).isEqualTo(plainly(game, corrected, 60, seed));
      differing += other.equals(chosen) ? 0 : 1;
      game.play(chosen);
    }
    assertThat(differing).isPositive();
  }
}
