
// A player: looks deeper and deeper until its time is up, with the table where few seeds are left.
// It plays for the game first, more than half of the seeds, and for seeds second. It does not know
// which positions were there before, so it neither seeks nor shuns a repetition.
//
//   ${SPACE}.init();  // once: ${START_UP}
//   int pit = OwareBot.choose(pits, 20, 18, 57, 45, 60);  // seeds taken by the mover and by the
//                                                         // other, plies left, milliseconds, depth
//
// Self-test: javac file.java && java OwareBot < positions.txt
final class OwareBot {
  /** Plies, where the game does not stop. */
  static final int NO_LIMIT = 1_000_000;

  /** The game is over. */
  static final int NO_MOVE = -1;

  private static final int WON = 100_000; // and a hundred for each seed ahead
  private static final int MOST = 1_000_000;
  private static final boolean GRAND_SLAM_CAPTURES = ${GRAND_SLAM_CAPTURES};

  private final long deadline;
  private int untilLook;
  private boolean stopped;

  private OwareBot(int milliseconds) {
    deadline = System.nanoTime() + milliseconds * 1_000_000L;
  }

  private static final class Move {
    final int pit;
    final int[] next = new int[12]; // the board as the other player sees it
    final boolean feeds;
    int gain;

    Move(int[] pits, int from) {
      pit = from;
      int[] after = pits.clone();
      int last = from, there = 0;
      after[from] = 0;
      for (int hand = pits[from]; hand > 0; ) {
        last = (last + 1) % 12;
        if (last != from) {
          after[last]++;
          hand--;
        }
      }
      for (int i = 6; i < 12; i++) {
        there += after[i];
      }
      int first = last + 1;
      for (; first > 6 && (after[first - 1] & ~1) == 2; first--) {
        gain += after[first - 1];
      }
      if (gain == there && !GRAND_SLAM_CAPTURES) {
        gain = 0;
        first = last + 1;
      }
      for (int i = first; i <= last; i++) {
        after[i] = 0;
      }
      for (int i = 0; i < 12; i++) {
        next[i] = after[(i + 6) % 12];
      }
      feeds = there > gain;
    }
  }

  /** The pit to play, 0 to 5, or NO_MOVE. */
  static int choose(
      int[] pits, int mine, int theirs, int turnsLeft, int milliseconds, int mostDepth) {
    OwareBot search = new OwareBot(milliseconds);
    Move[] list = new Move[6];
    int count = turnsLeft > 0 ? moves(pits, list) : 0;
    for (int depth = 1; depth <= mostDepth && count > 1 && !search.stopped; depth++) {
      int best = -MOST, place = 0;
      for (int i = 0; i < count; i++) {
        int found =
            -search.value(
                list[i].next, theirs, mine + list[i].gain, turnsLeft - 1, depth - 1, -MOST, -best);
        if (search.stopped) {
          break;
        }
        if (found > best) {
          best = found;
          place = i;
        }
      }
      // The best so far is looked at first, so a depth that was cut short does no harm.
      Move first = list[place];
      System.arraycopy(list, 0, list, 1, place);
      list[0] = first;
      if (Math.abs(best) >= WON && best != -MOST) {
        break;
      }
    }
    return count == 0 ? NO_MOVE : list[0].pit;
  }

  // The legal moves, the greatest capture first, and how many: those that leave the other player a
  // seed; if none does and there were seeds to take, all.
  private static int moves(int[] pits, Move[] list) {
    int count = 0;
    for (int feeding = 1; feeding >= 0; feeding--) {
      for (int pit = 0; pit < 6; pit++) {
        Move move = pits[pit] == 0 ? null : new Move(pits, pit);
        if (move == null || move.feeds != (feeding == 1)) {
          continue;
        }
        int place = count++;
        for (; place > 0 && list[place - 1].gain < move.gain; place--) {
          list[place] = list[place - 1];
        }
        list[place] = move;
      }
      if (count > 0 || seeds(pits, 6) == 0) {
        break;
      }
    }
    return count;
  }

  private static int seeds(int[] pits, int from) {
    int sum = 0;
    for (int pit = from; pit < from + 6; pit++) {
      sum += pits[pit];
    }
    return sum;
  }

  private static int outlook(int ahead) {
    return 100 * ahead + WON * Integer.signum(ahead);
  }

  private int value(
      int[] pits, int mine, int theirs, int turnsLeft, int depth, int alpha, int beta) {
    if (untilLook-- == 0) {
      untilLook = 255;
      stopped = System.nanoTime() - deadline >= 0;
    }
    if (stopped) {
      return 0;
    }
    int ahead = mine - theirs, own = seeds(pits, 0), there = seeds(pits, 6);
    if (turnsLeft <= 0) {
      return outlook(ahead);
    }
    if (own + there <= ${SPACE}.MOST_SEEDS) {
      int net = ${SPACE}.${KNOWN};
      if (net != ${SPACE}.UNKNOWN) {
        return outlook(ahead + net);
      }
    }
    Move[] list = new Move[6];
    int count = moves(pits, list);
    if (count == 0) {
      return outlook(ahead + own - there);
    }
    if (Math.abs(ahead) > own + there) {
      return outlook(ahead);
    }
    if (depth == 0) {
      int estimate = 100 * ahead + 15 * (own - there);
      for (int pit = 0; pit < 6; pit++) {
        estimate += 60 * (Integer.signum(pits[pit]) - Integer.signum(pits[pit + 6]));
      }
      return estimate;
    }
    int best = -MOST;
    for (int i = 0; i < count && best < beta; i++) {
      best =
          Math.max(
              best,
              -value(
                  list[i].next,
                  theirs,
                  mine + list[i].gain,
                  turnsLeft - 1,
                  depth - 1,
                  -beta,
                  -Math.max(alpha, best)));
    }
    return best;
  }

  /**
   * Reads positions: 12 pits, seeds of the mover and of the other, plies left, milliseconds, depth.
   * Prints the move of each.
   */
  public static void main(String[] arguments) {
    try (java.util.Scanner in = new java.util.Scanner(System.in)) {
      int[] pits = new int[12];
      while (in.hasNextInt()) {
        for (int pit = 0; pit < 12; pit++) {
          pits[pit] = in.nextInt();
        }
        System.out.println(
            choose(pits, in.nextInt(), in.nextInt(), in.nextInt(), in.nextInt(), in.nextInt()));
      }
    }
  }
}
