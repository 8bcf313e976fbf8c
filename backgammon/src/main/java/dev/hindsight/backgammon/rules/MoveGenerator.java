package dev.hindsight.backgammon.rules;

/**
 * All legal end positions of a roll, each once.
 *
 * <p>One generator per thread: it owns the flat arrays that hold the answer, and allocates nothing
 * after construction. From the start a 3-1 has sixteen end positions:
 *
 * <pre>{@code
 * MoveGenerator moves = new MoveGenerator();
 * moves.prepare(Board.START);
 * int count = moves.generate(3, 1);              // 16
 * long near = moves.moverNear(0);                // one end position, still seen by the mover
 * }</pre>
 *
 * <p>A player who cannot move has exactly one end position: the board as it was ({@link #steps} is
 * 0). Rules kept: the bar first, no landing on two or more, both dice if any order allows it, else
 * the larger, up to four steps with a double, bearing off exactly or from the rearmost point.
 *
 * <p>Each end position appears once without a hash table. With a double every end position comes
 * from exactly one multiset of steps, walked rearmost first ({@link #playDouble}). With two
 * different dice only a checker that uses both can arrive twice, and the cases are known ({@link
 * #playBoth}); where checkers may be borne off there are few positions and a scan finds the rest.
 */
public final class MoveGenerator {
  /** Ways to share four steps among fifteen checkers, C(18, 4): no roll has more end positions. */
  public static final int MOST_END_POSITIONS = 3060;

  private static final int HITS_SHIFT = 39;
  private static final int BAR_BIT = 1 << Checkers.BAR;
  private static final int STEPS_MASK = 7;
  private static final int LOW_DIE_FIRST = 8;
  private static final int FIRST_SOURCE_SHIFT = 4;
  private static final int SOURCE_BITS = 5;

  /** {@code NEAR_CHANGE[die * 32 + source]}: what a step adds to the near long; 7 · 32 longs. */
  private static final long[] NEAR_CHANGE = changes(true);

  private static final long[] FAR_CHANGE = changes(false);

  private long startNear;
  private long startFar;
  private long otherNear;
  private long otherFar;
  private int startOccupied;

  /** Points, as the mover numbers them, where the other has two or more, or exactly one. */
  private int blocked;

  private int blots;

  private int high;
  private int low;
  private int count;
  private int mostSteps;

  private final long[] nearAfter = new long[MOST_END_POSITIONS];

  /** The far cells in the low 40 bits; above them bit 39 + p says that point p was hit. */
  private final long[] farAfterAndHits = new long[MOST_END_POSITIONS];

  /** Bits 0–2 steps, bit 3 low die first, then five bits per source cell in the order played. */
  private final int[] played = new int[MOST_END_POSITIONS];

  private static long[] changes(boolean near) {
    long[] change = new long[7 * 32];
    for (int die = 1; die <= 6; die++) {
      for (int source = 1; source < Checkers.CELLS; source++) {
        int target = Math.max(source - die, Checkers.OFF);
        change[die * 32 + source] =
            near
                ? Checkers.nearUnit(target) - Checkers.nearUnit(source)
                : Checkers.farUnit(target) - Checkers.farUnit(source);
      }
    }
    return change;
  }

  /** Sets the board for the rolls to come. */
  public void prepare(Board board) {
    prepare(board.moverNear(), board.moverFar(), board.otherNear(), board.otherFar());
  }

  /** Sets the board for the rolls to come. */
  public void prepare(RunningBoard board) {
    prepare(board.moverNear(), board.moverFar(), board.otherNear(), board.otherFar());
  }

  /** Sets the board for the rolls to come, packed as {@link Checkers} says and not checked. */
  public void prepare(long moverNear, long moverFar, long otherNear, long otherFar) {
    this.startNear = moverNear;
    this.startFar = moverFar;
    this.otherNear = otherNear;
    this.otherFar = otherFar;
    startOccupied = Checkers.occupied(moverNear, moverFar);
    int twice = Checkers.occupiedTwice(otherNear, otherFar);
    blocked = Board.pointsSeenByOpponent(twice);
    blots = Board.pointsSeenByOpponent(Checkers.occupied(otherNear, otherFar)) & ~blocked;
  }

  /** Finds the end positions of a roll on the prepared board and returns how many there are. */
  public int generate(int firstDie, int secondDie) {
    high = Math.max(firstDie, secondDie);
    low = Math.min(firstDie, secondDie);
    count = 0;
    mostSteps = 0;
    if (high == low) {
      playDouble(startNear, startFar, startOccupied, 0, 0, 0, -1);
      return count;
    }
    if (mayBearOff()) {
      playBothNearTheEnd(high, low, 0);
      playBothNearTheEnd(low, high, LOW_DIE_FIRST);
    } else {
      playBoth();
    }
    if (count == 0) {
      playOne();
    }
    return count;
  }

  // ---- the answer ----

  /** The greater die of the roll. */
  public int high() {
    return high;
  }

