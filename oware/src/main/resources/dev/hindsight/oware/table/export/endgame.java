// Oware endgames: ${WHAT} of every board of up to ${SEEDS} seeds (${BOARDS} boards).
//
// Made by Hindsight from the table ${TABLE}. SPDX-License-Identifier: Apache-2.0
//
// A value is the net seeds (captured minus lost) that the player to move gets from here on when
// both play best, under the ${RULES} rules: ${GRAND_SLAM},
// a player without seeds must be fed, who cannot move ends the game and each takes the seeds on
// their own side. ${REPETITION}
// There is no turn limit: close to one, a long plan may no longer fit. The best move keeps the
// value but need not be the shortest way to it; a search with values at its leaves finds that.
//
//   OwareEndgame.init();  // once: ${START_UP}
//   int[] pits = {0,0,0,0,1,1, 1,0,0,0,0,1};            // mover's six pits, then the other's,
//   int net = OwareEndgame.value(pits);                 // both in the direction of sowing
//   int pit = OwareEndgame.bestMove(pits);              // 0 to 5
//   OwareEndgame.lowest(pits), OwareEndgame.highest(pits)   // where the value hangs on repetitions
//
// Self-test: java OwareEndgame.java < boards.txt. Pasted below your own class it needs no import.
final class OwareEndgame {
  static final int MOST_SEEDS = ${SEEDS};

  /** 1 if every value is exact, 2 if the table says at least and at most. */
  private static final int PLANES = ${PLANES};

  /** The value of a board with more seeds, or that is not a board, or that has only bounds. */
  static final int UNKNOWN = -1000;

  /** The best move when the game is over or the board is not in the table. */
  static final int NO_MOVE = -1;

  /** Unpacks the table. The other methods do it on their first call if nobody has. */
  static void init() {
    Holder.TABLE.rows.number(new int[6], 0);
  }

  /** Net seeds for the mover, or UNKNOWN. */
  static int value(int[] pits) {
    int lowest = lowest(pits);
    return lowest == highest(pits) ? lowest : UNKNOWN;
  }

  /** At least this for the mover, whatever a repetition is worth, or UNKNOWN. */
  static int lowest(int[] pits) {
    return covers(pits) ? Holder.TABLE.values[Holder.TABLE.board(pits)] : UNKNOWN;
  }

  /** At most this for the mover, whatever a repetition is worth, or UNKNOWN. */
  static int highest(int[] pits) {
    OwareEndgame t = Holder.TABLE;
    return covers(pits) ? t.values[(PLANES - 1) * t.rows.boards + t.board(pits)] : UNKNOWN;
  }

  /**
   * The pit to play, 0 to 5, or NO_MOVE. Of moves that are worth the same at least, the one that
   * captures most now, then the lowest pit.
   */
  static int bestMove(int[] pits) {
    if (!covers(pits)) {
      return NO_MOVE;
    }
    OwareEndgame t = Holder.TABLE;
    int mover = t.rows.number(pits, 0), other = t.rows.number(pits, 6);
    int[] legal = new int[6];
    int count = t.rows.moves(mover, other, legal), best = NO_MOVE, bestScore = 0;
    for (int i = 0; i < count; i++) {
      int gain = t.rows.gain(mover, other, legal[i]);
      int to = (PLANES - 1) * t.rows.boards + t.rows.child(mover, other, legal[i]);
      int score = (gain - t.values[to]) * 64 + gain;
      if (best == NO_MOVE || score > bestScore) {
        best = legal[i];
        bestScore = score;
      }
    }
    return best;
  }

  /** Reads boards, 12 numbers a line; prints lowest, highest and best move of each on a line. */
  public static void main(String[] args) throws java.io.IOException {
    var in = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
    var out = new StringBuilder();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] counts = line.trim().split("\\s+");
      int[] pits = java.util.Arrays.stream(counts).mapToInt(Integer::parseInt).toArray();
      out.append(lowest(pits)).append(' ').append(highest(pits)).append(' ');
      out.append(bestMove(pits)).append('\n');
    }
    System.out.print(out);
  }

  // From here on: how the table is unpacked.

  private static final class Holder {
    static final OwareEndgame TABLE = new OwareEndgame();
  }

  private static final long ADLER = ${ADLER}L;
  private static final String PACKED =
${PACKED};

