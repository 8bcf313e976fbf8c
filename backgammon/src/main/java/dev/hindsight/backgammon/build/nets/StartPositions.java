package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.PositionClass;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Positions of a game plan as nobody has played them: each side is set up at random in the way that
 * makes the plan what it is, and the rest of its checkers fall where they may.
 *
 * <p>They are not natural, but good play soon makes them so, and they come in greater variety than
 * any games do. Either side may be the one to roll.
 */
public final class StartPositions {
  /** Most tries come off; after these the caller has to do without. */
  private static final int MOST_TRIES = 100;

  private static final int FIRST_BACK = Checkers.POINTS - Checkers.HOME_POINTS + 1;

  /** Counts by cell, of the side that the plan is about and of its opponent. */
  private final int[] hero = new int[Checkers.CELLS];

  private final int[] rival = new int[Checkers.CELLS];
  private final RandomGenerator random;

  private StartPositions(RandomGenerator random) {
    this.random = random;
  }

  /** A position of a plan; empty if none was found, which hardly happens. */
  public static Optional<Board> draw(GamePlan plan, RandomGenerator random) {
    return new StartPositions(random).draw(plan);
  }

  private Optional<Board> draw(GamePlan plan) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Arrays.fill(hero, 0);
      Arrays.fill(rival, 0);
      setUp(plan);
      Optional<Board> board = board(random.nextBoolean());
      if (board.isPresent() && isOf(plan, board.get())) {
        return board;
      }
    }
    return Optional.empty();
  }

  private static boolean isOf(GamePlan plan, Board board) {
    return PositionClass.of(board) == PositionClass.CONTACT
        && GamePlan.of(board.moverNear(), board.moverFar(), board.otherNear(), board.otherFar())
            == plan;
  }

  private void setUp(GamePlan plan) {
    switch (plan) {
      case BACKGAME -> backgame();
      case CONTAINMENT -> containment();
      case BEAR_IN -> bearIn();
      case CRASHED -> crashed();
      case PRIMES -> primes();
      case MANY_BACK -> manyBack();
      case HOLDING -> holding();
      case ORDINARY -> ordinary();
    }
  }

  /** Two or three anchors, and anything between good timing and none. */
  private void backgame() {
    int anchors = random.nextInt(6) == 0 ? 3 : 2;
    for (int anchor = 0; anchor < anchors; anchor++) {
      put(hero, rival, FIRST_BACK + random.nextInt(6), between(2, 3));
    }
    scatterBack(hero, rival, between(0, 2));
    scatter(hero, rival, left(hero), 1, between(6, FIRST_BACK - 1), 3);
    rival[Checkers.OFF] = random.nextInt(5) == 0 ? between(1, 6) : 0;
    scatterBack(rival, hero, random.nextInt(3) == 0 ? between(1, 2) : 0);
    scatter(rival, hero, left(rival), 1, between(6, 14), 4);
  }

  private void containment() {
    hero[Checkers.OFF] = between(1, 12);
    scatterBack(hero, rival, Math.min(left(hero), between(1, 3)));
    scatter(hero, rival, left(hero), 1, between(3, 8), 4);
    block(rival, hero, 1, between(3, 6));
    scatterBack(rival, hero, Math.min(left(rival), between(0, 2)));
    scatter(rival, hero, left(rival), 1, between(6, FIRST_BACK - 1), 3);
  }

  private void bearIn() {
    if (random.nextInt(4) > 0) {
      put(hero, rival, FIRST_BACK - 1 + random.nextInt(7), between(2, 4));
    } else {
      scatterBack(hero, rival, between(1, 3));
    }
    scatter(hero, rival, left(hero), 1, between(6, FIRST_BACK - 1), 3);
    rival[Checkers.OFF] = random.nextBoolean() ? between(1, 10) : 0;
    scatter(rival, hero, left(rival), 1, between(5, 12), 4);
  }

  private void crashed() {
    scatter(hero, rival, between(8, 11), 1, 3, 4);
    put(hero, rival, FIRST_BACK - 1 + random.nextInt(7), between(2, 3));
    scatter(hero, rival, left(hero), 1, between(6, FIRST_BACK - 1), 2);
    scatterBack(rival, hero, between(0, 2));
    scatter(rival, hero, left(rival), 1, FIRST_BACK - 1, 3);
  }

  private void primes() {
    boolean both = random.nextInt(3) > 0;
    block(hero, rival, between(1, 6), both ? between(4, 5) : between(5, 6));
    if (both) {
      block(rival, hero, between(1, 6), between(4, 5));
    }
    scatterBack(hero, rival, Math.min(left(hero), between(both ? 1 : 0, 3)));
    scatterBack(rival, hero, Math.min(left(rival), between(1, 3)));
    scatter(hero, rival, left(hero), 1, FIRST_BACK - 1, 2);
    scatter(rival, hero, left(rival), 1, FIRST_BACK - 1, 2);
  }

  private void manyBack() {
    scatterBack(hero, rival, between(4, 8));
    scatter(hero, rival, left(hero), 1, FIRST_BACK - 1, 3);
    scatterBack(rival, hero, between(0, 3));
    scatter(rival, hero, left(rival), 1, FIRST_BACK - 1, 3);
  }

  private void holding() {
    put(hero, rival, FIRST_BACK - 1 + random.nextInt(7), between(2, 3));
    scatter(hero, rival, left(hero), 1, between(8, FIRST_BACK - 1), 3);
    scatter(rival, hero, left(rival), 1, between(13, FIRST_BACK - 1), 3);
  }

  private void ordinary() {
    scatterBack(hero, rival, between(0, 3));
    scatter(hero, rival, left(hero), 1, FIRST_BACK - 1, 4);
    scatterBack(rival, hero, between(0, 3));
    scatter(rival, hero, left(rival), 1, FIRST_BACK - 1, 4);
  }

  private int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  private static int left(int[] side) {
    int left = Checkers.PER_SIDE;
    for (int count : side) {
      left -= count;
    }
    return left;
  }

  /** Puts checkers on a point, unless the other side has it or there are not enough. */
  private static boolean put(int[] side, int[] opponent, int cell, int count) {
    if (count > left(side) || (cell != Checkers.BAR && opponent[Checkers.BAR - cell] > 0)) {
      return false;
    }
    side[cell] += count;
    return true;
  }

  /** Some of six points in a row, two checkers on each. */
  private void block(int[] side, int[] opponent, int first, int points) {
    int open = Checkers.HOME_POINTS - points;
    for (int point = 0; point < Checkers.HOME_POINTS; point++) {
      // Each point is left open as likely as those to come.
      if (random.nextInt(Checkers.HOME_POINTS - point) < open) {
        open--;
      } else {
        put(side, opponent, first + point, 2);
      }
    }
  }

  /** Checkers in the other's home board, or now and then on the bar, alone or in twos. */
  private void scatterBack(int[] side, int[] opponent, int count) {
    scatter(side, opponent, count, FIRST_BACK, Checkers.BAR, 2);
  }

  /** Checkers on free points of a range, up to some at a time; a range without room is left. */
  private void scatter(int[] side, int[] opponent, int count, int low, int high, int atATime) {
    int toPlace = count;
    for (int tries = 0; toPlace > 0 && tries < MOST_TRIES; tries++) {
      int some = Math.min(toPlace, between(1, atATime));
      toPlace -= put(side, opponent, between(low, high), some) ? some : 0;
    }
  }

  /** The board, if all checkers have found a place and nobody has won. */
  private Optional<Board> board(boolean heroRolls) {
    if (left(hero) != 0 || left(rival) != 0) {
      return Optional.empty();
    }
    int[] mover = heroRolls ? hero : rival;
    int[] other = heroRolls ? rival : hero;
    return Optional.of(
        new Board(
            Checkers.packNear(mover),
            Checkers.packFar(mover),
            Checkers.packNear(other),
            Checkers.packFar(other)));
  }
}
