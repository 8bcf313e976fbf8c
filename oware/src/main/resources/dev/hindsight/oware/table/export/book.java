// Oware book: the exact value of every board of up to ${SEEDS} seeds (${BOARDS} boards), for every
// number of turns left.
//
// Made by Hindsight from ${ORIGIN}. SPDX-License-Identifier: Apache-2.0
//
// A value is the net seeds (captured minus lost) that the player to move gets until the game stops
// when both play best, under the ${RULES} rules: ${GRAND_SLAM},
// a player without seeds must be fed, who cannot move ends the game and each takes the seeds on
// their own side. When the turns are used up the seeds on the board count for nobody. Nothing is
// stored: the rules say it all, and the book is solved when the program starts.
//
//   OwareBook.init();  // once: ${START_UP}
//   int[] pits = {0,0,0,0,1,1, 1,0,0,0,0,1};            // mover's six pits, then the other's,
//   int net = OwareBook.value(pits, 17);                // both in the direction of sowing;
//   int pit = OwareBook.bestMove(pits, 17);             // 17 plies left; 0 to 5
//
// Self-test: java OwareBook.java < boards.txt. Pasted below your own class it needs no import.
final class OwareBook {
  static final int MOST_SEEDS = ${SEEDS};

  /** The value of a board with more seeds, or that is not a board. */
  static final int UNKNOWN = -1000;

  /** The best move when the game is over or the value is unknown. */
  static final int NO_MOVE = -1;

  /** Solves the book. The other methods do it on their first call if nobody has. */
  static void init() {
    Holder.BOOK.rows.number(new int[6], 0);
  }

  /** Net seeds for the mover with so many plies left, or UNKNOWN. */
  static int value(int[] pits, int turnsLeft) {
    if (!covers(pits)) {
      return UNKNOWN;
    }
    OwareBook b = Holder.BOOK;
    return b.net(b.rows.start[b.rows.number(pits, 0)] + b.rows.number(pits, 6), turnsLeft);
  }

  /**
   * The pit to play, 0 to 5, or NO_MOVE. Of equally good moves the one that captures most now, then
   * the lowest pit.
   */
  static int bestMove(int[] pits, int turnsLeft) {
    if (!covers(pits) || turnsLeft <= 0) {
      return NO_MOVE;
    }
    OwareBook b = Holder.BOOK;
    int mover = b.rows.number(pits, 0), other = b.rows.number(pits, 6);
    int[] legal = new int[6];
    int count = b.rows.moves(mover, other, legal), best = NO_MOVE, bestScore = 0;
    for (int i = 0; i < count; i++) {
      int gain = b.rows.gain(mover, other, legal[i]);
      int net = gain - b.net(b.rows.child(mover, other, legal[i]), turnsLeft - 1);
      if (best == NO_MOVE || net * 64 + gain > bestScore) {
        best = legal[i];
        bestScore = net * 64 + gain;
      }
    }
    return best;
  }

  /** Reads boards, 12 numbers and the turns left a line; prints value and best move of each. */
  public static void main(String[] args) throws java.io.IOException {
    var in = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
    var out = new StringBuilder();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] words = line.trim().split("\\s+");
      int[] numbers = java.util.Arrays.stream(words).mapToInt(Integer::parseInt).toArray();
      int[] pits = java.util.Arrays.copyOf(numbers, 12);
      out.append(value(pits, numbers[12])).append(' ').append(bestMove(pits, numbers[12]));
      out.append('\n');
    }
    System.out.print(out);
  }

  // From here on: how the book is solved.

  private static final class Holder {
    static final OwareBook BOOK = new OwareBook();
  }