  public int low() {
    return low;
  }

  public int count() {
    return count;
  }

  /** The mover's near cells of an end position. */
  public long moverNear(int index) {
    return nearAfter[index];
  }

  /** The mover's far cells of an end position. */
  public long moverFar(int index) {
    return farAfterAndHits[index] & Checkers.FAR_CELLS;
  }

  /** Bit p is set when the other's blot on the mover's point p was hit. */
  public int hits(int index) {
    return (int) (farAfterAndHits[index] >>> HITS_SHIFT) & ~1;
  }

  /** The other's near cells of an end position: hit checkers have gone to the bar. */
  public long otherNear(int index) {
    long near = otherNear;
    for (int left = hits(index); left != 0; left &= left - 1) {
      near -= Checkers.nearUnit(Checkers.BAR - Integer.numberOfTrailingZeros(left));
    }
    return near;
  }

  /** The other's far cells of an end position: hit checkers have gone to the bar. */
  public long otherFar(int index) {
    long far = otherFar;
    for (int left = hits(index); left != 0; left &= left - 1) {
      far -= Checkers.farUnit(Checkers.BAR - Integer.numberOfTrailingZeros(left));
      far += Checkers.farUnit(Checkers.BAR);
    }
    return far;
  }

  /** An end position as a value, still seen by the player who has moved. */
  public Board board(int index) {
    return new Board(moverNear(index), moverFar(index), otherNear(index), otherFar(index));
  }

  /** How many checkers were moved to reach an end position: 0 to 4. */
  public int steps(int index) {
    return played[index] & STEPS_MASK;
  }

  /** The cell that a step of one way to reach an end position started from. */
  public int source(int index, int step) {
    return (played[index] >>> (FIRST_SOURCE_SHIFT + SOURCE_BITS * step)) & 31;
  }

  /** The cell that step ended on; 0 is off. */
  public int target(int index, int step) {
    boolean lowDie = (step == 0) == ((played[index] & LOW_DIE_FIRST) != 0);
    return Math.max(source(index, step) - (lowDie ? low : high), Checkers.OFF);
  }

  // ---- kernels ----

  /** The cells from which a die can be played, given the occupied ones. */
  private static int sources(int occupied, int blocked, int die) {
    int movable = occupied & ~(blocked << die);
    if ((occupied & BAR_BIT) != 0) {
      return movable & BAR_BIT;
    }
    int onBoard = movable & (-2 << die);
    if (occupied >>> (Checkers.HOME_POINTS + 1) != 0) {
      return onBoard;
    }
    int rearmost = Integer.highestOneBit(occupied);
    return rearmost < 1 << die ? rearmost : onBoard | (occupied & (1 << die));
  }

  /** The occupied cells after a step; {@code near} and {@code far} are the cells before it. */
  private static int occupiedAfter(int occupied, long near, long far, int source, int target) {
    int left = Checkers.on(source, near, far) == 1 ? occupied & ~(1 << source) : occupied;
    return (left | 1 << target) & ~1;
  }

  /** With two or more checkers outside the home board, no second step can bear one off. */
  private boolean mayBearOff() {
    int outside = startOccupied >>> (Checkers.HOME_POINTS + 1);
    if (outside == 0) {
      return true;
    }
    int rearmost = 31 - Integer.numberOfLeadingZeros(startOccupied);
    return Integer.bitCount(outside) == 1 && Checkers.on(rearmost, startNear, startFar) == 1;
  }

  /**
   * Both dice, no bearing off. Playing the high die first reaches every pair of steps by two
   * checkers, and a checker x on its way over x − high. Playing the low die first adds only the way
   * over x − low. Both ways and the pair x → x − low, x − low → x − low − high end alike unless one
   * of them hits on its way, so each is skipped when another stands for it. A checker on the bar
   * must take the first step, then both orders are needed and only its two ways can meet; with two
   * or more on the bar the orders are the same.
   */
  private void playBoth() {
    boolean fromBar = (startOccupied & BAR_BIT) != 0;
    for (int left = sources(startOccupied, blocked, high); left != 0; left &= left - 1) {
      int source = Integer.numberOfTrailingZeros(left);
      int via = source - high;
      boolean pairStandsForWay =
          !fromBar && (startOccupied >>> (source - low) & ~(blots >>> via) & 1) != 0;
      playSecond(source, high, low, pairStandsForWay ? ~(1 << via) : -1, 0);
    }
    if (Checkers.on(Checkers.BAR, startNear, startFar) > 1) {
      return;
    }
    for (int left = sources(startOccupied, blocked, low); left != 0; left &= left - 1) {
      int source = Integer.numberOfTrailingZeros(left);
      int via = source - low;
      int otherVia = source - high;
      boolean otherWayStands =
          otherVia > 0 && (((blocked | blots) >>> otherVia | blots >>> via) & 1) == 0;
      int allowed = fromBar ? -1 : 1 << via & ~startOccupied;
      playSecond(
          source, low, high, otherWayStands ? allowed & ~(1 << via) : allowed, LOW_DIE_FIRST);
    }
  }