${ROWS}
  private final Rows rows = new Rows();
  private final byte[] values; // of board + plane * boards; open boards: see fill

  private OwareEndgame() {
    values = new byte[PLANES * rows.boards];
    java.util.Arrays.fill(values, (byte) (-100 - MOST_SEEDS));
    fill();
  }

  private int board(int[] pits) {
    return rows.start[rows.number(pits, 0)] + rows.number(pits, 6);
  }

  // Boards come by seeds, weight, mover's row, other row. The packed bytes are asked only for what
  // the children and parents so far leave open: an open board holds its lower bound minus 100.
  private void fill() {
    Answers answers = new Answers();
    long[] order = new long[rows.boards];
    for (int n = 0; n <= MOST_SEEDS; n++) {
      int count = 0;
      for (int mover = 0; mover < rows.upto[n + 1]; mover++) {
        int rest = n - rows.seeds[mover];
        for (int other = rows.upto[rest]; other < rows.upto[rest + 1]; other++) {
          long weight = rows.weight[mover] + rows.weight[other];
          order[count++] = (weight << 14 | mover) << 14 | other;
        }
      }
      java.util.Arrays.sort(order, 0, count);
      for (int i = 0; i < count; i++) {
        for (int plane = 0; plane < PLANES; plane++) {
          visit((int) (order[i] >> 14) & 16383, (int) order[i] & 16383, n, plane, answers);
        }
      }
    }
  }

  private final int[] open = new int[6];
  private final int[] legal = new int[6];

  // What is at least for one player is at most for the other: children are in the other plane.
  private void visit(int mover, int other, int n, int plane, Answers answers) {
    int opens = 0, known = -n, hope = -n, moves = rows.moves(mover, other, legal);
    for (int i = 0; i < moves; i++) {
      int to = (PLANES - 1 - plane) * rows.boards + rows.child(mover, other, legal[i]);
      int v = values[to];
      if (v < -50) {
        open[opens++] = to;
        hope = Math.max(hope, Math.min(n, -100 - v));
      } else {
        known = Math.max(known, rows.gain(mover, other, legal[i]) - v);
      }
    }
    int board = plane * rows.boards + rows.start[mover] + other, v = values[board];
    if (moves == 0) {
      v = rows.seeds[mover] - rows.seeds[other];
    } else if (v < -50) {
      int lowest = Math.max(known, v + 100), highest = Math.max(hope, lowest);
      v = lowest == highest ? lowest : answers.value(lowest, highest, opens, rows.seeds[mover]);
    }
    int able = 0, lastAble = 0;
    for (int i = 0; i < opens; i++) {
      int to = open[i];
      if (-100 - values[to] >= v) {
        able++;
        lastAble = to;
      }
      values[to] = (byte) Math.max(values[to], -100 - v);
    }
    if (able == 1 && v > known) {
      values[lastAble] = (byte) -v;
    }
    values[board] = (byte) v;
  }

  // Answers yes-or-no questions from the packed bytes, each in a situation whose odds it learns.
  private static final class Answers {
    private static final int SPAN = 2 * MOST_SEEDS + 1;
    private final byte[] bytes = java.util.Base64.getUrlDecoder().decode(PACKED);
    private final int[] likely = new int[SPAN * SPAN * (2 * (MOST_SEEDS + 1) + SPAN)];
    private final int[] looks = new int[likely.length];
    private long range = 0xFFFFFFFFL, code;
    private int at;

    Answers() {
      var adler = new java.util.zip.Adler32();
      adler.update(bytes);
      if (adler.getValue() != ADLER) {
        throw new IllegalStateException("the packed oware table is damaged");
      }
      java.util.Arrays.fill(likely, 32768);
      for (int i = 0; i < 4; i++) {
        code = code << 8 | next();
      }
    }

    private int next() {
      return at < bytes.length ? bytes[at++] & 0xFF : 0;
    }

    private boolean yes(int situation) {
      long bound = (range >> 16) * likely[situation];
      boolean answer = code < bound;
      if (answer) {
        range = bound;
        likely[situation] += (65536 - likely[situation]) / (looks[situation] + 2);
      } else {
        code -= bound;
        range -= bound;
        likely[situation] -= likely[situation] / (looks[situation] + 2);
      }
      looks[situation] = Math.min(30, looks[situation] + 1);
      for (; range < 1 << 24; range <<= 8) {
        code = code << 8 | next();
      }
      return answer;
    }

    // A value between bounds: is it the lowest? is it 0? is it lowest + 1, + 2, ...?
    int value(int lowest, int highest, int openMoves, int moverSeeds) {
      int bounds = (lowest + MOST_SEEDS) * SPAN + highest + MOST_SEEDS;
      if (yes((bounds * 2 + (openMoves > 1 ? 1 : 0)) * (MOST_SEEDS + 1) + moverSeeds)) {
        return lowest;
      }
      int zero = SPAN * SPAN * 2 * (MOST_SEEDS + 1) + bounds * SPAN + MOST_SEEDS;
      int left = highest - lowest;
      if (lowest < 0 && highest >= 0 && (left-- == 1 || yes(zero))) {
        return 0;
      }
      for (int candidate = lowest + 1; ; candidate++) {
        if (candidate != 0 && (left-- == 1 || yes(zero + candidate))) {
          return candidate;
        }
      }
    }
  }
}