${ROWS}
  private final Rows rows = new Rows();

  // Per board the turns at which its value changes, and to what; before the first it is 0.
  private final int[] first = new int[rows.boards + 1];
  private byte[] turns = new byte[1 << 16];
  private byte[] nets = new byte[1 << 16];

  // Moves from and to each board; the seeds on it; its value if nobody can move.
  private final int[] children = new int[rows.boards + 1];
  private final int[] parents = new int[rows.boards + 1];
  private int[] child = new int[6 * rows.boards];
  private int[] parent;
  private final byte[] seeds = new byte[rows.boards];
  private final byte[] ends = new byte[rows.boards];

  // With t turns left a board is worth the best of captured - value of the child with t - 1. It can
  // change only if a child changed the turn before, so each turn looks only at such boards, until
  // none is left: from then on nothing changes.
  private OwareBook() {
    link();
    int[] board = new int[1 << 16];
    int size = 0, looks = rows.boards;
    int[] look = new int[rows.boards];
    boolean[] waiting = new boolean[rows.boards];
    byte[] now = new byte[rows.boards];
    for (int b = 0; b < rows.boards; b++) {
      look[b] = b;
    }
    for (int t = 1; looks > 0; t++) {
      int begin = size;
      for (int i = 0; i < looks; i++) {
        int b = look[i], best = bestOf(b, now);
        waiting[b] = false;
        if (best != now[b]) {
          if (size == board.length) {
            board = java.util.Arrays.copyOf(board, 2 * size);
            turns = java.util.Arrays.copyOf(turns, 2 * size);
            nets = java.util.Arrays.copyOf(nets, 2 * size);
          }
          board[size] = b;
          turns[size] = (byte) t;
          nets[size++] = (byte) best;
        }
      }
      for (int c = begin; c < size; c++) {
        byte before = now[board[c]];
        now[board[c]] = nets[c];
        nets[c] = before;
      }
      looks = 0;
      for (int c = begin; c < size; c++) {
        int b = board[c], before = nets[c];
        nets[c] = now[b];
        for (int e = parents[b]; e < parents[b + 1]; e++) {
          int p = parent[e], gain = seeds[p] - seeds[b];
          if (!waiting[p] && (gain - now[b] > now[p] || gain - before == now[p])) {
            waiting[p] = true;
            look[looks++] = p;
          }
        }
      }
    }
    child = parent = new int[0];
    sort(board, size);
  }

  private int net(int board, int turnsLeft) {
    int c = first[board], result = 0;
    while (c < first[board + 1] && (turns[c] & 0xFF) <= turnsLeft) {
      result = nets[c++];
    }
    return result;
  }

  private void link() {
    int[] legal = new int[6];
    int size = 0, b = 0;
    for (int mover = 0; mover < rows.size; mover++) {
      for (int other = 0; other < rows.upto[MOST_SEEDS - rows.seeds[mover] + 1]; other++, b++) {
        int count = rows.moves(mover, other, legal);
        seeds[b] = (byte) (rows.seeds[mover] + rows.seeds[other]);
        ends[b] = (byte) (rows.seeds[mover] - rows.seeds[other]);
        for (int i = 0; i < count; i++) {
          child[size] = rows.child(mover, other, legal[i]);
          parents[child[size++] + 1]++;
        }
        children[b + 1] = size;
      }
    }
    for (b = 0; b < rows.boards; b++) {
      parents[b + 1] += parents[b];
    }
    parent = new int[size];
    int[] next = parents.clone();
    for (b = 0; b < rows.boards; b++) {
      for (int e = children[b]; e < children[b + 1]; e++) {
        parent[next[child[e]]++] = b;
      }
    }
  }

  private int bestOf(int b, byte[] now) {
    if (children[b] == children[b + 1]) {
      return ends[b];
    }
    int best = -MOST_SEEDS;
    for (int e = children[b]; e < children[b + 1]; e++) {
      best = Math.max(best, seeds[b] - seeds[child[e]] - now[child[e]]);
    }
    return best;
  }

  private void sort(int[] board, int size) {
    for (int c = 0; c < size; c++) {
      first[board[c] + 1]++;
    }
    for (int b = 0; b < rows.boards; b++) {
      first[b + 1] += first[b];
    }
    int[] next = first.clone();
    byte[] sortedTurns = new byte[size], sortedNets = new byte[size];
    for (int c = 0; c < size; c++) {
      int place = next[board[c]]++;
      sortedTurns[place] = turns[c];
      sortedNets[place] = nets[c];
    }
    turns = sortedTurns;
    nets = sortedNets;
  }
}
