package dev.hindsight.oware.build;

import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GamePlan;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.Outlook;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.BoardEvaluation;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Games of the program against itself, to learn from: some random moves, then the best that a short
 * search finds, with a random one now and then.
 *
 * <p>A position is worth half the result of its game and half what the search saw there. Inside the
 * tables the result is exact, because both players are.
 */
final class SelfPlay {
  private static final int FEWEST_RANDOM_PLIES = 2;
  private static final int MOST_RANDOM_PLIES = 12;
  private static final int MOST_PLIES = 400;
  private static final int ONE_RANDOM_MOVE_IN = 16;
  private static final int MEBIBYTES = 4;

  private final OwareRules rules;
  private final GameSearch search;
  private final SearchLimits limits;

  SelfPlay(OwareRules rules, ExactTables tables, BoardEvaluation evaluation, long nodes) {
    this.rules = rules;
    this.search = new GameSearch(rules, tables, evaluation, MEBIBYTES);
    this.limits = SearchLimits.none().withNodes(nodes);
  }

  private record Seen(OwarePosition position, double share) {}

  /** The positions of one game. */
  List<TrainingSample> play(RandomGenerator random) {
    search.forget();
    OwareGame game = OwareGame.start(rules);
    int randomPlies =
        FEWEST_RANDOM_PLIES + random.nextInt(MOST_RANDOM_PLIES - FEWEST_RANDOM_PLIES + 1);
    List<Seen> seen = new ArrayList<>();
    while (!game.isOver() && game.pliesPlayed() < MOST_PLIES && !isDecided(game.position())) {
      if (game.pliesPlayed() < randomPlies || random.nextInt(ONE_RANDOM_MOVE_IN) == 0) {
        game = game.play(randomPit(game, random));
      } else {
        GamePlan plan = search.search(game, limits);
        seen.add(new Seen(game.position(), Outlook.expectedShare(plan.outlook())));
        game = game.play(plan.pit());
      }
    }
    double shareOfSouth = (1 + Integer.signum(game.netSeedsForSouth())) / 2.0;
    List<TrainingSample> samples = new ArrayList<>(seen.size());
    for (Seen one : seen) {
      OwarePosition position = one.position();
      double result = position.toMove() == Side.SOUTH ? shareOfSouth : 1 - shareOfSouth;
      samples.add(
          new TrainingSample(
              position.moverRow(),
              position.otherRow(),
              position.moverStore() - position.otherStore(),
              (result + one.share()) / 2));
    }
    return samples;
  }

  private static boolean isDecided(OwarePosition position) {
    int all = position.seedsOnBoard() + position.southStore() + position.northStore();
    return 2 * Math.max(position.southStore(), position.northStore()) > all;
  }

  private static int randomPit(OwareGame game, RandomGenerator random) {
    int pits = game.legalMoves();
    for (int skip = random.nextInt(Integer.bitCount(pits)); skip > 0; skip--) {
      pits &= pits - 1;
    }
    return Integer.numberOfTrailingZeros(pits);
  }
}
