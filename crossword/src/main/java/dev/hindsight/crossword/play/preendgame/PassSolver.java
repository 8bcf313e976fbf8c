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
import java.util.ArrayList;
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

  /**
   * A reply, over all that its player thinks possible and in the case that is true.
   *
   * @param halfWins over all cases, as far as is known
   * @param leastHalfWins the same, what is not proven counted as lost
   * @param outcomesProven whether all of them are proven
   * @param pointsProven whether the points of all cases are proven as well
   */
  private record Reply(
      long halfWins,
      long leastHalfWins,
      long leadPoints,
      boolean outcomesProven,
      boolean pointsProven,
      Ending actual) {
    boolean isBetterThan(Reply other) {
      if (halfWins != other.halfWins) {
        return halfWins > other.halfWins;
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
    return ofReplies(replying, bag, effort);
  }

  private Ending ofReplies(GamePosition replying, Tiles bag, Effort effort) {
    List<Move> plays = plays(replying, effort.replies());
    long halfWinsInAll = 2L * replying.unseen().size();
    List<Reply> replies = new ArrayList<>();
    Reply best = passing(replying, bag);
    replies.add(best);
    boolean allLooked = plays.size() < effort.replies();
    for (Move play : plays) {
      if (best.leastHalfWins == halfWinsInAll && effort.pointsNodes() == 0) {
        // Whatever he chooses in the end wins in every case, so it does in this one.
        return best.actual.reversed().withoutPoints();
      }
      Reply reply = reply(replying, play, bag, best, effort.ofReply());
      if (reply == null) {
        return best.actual.reversed().estimated();
      }
      replies.add(reply);
      best = reply.isBetterThan(best) ? reply : best;
    }
    return chosen(replies, best, allLooked);
  }

  /** The points of replies matter only where several win equally often. */
  private static Ending chosen(List<Reply> replies, Reply best, boolean allLooked) {
    Ending ending = best.actual.reversed();
    List<Reply> equals = replies.stream().filter(reply -> reply.halfWins == best.halfWins).toList();
    boolean pointsProven =
        equals.size() == 1
            ? best.actual.pointsProven()
            : equals.stream().allMatch(Reply::pointsProven);
    boolean sameOutcome =
        equals.stream().allMatch(reply -> reply.actual.halfWins() == best.actual.halfWins());
    if (!allLooked
        || !replies.stream().allMatch(Reply::outcomesProven)
        || !(sameOutcome || pointsProven)) {
      return ending.estimated();
    }
    return pointsProven ? ending : ending.withoutPoints();
  }

  /** The first placements by static equity. */
  private List<Move> plays(GamePosition position, int most) {
    finder.finder().board().setUp(position.squares().toArray());
    int letters = position.rules().tiles().letterCount();
    finder.setRack(
        TileCounts.count(position.racks().get(0), letters),
        evaluation.atLead(position.lead()),
        1,
        0);
    return finder.top(most).stream()
        .map(RankedMove::move)
        .filter(Placement.class::isInstance)
        .toList();
  }

  /**
   * A reply in every case, the true one first. It is given up as soon as it cannot win as often as
   * another, and the cases that are left count as won.
   */
  private @Nullable Reply reply(
      GamePosition position, Move play, Tiles bag, Reply best, Effort effort) {
    TileCounts unseen = position.unseen();
    Ending truth = draws.solve(position, play, bag, effort);
    if (truth == null) {
      return null;
    }
    Tally tally = new Tally(unseen.size());
    tally.add(truth, unseen.count(bag.get(0)));
    for (int letter = 0; letter < unseen.letterCount(); letter++) {
      int ways = unseen.count(letter);
      if (ways == 0 || letter == bag.get(0)) {
        continue;
      }
      if (tally.halfWins < best.halfWins) {
        return tally.reply(tally.mostHalfWins < best.leastHalfWins, false, truth);
      }
      Ending ending = draws.solve(position, play, Tiles.of((byte) letter), effort);
      if (ending == null) {
        return null;
      }
      tally.add(ending, ways);
    }
    return tally.reply(tally.outcomesProven, tally.pointsProven, truth);
  }

  /** A sum over the cases of a reply: those to come count as won, or as lost for the least. */
  private static final class Tally {
    private long halfWins;
    private long mostHalfWins;
    private long leastHalfWins;
    private long leadPoints;
    private boolean outcomesProven = true;
    private boolean pointsProven = true;

    Tally(int ways) {
      this.halfWins = 2L * ways;
      this.mostHalfWins = 2L * ways;
    }

    void add(Ending ending, int ways) {
      int lost = 2 - ending.halfWins();
      halfWins -= (long) ways * lost;
      leadPoints += (long) ways * ending.leadPoints();
      outcomesProven &= ending.outcomeProven();
      pointsProven &= ending.outcomeProven() && ending.pointsProven();
      if (ending.outcomeProven()) {
        mostHalfWins -= (long) ways * lost;
        leastHalfWins += (long) ways * ending.halfWins();
      }
    }

    Reply reply(boolean outcomes, boolean points, Ending truth) {
      return new Reply(halfWins, leastHalfWins, leadPoints, outcomes, points, truth);
    }
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
    return new Reply(halfWins, halfWins, lead, true, true, Ending.over(truth, true));
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
