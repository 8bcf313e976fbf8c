package dev.hindsight.backgammon.build.anchors;

import dev.hindsight.backgammon.play.OpeningBook;
import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.cube.CubeValues;
import dev.hindsight.backgammon.play.evaluate.ChanceAdvice;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.MoveFilter;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.table.CubeState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The positions that are worth a long rollout because everybody meets them, or knows them: before
 * the roll, seen by the player about to roll.
 *
 * <ul>
 *   <li>the start, and what the best moves and those of the {@link OpeningBook} make of it with
 *       each of the 21 rolls;
 *   <li>after the best move of each of the 15 rolls that can open a game, the best reply to each of
 *       all 21;
 *   <li>of the positions one roll later the {@value #CUBES} most likely ones in which the first
 *       cube is a close decision;
 *   <li>races of 60 to 100 pips, from a little behind to well ahead.
 * </ul>
 */
final class AnchorPositions {
  private static final MoveFilter FIRST_MOVES = new MoveFilter(4, 0.05);

  static final int CUBES = 60;

  /** A cube is close if a wrong decision loses less than this. */
  private static final double CLOSE = 0.05;

  private final Evaluator still;
  private final AnchorPlan plan;
  private final Map<Board, Position> found = new LinkedHashMap<>();

  /**
   * A position and how it is rolled out.
   *
   * @param plies 0 to play it out
   */
  record Position(Board board, int games, int plies) {
    boolean isRace() {
      return plies == 0;
    }
  }

  private AnchorPositions(Evaluator still, AnchorPlan plan) {
    this.still = still;
    this.plan = plan;
  }

  /** What a plan asks for; good moves are those that an evaluator finds a ply ahead. */
  static List<Position> of(Evaluator still, AnchorPlan plan) {
    AnchorPositions positions = new AnchorPositions(still, plan);
    List<Line> openings = positions.addFirstMoves();
    if (plan.scope() != AnchorPlan.Scope.OPENINGS) {
      List<Line> replies = positions.addReplies(openings);
      if (plan.scope() == AnchorPlan.Scope.ALL) {
        positions.addCubes(replies);
        positions.addRaces();
      }
    }
    return List.copyOf(positions.found.values());
  }

  /** A position with how likely it is if both sides play what we think is best. */
  private record Line(Board board, double chance) {}

  private void add(Board board, int games, int plies) {
    found.putIfAbsent(board, new Position(board, games, plies));
  }

  /** Returns the position after the best move of each roll that can open a game. */
  private List<Line> addFirstMoves() {
    int games = AnchorPlan.OPENING_FACTOR * plan.games();
    add(Board.START, games, plan.plies());
    ChanceAdvice advice = new ChanceAdvice(still, 1);
    List<Line> best = new ArrayList<>();
    for (Dice dice : Dice.ROLLS) {
      List<Board> boards =
          advice.rank(Board.START, dice).stream()
              .filter(move -> move.loss() <= FIRST_MOVES.margin())
              .limit(FIRST_MOVES.most())
              .map(move -> move.after().swapped())
              .toList();
      boards.forEach(board -> add(board, games, plan.plies()));
      OpeningBook.boardsAfter(dice).forEach(board -> add(board.swapped(), games, plan.plies()));
      if (!dice.isDouble()) {
        best.add(new Line(boards.get(0), 1.0 / 15));
      }
    }
    return best;
  }

  private List<Line> addReplies(List<Line> openings) {
    ChanceAdvice advice = new ChanceAdvice(still, 1);
    List<Line> best = new ArrayList<>();
    for (Line opening : openings) {
      for (Dice dice : Dice.ROLLS) {
        Board board = advice.rank(opening.board(), dice).get(0).after().swapped();
        add(board, plan.games(), plan.plies());
        best.add(new Line(board, opening.chance() * dice.ways() / Dice.ALL_WAYS));
      }
    }
    return best;
  }

  private void addCubes(List<Line> replies) {
    ChanceAdvice advice = new ChanceAdvice(still, 0);
    CubeValues cube = CubeMethod.usual().at(BackgammonPosition.START);
    List<Line> close = new ArrayList<>();
    for (Line reply : replies) {
      for (Dice dice : Dice.ROLLS) {
        Board board = advice.rank(reply.board(), dice).get(0).after().swapped();
        if (isClose(cube.decision(advice.beforeRoll(board), CubeState.CENTRED))) {
          close.add(new Line(board, reply.chance() * dice.ways() / Dice.ALL_WAYS));
        }
      }
    }
    close.stream()
        .sorted(Comparator.comparingDouble(line -> -line.chance()))
        .limit(CUBES)
        .forEach(line -> add(line.board(), plan.games(), plan.plies()));
  }

  private static boolean isClose(CubeDecision decision) {
    double toDouble = Math.abs(decision.noDouble() - decision.rightlyAnswered());
    double toTake = Math.abs(decision.doubleTake() - CubeDecision.DOUBLE_PASS);
    return Math.min(toDouble, toTake) < CLOSE;
  }

  private void addRaces() {
    for (int pips : new int[] {60, 70, 80, 90, 100}) {
      for (int percentAhead : new int[] {-6, 0, 4, 8, 10, 12}) {
        int others = (int) Math.round(pips * (1 + percentAhead / 100.0));
        add(race(pips, others), plan.games(), 0);
      }
    }
  }

  /** A race between two sides of this many pips. */
  static Board race(int moverPips, int otherPips) {
    return Board.of(raceSide(moverPips), raceSide(otherPips));
  }

  /**
   * Four checkers on the six point, three on the five and three on the four, and five more that
   * share the other pips as evenly as can be: with 100 pips four on the ten point and one on the
   * nine.
   */
  private static int[] raceSide(int pips) {
    int[] pointsAndBar = new int[25];
    pointsAndBar[5] = 4;
    pointsAndBar[4] = 3;
    pointsAndBar[3] = 3;
    int left = pips - 51;
    for (int checkers = 5; checkers > 0; checkers--) {
      int point = (left + checkers - 1) / checkers;
      pointsAndBar[point - 1]++;
      left -= point;
    }
    return pointsAndBar;
  }
}
