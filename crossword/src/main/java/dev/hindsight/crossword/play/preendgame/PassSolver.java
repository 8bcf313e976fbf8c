package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pass that keeps the last tile in the bag. The opponent does not know which tile it is: to him
 * every tile that he does not see is as likely to be there, and he chooses the reply that wins most
 * often, then the one with the most points on average. Of replies that look the same to him he is
 * taken to choose the worst for the passer. If he passes too, both go on passing to the end.
 */
final class PassSolver {
  private final Equipment equipment;
  private final StaticEvaluation evaluation;
  private final MoveFinder finder;
  private final DrawSolver draws;

  PassSolver(Equipment equipment, DrawSolver draws) {
    this.equipment = equipment;
    this.evaluation = equipment.staticEvaluation();
    this.finder = equipment.moveFinder();
    this.draws = draws;
  }

  /** A reply, over all that its player thinks possible and in the case that is true. */
  private record Reply(long halfWins, long leadPoints, boolean proven, Ending actual) {
    boolean isBetterThan(@Nullable Reply other) {
      if (other == null || halfWins != other.halfWins) {
        return other == null || halfWins > other.halfWins;
      }
      if (leadPoints != other.leadPoints) {
        return leadPoints > other.leadPoints;
      }
      return actual.halfWins() != other.actual.halfWins()
          ? actual.halfWins() > other.actual.halfWins()
          : actual.leadPoints() > other.actual.leadPoints();
    }
  }

  /**
   * The end of the game for the passer.
   *
   * @param position with both racks
   * @param bag one tile
   * @return nothing if the time was over before anything was known
   */
  @Nullable Ending solve(GamePosition position, Tiles bag, Effort effort) {
    int scoreless = position.scorelessTurns() + 1;
    if (scoreless >= position.rules().scorelessTurnLimit()) {
      return Ending.over(leadIfNobodyPlays(position), true);
    }
    GamePosition replying =
        new GamePosition(
            position.rules(),
            position.squares(),
            List.of(position.racks().get(1), Tiles.of()),
            List.of(position.scorePoints().get(1), position.scorePoints().get(0)),
            scoreless);
    List<Move> plays = plays(replying, effort.replies());
    Reply best = passing(replying, bag);
    boolean allProven = plays.size() < effort.replies();
    for (Move play : plays) {
      Reply reply = reply(replying, play, bag, effort.ofReply());
      if (reply == null) {
        return best.actual.reversed().estimated();
      }
      allProven &= reply.proven;
      best = reply.isBetterThan(best) ? reply : best;
    }
    Ending ending = best.actual.reversed();
    return allProven ? ending : ending.estimated();
  }

  /** The first placements by static equity. */
  private List<Move> plays(GamePosition position, int most) {
    finder.finder().board().setUp(position.squares().toArray());
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    int letters = position.rules().tiles().letterCount();
    finder.setRack(
        TileCounts.count(position.racks().get(0), letters), evaluation.atLead(lead), 1, 0);
    return finder.top(most).stream()
        .map(RankedMove::move)
        .filter(Placement.class::isInstance)
        .toList();
  }

  private @Nullable Reply reply(GamePosition position, Move play, Tiles bag, Effort effort) {
    TileCounts unseen = position.unseen();
    long halfWins = 0;
    long lead = 0;
    boolean proven = true;
    Ending truth = null;
    for (int letter = 0; letter < unseen.letterCount(); letter++) {
      int ways = unseen.count(letter);
      if (ways == 0) {
        continue;
      }
      Ending ending = draws.solve(position, play, Tiles.of((byte) letter), effort);
      if (ending == null) {
        return null;
      }
      halfWins += (long) ways * ending.halfWins();
      lead += (long) ways * ending.leadPoints();
      proven &= ending.outcomeProven() && ending.pointsProven();
      truth = letter == bag.get(0) ? ending : truth;
    }
    return truth == null ? null : new Reply(halfWins, lead, proven, truth);
  }

  /** Everybody passes from now on. */
  private Reply passing(GamePosition position, Tiles bag) {
    TileCounts unseen = position.unseen();
    int leadAtMost = lead(position) - points(position.racks().get(0));
    int unseenPoints = unseen.points(equipment.rules().tiles());
    long halfWins = 0;
    long lead = 0;
    for (int letter = 0; letter < unseen.letterCount(); letter++) {
      int ways = unseen.count(letter);
      int leadThen = leadAtMost + unseenPoints - equipment.rules().tiles().scorePoints(letter);
      halfWins += (long) ways * Ending.halfWins(leadThen);
      lead += (long) ways * leadThen;
    }
    int truth = leadAtMost + unseenPoints - equipment.rules().tiles().scorePoints(bag.get(0));
    return new Reply(halfWins, lead, true, Ending.over(truth, true));
  }

  private int leadIfNobodyPlays(GamePosition position) {
    return lead(position) - points(position.racks().get(0)) + points(position.racks().get(1));
  }

  private static int lead(GamePosition position) {
    return position.scorePoints().get(0) - position.scorePoints().get(1);
  }

  private int points(Tiles rack) {
    return TileCounts.of(equipment.rules().tiles(), rack).points(equipment.rules().tiles());
  }
}
