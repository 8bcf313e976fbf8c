package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Checkers;

/**
 * All sides that one side can become with a roll, when the players have passed each other.
 *
 * <pre>{@code
 * BearoffStep step = new BearoffStep(index);
 * int count = step.play(oneOnPointsOneAndTwo, 1, 1);   // 1: both are off, the empty side
 * int rank = step.rank(0);                            // 0
 * }</pre>
 *
 * <p>Nothing blocks anybody here, so every die can be played as long as a checker is left, and the
 * rules that both dice must be played, or else the larger, forbid nothing: a side that one die can
 * empty is emptied by the other order too. A checker bears off with the exact die, or with a larger
 * one from the rearmost point, and only when all are on the six home points.
 *
 * <p>One object per thread; nothing is allocated while playing.
 */
public final class BearoffStep {
  /** A double moves four checkers from at most eight points: choose(11, 4) = 330 ways at most. */
  private static final int ROOM = 1024;

  private final BearoffIndex index;
  private final int lastPoint;

  /** {@code seen[rank]} is the stamp of the level that reached the side last. */
  private final int[] seen;

  private int stamp;

  private long[] sides = new long[ROOM];
  private long[] previous = new long[ROOM];
  private final int[] ranks = new int[ROOM];
  private int count;

  public BearoffStep(BearoffIndex index) {
    this.index = index;
    this.lastPoint = index.points();
    this.seen = new int[index.size()];
  }

  /** Finds the sides after a roll and returns how many; the empty side becomes itself. */
  public int play(long near, int firstDie, int secondDie) {
    int before = start(near);
    before = playDie(before, firstDie);
    if (firstDie == secondDie) {
      for (int more = 0; more < 3; more++) {
        before = playDie(before, firstDie);
      }
      return before;
    }
    playDie(before, secondDie);
    addOrder(near, secondDie, firstDie);
    return count;
  }

  /** The number of a side found by the last {@link #play}, in no particular order. */
  public int rank(int found) {
    return ranks[found];
  }

  private int start(long near) {
    sides[0] = near;
    count = 1;
    return 1;
  }

  /** Plays a die from each of the {@code before} sides found so far; what results replaces them. */
  private int playDie(int before, int die) {
    long[] from = sides;
    sides = previous;
    previous = from;
    count = 0;
    stamp++;
    for (int side = 0; side < before; side++) {
      playDie(from[side], die);
    }
    return count;
  }

  /** Adds what the dice give in one order to what is already found. */
  private void addOrder(long near, int dieNow, int dieThen) {
    int occupied = lastOccupied(near);
    for (int point = occupied; point >= 1; point--) {
      long after = moved(near, point, dieNow, occupied);
      if (after != near) {
        playDie(after, dieThen);
      }
    }
  }

  private void playDie(long near, int die) {
    int occupied = lastOccupied(near);
    if (occupied == 0) {
      add(near);
    }
    for (int point = occupied; point >= 1; point--) {
      long after = moved(near, point, die, occupied);
      if (after != near) {
        add(after);
      }
    }
  }

  private int lastOccupied(long near) {
    int point = lastPoint;
    while (point > 0 && ((near >>> (4 * point)) & 15) == 0) {
      point--;
    }
    return point;
  }

  /** The side after a die is played from a point, or the same side if it cannot be. */
  private static long moved(long near, int point, int die, int lastOccupied) {
    long unit = 1L << (4 * point);
    if ((near & 15 * unit) == 0) {
      return near;
    }
    if (point > die) {
      return near - unit + (1L << (4 * (point - die)));
    }
    boolean bearsOff =
        lastOccupied <= Checkers.HOME_POINTS && (point == die || point == lastOccupied);
    return bearsOff ? near - unit + 1 : near;
  }

  private void add(long near) {
    int rank = index.rank(near);
    if (seen[rank] != stamp) {
      seen[rank] = stamp;
      sides[count] = near;
      ranks[count] = rank;
      count++;
    }
  }
}