  /** Plays one die from a source and then the other from every allowed one. */
  private void playSecond(int source, int firstDie, int secondDie, int allowed, int order) {
    int target = source - firstDie;
    int occupied = occupiedAfter(startOccupied, startNear, startFar, source, target);
    int secondSources = sources(occupied, blocked, secondDie) & allowed;
    if (secondSources == 0) {
      return;
    }
    long near = startNear + NEAR_CHANGE[firstDie * 32 + source];
    long far = startFar + FAR_CHANGE[firstDie * 32 + source];
    int hits = blots & 1 << target;
    int playedFirst = 2 | order | source << FIRST_SOURCE_SHIFT;
    for (int left = secondSources; left != 0; left &= left - 1) {
      int second = Integer.numberOfTrailingZeros(left);
      record(
          near + NEAR_CHANGE[secondDie * 32 + second],
          far + FAR_CHANGE[secondDie * 32 + second],
          hits | (blots & 1 << (second - secondDie)),
          playedFirst | second << (FIRST_SOURCE_SHIFT + SOURCE_BITS));
    }
  }

  /** Both dice in one order, where checkers may be borne off: known end positions are skipped. */
  private void playBothNearTheEnd(int firstDie, int secondDie, int order) {
    for (int left = sources(startOccupied, blocked, firstDie); left != 0; left &= left - 1) {
      int source = Integer.numberOfTrailingZeros(left);
      int target = Math.max(source - firstDie, Checkers.OFF);
      int occupied = occupiedAfter(startOccupied, startNear, startFar, source, target);
      long near = startNear + NEAR_CHANGE[firstDie * 32 + source];
      long far = startFar + FAR_CHANGE[firstDie * 32 + source];
      int hits = blots & 1 << target;
      for (int rest = sources(occupied, blocked, secondDie); rest != 0; rest &= rest - 1) {
        int second = Integer.numberOfTrailingZeros(rest);
        recordIfNew(
            near + NEAR_CHANGE[secondDie * 32 + second],
            far + FAR_CHANGE[secondDie * 32 + second],
            hits | (blots & 1 << Math.max(second - secondDie, Checkers.OFF)),
            2
                | order
                | source << FIRST_SOURCE_SHIFT
                | second << (FIRST_SOURCE_SHIFT + SOURCE_BITS));
      }
    }
  }

  /** No order plays both dice: the larger if it can be played, else the smaller, else nothing. */
  private void playOne() {
    int die = sources(startOccupied, blocked, high) != 0 ? high : low;
    int order = die == high ? 0 : LOW_DIE_FIRST;
    for (int left = sources(startOccupied, blocked, die); left != 0; left &= left - 1) {
      int source = Integer.numberOfTrailingZeros(left);
      record(
          startNear + NEAR_CHANGE[die * 32 + source],
          startFar + FAR_CHANGE[die * 32 + source],
          blots & 1 << Math.max(source - die, Checkers.OFF),
          1 | order | source << FIRST_SOURCE_SHIFT);
    }
    if (count == 0) {
      record(startNear, startFar, 0, 0);
    }
  }

  /**
   * Up to four steps of one die, each from a source no further back than the one before. Any legal
   * sequence can be sorted into that order, and the end position tells how many steps left each
   * cell; so this walk meets every end position exactly once. A walk that stops early counts only
   * if no walk is longer.
   */
  private void playDouble(
      long near, long far, int occupied, int hits, int steps, int path, int notBehind) {
    int left = steps == 4 ? 0 : sources(occupied, blocked, high) & notBehind;
    if (left == 0) {
      if (steps > mostSteps) {
        mostSteps = steps;
        count = 0;
      }
      if (steps == mostSteps) {
        record(near, far, hits, steps | path);
      }
      return;
    }
    int shift = FIRST_SOURCE_SHIFT + SOURCE_BITS * steps;
    for (; left != 0; left &= left - 1) {
      int source = Integer.numberOfTrailingZeros(left);
      int target = Math.max(source - high, Checkers.OFF);
      playDouble(
          near + NEAR_CHANGE[high * 32 + source],
          far + FAR_CHANGE[high * 32 + source],
          occupiedAfter(occupied, near, far, source, target),
          hits | (blots & 1 << target),
          steps + 1,
          path | source << shift,
          (2 << source) - 1);
    }
  }

  private void record(long near, long far, int hits, int path) {
    nearAfter[count] = near;
    farAfterAndHits[count] = far | (long) hits << HITS_SHIFT;
    played[count++] = path;
  }

  private void recordIfNew(long near, long far, int hits, int path) {
    long farAndHits = far | (long) hits << HITS_SHIFT;
    for (int known = 0; known < count; known++) {
      if (nearAfter[known] == near && farAfterAndHits[known] == farAndHits) {
        return;
      }
    }
    record(near, far, hits, path);
  }
}
