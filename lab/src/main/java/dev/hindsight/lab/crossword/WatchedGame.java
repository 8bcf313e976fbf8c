package dev.hindsight.lab.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.CandidateLeaves;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.List;

/**
 * A game of static players, and what leaves for the tiles unseen say of its turns. One object
 * serves for any number of games, one thread at a time.
 */
final class WatchedGame {
  private final Game game;
  private final MoveFinder moves;
  private final StaticEvaluation evaluation;
  private final LeaveDerivation derivation;

  WatchedGame(Equipment equipment, LeaveDerivation derivation) {
    this.game = equipment.game();
    this.moves = equipment.moveFinder(game.board());
    this.evaluation = equipment.staticEvaluation();
    this.derivation = derivation;
  }

  Game game() {
    return game;
  }

  /** The first moves of the seat on turn by static equity. */
  List<RankedMove> top(int most) {
    setRack();
    return moves.top(most);
  }

  /** The first move alone. */
  RankedMove best() {
    setRack();
    return moves.best();
  }

  private void setRack() {
    int opponentPoints =
        game.bag().isEmpty() ? TileCounts.points(unseen(), game.rules().tiles()) : 0;
    int[] rack = game.rack(game.seatOnTurn()).counts();
    moves.setRack(rack, evaluation, game.bag().size(), opponentPoints);
  }

  /** What the seat on turn does not see, by letter. */
  private int[] unseen() {
    int[] unseen = new int[game.rules().tiles().letterCount()];
    game.countUnseen(game.seatOnTurn(), unseen);
    return unseen;
  }

  int unseenTiles() {
    return game.bag().size() + game.rack(1 - game.seatOnTurn()).size();
  }

  /** Values for the tiles unseen of whatever can be kept of some tiles of the rack. */
  CandidateLeaves derive(int[] kept) {
    try (Crew alone = new Crew(1)) {
      return derivation.deriveCandidates(kept, unseen(), DrawConvention.HELD_APART, alone);
    }
  }

  int[] counts(Tiles letters) {
    return TileCounts.count(letters, game.rules().tiles().letterCount());
  }
}
